// Chess Storm counts the pieces of the pool, which cards may bring back, and who is ahead on the board.
import { pieceRow, withLead } from "../../pieces/taken.js";

/** @param {import("../../engine").View} view @param {import("../../engine").SideName} side */
export const pool = (view, side) => {
  const { storm } = /** @type {import("../../engine").StormView} */ (view);
  return withLead(pieceRow(storm.pool[/** @type {"white" | "black"} */ (side)], side), view, side);
};
