// One game at the table: the engine's snapshot, who is asked, answers, taking back, keeping, trouble.
import { context, gameInfo } from "../context.js";
import { gamePart } from "../games/registry.js";
import { trouble } from "../ui/dialog.js";
import { announce, toast } from "../ui/live.js";
import { refused } from "../ui/storage.js";
import { sentence } from "../ui/words.js";
import { think } from "./computer.js";
import { Hint } from "./hint.js";
import { forgetGame, keepGame, recordOf } from "./kept.js";
import { NO_STAGE } from "./stage.js";
import { Stopwatch } from "./stopwatch.js";
import { undo } from "./undo.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../engine").Events} Events
 * @typedef {import("../engine").Snapshot} Snapshot
 * @typedef {import("../engine").Answered} Answered
 * @typedef {import("./kept.js").GameRecord} GameRecord
 * @typedef {Record<string, string | number | boolean>} Options
 * @typedef {{ game: GameName, options?: Options, seed?: string, board?: string, seats: import("./seats.js").Seats, flipped?: boolean }} TableWish
 *
 * What a match does at any time. `idle`: it waits for whoever is asked; `answering`: the engine carries an answer out; `thinking`: the
 * computer makes up its mind; `pausing`: it has, and lets a player follow; `veiled`: the screen changes hands; `trouble`: a fault is being read; `left`: nobody sits here any more.
 * @typedef {"idle" | "answering" | "thinking" | "pausing" | "veiled" | "trouble" | "left"} Phase
 */

/** @type {Seat[]} */
const SEATS = ["first", "second"];

export class Match {
  /** What the engine tells this page; there is none before the first look. @type {Snapshot} */
  state = /** @type {any} */ (null);
  /** @type {TableWish} */
  wish = /** @type {any} */ (null);
  /** @type {Phase} */
  phase = "idle";
  /** @type {import("./stage.js").Stage} */
  stage = NO_STAGE;
  title = "";
  /** Raised whenever a running thought loses its meaning. */
  turn = 0;
  /** Whether the last answer turned a card over. */
  sawCard = false;
  /** Who gave the answers so far: f for first, s for second, a capital for what the page answered by itself. */
  answered = "";
  /** After taking back nothing is answered by itself until a player has answered. */
  patient = false;
  /** Two players with secrets share this screen. */
  curtain = false;
  /** Whose veil is open. @type {Seat | null} */
  unveiled = null;
  hint = new Hint(this);
  /** How long the asked one has thought. */
  watch = new Stopwatch();

  /** @param {import("../engine").Line} link */
  constructor(link) {
    this.link = link;
  }

  /** Deals a new game. Throws the engine's error. @param {TableWish} wish */
  async deal(wish) {
    const { game, options = {}, seed, board } = wish;
    await this.link.call("newGame", { game, options, ...(seed && { seed }), ...(board && { setup: { board } }) });
    this.wish = wish;
    await this.look();
  }

  /** Sits down again at a kept game. Throws the engine's error. @param {GameRecord} record */
  async resume(record) {
    await this.link.call("loadGame", record.save);
    this.wish = { game: record.game, options: record.options ?? {}, seats: record.seats, flipped: record.flipped };
    this.answered = record.answered ?? "";
    this.watch.reset(Number(record.spent) || 0);
    await this.look();
  }

  /** The first look at a game is a stranger's, until it is known whether there is anything to hide. */
  async look() {
    const { view } = await this.link.call("state", { people: [], veil: true, open: null });
    this.wish.game = view.game;
    this.title = gameInfo(view.game).title;
    this.curtain = this.people.length === 2 && this.hides;
    this.unveiled = null;
    this.adopt(await this.link.call("state", this.glance()));
  }

  /** What the engine may tell this page now. */
  glance() {
    return { people: this.people, veil: this.curtain, open: this.unveiled };
  }

