// The count of moves for a reader: a turn of White and the turn of Black that follows it are one move. A line that
// belongs to nobody stands where the next turn would.

/**
 * For each line of a log, the number of its move; 0 for what was before the first turn.
 * @param {Pick<import("../engine").LogEntry, "turn" | "side">[]} log
 */
export function moveNumbers(log) {
  let [number, last, open] = [0, 0, false];
  return log.map(({ turn, side }) => {
    if (turn > 0 && turn !== last) {
      const black = side === "black" || (side === null && open);
      if (!open || !black) number++;
      open = !black;
      last = turn;
    }
    return turn > 0 ? number : 0;
  });
}

/** Returns the number of moves in a game, one at least. @param {Parameters<typeof moveNumbers>[0]} log */
export const moveCount = (log) => Math.max(1, ...moveNumbers(log));
