// The parts of a table beyond its first question: the states it has shown, and the extras that are loaded after it.
import { extra, quietly } from "../extras/extra.js";
import { notLoaded, withExtra } from "../extras/later.js";
import { refusesHelp } from "../match/daily.js";
import { toast } from "../ui/live.js";
import { settings } from "../ui/settings.js";

/**
 * @typedef {import("../engine").Events} Events
 *
 * A state that this page has shown: what was seen, how many lines the log had, the events that led to it, how many
 * answers had been given, and who gave the last one, as a letter (`Match.answered`); null where one was taken back.
 * @typedef {object} Seen
 * @property {import("../engine").View} view
 * @property {number} lines
 * @property {Events | null} events
 * @property {number} answers
 * @property {string | null} by
 */

/** States that are kept for looking back. */
const KEPT = 41;

export class Beyond {
  /** The states that were shown last, in this order. @type {Seen[]} */
  seen = [];
  /** The list of moves, the result and more, once they are loaded. @type {import("./moves/extra.js").Moves | null} */
  moves = null;
  /** Says the first time that something is met what it is. @type {import("./coach/coach.js").Coach | null} */
  coach = null;
  /** Light and dust where something great happens. @type {import("./moments/moments.js").Moments | null} */
  moments = null;
  /** The clocks of a game in which time counts. @type {import("./clocks/clocks.js").Clocks | null} */
  clocks = null;
  /** Moves that are made before the turn comes. @type {import("./premoves/premoves.js").Premoves | null} */
  premoves = null;
  /** Moves that wait until they are confirmed. @type {import("./confirm/confirm.js").Confirm | null} */
  confirm = null;
  /** Arrows and circles of the player. @type {import("./drawn/drawn.js").Drawn | null} */
  drawn = null;
  /** Squares that each army attacks, drawn on wish. @type {import("./control/control.js").Control | null} */
  control = null;
  /** The line in which moves are typed. @type {import("./typed/typed.js").Typed | null} */
  typed = null;
  #loading = false;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Shows the clocks, in a game that has some: at once, for time runs. Waits for the first right press. */
  async open() {
    const { table } = this;
    const { place, stop } = table;
    place.addEventListener("contextmenu", (event) => event.button === 2 && event.preventDefault());
    place.addEventListener("pointerdown", (event) => event.button === 2 && this.draw(event), { signal: stop.signal });
    if (!table.match.view.clock) return;
    this.clocks = await withExtra("clocks", "the clocks", ({ Clocks }) => table.board && new Clocks(table));
    if (this.clocks) table.sides.paint();
  }

  /** Something new comes: what was open about the state before is stale. @param {Events | null} events */
  begin(events) {
    if (events) this.coach?.close();
    if (events) this.drawn?.clear();
    this.confirm?.drop();
    this.moves?.begin(events);
  }

  /**
   * Keeps what is shown now, and drops what was taken back.
   * @param {Seen["view"]} view @param {Events | null} events
   */
  see(view, events) {
    const lines = view.log.length;
    const { answered } = this.table.match;
    const answers = answered.length;
    const last = this.seen.at(-1);
    const by = last && answers > last.answers ? answered.charAt(answers - 1) : null;
    const before = this.seen.filter((one) => one.lines <= lines && one.answers <= answers);
    this.seen = [...before, { view: { ...view, log: [] }, lines, events, answers, by }].slice(-KEPT);
    this.moves?.show();
    if (this.control?.on) void this.control.look();
  }

