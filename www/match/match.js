// One game at the table: the engine's snapshot, who is asked, answers, taking back, keeping.
import { gameInfo } from "../context.js";
import { inTheOpen, readerOf } from "../engine/readers.js";
import { announce, toast } from "../ui/live.js";
import { refused } from "../ui/storage.js";
import { sentence } from "../ui/words.js";
import { think } from "./computer.js";
import { handOver } from "./handover.js";
import { Hint } from "./hint.js";
import { fitRecord, forgetGame, keepGame, recordOf } from "./kept.js";
import { rescue } from "./rescue.js";
import { NO_STAGE } from "./stage.js";
import { Stopwatch } from "./stopwatch.js";
import { undo } from "./undo.js";

/**
 * @typedef {import("../engine").Line} Line
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../engine").Snapshot} Snapshot
 * @typedef {import("../games/protocol").GamePart} GamePart
 * @typedef {(game: string) => GamePart} Parts what each game adds to the page
 * @typedef {import("./kept.js").Resumed} Resumed
 * @typedef {import("./kept.js").TableWish} TableWish
 *
 * What a match does. `idle`: it waits for whoever is asked; `answering`: the engine carries an answer out; `showing`:
 * that is painted, and what a player wants meanwhile comes right after it; `thinking`, `pausing`: the computer makes up
 * its mind, and lets a player follow; `veiled`: the screen changes hands; `trouble`: a fault is read; `left`: all over.
 * @typedef {"idle" | "answering" | "showing" | "thinking" | "pausing" | "veiled" | "trouble" | "left"} Phase
 */

/** @type {Seat[]} */
const SEATS = ["first", "second"];

/** What a stranger may see, until it is known whether there is anything to hide. */
const STRANGER = { people: [], veil: true, open: null };

export class Match {
  /** @type {Phase} */
  phase = "idle";
  /** @type {import("./stage.js").Stage} */
  stage = NO_STAGE;
  /** Raised whenever a running thought loses its meaning. */
  turn = 0;
  /** Whether this tab keeps the game; another one may have taken it over. */
  keeps;
  /** Whether the last answer turned a card over. */
  sawCard = false;
  /** Who gave the answers so far: f for first, s for second, a capital for what the page answered by itself. */
  answered = "";
  /** After taking back nothing is answered by itself until a player has answered. */
  patient = false;
  /** Whose veil is open: a player's, or that of somebody beside the table. @type {import("../engine").Eye | null} */
  unveiled = null;
  hint = new Hint(this);
  /** How long the asked one has thought. */
  watch = new Stopwatch();
  /** What a player wants as soon as what was answered has been shown. @type {(() => Promise<void>) | null} */
  #wanted = null;

  /**
   * @param {Line} link @param {GamePart} part what the game adds to the page
   * @param {Omit<TableWish, "game">} wish @param {Snapshot} state what a stranger may see
   */
  constructor(link, part, wish, state) {
    this.link = link;
    this.part = part;
    this.wish = { ...wish, game: state.view.game, options: state.options };
    this.state = state;
    this.keeps = !wish.practice;
    this.title = gameInfo(state.view.game).title;
    /** Two players with secrets share this screen. */
    this.curtain = this.people.length === 2 && this.hides;
  }

  /** Deals a new game. Throws the engine's error. @param {Line} link @param {Parts} parts @param {TableWish} wish */
  static async deal(link, parts, wish) {
    const { game, options = {}, seed, board, setup = board && { board }, moves = [] } = wish;
    await link.call("newGame", { game, options, ...(seed && { seed }), ...(setup && { setup }) });
    for (const text of moves) await link.call("apply", text);
    const match = new Match(link, parts(game), wish, await link.call("state", STRANGER));
    await match.look();
    return match;
  }

  /**
   * Sits down again at a kept game. Throws the engine's error.
   * @param {Line} link @param {Parts} parts @param {Resumed} record
   */
  static async resume(link, parts, record) {
    await link.call("loadGame", record.save);
    const { seats, flipped, answered, spent } = fitRecord(record);
    const state = await link.call("state", STRANGER);
    const match = new Match(link, parts(state.view.game), { seats, flipped }, state);
    match.answered = answered;
    match.watch.reset(spent);
    await match.look();
    return match;
  }

  /** What the engine may tell this page now. @returns {import("../engine").Glance} */
  glance() {
    return { people: this.people, veil: this.curtain, open: this.unveiled };
  }

  /** Sees what the engine may tell now. */
  async look() {
    this.adopt(await this.link.call("state", this.glance()));
  }

  /** @param {Snapshot} state */
  adopt({ view, prompt, offers, save, options }) {
    this.state = { view, prompt, offers, save, options };
    // Where the opponent lets this pass unasked, the same player stays before the screen.
    if (view.eye !== this.unveiled && !this.byItself) this.unveiled = null;
  }

  /** Opens the table: paints and lets the computer begin if it is asked. */
  async open() {
    this.keep();
    await this.stage.show(this.state, null);
    this.next();
  }

  leave() {
    this.hint.drop();
    this.stopThinking();
    this.phase = "left";
  }

  /** A running thought has lost its meaning; in a worker it is ended at once, beside the page it is already over. */
  stopThinking() {
    this.turn++;
    this.stage.busy(false);
    const { phase } = this;
    if (phase === "thinking" || phase === "pausing") this.phase = "idle";
    if (phase !== "thinking") return null;
    return this.link.restart().catch(() => null);
  }

