// What a hinted card would be played with: a hint says and marks its targets before the card is lifted.
import { announce } from "../../ui/live.js";
import { sentence } from "../../ui/words.js";

/** How long the engine may look for each target, in milliseconds, and how many are looked for at most. */
const CAP = 200;
const MOST = 6;

/**
 * Adds its targets to the hint that is shown, where the engine says them as long as that hint is shown.
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Offer} card
 */
export async function addTargets(match, card) {
  const { connection, viewers, hint } = match;
  const { shown } = hint;
  /** @type {import("../../engine").Offer[]} */
  const targets = [];
  while (targets.length < MOST) {
    const after = [card, ...targets].map(({ text }) => text);
    const target = await connection.call("suggest", { level: "normal", cap: CAP, after }, viewers).catch(() => null);
    if (hint.shown !== shown) return;
    if (!target) break;
    targets.push(target);
  }
  if (!targets.length) return;
  const words = targets.map(({ label }) => label.replace(/\.$/, "")).join("; ");
  hint.shown = `${shown} Then: ${sentence(words)}`;
  match.stage.hint(
    hint.shown,
    card,
    targets.flatMap(({ squares }) => squares),
  );
  announce(hint.shown);
}
