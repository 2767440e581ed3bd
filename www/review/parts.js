// The parts of a review: sums of all four, the greatest gifts of chance, the dearest choices, and what a list marks.
import { moveCount, moveNumbers } from "../match/rows.js";

/**
 * @typedef {import("../engine").Reviewed} Reviewed
 * @typedef {import("../engine").Act} Act
 * @typedef {import("../engine").LogEntry} LogEntry
 * @typedef {"luck" | "mine" | "other" | "mind" | "end"} Part
 *
 * A game that is over, as the review looks at it: its answers, its whole log, and the number of lines of the deal.
 * @typedef {object} Played
 * @property {Act[]} acts
 * @property {LogEntry[]} log
 * @property {number} deal
 *
 * A mark in the list: a choice that cost much, a card that gave much, luck, what was seen too late; and how much, in
 * ten-thousandths; `even`: as it would be in an even game.
 * @typedef {{ kind: "cost" | "card" | "luck" | "bad" | "late", worth: number, even?: boolean }} Mark
 */

/** The number of gifts of chance, and of choices, that are named. */
const NAMED = 3;
/** Most turns that are named as seen too late. */
const LATEST = 2;
/**
 * Ten-thousandths below which nothing is named: gifts of chance of less than one in a hundred, choices of five, what
 * was seen too late of five.
 */
const [GIFT, FAULT, LATE] = [100, 500, 500];
/** Ten-thousandths below which the list marks nothing. @type {Record<Mark["kind"], number>} */
const MARKED = { cost: 500, bad: 1000, luck: 300, card: 500, late: 1000 };

/** Returns true if it was played, and not resigned, agreed or lost on time. @param {Reviewed} told */
const isPlayed = ({ role }) => role === "play";

/** A change in points of a hundred, with its sign. @param {number} change @param {number} [digits] */
export function points(change, digits = 0) {
  const size = (Math.abs(change) / 100).toFixed(digits);
  return `${Number(size) === 0 ? "" : change > 0 ? "+" : "−"}${size}`;
}

/** A chance of ten-thousandths in words. @param {number} chance */
export const percent = (chance) => `${Math.round(chance / 100)} %`;

/** Returns the change by a choice; all of it if that ended the game beside the board. @param {Reviewed} told */
const moved = (told) => (isPlayed(told) ? told.mine + told.other : told.after - told.before);

/** Sums up each part; what ended the game beside the board is a part of its own. @param {Reviewed[]} told */
export function totals(told) {
  const sum = (/** @type {Reviewed[]} */ of, /** @type {(one: Reviewed) => number} */ worth) =>
    of.reduce((all, one) => all + worth(one), 0);
  const played = told.filter(isPlayed);
  const ended = told.filter((one) => !isPlayed(one));
  return {
    luck: sum(played, ({ luck }) => luck),
    mine: sum(played, ({ mine }) => mine),
    other: sum(played, ({ other }) => other),
    mind: sum(played, ({ mind }) => mind),
    end: sum(ended, moved),
    /** All that chance moved, in either direction. */
    chance: sum(played, ({ luck }) => Math.abs(luck)),
  };
}

/** Names the end of the game beside the board, as a subject. @param {Reviewed[]} told */
export const ending = (told) => (told.some(({ role }) => role === "clock") ? "Running out of time" : "Resigning");

/**
 * The places of the greatest values, the greatest first.
 * @param {Reviewed[]} told @param {(one: Reviewed) => number} worth @param {number} least
 */
const greatest = (told, worth, least) =>
  told
    .map((one, at) => ({ at, value: worth(one) }))
    .filter(({ value }) => value >= least)
    .sort((one, other) => other.value - one.value)
    .slice(0, NAMED)
    .map(({ at }) => at);

/** Returns the answers at which chance gave or took most. @param {Reviewed[]} told */
export const luckiest = (told) => greatest(told, ({ luck }) => Math.abs(luck), GIFT);

/** The weight of a choice, never below 0: its price, or what that would be in an even game. @param {Reviewed} told */
const weightOf = (told) => (isPlayed(told) && told.better ? Math.max(-told.mine, told.better.even) : 0);

/** Returns true if a choice is named for its price. @param {Reviewed} told */
export const isDear = (told) => weightOf(told) >= FAULT;

/** Returns true if a game that was lost or won hides its price: it is told as in an even one. @param {Reviewed} told */
export const isIfEven = (told) => isDear(told) && -told.mine < FAULT;

