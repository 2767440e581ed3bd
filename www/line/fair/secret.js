// The own secret set-up of a game that nobody deals: what is answered there stays on this device.
import { hiddenIn, sealsOf } from "./seals.js";

/**
 * A secret answer stays here, with rolls of one's own; the seals are told once there are no more of them.
 * @param {Pick<import("./fair-game.js").FairGame, "kept" | "ties">} game
 * @param {string} text @param {import("../../engine").Viewers} viewers
 */
export async function answerInSecret({ kept, ties }, text, viewers) {
  /** @type {number[]} */
  const rolls = [];
  let reply = await ties.connection.call("act", text, viewers, 0, rolls);
  while (!reply.step.ok && reply.step.of) {
    const [wide] = crypto.getRandomValues(new Uint32Array(1));
    rolls.push(Math.floor((wide / 2 ** 32) * reply.step.of));
    reply = await ties.connection.call("act", text, viewers, 0, rolls);
  }
  if (!reply.step.ok) return reply;
  kept.setup.push([text, 0, rolls]);
  const asked = await ties.connection.call("prompt");
  if (asked?.secret && asked.seat === kept.own) return reply;
  kept.hidden = hiddenIn(await ties.connection.call("view", kept.own));
  ties.keep(reply.save);
  ties.post({ t: "seals", seals: sealsOf(kept.hidden) });
  return reply;
}
