// Sums of the games in which a card was on trial: shares of points with their intervals, beside those of printed cards.
import study from "deckmate:study";
import { fit, isObject } from "../ui/fit.js";
import { read, write } from "../ui/storage.js";

/**
 * @typedef {import("../engine").RatedCard} RatedCard
 *
 * Sums of games: turns in hand, and those in which it could be played; games in which it was played, and those that
 * ended with it; points of its holder, in all and where it was played.
 * @typedef {object} Sums
 * @property {number} games
 * @property {number} held
 * @property {number} playable
 * @property {number} played
 * @property {number} ended
 * @property {number} points
 * @property {number} playedPoints
 * @property {number[]} turns
 *
 * A share of points, from 0 to 1, of so many games, and where it lies 19 times in 20.
 * @typedef {{ share: number, count: number, low: number, high: number }} Share
 * @typedef {{ name: string, held: Share, played: Share }} Scores
 */

/** @returns {Sums} */
export const noGames = () => ({
  ...{ games: 0, held: 0, playable: 0, played: 0, ended: 0, points: 0, playedPoints: 0 },
  turns: [],
});

/** @param {Sums} sums @param {RatedCard} game @returns {Sums} */
export const withGame = (sums, { held, playable, played, ended, score, turns }) => ({
  games: sums.games + 1,
  held: sums.held + held,
  playable: sums.playable + playable,
  played: sums.played + (played ? 1 : 0),
  ended: sums.ended + (ended ? 1 : 0),
  points: sums.points + score,
  playedPoints: sums.playedPoints + (played ? score : 0),
  turns: [...sums.turns, turns],
});

/** Standard deviations on either side of an interval of 95 %. */
const Z = 1.96;

/** A share with its interval (Wilson). @param {number} share @param {number} count @returns {Share} */
export function shareOf(share, count) {
  if (!count) return { share: 0.5, count, low: 0, high: 1 };
  const wide = 1 + Z ** 2 / count;
  const middle = (share + Z ** 2 / (2 * count)) / wide;
  const half = (Z / wide) * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2));
  return { share, count, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** @param {Sums} sums */
export const heldShare = ({ points, games }) => shareOf(points / games, games);
/** @param {Sums} sums */
export const playedShare = ({ playedPoints, played }) => shareOf(playedPoints / played, played);

/** @param {Sums} sums */
export function medianTurns({ turns }) {
  const sorted = turns.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Of a printed card: the hands that held it, the points of who did, the games in which it was played, the points of who
 * did.
 * @typedef {[held: number, heldScore: number, played: number, score: number]} Figures
 */
/** @type {{ turns: number, cards: Record<string, Figures> }} */
const known = JSON.parse(study);

/** The turns of half of the games with the printed deck. */
export const printedTurns = known.turns;

/** Printed cards that were played so often that their bars are short. */
const ENOUGH = 100;

/** @type {Scores[]} */
const printed = Object.entries(known.cards)
  .map(([name, [held, heldScore, played, score]]) => ({
    name,
    held: shareOf(heldScore / 100, held),
    played: shareOf(score / 100, played),
  }))
  .filter(({ played }) => played.count >= ENOUGH)
  .sort((one, other) => one.played.share - other.played.share);

/**
 * Three printed cards to begin with: a weak one, a middling one and a strong one among these.
 * @param {(name: string) => boolean} wanted
 */
export function threeOf(wanted) {
  const some = printed.filter(({ name }) => wanted(name));
  const list = some.length >= 3 ? some : printed;
  return [1 / 6, 1 / 2, 5 / 6].map((part) => list[Math.floor(part * list.length)]).reverse();
}

/** The three printed cards that are nearest to a share. @param {number} share */
export const threeNear = (share) =>
  printed
    .toSorted((one, other) => Math.abs(one.played.share - share) - Math.abs(other.played.share - share))
    .slice(0, 3);

const KEY = "rated";
/** Cards whose sums are kept at most. */
const MOST = 200;

/** @returns {Record<string, unknown>} */
function kept() {
  try {
    const found = JSON.parse(read(KEY) ?? "{}");
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

/** The sums that are kept of a card. @param {string} packed @returns {Sums} */
export function keptSums(packed) {
  const shape = noGames();
  const found = kept()[packed];
  if (!isObject(found) || !Array.isArray(found.turns)) return shape;
  const { value, bad } = fit({ ...shape, turns: undefined }, found);
  return bad.length ? shape : { ...value, turns: found.turns.filter((turn) => typeof turn === "number") };
}

/** @param {string} packed @param {Sums} sums */
export function keepSums(packed, sums) {
  const all = Object.entries(kept()).filter(([name]) => name !== packed);
  write(KEY, JSON.stringify(Object.fromEntries([...all, [packed, sums]].slice(-MOST))));
}

/** Games after which something is said of a card. */
const SOME = 40;

/**
 * Things that its maker should know, a sentence each.
 * @param {Sums} sums @returns {{ words: string, good: boolean }[]}
 */
export function warningsOf({ games, playable, played, ended }) {
  if (games < SOME) return [];
  if (!playable)
    return [{ words: `It can never be played, as it seems: in ${games} games there was no occasion.`, good: false }];
  const found = [];
  if (played < games / 50)
    found.push({
      words: `The computer does not know when to play it: it did so in ${played} of ${games} games.`,
      good: false,
    });
  if (ended > played / 2 && played >= 10)
    found.push({ words: `It ends most games at once: ${ended} of the ${played} in which it was played.`, good: false });
  if (!found.length)
    found.push({
      words: `The computer knows when to play it. It ended ${ended || "no"} ${ended === 1 ? "game" : "games"} at once.`,
      good: true,
    });
  return found;
}
