// Threats: what the player who is not asked could capture, by what the engine says of each piece.
import { Shape } from "../board/shape.js";

/**
 * Pairs of squares, from a piece to what it could capture.
 * @param {import("../engine").Connection} connection @param {import("../engine").View} view
 * @param {import("../engine").SideName} by whose pieces threaten
 */
export async function threatsOf(connection, view, by) {
  const shape = new Shape(view.files, view.ranks, false, false);
  const side = (/** @type {string} */ name) => view.cells[shape.square(name)]?.side;
  const from = view.cells.flatMap((cell, at) => (cell?.side === by ? [shape.name(at)] : []));
  const found = await Promise.all(
    from.map(async (at) => {
      const goals = await connection.call("reach", at);
      return goals.filter((to) => side(to) !== undefined && side(to) !== by).map((to) => [at, to]);
    }),
  );
  return found.flat();
}
