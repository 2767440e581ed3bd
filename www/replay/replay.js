// A replay leads a match that is shown again: nobody is asked, and the state after any of its answers can be looked at.
import { Conductor } from "../match/conductor.js";
import { moveCount } from "../match/rows.js";
import { onDialog } from "../ui/dialog.js";
import { unbroken } from "../ui/dom.js";
import { plain, typing } from "../ui/keys.js";
import { ReplayBar } from "./bar.js";

/** Milliseconds for which a state stands that nothing was told of, while the game plays by itself. */
const STAND = 700;

/**
 * The part that stands in the place of the bar, and shows more of the same game: the review.
 * @typedef {object} ReplayPanel
 * @property {() => void} paint shows where the game stands now
 * @property {(place: string) => string} valueText the words for that place, for the slider
 */

/**
 * The ways that lead on from the bar.
 * @typedef {Record<"analyse" | "branch" | "review", () => unknown>} Ways
 */

/**
 * Words about a choice, from its answer to the last one that shows what came of it.
 * @typedef {{ from: number, to: number, words: string }} Said
 */

export class Replay extends Conductor {
  /** The eye that looks. @type {import("../engine").Eye} */
  eye;
  /** The number of answers given in what is shown, or is to be shown next. */
  at = 0;
  /** The answers of the game. @type {import("../engine").Act[]} */
  acts = [];
  /** True while it plays by itself. */
  plays = false;
  /** Counts what was asked to be shown: all but the latest is stale. */
  wanted = 0;
  /** The answer that is shown in place of the last one: what it would have brought about. @type {string | null} */
  instead = null;
  /** @type {ReplayPanel | null} */
  panel = null;
  /** What is said about a stretch of the game while it is shown. @type {Said | null} */
  said = null;
  /** The number of answers given in what is shown. */
  #shown = 0;
  /** @type {ReplayBar | null} */
  bar = null;

  /** @param {import("../engine").View} end of the whole game @param {(replay: Replay) => Ways} ways */
  constructor(end, ways) {
    super();
    this.end = { over: end.result !== null, moves: moveCount(end.log) };
    this.eye = this.end.over ? "all" : "watcher";
    this.ways = ways(this);
  }

  /** The player who looks. */
  get people() {
    return this.eye === "first" || this.eye === "second" ? [this.eye] : [];
  }
  get ended() {
    return this.end.over;
  }
  get moves() {
    return this.end.moves;
  }
  get closed() {
    return this.ended ? "The game is over." : "This game is only shown here.";
  }
  /** The player who looks sits at the lower edge, else the only person of that game. */
  get lower() {
    const { humans } = this.match;
    return this.people[0] ?? (humans.length === 1 ? humans[0] : "first");
  }

  /** Goes to where a line of the log was written. @param {number} line */
  jump = (line) => {
    this.play(false);
    const act = this.acts.findIndex(({ lines }) => lines > line);
    void this.go(act < 0 ? this.acts.length : act + 1);
  };

  back = () => this.go(this.at - 1);

  /** @param {import("../table/table.js").Table} table */
  attend(table) {
    const { prompt, root, stop } = table;
    this.table = table;
    this.bar = new ReplayBar(this);
    root.classList.add("replay");
    prompt.bar.setAttribute("aria-label", "Replay");
    this.stand(null);
    // The reader of a dialog misses nothing of the game.
    onDialog(() => this.play(false), stop.signal);
    document.addEventListener("keydown", (event) => this.#key(event), { signal: stop.signal });
  }

  /**
   * Gives the bar's nodes to a panel, or takes them back. They stay: a slider that is being drawn along must not be put
   * in anew.
   * @param {ReplayPanel | null} panel
   */
  stand(panel) {
    this.panel = panel;
    if (!panel && this.bar) this.table?.prompt.buttons.replaceChildren(...this.bar.nodes);
  }

  async open() {
    this.acts = (await this.match.connection.call("acts")) ?? [];
    await this.go(0);
  }

  paintPrompt = () => {
    const { match, table } = this;
    if (!table || !this.bar) return;
    const { prompt } = table;
    const { result, log } = match.view;
    // The choice of the eye says whose it is, where there is one.
    const eye = match.hides && !this.ended ? ` · ${this.bar.seenAs()}` : "";
    prompt.who.classList.remove("only-read");
    prompt.who.textContent = `Move ${moveCount(log)}${eye}`;
    const { said } = this;
    const told = (match.prompt ? log.at(-1)?.text : result?.text) ?? "The game begins.";
    const about = said && this.at >= said.from && this.at <= said.to ? said.words : "";
    prompt.text.replaceChildren(...unbroken(about || told));
    // A review's marks belong to the place it led to.
    prompt.hint(null, null);
    table.board?.hint([]);
    table.board?.mark({ trail: [] });
    this.bar.paint();
    this.panel?.paint();
  };

  /** @param {KeyboardEvent} event */
  #key(event) {
    /** @type {Record<string, () => unknown>} */
    const keys = {
      ArrowLeft: () => this.go(this.at - 1),
      ArrowRight: () => this.go(this.at + 1),
      PageUp: () => this.turn(-1),
      PageDown: () => this.turn(1),
      Home: () => this.go(0),
      End: () => this.go(this.acts.length),
    };
    const act = keys[event.key];
    if (!act || !plain(event) || typing(event.target) || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest("#board, .replay-slider, dialog, fieldset")) return;
    event.preventDefault();
    this.play(false);
    void act();
  }

