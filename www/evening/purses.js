// Both purses while a game of an evening is played, without what lies in its pot.
import { isOf } from "../match/kept.js";
import { sheetOf } from "./going.js";
import { evening, seedOf } from "./keep.js";

/**
 * The antes of a game by the evening's sheet; null for a game that is not its next one.
 * @param {import("../match/match.js").Match} match
 * @returns {Promise<import("../games/five-card/piles.js").Purses | null>}
 */
export async function pursesAt({ state }) {
  const kept = evening();
  if (!kept) return null;
  const { next, purses } = await sheetOf(kept);
  if (!next || !isOf(state.save, seedOf(kept, next.number))) return null;
  // An opponent goes by the last word of its name: there is little room beside a pot.
  const short = (/** @type {string} */ name, /** @type {number} */ at) =>
    at === 1 && kept.habit ? (name.split(" ").at(-1) ?? name) : name;
  return { ante: next.ante, purses: kept.names.map((name, at) => ({ name: short(name, at), sum: purses[at] })) };
}
