// The engine of a game by links whose cards are drawn by both: an answer is given together with the rolls that follow
// from both chains. Where the other side's next link is missing, nothing is answered, and its link is asked for.
import { capital, whose } from "../../ui/words.js";
import { rollsIn } from "./draws.js";

/** @typedef {import("../../engine").Connection} Connection */

const WAITS = "The next card is drawn by both of you: send your link first.";

/** @implements {Connection} */
export class PostConnection {
  where = /** @type {const} */ ("worker");

  /** @param {Connection} own @param {import("./post.js").Post} post */
  constructor(own, post) {
    this.own = own;
    this.post = post;
  }

  /** @type {Connection["call"]} */
  call(op, ...args) {
    if (op !== "act") return this.own.call(op, ...args);
    const [text, viewers, thought] = /** @type {[string, import("../../engine").Viewers, number]} */ (args);
    return /** @type {any} */ (this.#act(text, viewers, thought));
  }

  /** @param {string} text @param {import("../../engine").Viewers} viewers @param {number} thought */
  async #act(text, viewers, thought) {
    const { post, own } = this;
    const before = rollsIn(await own.call("save")).length;
    /** @type {number[]} */
    const rolls = [];
    for (;;) {
      const reply = await own.call("act", text, viewers, thought, rolls);
      const { step } = reply;
      if (step.ok || step.error !== "needs-roll") return reply;
      const roll = post.draws?.roll(before + rolls.length + 1, Number(step.of)) ?? null;
      if (roll === null) {
        post.dried();
        return {
          ...reply,
          step: { ok: /** @type {const} */ (false), error: /** @type {const} */ ("not-offered"), message: WAITS },
        };
      }
      rolls.push(roll);
    }
  }

  restart() {
    return this.own.restart();
  }
}

/**
 * Looks whether the sender's link is of its chain, and whether every card follows from both. Throws what does not fit.
 * @param {import("./draws.js").Draws} draws @param {import("./packet.js").Packet} packet
 * @param {import("./apart.js").Told} coming @param {string} friend
 */
export function checkDraws(draws, { last }, coming, friend) {
  const device = `${capital(whose(friend))} device`;
  if (!last || !draws.take(last)) throw new Error(`${device} has shown a link that is none of its chain.`);
  const wrong = draws.wrong(coming.save);
  if (wrong) throw new Error(`${device} has drawn card ${wrong} otherwise than both devices together give.`);
}