  /** @param {Snapshot} state */
  adopt({ view, prompt, offers, save }) {
    this.state = { view, prompt, offers, save };
    // Where the other lets this pass unasked, the same player stays before the screen.
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
  get working() {
    return this.phase === "answering";
  }
  get veiling() {
    return this.phase === "veiled";
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
  /** Whether the veil must be opened before anybody is asked. A card of the tie-break is drawn in the open. */
  get covered() {
    return this.curtain && this.prompt !== null && this.prompt.why !== "flop" && this.prompt.seat !== this.unveiled;
  }
  /** The answer that the page gives for the asked player, if any. @returns {string | null} */
  get byItself() {
    return this.patient || this.stage === NO_STAGE ? null : (this.part.byItself?.(this) ?? null);
  }
  /** What the game adds to the page. */
  get part() {
    return gamePart(this.wish.game);
  }
  get hides() {
    return this.part.hides?.(this.wish.options) ?? false;
  }
  get people() {
    return SEATS.filter((seat) => !this.isComputer(seat));
  }
  /** Whether a save would tell somebody what he may not know yet. */
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

  /** A player's answer, by the text of an offer. @param {string} text */
  async answer(text) {
    if (this.phase !== "idle" || !this.asked) return;
    this.patient = false;
    await this.act(text);
  }

  /** Gives an answer by its text, or the computer's own choice. @param {string | null} text */
  async act(text) {
    const { prompt } = this;
    if (!prompt) return;
    this.phase = "answering";
    this.hint.drop();
    const own = text !== null && this.byItself === text;
    this.watch.pause();
    const thought = prompt.left === null || prompt.left === undefined ? undefined : Math.round(this.watch.elapsed());
    await this.guarded(async () => {
      const glance = this.glance();
      const reply = await (text === null
        ? this.link.call("follow", glance, thought)
        : this.link.call("act", text, glance, thought));
      if (this.gone) return;
      if (!reply.step.ok) {
        toast(sentence(reply.step.message), "trouble");
        await this.stage.show(this.state, null);
        return;
      }
      this.answered += own ? prompt.seat[0].toUpperCase() : prompt.seat[0];
      this.adopt(reply);
      this.watch.reset();
      this.sawCard = reply.step.events.some((event) => event.t === "draw");
      this.keep();
      await this.stage.show(this.state, reply.step.events);
    });
  }

  /** Does something that may break the engine, and goes on afterwards. @param {() => Promise<void>} work */
  async guarded(work) {
    const { phase } = this;
    const { save } = this.state;
    try {
      await work();
    } catch (error) {
      await this.recover(error, save);
    }
    if (this.phase === phase) this.phase = "idle";
    this.next();
  }

  /** Lets the computer think when it is asked. Never blocks: a player may leave or take back meanwhile. */
  async next() {
    const seat = this.prompt?.seat;
    if (!seat || this.phase !== "idle") return;
    const own = this.byItself;
    if (own) {
      await this.act(own);
      return;
    }
    if (this.covered) {
      this.handOver();
      return;
    }
    if (this.isComputer(seat)) await think(this, this.seat(seat).level ?? "normal");
  }

  /** Takes back the last answer of a player, and the computer's answers after it. */
  async takeBack() {
    if (!["idle", "thinking", "pausing"].includes(this.phase) || !this.people.length) return;
    const stopped = this.stopThinking();
    this.phase = "answering";
    await this.guarded(async () => {
      await this.hint.drop();
      await stopped;
      this.patient = true;
      const events = await undo(this);
      if (events) announce("Taken back.");
      this.keep();
      if (!this.gone) await this.stage.show(this.state, events);
    });
  }

  /** The veil: first everybody sees only what is public, then the asked player opens it. */
  async handOver() {
    const { prompt } = this;
    if (!prompt) return;
    this.phase = "veiled";
    await this.guarded(async () => {
      if (this.view.eye !== "watcher") await this.repaint();
      this.hint.drop();
      this.stage.clear();
      await this.stage.veil(prompt.seat, prompt.why);
      if (this.gone) return;
      this.unveiled = prompt.seat;
      await this.repaint();
    });
  }

  /** Somebody may have left the screen alone: back to the public view, and the veil again. @param {number} since when he left */
  async cover(since) {
    if (!this.curtain || this.gone || this.over || this.unveiled === null) return;
    this.watch.pause(since);
    this.unveiled = null;
    this.hint.drop();
    if (this.phase !== "idle") return;
    this.phase = "answering";
    await this.guarded(() => this.repaint());
  }

  /** Looks again and paints that. */
  async repaint() {
    this.adopt(await this.link.call("state", this.glance()));
    await this.stage.show(this.state, null);
  }

  /** The engine broke: throw it away, start another and go on from the last good save. @param {any} error @param {string} save */
  async recover(error, save) {
    if (this.gone) return;
    const { version } = context.catalog;
    const report = `${this.wish.game} ${version}\n${error?.stack ?? error}\n${this.sealed ? "(the save tells secrets)" : save}`;
    this.phase = "trouble";
    try {
      await this.link.restart();
      await this.link.call("loadGame", save);
      this.unveiled = null;
      await this.repaint();
      // Meanwhile nobody thinks: the computer would run into the same wall by itself.
      await trouble(
        "Something went wrong and was undone.",
        "The game is back where it was before the last action. You can go on playing.",
        report,
      );
    } catch (second) {
      const why = /** @type {Error} */ (second).message ?? "";
      trouble("The game engine stopped.", `Reload the page to continue the game. ${why}`, report);
    }
    if (!this.gone) this.phase = "idle";
  }

  /** Everything needed to sit down again. */
  record() {
    return recordOf(this);
  }

  /** Keeps the game after every answer; a finished game is not offered for going on. */
  keep() {
    if (this.stage.temporary) return;
    let kept = true;
    if (this.over) forgetGame(this.view.game);
    else kept = keepGame(this.record());
    if (!kept || refused()) this.stage.cannotKeep();
  }
}
