// The kings of Full Double Chess by their army, and those that are lost as whoever looks names them.

/** @typedef {import("../../engine").View} View */

/** The number of kings of an army. @param {({ kind: string, side: string } | null)[]} pieces @param {string} side */
export const kingsOf = (pieces, side) => pieces.filter((piece) => piece?.kind === "king" && piece.side === side).length;

/** The tips about lost kings, with their place. @param {Pick<View, "eye" | "sides" | "taken">} view */
export function lostKings({ eye, sides, taken }) {
  const own = eye === "first" || eye === "second" ? sides[eye] : null;
  const whose = own === null ? [] : /** @type {const} */ (["white", "black"]).filter((side) => kingsOf(taken, side));
  return whose.map(
    (side) => /** @type {[string, string]} */ ([`${side === own ? "own" : "other"} king lost`, ".seat"]),
  );
}
