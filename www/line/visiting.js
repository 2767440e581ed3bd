// The side of the guest: its table shows what the other device tells, and sends the answers there.
import { context } from "../context.js";
import { matchPart } from "../games/registry.js";
import { keepEnded } from "../match/ended.js";
import { Match } from "../match/match.js";
import { shownName } from "../match/seats.js";
import { toast } from "../ui/live.js";
import { ALONE, capital } from "../ui/words.js";
import { FarConnection } from "./far.js";
import { forgetLine, guessesIn, keepLine, keptGuesses, spentIn } from "./kept.js";
import { LinePlay } from "./line-play.js";
import { AS_SHOWN, FRIEND, OTHERWISE } from "./words.js";

/**
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("./far.js").News & { seat: Seat | null, round: number, names: Record<Seat, string> }} News
 */

/** Leads the match on the side of the guest. */
class GuestPlay extends LinePlay {
  /** News that was told and is not shown yet. @type {News[]} */
  #news = [];
  /** The place of the game that is shown. @type {string | undefined} */
  #at;

  /** @param {import("./two.js").Line} line @param {Visiting} visiting @param {Seat | null} own */
  constructor(line, visiting, own) {
    super(line, own);
    this.visiting = visiting;
  }

  /** @param {News} news */
  hear(news) {
    this.#news.push(news);
    this.match.stage.finishNow();
    void this.next();
  }

  keep() {
    this.visiting.keep();
  }

  async next() {
    const { match } = this;
    if (match.phase !== "idle") return;
    const news = this.#news.shift();
    if (!news) {
      if (match.prompt?.seat === this.own) await super.next();
      return;
    }
    await match.during("answering", async () => {
      const { view, prompt, offers, options, save = "", events = null, by } = news;
      match.adopt({ view, prompt, offers, options, save });
      if (by && events) match.answered += by.charAt(0);
      // The same place is told again after a break: what was thought there counts.
      if (news.at !== this.#at) match.watch.reset();
      await match.show(events);
    });
  }

  /** @param {import("../engine").Events | null} events */
  async show(events) {
    const { match, visiting } = this;
    this.#at = visiting.far.last?.at;
    visiting.keep();
    if (events && match.over && match.state.save) {
      if (this.own && !match.stage.temporary) keepEnded(match);
      void visiting.check();
    }
    await super.show(events);
  }
}

export class Visiting {
  as = /** @type {const} */ ("guest");
  /** @type {Match | null} */
  match = null;
  round = 0;

  /** @param {import("./guest-line.js").GuestLine} line @param {import("./kept.js").KeptGuest | null} kept */
  constructor(line, kept) {
    this.line = line;
    this.far = new FarConnection((message) => line.post(message), context.connection);
    this.far.last = kept?.last ?? null;
    this.spent = kept?.spent ?? 0;
    this.guesses = keptGuesses(kept);
    this.far.changed = (news) => void this.#told(/** @type {News} */ (news));
  }

  /** @param {News} news */
  async #told(news) {
    if (this.match && news.round === this.round && !this.match.gone) this.conductor?.hear(news);
    else if (this.line.begun) await this.line.sitDown();
    else void this.line.showOwn();
  }

  get conductor() {
    return /** @type {GuestPlay | undefined} */ (this.match?.conductor);
  }

  /** True while the table shows the game that was told of last. */
  get isShown() {
    const { last } = this.far;
    return this.match !== null && !this.match.gone && /** @type {News} */ (last).round === this.round;
  }

  /** The table of what was told last. */
  async open() {
    const { game } = /** @type {News} */ (this.far.last).view;
    const part = await matchPart(game);
    // More may have been told meanwhile.
    const news = /** @type {News} */ (this.far.last);
    const { view, prompt, offers, options, save = "", seat, names } = news;
    const conductor = new GuestPlay(this.line, this, seat);
    /** @param {Seat} one */
    const sitter = (one) => ({
      kind: /** @type {const} */ ("human"),
      name: one === seat ? ALONE : shownName(names[one], capital(FRIEND)),
    });
    const seats = { first: sitter("first"), second: sitter("second") };
    const state = { view, prompt, offers, options, save };
    this.match = new Match(this.far, part, { seats, guesses: this.guesses }, state, conductor);
    this.guesses = "";
    this.match.keeps = false;
    this.match.watch.reset(this.spent);
    this.spent = 0;
    this.round = news.round;
    return this.match;
  }

  /** The own engine plays the whole game again: it says where that leads elsewhere than what was shown here. */
  async check() {
    const { connection } = context;
    const { log, result } = /** @type {News} */ (this.far.last).view;
    const same = await connection
      .call("loadGame", this.far.last?.save ?? "")
      .then(() => connection.call("view", "watcher"))
      .then((view) => JSON.stringify([view.log, view.result]) === JSON.stringify([log, result]))
      .catch(() => false);
    if (!same) toast(OTHERWISE, "trouble");
    if (this.conductor) this.conductor.checked = same ? AS_SHOWN : OTHERWISE;
    await this.line.resultAgain();
  }

  /** Keeps what was seen last: the board is there after this page was closed. A watcher keeps nothing. */
  keep() {
    const { last } = this.far;
    const { match, line } = this;
    if (!last || !match?.people.length) return;
    if (match.over) return forgetLine();
    const { game } = match.view;
    const { save, ...rest } = last;
    const { moves: turn } = match.conductor;
    const { table = "", friend } = line;
    keepLine({ as: "guest", table, game, friend, last: rest, turn, spent: spentIn(match), ...guessesIn(match) });
  }
}