  get view() {
    return this.state.view;
  }
  get prompt() {
    return this.state.prompt;
  }
  get gone() {
    return this.phase === "left";
  }
  /** @param {Seat} name */
  seat(name) {
    return this.wish.seats[name];
  }
  /** @param {Seat} name */
  isComputer(name) {
    return this.seat(name).kind === "computer";
  }
  /** The asked seat when a player sits there and may see what is asked. @returns {Seat | null} */
  get asked() {
    const seat = this.prompt?.seat;
    return seat && !this.isComputer(seat) && !this.covered ? seat : null;
  }
  /** Whether the veil must be opened before anybody is asked. */
  get covered() {
    return this.curtain && this.prompt !== null && !inTheOpen(this.prompt) && this.reader !== this.unveiled;
  }
  /** Whose eye reads what is asked: the asked player's, or that of somebody beside the table who answers for them. */
  get reader() {
    return readerOf(this.prompt);
  }
  /** The answer that the page gives for the asked player, if any. @returns {string | null} */
  get byItself() {
    return this.patient || this.stage === NO_STAGE ? null : (this.part.byItself?.(this) ?? null);
  }
  get hides() {
    return this.part.hides?.(this.wish.options) ?? false;
  }
  get people() {
    return SEATS.filter((seat) => !this.isComputer(seat));
  }
  /** Whether a save would tell a player what they may not know yet. */
  get sealed() {
    return !this.over && this.hides;
  }
  get over() {
    return this.prompt === null;
  }
  /** @param {Seat} seat @returns {Seat} */
  other(seat) {
    return seat === "first" ? "second" : "first";
  }

  /** A player's answer; its button works as soon as it is painted. @param {string} text of an offer */
  async answer(text) {
    if (!this.asked) return;
    if (this.phase === "showing") this.#later(() => this.answer(text));
    if (this.phase !== "idle") return;
    this.patient = false;
    await this.act(text);
  }

  /** Does something right after what is being shown; the latest wish counts. @param {() => Promise<void>} wanted */
  #later(wanted) {
    this.#wanted = wanted;
    this.stage.hurry();
  }

  /** Gives an answer by its text, or the computer's own choice. @param {string | null} text */
  async act(text) {
    const { prompt } = this;
    if (!prompt) return;
    this.hint.drop();
    const own = text !== null && this.byItself === text;
    this.watch.pause();
    const thought = prompt.left === null || prompt.left === undefined ? undefined : Math.round(this.watch.elapsed());
    await this.during("answering", async () => {
      const glance = this.glance();
      const reply = await (text === null
        ? this.link.call("follow", glance, thought)
        : this.link.call("act", text, glance, thought));
      if (this.gone) return;
      if (!reply.step.ok) {
        toast(sentence(reply.step.message), "trouble");
        await this.show(null);
        return;
      }
      this.answered += own ? prompt.seat[0].toUpperCase() : prompt.seat[0];
      this.adopt(reply);
      this.watch.reset();
      this.sawCard = reply.step.events.some((event) => event.t === "draw");
      this.keep();
      await this.show(reply.step.events);
    });
  }

  /** Does what may break the engine. @param {"answering" | "veiled"} phase @param {() => Promise<void>} work */
  async during(phase, work) {
    const { save } = this.state;
    this.phase = phase;
    try {
      await work();
    } catch (error) {
      await rescue(this, error, save);
    }
    const now = /** @type {Phase} */ (this.phase);
    if (now === phase || now === "showing") this.phase = "idle";
    const wanted = this.#wanted;
    this.#wanted = null;
    if (this.phase !== "idle") return;
    await wanted?.();
    if (this.phase === "idle") this.next();
  }

  /** Paints what the engine told last; plays events first. @param {import("../engine").Events | null} events */
  async show(events) {
    if (this.phase === "answering") this.phase = "showing";
    await this.stage.show(this.state, events);
  }

  /** Asks whoever has to answer; the computer thinks. Never blocks: a player may leave or take back meanwhile. */
  async next() {
    const seat = this.prompt?.seat;
    if (!seat || this.phase !== "idle") return;
    const own = this.byItself;
    if (own) await this.act(own);
    else if (this.covered) await handOver(this);
    else if (this.isComputer(seat)) await think(this, this.seat(seat).level ?? "normal");
  }

  /** Takes back the last answer of a player, and the computer's answers after it. */
  async takeBack() {
    if (!this.people.length) return;
    if (this.phase === "answering" || this.phase === "showing") this.#later(() => this.takeBack());
    if (!["idle", "thinking", "pausing"].includes(this.phase)) return;
    const stopped = this.stopThinking();
    await this.during("answering", async () => {
      await this.hint.drop();
      await stopped;
      this.patient = true;
      const events = await undo(this);
      if (events) announce("Taken back.");
      this.keep();
      if (!this.gone) await this.show(events);
    });
  }

  /** Looks again and paints that. */
  async repaint() {
    await this.look();
    await this.show(null);
  }

  /** Everything needed to sit down again. */
  record() {
    return recordOf(this);
  }

  /** Keeps the game after every answer; a finished game is not offered for going on. */
  keep() {
    if (this.stage.temporary || !this.keeps) return;
    let kept = true;
    if (this.over) forgetGame(this.view.game);
    else kept = keepGame(this.record());
    if (!kept || refused()) this.stage.cannotKeep();
  }
}
