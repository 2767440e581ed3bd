// The search for a moment among the changes that the board is about to show.

/**
 * @typedef {import("../../board/types").Shown} Shown
 * @typedef {import("../../board/motion.js").BoardEvent} BoardEvent
 * @typedef {import("../../engine").Kind} Kind
 *
 * A piece that takes another, on a square; `to`: the number of the square on which it lands.
 * @typedef {{ taker: Shown, victim: Shown, at: string, to: number }} Capture
 *
 * A piece whose cloak comes off: what it is, and what it looked like.
 * @typedef {{ side: import("../../engine").SideName, kind: Kind, looked: Kind, at: string }} Bare
 */

/** The kinds whose loss is felt, the greatest first. @type {Kind[]} */
const GREAT = ["king", "amazon", "queen", "chancellor", "cardinal"];

/** @param {Kind} kind */
export const isGreat = (kind) => GREAT.includes(kind);

/**
 * Returns the greatest capture among the events. A pawn that is taken in passing stands elsewhere than where its taker
 * lands: the log tells that move.
 * @param {BoardEvent[]} events @param {Map<number, Shown>} pieces as they stand before them
 * @param {import("../../board/shape.js").Shape} shape @param {import("../../engine").LogEntry[]} [log]
 * @returns {Capture | null}
 */
export function taken(events, pieces, shape, log = []) {
  const told = log.findLast(({ moved }) => moved);
  const [from, goal] = told?.moved?.takes.length ? told.squares : [];
  const captures = events.flatMap((event) => {
    if (event.t !== "lift") return [];
    const shifts = events.filter((other) => other.t === "shift");
    const by =
      shifts.find((other) => other.to === event.from) ??
      shifts.find((other) => other.from === from && other.to === goal);
    const [victim, taker] = [pieces.get(event.id), by && pieces.get(by.id)];
    const stood = victim?.side !== taker?.side && victim?.at === shape.square(event.from);
    return by && victim && taker && stood ? [{ taker, victim, at: event.from, to: shape.square(by.to) }] : [];
  });
  const worth = (/** @type {Capture} */ { victim }) => GREAT.indexOf(victim.kind) + 1 || 9;
  return captures.sort((one, other) => worth(one) - worth(other))[0] ?? null;
}

/**
 * True if a king was taken, and the game goes on.
 * @param {Capture} capture @param {import("../../engine").View} view
 */
export const lossOf = ({ victim }, { result }) => victim.kind === "king" && result === null;

/**
 * Returns what comes to light under a cloak.
 * @param {BoardEvent[]} events @param {Map<number, Shown>} pieces as they stand before them
 * @returns {Bare | null}
 */
export function comesToLight(events, pieces) {
  for (const event of events) {
    const piece = event.t === "uncloak" ? pieces.get(event.id) : null;
    if (event.t === "uncloak" && piece) return { side: piece.side, kind: event.kind, looked: piece.kind, at: event.at };
  }
  return null;
}
