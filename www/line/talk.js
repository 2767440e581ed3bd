// A talk between two pages over channels that come and go. It knows in which state the line is, by name, and carries
// texts over every break: a channel begins with a first message from each side, which says what is still missing.
import { helloIn, mismatch, PROTOCOL } from "./hello.js";
import { Letters, Unfit } from "./letters.js";

/**
 * The state of a line. `waiting`: for the code of the other device; `connecting`: codes are known, nothing has come
 * yet; `connected`; `lost`: the line is broken, the game is kept; `back`: it is there again; `left`: one has left for
 * good.
 * @typedef {"waiting" | "connecting" | "connected" | "lost" | "back" | "left"} State
 * @typedef {import("./hello.js").Facts} Facts
 * @typedef {import("./hello.js").Hello} Hello
 */

/** Ticks (a second each) without a sign of the other side after which a line counts as lost, and between two signs. */
export const [SILENCE, SIGN] = [8, 2];
const UNREADABLE = "The other page has sent what this one can't read, so the line was cut. The game is kept.";

/**
 * The options of a talk.
 * @typedef {object} Talker
 * @property {() => Facts} facts what this page says of itself
 * @property {string} life names this page as long as it is open
 * @property {(message: any) => void} take hears what the other side has sent
 * @property {(hello: Hello) => void} met the other page is met for the first time, or was opened again: what was under
 *   way between the two is gone
 * @property {(state: State, words?: string) => void} changed
 */

export class Talk {
  /** @type {State} */
  state = "waiting";
  /** The last facts that the other page has said of itself. @type {Hello | null} */
  other = null;
  /** @type {Letters} */
  #letters;
  /** The channel that is open. @type {{ send: (text: string) => void, close: () => void } | null} */
  #channel = null;
  /** The first message over this channel, and whether that of the other side has come, and asks for it again. */
  #hello = "";
  #greeted = false;
  #asked = false;
  /** Ticks since anything came, and since anything was sent. */
  #quiet = 0;
  #still = 0;
  /** Letters that were not acknowledged when the last tick came are sent again. */
  #waited = false;

  /** @param {Talker} talker */
  constructor(talker) {
    this.talker = talker;
    this.#letters = this.#fresh();
  }

  #fresh() {
    return new Letters(
      (text) => this.#send(text),
      (text) => this.#take(text),
    );
  }

  /** True while texts go through. */
  get open() {
    return this.#greeted && (this.state === "connected" || this.state === "back");
  }

  /** @param {State} state @param {string} [words] */
  enter(state, words) {
    if (this.state === "left" || (this.state === state && !words)) return;
    this.state = state;
    this.talker.changed(state, words);
  }

  /** @param {string} text */
  #send(text) {
    if (!this.#greeted) return;
    this.#still = 0;
    this.#channel?.send(text);
  }

  /** The codes are exchanged: the two look for each other. */
  connecting() {
    if (!this.open) this.enter("connecting");
  }

  /**
   * A channel is open. Gives what hears its texts.
   * @param {(text: string) => void} send @param {() => void} close
   * @returns {(text: unknown) => void}
   */
  connect(send, close) {
    this.#channel?.close();
    const channel = { send, close };
    this.#channel = channel;
    this.#greeted = this.#asked = false;
    this.#quiet = 0;
    const { facts, life } = this.talker;
    this.#hello = JSON.stringify({
      line: PROTOCOL,
      ...facts(),
      life,
      of: this.other?.life ?? "",
      got: this.#letters.got,
    });
    this.#greet();
    return (text) => channel === this.#channel && this.#receive(text);
  }

  #greet() {
    const heard = `,"heard":${this.#greeted}}`;
    this.#channel?.send(this.#hello.slice(0, -1) + heard);
  }

  /** @param {unknown} text */
  #receive(text) {
    if (this.state === "left") return;
    try {
      if (typeof text !== "string") throw new Unfit("No text has come.");
      this.#quiet = 0;
      if (text.startsWith("{")) this.#meet(text);
      // Letters that overtake the first message are sent again.
      else if (this.#greeted) {
        if (this.state === "lost") this.enter("back");
        this.#letters.receive(text);
      }
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      this.drop(UNREADABLE);
    }
  }

  /** The first message of the other side over this channel. @param {string} text */
  #meet(text) {
    const hello = helloIn(text);
    if (!hello) throw new Unfit("The first message is none.");
    if (this.#greeted) {
      this.#asked ||= !hello.heard;
      return;
    }
    const { facts, life, met } = this.talker;
    const words = mismatch(facts(), hello);
    if (words) {
      // The other page finds the same.
      this.enter("left", words);
      return;
    }
    const known = this.other;
    const again = known?.life === hello.life && hello.of === life;
    const before = this.state;
    this.other = hello;
    this.#greeted = true;
    if (!again) this.#letters = this.#fresh();
    if (!hello.heard) this.#greet();
    const { table } = facts();
    this.enter(known || before === "lost" || (table && table === hello.table) ? "back" : "connected");
    if (again) {
      this.#letters.acknowledged(hello.got);
      this.#letters.again();
    } else met(hello);
  }

  /** @param {string} text */
  #take(text) {
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      throw new Unfit("A text is no JSON.");
    }
    if (message?.t === "leave") this.enter("left");
    else this.talker.take(message);
  }

  /** Sends a message; over a broken line it waits. @param {object} message */
  post(message) {
    if (this.state !== "left") this.#letters.post(JSON.stringify(message));
  }

  /** The line is broken. @param {string} [words] */
  drop(words) {
    const channel = this.#channel;
    this.#channel = null;
    this.#greeted = false;
    channel?.close();
    if (this.other || words) this.enter("lost", words);
    else this.enter("waiting");
  }

  /** This page leaves for good, and says so. */
  leave() {
    this.post({ t: "leave" });
    this.enter("left");
  }

  /** A second has gone by: signs are given, letters are sent again, silence is noticed. */
  tick() {
    if (!this.#channel || this.state === "left") return;
    if (++this.#quiet > SILENCE && this.open) this.enter("lost");
    if (!this.#greeted || this.#asked) {
      this.#asked = false;
      this.#greet();
    }
    if (!this.#greeted) return;
    if (this.#waited && this.#letters.waits) this.#letters.again();
    else if (++this.#still >= SIGN) this.#letters.acknowledge();
    this.#waited = this.#letters.waits;
  }
}
