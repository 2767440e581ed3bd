// Pieces that move as two do: the one, and before it, small, the knight. Paths are moved by their text, so that canvas
// and svg draw the same steps.

/**
 * The piece that each combined piece is, beside a knight.
 * @type {Partial<Record<import("../engine").Kind, "bishop" | "rook" | "queen">>}
 */
export const JOINED = { cardinal: "bishop", chancellor: "rook", amazon: "queen" };

/** The count of numbers after each command of a path. @type {Record<string, number>} */
const COUNTS = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7, z: 0 };

/**
 * A path made smaller and set elsewhere.
 * @param {string} path @param {number} scale @param {number} right @param {number} down
 */
export function moved(path, scale, right, down) {
  const parts = path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g);
  let whole = "";
  for (const [, command, rest] of parts) {
    const kind = command.toLowerCase();
    const isPlaced = command !== kind;
    const numbers = rest.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? [];
    const placed = numbers.map((text, at) => {
      const place = at % (COUNTS[kind] || 1);
      // Of an arc: its radii have no place; its turn and its two flags stay as they are.
      if (kind === "a" && place >= 2 && place <= 4) return text;
      const isAcross = kind === "a" ? place === 5 : kind === "v" ? false : kind === "h" || place % 2 === 0;
      const offset = !isPlaced || (kind === "a" && place < 2) ? 0 : isAcross ? right : down;
      return String(Math.round((Number(text) * scale + offset) * 10) / 10);
    });
    whole += command + placed.join(" ");
  }
  return whole;
}

/** Returns the knight's outline, small and in front of the other piece. @param {string} path */
export const before = (path) => moved(path, 0.64, 405, 335);
