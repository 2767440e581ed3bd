// One game at the table: the engine's snapshot, who is asked, answers, taking back, keeping.
import { gameInfo } from "../context.js";
import { announce } from "../ui/live.js";
import { refused } from "../ui/storage.js";
import { refusesHelp } from "./daily.js";
import { keepEnded } from "./ended.js";
import { give } from "./give.js";
import { Hint } from "./hint.js";
import { forgetGame, keepGame, keptRecord, recordOf } from "./kept.js";
import { reportOf, restore, sayNoHint, sayStopped, sayUndone } from "./recovery.js";
import { MatchStatus } from "./status.js";
import { Stopwatch } from "./stopwatch.js";
import { undo } from "./undo.js";

/**
 * @typedef {import("../engine").Connection} Connection
 * @typedef {import("../engine").Snapshot} Snapshot
 *
 * The phase of a match. `idle`: it waits for the asked player; `answering`: the engine carries an answer out;
 * `showing`: that is painted, and a player's next wish comes right after it; `thinking`, `pausing`: the computer makes
 * up its mind, and lets a player follow; `veiled`: the screen changes hands; `trouble`: a fault is read; `left`: all
 * over.
 * @typedef {"idle" | "answering" | "showing" | "thinking" | "pausing" | "veiled" | "trouble" | "left"} Phase
 */

export class Match extends MatchStatus {
  /** @type {Phase} */
  #phase = "idle";
  /** True while this tab keeps the game; another one may have taken it over. */
  keeps;
  /** True if the last answer turned a card over. */
  sawCard = false;
  /** True if the last answer brought about nothing that can be seen. */
  sawNothing = false;
  /** The seats that gave the answers so far: f for first, s for second, a capital for an answer of the page itself. */
  answered = "";
  /** The key under which it is kept since it has ended. @type {string | null} */
  endedAs = null;
  hint = new Hint(this);
  /** The time that the asked player has thought. */
  watch = new Stopwatch();
  /** The wish of a player that waits until the last answer has been shown. @type {(() => Promise<void>) | null} */
  #queued = null;

  /**
   * @param {Connection} connection @param {import("../games/protocol").MatchPart} part
   * @param {Omit<import("./kept.js").TableRequest, "game">} request @param {Snapshot} state what a stranger may see
   * @param {import("./conductor.js").Conductor} conductor what leads it
   */
  constructor(connection, part, request, state, conductor) {
    super(part, request, state, conductor);
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

  /** The table is open. */
  open() {
    return this.conductor.open();
  }

  leave() {
    this.hint.drop();
    this.conductor.stop();
    this.enter("left");
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
   * @param {{ more?: string[], byPage?: boolean, far?: Pick<Parameters<typeof give>[2], "thought" | "refused"> }} [how]
   *   what was planned after it; whether the page gives it; what is known of one that comes from elsewhere
   */
  async act(text, { more = [], byPage = false, far } = {}) {
    const { prompt } = this;
    if (!prompt) return;
    if (text !== null && !byPage && !far) this.conductor.gave(text);
    this.hint.drop();
    this.watch.pause();
    const thought = prompt.left === null || prompt.left === undefined ? undefined : Math.round(this.watch.elapsed());
    await this.during("answering", async () => {
      const letter = byPage ? prompt.seat.charAt(0).toUpperCase() : prompt.seat.charAt(0);
      const events = await give(this, [text, ...more], { thought, letter, ...far });
      if (events === undefined) return;
      if (events) {
        this.watch.reset();
        this.sawNothing = events.length === 0;
        // A card in whose place the same player draws another is seen at a glance.
        const again = prompt.why === "draw" && this.prompt?.why === "draw" && this.prompt.seat === prompt.seat;
        this.sawCard = !again && events.some((event) => event.t === "draw");
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
      await this.recover(error, save);
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
    await this.conductor.show(events);
  }

  /** On to whoever comes next, if nothing else is done. */
  next() {
    return this.conductor.next();
  }

  /** Somebody may have left the screen alone: the public view, and the veil again. @param {number} since when */
  async cover(since) {
    if (!this.sharesSecrets || this.gone || this.over || this.veilOpenFor === null) return;
    this.watch.pause(since);
    this.veilOpenFor = null;
    this.hint.drop();
    if (this.phase === "idle") await this.during("answering", () => this.repaint());
  }

  /** A player asks for a hint. @returns {Promise<void>} */
  async askHint() {
    if (!this.conductor.asks || refusesHelp(this)) return;
    if (this.asked && this.phase === "showing") return this.#queue(() => this.askHint());
    this.plan?.drop();
    const { save } = this.state;
    try {
      await this.hint.ask();
      this.helped ||= this.hint.answer !== undefined;
    } catch (error) {
      await this.recover(error, save, sayNoHint);
    }
  }

  /**
   * The engine crashed: another one goes on from the last good save.
   * @param {unknown} error @param {string} save @param {typeof sayUndone} say
   */
  async recover(error, save, say = sayUndone) {
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
    if (this.conductor.back) return this.conductor.back();
    if (!this.people.length || refusesHelp(this)) return;
    if (this.phase === "answering" || this.phase === "showing") this.#queue(() => this.takeBack());
    if (!["idle", "thinking", "pausing"].includes(this.phase)) return;
    const stopped = this.conductor.stop();
    await this.during("answering", async () => {
      await this.hint.drop();
      await stopped;
      const events = await undo(this);
      if (events) announce("Taken back.");
      this.helped ||= events !== null;
      this.keep();
      if (!this.gone) await this.show(events);
    });
  }

  /** The player only practises: this try does not count, and hints and take-backs are allowed. */
  practise() {
    this.helped = true;
    this.keep();
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
    else kept = keepGame(keptRecord(this));
    if (!kept || refused()) this.stage.cannotKeep();
  }
}
