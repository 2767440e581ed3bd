// Seals: salted commitments to what lies hidden under each piece. They are given before the first move, one is opened
// when its piece is shown, and all of them after the game.
import { chance, isHex, sumOf, toHex } from "./sums.js";

/** The kinds in the order in which a roll of the engine names what a seal hid. */
const KINDS = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/** The base hidden under a piece, with its salt. @typedef {{ id: number, kind: string, salt: string }} Opened */

/** @param {unknown} found @returns {Opened | null} */
export function openedIn(found) {
  const { id, kind, salt } = /** @type {any} */ (found) ?? {};
  return Number.isInteger(id) && KINDS.includes(kind) && isHex(salt) ? { id, kind, salt } : null;
}

/** @param {Opened} opened */
export const sealOf = ({ id, kind, salt }) => toHex(sumOf("seal", id, kind, salt));

/** The roll of the engine that names a kind. @param {string} kind */
export const rollOfKind = (kind) => KINDS.indexOf(kind);

/** The number of outcomes of that roll. */
export const SEALED = KINDS.length;

/**
 * The bases that a seat's own view shows under its pieces, each with a fresh salt.
 * @param {import("../../engine").View} view
 */
export function hiddenIn(view) {
  const side = view.sides[/** @type {import("../../engine").Seat} */ (view.eye)];
  const own = view.cells.filter((cell) => cell?.side === side && cell.base);
  return own.map((cell) => {
    const { id, base } = /** @type {any} */ (cell);
    return /** @type {Opened} */ ({ id, kind: base, salt: toHex(chance()) });
  });
}

/** The seals of these, by the numbers of their pieces. @param {Opened[]} hidden */
export const sealsOf = (hidden) => Object.fromEntries(hidden.map((one) => [one.id, sealOf(one)]));

/** @param {unknown} found @returns {Record<string, string> | null} */
export function sealsIn(found) {
  const entries = typeof found === "object" && found ? Object.entries(found) : [];
  const fit = entries.length === 16 && entries.every(([id, seal]) => /^\d{1,3}$/.test(id) && isHex(seal));
  return fit ? Object.fromEntries(entries) : null;
}