  /**
   * Shows the state after so many answers; one on, with what that answer brought about.
   * @param {number} wanted @param {string | null} [instead] an answer in place of the last of them
   */
  async go(wanted, instead = null) {
    const { match } = this;
    const mine = ++this.wanted;
    const at = Math.max(0, Math.min(wanted, this.acts.length));
    this.at = at;
    match.stage.finishNow();
    this.instead = instead;
    const asked = instead === null ? [] : [instead];
    const found = await match.connection.call("past", at, this.eye, ...asked).catch(() => null);
    if (mine !== this.wanted || match.gone || !found) return;
    const events = at === this.#shown + 1 ? found.events : null;
    // A state that never was leads nowhere: from there the next state comes at once.
    this.#shown = instead === null ? at : Number.NaN;
    match.adopt({ ...match.state, view: found.view, prompt: found.prompt, offers: [] });
    this.bar?.paint();
    await this.show(events);
    if (mine === this.wanted) this.bar?.paint();
  }

  /** The numbers of answers given before each turn, and before the end. */
  #turns() {
    const begins = this.acts.map(({ turn }, at) => (at === 0 || turn !== this.acts[at - 1].turn ? at : -1));
    return [...begins.filter((at) => at >= 0), this.acts.length];
  }

  /** A turn back or on. @param {1 | -1} way */
  turn(way) {
    this.play(false);
    const begins = this.#turns();
    const next = way > 0 ? begins.find((at) => at > this.at) : begins.findLast((at) => at < this.at);
    return this.go(next ?? (way > 0 ? this.acts.length : 0));
  }

  /**
   * Plays by itself the choice that led to a line of the log, and the answer to it: from before that turn of the player
   * at the lower edge to the end of the next one.
   * @param {number} line @param {number} lead turns of that player that are played before it
   * @param {(from: number, to: number) => Promise<string | null>} say finds words about the answers of that turn
   */
  async playFrom(line, lead, say) {
    const act = this.acts.findIndex(({ lines }) => lines > line);
    const at = act < 0 ? this.acts.length - 1 : act;
    const turns = this.#turns();
    const turn = turns.findLastIndex((begin) => begin <= at);
    const choice = turn > 0 && this.acts[at]?.seat !== this.lower ? turn - 1 : turn;
    const end = turns[choice + 2] ?? this.acts.length;
    await this.go(turns[Math.max(0, choice - 2 * lead)]);
    const mine = this.wanted;
    const words = await say(turns[choice], turns[choice + 1] ?? end);
    if (mine !== this.wanted || this.match.gone) return;
    this.said = words === null ? null : { from: turns[choice], to: end, words };
    this.paintPrompt();
    this.play(true, end);
  }

  /** Looks with another eye. @param {import("../engine").Eye} eye */
  lookAs(eye) {
    this.eye = eye;
    return this.go(this.at);
  }

  /**
   * Plays by itself from here, or stops.
   * @param {boolean} on @param {number} [end] the number of answers after which it stops; usually all
   */
  play(on, end = this.acts.length) {
    if (on === this.plays) return;
    this.plays = on;
    this.bar?.paint();
    if (on) void this.#run(end);
  }

  /** @param {number} end */
  async #run(end) {
    if (this.at >= this.acts.length) await this.go(0);
    while (this.plays && !this.match.gone && this.at < end) {
      const { at } = this;
      await Promise.all([this.go(at + 1), new Promise((done) => setTimeout(done, STAND))]);
      if (this.at === at) break;
    }
    this.play(false);
  }
}
