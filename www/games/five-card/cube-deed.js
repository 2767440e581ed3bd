// The use of the cube that a seat has just made: double, redouble, take or leave; left, where the other one has left;
// stayed, where the other one took the last double and has lost.

/**
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Seat} seat
 * @param {import("../../engine").Events | null} events
 */
export function cubeDeed({ prompt, view }, seat, events) {
  if (view.result?.how === "refused-double") return view.result.winner === seat ? "left" : "leave";
  const { cube } = /** @type {import("../../engine").FiveCardView} */ (view).poker;
  if (view.result?.winner === seat) return cube.owner && cube.owner !== seat ? "stayed" : null;
  if (!events?.length) return null;
  if (events.some((event) => event.t === "cube" && event.owner === seat)) return "take";
  if (prompt?.why !== "answer-double" || prompt.seat === seat) return null;
  return cube.owner === seat ? "redouble" : "double";
}
