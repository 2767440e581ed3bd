// One game at the table: the engine's snapshot, who is asked, answers, taking back, keeping.
import { gameInfo } from "../context.js";
import { announce } from "../ui/live.js";
import { refused } from "../ui/storage.js";
import { wait } from "../ui/words.js";
import { decide, pauseBefore } from "./computer.js";
import { keepEnded } from "./ended.js";
import { give } from "./give.js";
import { liftVeil } from "./handover.js";
import { Hint } from "./hint.js";
import { forgetGame, keepGame, recordOf } from "./kept.js";
import { reportOf, restore, sayNoHint, sayStopped, sayUndone } from "./recovery.js";
import { MatchStatus } from "./status.js";
import { Stopwatch } from "./stopwatch.js";
import { undo } from "./undo.js";

/**
 * @typedef {import("../engine").Connection} Connection
 * @typedef {import("../engine").Snapshot} Snapshot
 *
 * What a match does. `idle`: it waits for whoever is asked; `answering`: the engine carries an answer out; `showing`:
 * that is painted, and what a player wants meanwhile comes right after it; `thinking`, `pausing`: the computer makes up
 * its mind, and lets a player follow; `veiled`: the screen changes hands; `trouble`: a fault is read; `left`: all over.
 * @typedef {"idle" | "answering" | "showing" | "thinking" | "pausing" | "veiled" | "trouble" | "left"} Phase
 */

export class Match extends MatchStatus {
  /** @type {Phase} */
  #phase = "idle";
  /** Counts the searches of the computer: what any but the last has found is stale. */
  #search = 0;
  /** Whether this tab keeps the game; another one may have taken it over. */
  keeps;
  /** Whether the last answer turned a card over. */
  sawCard = false;
  /** Who gave the answers so far: f for first, s for second, a capital for what the page answered by itself. */
  answered = "";
  /** The key under which it is kept since it has ended. @type {string | null} */
  endedAs = null;
  /** The save at which the engine crashed while the computer thought. @type {string | null} */
  #crashedAt = null;
  hint = new Hint(this);
  /** How long the asked one has thought. */
  watch = new Stopwatch();
  /** What a player wants as soon as what was answered has been shown. @type {(() => Promise<void>) | null} */
  #queued = null;

  /**
   * @param {Connection} connection @param {import("../games/protocol").MatchPart} part
   * @param {Omit<import("./kept.js").TableRequest, "game">} request @param {Snapshot} state what a stranger may see
   */
  constructor(connection, part, request, state) {
    super(part, request, state);
    this.connection = connection;
    this.keeps = !request.practice;
    this.title = gameInfo(state.view.game).title;
  }

  get phase() {
    return this.#phase;
  }
  get gone() {
    return this.#phase === "left";
  }
  /** The one place where the phase changes; a match that is left stays so. @param {Phase} phase */
  enter(phase) {
    if (!this.gone) this.#phase = phase;
  }

  /** Sees what the engine may tell now. */
  async look() {
    this.adopt(await this.connection.call("state", this.viewers));
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
    this.enter("left");
  }

  /** The running search is stale; in a worker it is ended at once, beside the page it is already over. */
  stopThinking() {
    this.#search++;
    this.stage.busy(false);
    const { phase } = this;
    if (phase === "thinking" || phase === "pausing") this.enter("idle");
    if (phase !== "thinking") return null;
    return this.connection.restart().catch(() => null);
  }

  /**
   * A player's answer; its button works as soon as it is painted. `more`: what was planned after it.
   * @param {string} text of an offer @param {string[]} [more]
   */
  async answer(text, more) {
    if (!this.asked || this.plan?.takes(text)) return;
    if (this.phase === "showing") this.#queue(() => this.answer(text, more));
    if (this.phase !== "idle") return;
    this.autoAnswerPaused = false;
    await this.act(text, { more });
  }

