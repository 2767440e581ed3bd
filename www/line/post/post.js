// One game by links on this device: what is kept of it, its table, and its link.
import { context, gameInfo } from "../../context.js";
import { matchPart } from "../../games/registry.js";
import { keepEnded } from "../../match/ended.js";
import { Match } from "../../match/match.js";
import { shownName } from "../../match/seats.js";
import { go, openTable } from "../../router.js";
import { settings } from "../../ui/settings.js";
import { write } from "../../ui/storage.js";
import { ALONE, capital } from "../../ui/words.js";
import { FRIEND } from "../words.js";
import { PostConnection } from "./drawing.js";
import { Draws, rollsIn } from "./draws.js";
import { keepPost } from "./kept.js";
import { written } from "./packet.js";
import { PostPlay } from "./post-play.js";
import { pasteDialog, sendDialog } from "./send.js";

/**
 * @typedef {import("../../engine").Seat} Seat
 * @typedef {import("./kept.js").KeptPost} KeptPost
 */

/** @param {Seat} seat @returns {Seat} */
const other = (seat) => (seat === "first" ? "second" : "first");

export class Post {
  /** Answers of a link that are not shown yet. @type {string[]} */
  news = [];
  /** @type {Match | null} */
  match = null;
  /** Lines of the log before the news. */
  #lines = 0;
  #ended = false;

  /**
   * @param {KeptPost} kept @param {{ open: (text: string) => unknown, again: (kept: KeptPost) => unknown }} ways what
   *   opens a link, and what begins another game
   */
  constructor(kept, ways) {
    this.kept = kept;
    this.ways = ways;
    this.draws = kept.seed ? new Draws(kept) : null;
  }

  get friend() {
    return shownName(this.kept.names[other(this.kept.own)], FRIEND);
  }
  get title() {
    return gameInfo(this.kept.game).title;
  }
  get conductor() {
    return /** @type {PostPlay | undefined} */ (this.match?.conductor);
  }
  /** True while the own player cannot go on without another link of the other side's chain. */
  dry = false;
  /** True while it is the own turn, and the next card waits for the other side. */
  get lacks() {
    return this.draws !== null && (this.dry || !this.draws.met);
  }
  /** True while the other player waits for a link that was not given away. */
  get unsent() {
    return !this.kept.sent && !this.match?.asked;
  }

  /** Opens the table with what is kept; then it shows the news. @param {string[]} [news] */
  async open(news = []) {
    const { kept, friend } = this;
    const { connection } = context;
    context.table?.match.leave();
    await connection.call("loadGame", kept.save);
    const state = await connection.call("state", { people: [kept.own], veil: false, open: null });
    const seats = /** @type {import("../../match/seats.js").Seats} */ ({
      [kept.own]: { kind: "human", name: ALONE },
      [other(kept.own)]: { kind: "human", name: capital(friend) },
    });
    const conductor = new PostPlay(this);
    const drawing = this.draws ? new PostConnection(connection, this) : connection;
    const match = new Match(drawing, await matchPart(state.view.game), { seats }, state, conductor);
    match.keeps = false;
    match.answered = kept.answered;
    this.news = news;
    this.match = match;
    this.#lines = state.view.log.length;
    this.#ended = match.over;
    await openTable(match, { begin: () => void this.ways.again(kept), home: () => go("home") });
    if (!match.gone) write("at", `post.${kept.id}`);
  }

  /** The news as the log has it. @param {number} lines of the log by now */
  newsWords(lines) {
    const told = this.match?.view.log.slice(this.#lines, lines).map(({ text }) => text) ?? [];
    return `${capital(this.friend)} has answered. ${told.slice(-2).join(" ")}`;
  }

  /** Keeps the game as it stands. */
  keep() {
    const { match, kept } = this;
    if (!match) return;
    Object.assign(kept, {
      save: match.state.save,
      answered: match.answered,
      turn: match.conductor.moves,
      asked: match.asked !== null,
      over: match.over,
      when: Date.now(),
    });
    // A game that is over waits for nobody once its end was shown.
    if (!keepPost(kept)) match.stage.cannotKeep();
    if (match.over && !this.#ended && !match.stage.temporary) keepEnded(match);
    this.#ended = match.over;
  }

  /** The words of the link, with everything that has happened. */
  async packet() {
    const { kept } = this;
    const names = { ...kept.names, [kept.own]: shownName(settings.names.first, "") };
    const last = this.draws?.shows(rollsIn(kept.save).length) ?? null;
    return written({ id: kept.id, by: kept.own, names, text: await context.connection.call("compact"), last });
  }

  /** The link was given away: what it tells stands. */
  given() {
    this.kept.sent = true;
    this.keep();
    this.conductor?.sent();
  }

  /** The next card waits for the other side: nobody is asked before its link comes. */
  dried() {
    this.dry = true;
    this.kept.sent = false;
    this.conductor?.dried();
  }

  /** Shows the link. */
  async send() {
    await sendDialog(this, await this.packet());
  }

  /** Asks for a link of the other player. */
  async paste() {
    const text = await pasteDialog(this.friend);
    if (text) await this.ways.open(text);
  }
}
