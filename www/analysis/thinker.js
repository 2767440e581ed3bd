// Thoughts about the position that is shown: an engine of their own looks longer and longer at it, until another one is
// shown.

/**
 * @typedef {import("../engine").Advice} Advice
 * @typedef {{ told: Advice | null, round: number, more: boolean, fault: string | null }} Thought
 */

/** Nodes of each judgement, round by round. */
const ROUNDS = [150, 500, 1_500, 5_000, 15_000];

export class Thinker {
  /** @type {Promise<import("../engine").Connection> | null} */
  #engine = null;
  /** Counts the positions: what was found about any but the last is stale. */
  #asked = 0;
  #busy = false;
  /** True while nobody wants it to think. */
  rests = false;

  /** @param {(thought: Thought) => void} show */
  constructor(show) {
    this.show = show;
  }

  /** Thinks no more of what it was asked. */
  async stop() {
    this.#asked++;
    if (!this.#busy) return;
    this.#busy = false;
    const engine = await this.#engine;
    await engine?.restart().catch(() => {});
  }

  /**
   * Thinks of a position.
   * @param {import("../engine").NewGame} game @param {string[]} answers
   */
  async look(game, answers) {
    await this.stop();
    if (this.rests) return;
    const mine = ++this.#asked;
    this.#engine ??= Deckmate.connect();
    const engine = await this.#engine;
    if (mine !== this.#asked) return;
    this.#busy = true;
    try {
      await engine.call("study", game, answers);
      /** @type {string | undefined} */
      let hinted;
      for (const [round, budget] of ROUNDS.entries()) {
        const told = await engine.call("advise", { budget, hinted });
        if (mine !== this.#asked) return;
        hinted = told?.best[0]?.offer.text;
        const more = told !== null && round + 1 < ROUNDS.length;
        this.show({ told, round: round + 1, more, fault: null });
        if (!more) break;
      }
    } catch (error) {
      if (mine !== this.#asked) return;
      this.show({ told: null, round: 0, more: false, fault: /** @type {Error} */ (error).message });
    } finally {
      if (mine === this.#asked) this.#busy = false;
    }
  }
}
