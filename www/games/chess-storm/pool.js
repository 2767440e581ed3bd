// Chess Storm counts the pieces of the pool, which cards may bring back.
import { pieceRow } from "../../pieces/taken.js";

/** @param {import("../../engine").View} view @param {import("../../engine").SideName} side */
export const pool = (view, side) => {
  const { storm } = /** @type {import("../../engine").StormView} */ (view);
  return pieceRow(storm.pool[/** @type {"white" | "black"} */ (side)], side);
};
