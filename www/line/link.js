// One line of this page to another device: what is said over it, and the browser's line under that, which may be made
// anew as often as it breaks.
import { Peer } from "./peer.js";
import { server } from "./server.js";
import { Talk } from "./talk.js";

/** Milliseconds of a tick. */
const TICK = 1000;

/**
 * @typedef {import("./talk.js").Talker} Talker
 * @typedef {import("./talk.js").State} State
 */

export class Link {
  /** @type {Peer | null} */
  #peer = null;
  /** Those who want to know of each change. @type {Set<(state: State, words?: string) => void>} */
  #watching = new Set();

  /** @param {Omit<Talker, "life">} talker */
  constructor(talker) {
    this.talk = new Talk({
      ...talker,
      life: crypto.getRandomValues(new Uint32Array(2)).join("."),
      changed: (state, words) => {
        talker.changed(state, words);
        for (const watch of [...this.#watching]) watch(state, words);
        if (state === "left") this.#end();
      },
    });
    this.ticking = setInterval(() => this.talk.tick(), TICK);
  }

  get state() {
    return this.talk.state;
  }
  get open() {
    return this.talk.open;
  }
  /** The player at the other end, as far as it has been met. */
  get other() {
    return this.talk.other;
  }

  /**
   * Calls the listener at each change until the signal ends it.
   * @param {(state: State, words?: string) => void} listener @param {AbortSignal} signal
   */
  watch(listener, signal) {
    this.#watching.add(listener);
    signal.addEventListener("abort", () => this.#watching.delete(listener));
  }

  #fresh() {
    this.#peer?.close();
    const peer = new Peer({
      opened: (send, close) => this.talk.connect(send, close),
      broken: (words) => peer === this.#peer && this.talk.drop(words),
      server: server(),
    });
    this.#peer = peer;
    return peer;
  }

  /** The code of an invitation. */
  invite() {
    return this.#fresh().invite();
  }

  /** The code that answers one. @param {string} text */
  answer(text) {
    return this.#fresh().answer(text);
  }

  /** The answer has come. @param {string} text */
  async accept(text) {
    if (!this.#peer) throw new Error("Make a code first.");
    await this.#peer.accept(text);
    this.talk.connecting();
  }

  /** @param {object} message */
  post(message) {
    this.talk.post(message);
  }

  /** Leaves for good, and says so. */
  leave() {
    this.talk.leave();
  }

  /** Breaks off, and says nothing: another tab goes on. */
  stop() {
    clearInterval(this.ticking);
    this.#peer?.close();
    this.#peer = null;
  }

  #end() {
    clearInterval(this.ticking);
    // The last message is still on its way.
    const peer = this.#peer;
    this.#peer = null;
    setTimeout(() => peer?.close(), TICK);
  }
}
