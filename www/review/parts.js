// The parts of a review: sums of all four, the greatest gifts of chance, the costliest choices.

/**
 * @typedef {import("../engine").Reviewed} Reviewed
 * @typedef {"luck" | "mine" | "other" | "mind"} Part
 */

/** The number of gifts of chance, and of choices, that are named. */
const NAMED = 3;
/** Ten-thousandths below which nothing is named: gifts of chance of less than one in a hundred, choices of three. */
const [GIFT, FAULT] = [100, 300];

/** Says what a part came to, in points. @param {number} sum @param {string} gave @param {string} took */
export const came = (sum, gave, took) => {
  const points = (Math.abs(sum) / 100).toFixed(1);
  return points === "0.0" ? "changed nothing overall" : `${sum > 0 ? gave : took} ${points} points`;
};

/**
 * The parts, in the order in which they are shown.
 * @type {{ part: Part, words: (sum: number, whose: string) => string }[]}
 */
export const PARTS = [
  { part: "luck", words: (sum) => `Luck ${came(sum, "gave", "took")}` },
  { part: "mine", words: (sum, whose) => `${whose} choices ${came(sum, "gave", "cost")}` },
  { part: "other", words: (sum) => `The other's choices ${came(sum, "gave", "took")}` },
  { part: "mind", words: (sum) => `As the computer saw further, its estimate ${came(sum, "rose by", "fell by")}` },
];

/** Returns true if it was played, and not resigned, agreed or lost on time. @param {Reviewed} told */
const isPlayed = ({ role }) => role === "play";

/**
 * Each part's sum, and how much it moved in either direction; without what ended the game beside the board.
 * @param {Reviewed[]} told
 */
export function totals(told) {
  const of = (/** @type {Part} */ part) => {
    const values = told.filter(isPlayed).map((one) => one[part]);
    return {
      sum: values.reduce((sum, value) => sum + value, 0),
      size: values.reduce((sum, value) => sum + Math.abs(value), 0),
    };
  };
  return { luck: of("luck"), mine: of("mine"), other: of("other"), mind: of("mind") };
}

/** Returns the change by a choice; all of it if that ended the game beside the board. @param {Reviewed} told */
export const moved = (told) => (isPlayed(told) ? told.mine + told.other : told.after - told.before);

/** Returns the change by resigning, or by another end of the game beside the board. @param {Reviewed[]} told */
export const resigned = (told) => told.filter((one) => !isPlayed(one)).reduce((sum, one) => sum + moved(one), 0);

/** Names the end of the game beside the board, as a subject. @param {Reviewed[]} told */
export const ending = (told) => (told.some(({ role }) => role === "clock") ? "Running out of time" : "Resigning");

/**
 * The places of the greatest values, the greatest first.
 * @param {Reviewed[]} told @param {(one: Reviewed) => number} worth @param {number} least
 */
const greatest = (told, worth, least = GIFT) =>
  told
    .map((one, at) => ({ at, value: worth(one) }))
    .filter(({ value }) => value >= least)
    .sort((one, other) => other.value - one.value)
    .slice(0, NAMED)
    .map(({ at }) => at);

/** Returns the answers at which chance gave most. @param {Reviewed[]} told */
export const luckiest = (told) => greatest(told, ({ luck }) => luck);

/** Returns the answers at which chance took most. @param {Reviewed[]} told */
export const unluckiest = (told) => greatest(told, ({ luck }) => -luck);

/** Returns the answers at which the player's own choice cost most. @param {Reviewed[]} told */
export const costliest = (told) => greatest(told, (one) => (one.better && isPlayed(one) ? -one.mine : 0), FAULT);