  /** Loads, once a question stands, the extras that the table works without, in turn. A failed load is tried again. */
  async soon() {
    const { table } = this;
    const { signal } = table.stop;
    this.coach?.look();
    const { part, people } = table.match;
    const early = this.premoves !== null || !settings.premoves || !part.plans || people.length !== 1;
    if (this.#loading || (table.aim && table.telling.teller && this.moves && this.moments && early)) return;
    this.#loading = true;
    if (!table.aim && (await quietly("aim", signal))) await this.ahead();
    const plans = early ? null : await quietly("premoves", signal);
    if (plans && table.board) {
      this.premoves = new plans.Premoves(table);
      // Another player is asked already.
      if (!table.match.asked) this.premoves.asked();
    }
    const told = table.telling.teller ? null : await quietly("telling", signal);
    if (told && table.board) {
      table.telling.teller = new told.Teller(table);
      if (table.match.phase === "idle") table.telling.paint();
    }
    const great = this.moments ? null : await quietly("moments", signal);
    if (great && table.board) this.moments = new great.Moments(table);
    if (await quietly("moves", signal)) await this.load();
    const tips = settings.tips && !this.coach && table.match.conductor.teaches ? await quietly("coach", signal) : null;
    if (tips && table.board) this.coach = new tips.Coach(table);
    this.#loading = false;
  }

  /** A move on the board is given, or waits, for a yes or the turn. @param {import("../engine").Offer} offer */
  async answer(offer) {
    const { table } = this;
    const { match } = table;
    if (this.premoves?.open) return this.premoves.keep(offer);
    if (!match.asked) return;
    const { shown } = match;
    if (!settings.confirm || match.plan || offer.squares.length < 2) return match.answer(offer.text);
    this.confirm ??= await withExtra("confirm", "the confirmation", ({ Confirm }) => new Confirm(table));
    if (match.shown === shown) this.confirm?.lift(offer);
  }

  /** Calls off what waits; whether there was something. */
  callOff() {
    return this.premoves?.callOff() || this.confirm?.takeOff() || false;
  }

  /** Opens the line in which moves are typed. */
  async type() {
    this.typed ??= await withExtra("typed", "the line", ({ Typed }) => new Typed(this.table));
    this.typed?.open();
  }

  /** Draws the squares that each army attacks, or no longer. */
  async threats() {
    const { table } = this;
    if (refusesHelp(table.match)) return;
    this.control ??= await withExtra("control", "the threats", ({ Control }) => {
      if (table.board) return new Control(table, table.board);
      return null;
    });
    await this.control?.toggle();
  }

  /** Takes away what a player who leaves has drawn, and was told. */
  clear() {
    this.control?.clear();
    this.drawn?.clear();
    this.typed?.clear();
  }

  /** Loads the extra that draws on the board, and gives it the press that asks for it. @param {PointerEvent} [down] */
  async draw(down) {
    const { table } = this;
    const listens = this.drawn !== null;
    /** The end of the press, if it came meanwhile. @type {PointerEvent[]} */
    const ups = [];
    addEventListener("pointerup", (event) => ups.push(event), { once: true, signal: table.stop.signal });
    const make = (/** @type {import("../extras/list").Extras["drawn"]} */ { Drawn }) =>
      table.board && new Drawn(table, table.board);
    this.drawn ??= await withExtra("drawn", "the arrows", (found) => this.drawn ?? make(found));
    if (!down) return this.drawn?.toggle();
    if (listens) return;
    this.drawn?.down(down);
    if (ups[0]) this.drawn?.up(ups[0]);
  }

  /** The extra that looks ahead, loaded at once because somebody asks for it. Null if it cannot be loaded. */
  async ahead() {
    const { table } = this;
    const found = table.aim ? null : await extra("aim").catch(() => null);
    if (found && table.board && !table.aim) table.aim = new found.Aim(table);
    return table.aim;
  }

  /** The list of moves, the result and more; where it cannot be loaded, the table works without. */
  async load() {
    const found = await extra("moves").catch(() => null);
    if (!found || !this.table.board || this.moves) return;
    this.moves = new found.Moves(this.table);
    this.moves.show();
  }

  /**
   * The moment that an answer has brought about; the end of a game waits for it, and what no player here answers.
   * @param {Seen["view"]} view @param {Events | null} events
   */
  async after(view, events) {
    const shown = events && this.moments?.after(view, events);
    if (view.result || !this.table.match.asked) await shown;
  }

  /** @param {boolean} now whether the game has just ended */
  async result(now) {
    await this.load();
    if (this.moves) this.moves.result(now);
    else if (this.table.board) toast(notLoaded("the result"), "trouble");
  }
}
