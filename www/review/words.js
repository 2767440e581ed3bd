// The sentences of a review, each short: what a moment brought, what was better, what the parts came to.
import { findCard } from "../context.js";
import { count, sentence, whose } from "../ui/words.js";
import {
  dearest,
  ending,
  goodMoves,
  isDear,
  isIfEven,
  isLate,
  linesOf,
  moveOf,
  percent,
  points,
  priceOf,
  seenLate,
  toldOf,
  totals,
} from "./parts.js";

/**
 * @typedef {import("../engine").Reviewed} Reviewed
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../match/match.js").Match} Match
 * @typedef {import("./parts.js").Played} Played
 *
 * A gift of chance: what it was, in words, and the card that was drawn.
 * @typedef {{ words: string, card: import("../engine").CardInfo | null }} Fall
 */

/** Luck that is said in words, in ten-thousandths: a little from here on, much from there on. */
const [LITTLE, MUCH] = [200, 1500];
/** Letters of a sentence that has room in one line. */
const LINE = 56;

/** Returns a name as it stands within a sentence. @param {string} name */
export const called = (name) => (name === "You" ? "you" : name);

/** Returns the possessive of a name for the middle of a sentence. @param {string} name */
export const whoseOf = (name) => (name === "You" ? "your" : whose(name));

/** "1 point", "39 points". @param {number} change */
const pointsOf = (change) => count(Math.abs(Math.round(change / 100)), "point");

/**
 * Returns the known cards of the second list that are not in the first; of equal cards, as many as there are more.
 * @param {(string | null)[]} before @param {(string | null)[]} after
 */
function added(before, after) {
  const left = [...before];
  return after.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && card !== null;
  });
}

/**
 * Says what was dealt or rolled with an answer.
 * @param {Match} match @param {Seat} seat @param {Played} played @param {number} at answers given before it
 * @returns {Promise<Fall>}
 */
export async function fallOf(match, seat, played, at) {
  const [was, is] = await Promise.all(
    [at, at + 1].map(async (answers) => (await match.connection.call("past", answers, seat))?.view),
  );
  const { game } = match.view;
  const drawn = was && is ? added(match.part.hand?.(was, seat) ?? [], match.part.hand?.(is, seat) ?? []) : [];
  const cards = drawn.map((name) => findCard(game, /** @type {string} */ (name)));
  const titles = cards.map((info) => info?.title).join(", ");
  if (titles) return { words: `${match.seat(seat).name} drew ${titles}.`, card: cards[0] ?? null };
  const line = toldOf(played, at);
  // A fall belongs to the card that was played last.
  const { turn } = played.acts[at];
  const card = played.log.slice(0, line + 1).findLast((entry) => entry.turn === turn && entry.card !== null)?.card;
  return { words: played.log[line]?.text ?? "Chance fell.", card: card ? (findCard(game, card) ?? null) : null };
}

/**
 * The mate that a choice gave away, or its price in points, as the end of a sentence.
 * @param {Reviewed} told @param {import("../engine").Better} better
 */
function priceWords(told, { mate, fault }) {
  if (mate) return "missed" in mate ? `missed mate in ${mate.missed}` : `allowed mate in ${mate.allowed}`;
  const price = pointsOf(priceOf(told));
  const cost = isIfEven(told) ? `would cost ${price} in an even game` : `cost ${price}`;
  return fault ? `${cost}: it ${fault}` : cost;
}

/**
 * The cost of an answer, and a better one, in two sentences.
 * @param {Reviewed} told @param {string} played @returns {[string, string]}
 */
export function choiceWords(told, played) {
  const { better } = told;
  if (!better) return ["", ""];
  return [`${played} ${priceWords(told, better)}.`, betterWords(better)];
}

/**
 * The dearest of a turn's choices in words; null where nothing was chosen.
 * @param {Reviewed[]} told
 */
export function saidOf(told) {
  const [worst] = told.filter(isDear).sort((one, two) => priceOf(two) - priceOf(one));
  if (worst) return choiceWords(worst, `“${worst.label}”`).join(" ");
  return told.length ? "No better choice was seen here. Review shows where the game turned." : null;
}

