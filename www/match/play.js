// Leads a match that is played: the page's own answers, the veil between two players, the computer's turn.
import { wait } from "../ui/words.js";
import { decide, pauseBefore } from "./computer.js";
import { Conductor } from "./conductor.js";
import { liftVeil } from "./handover.js";

export class Play extends Conductor {
  asks = true;
  /** Counts the searches of the computer: what any but the last has found is stale. */
  #search = 0;
  /** The save at which the engine crashed while the computer thought. @type {string | null} */
  #crashedAt = null;

  /** True from the first answer to the end of the game. */
  get runs() {
    return !this.match.over && this.match.view.log.length > 0;
  }

  /** Asks whoever has to answer; the computer thinks. Never blocks: a player may leave or take back meanwhile. */
  async next() {
    const { match } = this;
    const seat = match.prompt?.seat;
    if (!seat || match.phase !== "idle") return;
    const own = match.autoAnswer;
    if (own) await match.act(own, { byPage: true });
    else if (match.needsVeil) await this.#handOver();
    else if (match.isComputer(seat)) await this.#think(seat);
  }

  /** First everybody sees only what is public, then the asked player opens the veil. */
  async #handOver() {
    const { match } = this;
    await match.during("veiled", async () => {
      if (match.view.eye !== "watcher") await match.repaint();
      match.hint.drop();
      const eye = await liftVeil(match);
      if (match.gone) return;
      match.veilOpenFor = eye;
      await match.repaint();
    });
  }

  /**
   * The computer thinks, waits until a player can follow, and answers.
   * @param {import("../engine").Seat} seat
   */
  async #think(seat) {
    const { match } = this;
    const search = ++this.#search;
    const { save } = match.state;
    const began = performance.now();
    match.enter("thinking");
    match.stage.busy(true);
    match.watch.resume();
    try {
      await decide(match, seat, match.seat(seat));
      if (search === this.#search) {
        match.enter("pausing");
        // On a clock the computer takes its time as a player does: it does not answer in no time.
        if (!match.view.clock?.runs) match.watch.pause();
      }
      await wait(Math.max(0, pauseBefore(match, seat) - (performance.now() - began)));
      if (search !== this.#search) return;
      match.watch.pause();
      match.stage.busy(false);
      await match.act(null);
    } catch (error) {
      if (search !== this.#search) return;
      match.stage.busy(false);
      const crashedBefore = this.#crashedAt === save;
      this.#crashedAt = save;
      await match.recover(error, save);
      // Retried once: an engine that crashes twice in the same place would crash there for ever.
      if (!crashedBefore) match.next();
    }
  }

  /** The running search is stale; in a worker it is ended at once, beside the page it is already over. */
  stop() {
    const { match } = this;
    this.#search++;
    match.stage.busy(false);
    const { phase } = match;
    if (phase === "thinking" || phase === "pausing") match.enter("idle");
    if (phase !== "thinking") return null;
    return match.connection.restart().catch(() => null);
  }
}
