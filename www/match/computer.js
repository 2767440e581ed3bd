// The computer's turn: how long it may think, and how long it lets a player follow.
import { inTheOpen } from "../engine/readers.js";

/** The longest time that the computer thinks, in milliseconds; less when the page itself has to do the thinking. */
const CAPS = {
  worker: { novice: 300, learner: 300, beginner: 300, easy: 300, normal: 900, strong: 2500 },
  page: { novice: 120, learner: 120, beginner: 120, easy: 120, normal: 250, strong: 500 },
};
/** A player must be able to follow: pauses before the computer's next answer, longer when there is a card to read. */
const PAUSE = { answer: 350, card: 700, open: 1200 };

/**
 * Milliseconds before the computer answers, from where it began to think: where a clock runs they are its own time, and
 * no more than it takes for an answer.
 * @param {import("./match.js").Match} match @param {import("../engine").Seat} seat
 */
export const pauseBefore = (match, seat) => Math.min(pauseOf(match), share(match.view.clock, seat));

/** @param {import("./match.js").Match} match */
function pauseOf(match) {
  if (inTheOpen(match.prompt)) return PAUSE.open;
  if (match.people.length === 0) return PAUSE.answer * 2;
  // A card's targets are chosen in secret: there is nothing to follow.
  if (match.sawNothing && match.prompt?.why === "target") return 0;
  return match.sawCard ? PAUSE.card : PAUSE.answer;
}

/** Of its time the computer takes so much for a move, and of what comes to it with each move. */
const SHARES = { left: 1 / 30, each: 1 / 2 };
/** The least time that it takes. Milliseconds. */
const LEAST = 20;

/**
 * The most that the computer takes on a clock, in milliseconds.
 * @param {import("../engine").ClockView | null} clock @param {import("../engine").Seat} seat
 */
function share(clock, seat) {
  if (!clock?.runs) return Number.POSITIVE_INFINITY;
  const { left, pace, each } = clock;
  const all = pace === "move" ? left[seat] * SHARES.each : left[seat] * SHARES.left + each * SHARES.each;
  return Math.max(LEAST, Math.min(all, left[seat] / 2));
}

/**
 * The computer chooses its answer; the engine keeps it until it is asked to give it.
 * @param {import("./match.js").Match} match @param {import("../engine").Seat} seat
 * @param {import("./seats.js").Sitter} sitter
 */
export function decide({ connection, view, request }, seat, { level = "normal", habit }) {
  // A run is the same on every device: there the nodes of a level that takes few of them are the only limit.
  const free = request.series === "run" && CAPS.worker[level] === CAPS.worker.easy;
  const cap = Math.min(CAPS[connection.where][level], share(view.clock, seat));
  return connection.call("think", { level, ...(!free && { cap }), ...(habit && { habit }) });
}