/** The better answer in one line: its reason is said where it has room. @param {import("../engine").Better} better */
function betterWords({ why, label, chance }) {
  const plain = `Better: ${label} (${percent(chance)})`;
  const whole = `${plain}, which ${why}.`;
  return why && whole.length <= LINE ? whole : `${plain}.`;
}

/**
 * A fall that was seen only once it had come, in two sentences.
 * @param {Reviewed} told @param {string} played @returns {[string, string]}
 */
export const lateWords = ({ mind }, played) => [
  `Seen only after ${played}: ${pointsOf(mind)} lost.`,
  "The danger was there before; the estimate had not looked that far.",
];

/** The change by luck, in words. @param {number} luck @param {string} name whose chance it is */
export const luckWords = (luck, name) => `${pointsOf(luck)} by luck ${luck > 0 ? "for" : "against"} ${called(name)}.`;

/**
 * The words for the place after an answer: a sentence, and one about the chance.
 * @param {Played} played @param {Reviewed} told @param {number} at @param {string} name whose chance it is
 * @param {string} label what was answered
 * @returns {[string, string]}
 */
export function placeWords(played, told, at, name, label) {
  const { before, after, luck } = told;
  if (isDear(told)) return choiceWords(told, `“${label}”`);
  if (isLate(told)) return lateWords(told, `“${label}”`);
  const said = linesOf(played, at)[0]?.text ?? sentence(told.label);
  if (Math.abs(luck) >= LITTLE) return [said, luckWords(luck, name)];
  const change = Math.round(after / 100) - Math.round(before / 100);
  return [said, change ? `${count(Math.abs(change), "point")} ${change > 0 ? "more" : "less"} than before.` : ""];
}

/**
 * The words at the beginning of a game that was looked at whole: where most was lost, and what luck did.
 * @param {Played} played @param {Reviewed[]} told @param {string} name @returns {[string, string]}
 */
export function wholeWords(played, told, name) {
  const [[worst], [late]] = [dearest(told), seenLate(told)];
  const sums = totals(told);
  const choice =
    worst !== undefined
      ? `${whose(name)} costliest choice: move ${moveOf(played, worst)}.`
      : late !== undefined
        ? `Seen too late: move ${moveOf(played, late)}.`
        : `${whose(name)} choices: no mistake was seen.`;
  return [choice, sums.chance ? luckVerdict(sums, name) : ""];
}

/**
 * The report in sentences.
 * @param {ReturnType<typeof import("./parts.js").totals>} sums @param {string} name
 */
export function luckVerdict({ luck, chance }, name) {
  if (!chance) return "Luck made no difference.";
  const degree = Math.abs(luck) < MUCH ? "a little" : "clearly";
  if (luck >= LITTLE) return `Luck was ${degree} on ${whoseOf(name)} side.`;
  if (luck <= -LITTLE) return `Luck was ${degree} against ${called(name)}.`;
  return chance < LITTLE ? "Luck made little difference." : "Luck evened out.";
}

/**
 * The quality of a seat's choices, in one sentence.
 * @param {Played} played @param {Reviewed[]} told @param {Seat} seat @param {string} name
 */
export function choiceVerdict(played, told, seat, name) {
  const { all, good } = goodMoves(played, told, seat);
  const mine = `${whose(name)} choices`;
  if (!dearest(told).length && good === all) return `${mine}: no mistake was seen.`;
  return good ? `${mine}: ${good} of ${count(all, "move")} without a mistake.` : `${mine}: a mistake in every move.`;
}

/**
 * The parts of the change with their names.
 * @param {ReturnType<typeof import("./parts.js").totals>} sums @param {Reviewed[]} told
 * @param {string} name @param {string} other
 */
export const partsOf = (sums, told, name, other) =>
  /** @type {{ part: import("./parts.js").Part, words: string, sum: number }[]} */ ([
    ...(sums.chance ? [{ part: "luck", words: "Luck", sum: sums.luck }] : []),
    { part: "mine", words: `${whose(name)} choices`, sum: sums.mine },
    { part: "other", words: `${whose(other)} choices`, sum: sums.other },
    { part: "mind", words: "Seen too late", sum: sums.mind },
    ...(sums.end ? [{ part: "end", words: ending(told), sum: sums.end }] : []),
  ]);

/** A part with its sum, for readers of the screen. @param {{ words: string, sum: number }} part */
export const partWords = ({ words, sum }) => `${words} ${points(sum, 1)}`;