  /** Does something right after what is being shown; the latest request counts. @param {() => Promise<void>} wanted */
  #queue(wanted) {
    this.#queued = wanted;
    this.stage.finishNow();
  }

  /**
   * Gives an answer by its text, or the computer's own choice.
   * @param {string | null} text
   * @param {{ more?: string[], byPage?: boolean }} [how] what was planned after it; whether the page gives it
   */
  async act(text, { more = [], byPage = false } = {}) {
    const { prompt } = this;
    if (!prompt) return;
    this.hint.drop();
    this.watch.pause();
    const thought = prompt.left === null || prompt.left === undefined ? undefined : Math.round(this.watch.elapsed());
    await this.during("answering", async () => {
      const letter = byPage ? prompt.seat[0].toUpperCase() : prompt.seat[0];
      const events = await give(this, [text, ...more], { thought, letter });
      if (events === undefined) return;
      if (events) {
        this.watch.reset();
        this.sawCard = events.some((event) => event.t === "draw");
        if (this.over && this.keeps && !this.stage.temporary) keepEnded(this);
        this.keep();
      }
      await this.show(events);
    });
  }

  /** Does what may crash the engine. @param {"answering" | "veiled"} phase @param {() => Promise<void>} work */
  async during(phase, work) {
    const { save } = this.state;
    this.enter(phase);
    try {
      await work();
    } catch (error) {
      await this.#recover(error, save);
    }
    if (this.phase === phase || this.phase === "showing") this.enter("idle");
    const wanted = this.#queued;
    this.#queued = null;
    if (this.phase !== "idle") return;
    await wanted?.();
    if (this.phase === "idle") this.next();
  }

  /** Paints what the engine told last; plays events first. @param {import("../engine").Events | null} events */
  async show(events) {
    if (this.phase === "answering") this.enter("showing");
    await this.stage.show(this.state, events);
  }

  /** Asks whoever has to answer; the computer thinks. Never blocks: a player may leave or take back meanwhile. */
  async next() {
    const seat = this.prompt?.seat;
    if (!seat || this.phase !== "idle") return;
    const own = this.autoAnswer;
    if (own) await this.act(own, { byPage: true });
    else if (this.needsVeil) await this.#handOver();
    else if (this.isComputer(seat)) await this.#think(this.seat(seat).level ?? "normal");
  }

  /** First everybody sees only what is public, then the asked player opens the veil. */
  async #handOver() {
    await this.during("veiled", async () => {
      if (this.view.eye !== "watcher") await this.repaint();
      this.hint.drop();
      const eye = await liftVeil(this);
      if (this.gone) return;
      this.veilOpenFor = eye;
      await this.repaint();
    });
  }

  /** Somebody may have left the screen alone: the public view, and the veil again. @param {number} since when */
  async cover(since) {
    if (!this.sharesSecrets || this.gone || this.over || this.veilOpenFor === null) return;
    this.watch.pause(since);
    this.veilOpenFor = null;
    this.hint.drop();
    if (this.phase === "idle") await this.during("answering", () => this.repaint());
  }

  /** The computer thinks, waits until a player can follow, and answers. @param {import("./seats.js").Level} level */
  async #think(level) {
    const search = ++this.#search;
    const { save } = this.state;
    const began = performance.now();
    this.enter("thinking");
    this.stage.busy(true);
    this.watch.resume();
    try {
      await decide(this.connection, level);
      if (search === this.#search) {
        this.enter("pausing");
        this.watch.pause();
      }
      await wait(Math.max(0, pauseBefore(this) - (performance.now() - began)));
      if (search !== this.#search) return;
      this.stage.busy(false);
      await this.act(null);
    } catch (error) {
      if (search !== this.#search) return;
      this.stage.busy(false);
      const crashedBefore = this.#crashedAt === save;
      this.#crashedAt = save;
      await this.#recover(error, save);
      // Retried once: an engine that crashes twice in the same place would crash there for ever.
      if (!crashedBefore) this.next();
    }
  }

  /** A player asks for a hint. @returns {Promise<void>} */
  async askHint() {
    if (this.asked && this.phase === "showing") return this.#queue(() => this.askHint());
    this.plan?.drop();
    const { save } = this.state;
    try {
      await this.hint.ask();
    } catch (error) {
      await this.#recover(error, save, sayNoHint);
    }
  }

  /**
   * The engine crashed: another one goes on from the last good save.
   * @param {unknown} error @param {string} save @param {typeof sayUndone} say
   */
  async #recover(error, save, say = sayUndone) {
    if (this.gone) return;
    const report = reportOf(this, error, save);
    this.enter("trouble");
    try {
      await restore(this.connection, save);
      this.veilOpenFor = null;
      await this.repaint();
      // The computer waits until the player has read it.
      await say(report);
    } catch (second) {
      sayStopped(second, report);
    }
    this.enter("idle");
  }

  /** Takes back the last answer of a player, and the computer's answers after it. */
  async takeBack() {
    if (this.plan) return this.plan.back();
    if (!this.people.length) return;
    if (this.phase === "answering" || this.phase === "showing") this.#queue(() => this.takeBack());
    if (!["idle", "thinking", "pausing"].includes(this.phase)) return;
    const stopped = this.stopThinking();
    await this.during("answering", async () => {
      await this.hint.drop();
      await stopped;
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

  /** Everything needed to resume the game. */
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
