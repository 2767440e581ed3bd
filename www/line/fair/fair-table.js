// The table of a game that nobody deals, on either device: how it begins, is kept, goes on and ends.
import { context, gameInfo } from "../../context.js";
import { extra } from "../../extras/extra.js";
import { matchPart } from "../../games/registry.js";
import { keepEnded } from "../../match/ended.js";
import { Match } from "../../match/match.js";
import { canUndoFar, undo } from "../../match/undo.js";
import { h } from "../../ui/dom.js";
import { ALONE, capital, wait } from "../../ui/words.js";
import { armyOf } from "../army.js";
import { forgetLine, guessesIn, keepLine, keptGuesses, spentIn } from "../kept.js";
import { sayCheat } from "./cheat.js";
import { nobodyMeans } from "./deals.js";
import { FairGame } from "./fair-game.js";
import { FairConnection, FairPlay } from "./fair-play.js";
import { fresh, otherOf } from "./kept-game.js";
import { isHex } from "./sums.js";

/** @typedef {import("../../engine").Seat} Seat */

const FITS = "Both devices have opened everything and played the whole game again: all of it fits.";

export class FairTable {
  /** @type {FairGame} */
  game = /** @type {any} */ (null);
  /** @type {Match | null} */
  match = null;
  part = /** @type {import("../../games/protocol").MatchPart} */ (/** @type {any} */ (null));
  round = 1;
  /** True while the other player is asked for what needs both. */
  asking = false;
  /** True once the other side has sent what does not fit. */
  broken = false;
  own = context.connection;
  #connection = new FairConnection(this.own, this);
  /** @type {(match: Match) => void} */
  #dealt = () => {};
  /** Resolves once both sides have made the game. @type {Promise<Match>} */
  ready = new Promise((done) => {
    this.#dealt = done;
  });

  /** @param {import("../two.js").Line} line */
  constructor(line) {
    this.line = line;
  }