/** The price of a choice as it is told, never below 0. @param {Reviewed} told */
export const priceOf = (told) => (isIfEven(told) ? weightOf(told) : isPlayed(told) ? -told.mine : 0);

/** Returns the answers at which the player's own choice cost most. @param {Reviewed[]} told */
export const dearest = (told) => greatest(told, weightOf, FAULT);

/** Returns true if an answer showed a danger that the estimate had not seen before it. @param {Reviewed} told */
export const isLate = (told) => isPlayed(told) && told.late && told.mind <= -LATE;

/**
 * Returns the answers after which a danger was seen that the estimate had not seen before them, the greatest first.
 * @param {Reviewed[]} told
 */
export function seenLate(told) {
  const choices = dearest(told);
  return greatest(told, (one) => (isLate(one) ? -one.mind : 0), LATE)
    .filter((at) => !choices.includes(at))
    .slice(0, LATEST);
}

/** The place of an answer's first line in the log. @param {Played} played @param {number} at */
export const lineOf = ({ acts, deal }, at) => (at > 0 ? acts[at - 1].lines : deal);

/** The lines of an answer. @param {Played} played @param {number} at */
export const linesOf = (played, at) => played.log.slice(lineOf(played, at), played.acts[at].lines);

/**
 * The line that tells what an answer brought about: its own, or the next of its turn, where others answered in between.
 * @param {Played} played @param {number} at @param {(line: LogEntry) => boolean} [such]
 */
export function toldOf(played, at, such = () => true) {
  const { acts, log } = played;
  const line = log.findIndex((entry, place) => place >= lineOf(played, at) && such(entry));
  return line >= 0 && log[line].turn === acts[at].turn ? line : -1;
}

/** The line of the card or the move that an answer played; -1 for none. @param {Played} played @param {number} at */
export const playOf = (played, at) =>
  toldOf(
    played,
    at,
    ({ card, moved: piece, seat }) => seat === played.acts[at].seat && (card !== null || piece !== null),
  );

/**
 * The number of the move in which an answer was given: that of its turn, whose lines may come with later answers.
 * @param {Played} played @param {number} at
 */
export function moveOf({ acts, log }, at) {
  const line = log.findIndex(({ turn }) => turn === acts[at].turn);
  return line < 0 ? moveCount(log.slice(0, acts[at].lines)) : moveNumbers(log)[line];
}

/** The answer that brought a line into the log. @param {Played} played @param {number} line */
export const actOf = ({ acts }, line) => acts.findIndex(({ lines }) => lines > line);

/** The gain by a card that was played, beside luck, where nothing was better. @param {Reviewed} told */
const gained = ({ before, after, luck, better }) => (better ? 0 : after - before - luck);

/**
 * The mark of an answer; null where it changed little.
 * @param {Played} played @param {Reviewed} told @param {number} at @returns {Mark | null}
 */
export function markOf(played, told, at) {
  const own = told.seat === played.acts[at].seat;
  const isCard = own && linesOf(played, at).some(({ card, seat }) => card !== null && seat === told.seat);
  /** @type {Mark[]} */
  const marks = [
    { kind: "cost", worth: -priceOf(told), ...(isIfEven(told) && { even: true }) },
    { kind: "bad", worth: isPlayed(told) ? Math.max(0, told.other) : 0 },
    { kind: "late", worth: isLate(told) ? told.mind : 0 },
    { kind: "luck", worth: told.luck },
    { kind: "card", worth: isCard ? Math.max(0, gained(told)) : 0 },
  ];
  const [most = null] = marks
    .filter(({ kind, worth }) => Math.abs(worth) >= MARKED[kind])
    .sort((one, other) => Math.abs(other.worth) - Math.abs(one.worth));
  return most;
}

/**
 * Counts the moves in which a seat chose, and those without a mistake.
 * @param {Played} played @param {Reviewed[]} told @param {import("../engine").Seat} seat
 */
export function goodMoves(played, told, seat) {
  /** @type {Map<number, boolean>} */
  const moves = new Map();
  told.forEach((one, at) => {
    if (one.seat !== seat || !isPlayed(one)) return;
    const move = moveOf(played, at);
    moves.set(move, (moves.get(move) ?? true) && !isDear(one));
  });
  return { all: moves.size, good: [...moves.values()].filter(Boolean).length };
}