  /** @param {import("./kept-game.js").Kept} kept @param {import("../../games/protocol").MatchPart} part */
  #begin(kept, part) {
    this.part = part;
    this.game = new FairGame(kept, {
      connection: this.own,
      post: (message) => this.line.post(message),
      keep: (save) => this.keep(save),
      shuffler: () => extra("shuffle").then(({ shuffler }) => shuffler()),
      hidden: (part.hides?.(kept.options) && part.hidden) || null,
      hand: (view) => part.hand?.(view, kept.own) ?? [],
      cheat: (found) => this.#cheat(found),
      clear: (save) => void this.#clear(save),
    });
    this.game.answered = () => void this.match?.conductor.next();
  }

  /**
   * The inviting side proposes a game.
   * @param {import("../two.js").Line} line @param {import("../../games/protocol").MatchPart} part
   * @param {import("../hosting.js").Wanted} wanted @param {Seat} far
   */
  static proposed(line, part, { game, options = {} }, far) {
    const table = new FairTable(line);
    table.#begin(fresh({ game, options, own: otherOf(far) }), part);
    return table;
  }

  /** A kept game goes on. @param {import("../two.js").Line} line @param {import("../kept.js").KeptFair} kept */
  static async resumed(line, kept) {
    const table = new FairTable(line);
    table.round = kept.round;
    table.#begin(kept.fair, await matchPart(kept.fair.game));
    await table.game.resume(kept.save);
    const match = await table.#open(kept.answered);
    match.watch.reset(kept.spent);
    match.request.guesses = keptGuesses(kept);
    return table;
  }

  /** The seat of the other device. */
  get far() {
    return otherOf(this.game.kept.own);
  }

  /** The game that is going to be played, in words. */
  about() {
    const { game, own } = this.game.kept;
    const army = armyOf(game, own === "first");
    return [
      h("p", {}, `${gameInfo(game).title}: you play ${army}.`),
      this.part && h("p", { class: "hint" }, nobodyMeans(this.part)),
    ];
  }

  /** Opens the table of the game that is played now, unless it stands. */
  async sitDown() {
    const match = await this.ready;
    if (context.table?.match !== match) await this.line.openTable(match);
  }

  /** Both want it. @param {import("../two.js").Wish} wish @param {boolean} asked by this device */
  async carryOut(wish, asked) {
    const { own } = this.game.kept;
    if (wish === "back") return this.takeBack(asked ? own : otherOf(own));
    if (!this.match?.over) return;
    await this.line.openTable(await this.again());
  }

  /** The other page is met: the game is named, or goes on. */
  meet() {
    const { game, line, round } = this;
    this.asking = false;
    if (!game) return;
    const { kept } = game;
    if (line.as === "host" || kept.links.length) {
      const { game: name, options, own } = kept;
      line.post({ t: "fair", round, game: name, options, seat: otherOf(own), end: game.end });
    }
    if (kept.start) game.met();
  }

  /** Hears what the other side has sent; false where it is not for this table. @param {any} message */
  take(message) {
    if (message?.t === "fair") void this.#proposed(message);
    else if (message?.t === "agree") {
      this.asking = false;
      return false;
    } else return Boolean(this.game?.take(message));
    return true;
  }

  /** The lines that the log keeps if the other player's last answer is taken back; null where it cannot be. */
  async keeps() {
    const match = await this.#still();
    const can = match && (await canUndoFar(match, this.far));
    return can?.ok ? can.lines : null;
  }

  /** @param {any} message */
  async #proposed({ round, game, options, seat, end }) {
    if (!isHex(end) || !Number.isSafeInteger(round)) return;
    const guest = this.line.as === "guest";
    if (guest && (!this.game || round > this.round)) {
      if (!["first", "second"].includes(seat)) return;
      this.round = round;
      this.#begin(fresh({ game, options, own: seat }), await matchPart(game));
    }
    const { links } = this.game.kept;
    if (links.length) {
      if (links[0] !== end && round === this.round)
        this.#cheat({ what: "has named another chain than before", proof: { before: links[0], now: end } });
      return;
    }
    links.push(end);
    if (guest) this.meet();
    void this.#deal();
  }

  async #deal() {
    await this.game.deal();
    await this.#open("");
    this.keep();
  }

  /** @param {string} answered */
  async #open(answered) {
    const { line, game } = this;
    const { own, game: name } = game.kept;
    const state = await this.#connection.call("state", { people: [own], veil: false, open: null });
    const seats = /** @type {import("../../match/seats.js").Seats} */ ({
      [own]: { kind: "human", name: ALONE },
      [otherOf(own)]: { kind: "human", name: capital(line.friend) },
    });
    const match = new Match(this.#connection, await matchPart(name), { seats }, state, new FairPlay(line, this, own));
    Object.assign(match, { keeps: false, answered });
    this.match = match;
    this.#dealt(match);
    return match;
  }

  /** Keeps the game: it is there after this page was closed. @param {string} [save] that is newer than what is shown */
  keep(save = this.match?.state.save) {
    const { match, game, round, line } = this;
    if (!match || !save) return;
    if (match.over) return forgetLine();
    const { as, table = "", friend } = line;
    const kept = { game: game.kept.game, fair: game.kept, round, save, answered: match.answered };
    const lived = { turn: match.conductor.moves, spent: spentIn(match), ...guessesIn(match) };
    if (!keepLine({ as, table, friend, ...kept, ...lived })) match.stage.cannotKeep();
  }

  /** Waits until the match has shown what has happened. */
  async #still() {
    while (this.match && !this.match.gone && this.match.phase !== "idle") await wait(30);
    return this.match && !this.match.gone ? this.match : null;
  }

  /** Both agree: a seat's last answer is taken back, on both devices. @param {Seat} seat */
  async takeBack(seat) {
    const match = await this.#still();
    await match?.during("answering", async () => {
      match.hint.drop();
      const before = match.answered.length;
      const events = await undo(match, [seat]);
      if (events) this.game.backTo(this.game.kept.answers.length - (before - match.answered.length));
      await match.show(events);
    });
  }

  /** Both agree: another game, with the armies swapped. */
  again() {
    const { game, line } = this;
    this.ready = new Promise((done) => {
      this.#dealt = done;
    });
    if (line.as === "guest") return this.ready;
    const { game: name, options, own } = game.kept;
    this.round++;
    this.#begin(fresh({ game: name, options, own: otherOf(own) }), this.part);
    this.meet();
    return this.ready;
  }

  /** The game is over, and all fits: what was hidden is shown. @param {string} save of the whole game */
  async #clear(save) {
    const match = await this.#still();
    await match?.during("answering", async () => {
      await this.own.call("loadGame", save);
      await match.look();
      if (!match.stage.temporary) keepEnded(match);
      match.conductor.checked = FITS;
      await match.show(null);
      await this.line.resultAgain();
    });
  }

  /** @param {import("./audit.js").Cheat} found */
  #cheat(found) {
    if (this.broken) return;
    this.broken = true;
    void sayCheat(this.line, found);
  }
}
