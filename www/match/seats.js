// Who sits where.
import { settings } from "../ui/settings.js";

/**
 * @typedef {"beginner" | "easy" | "normal" | "strong"} Level
 * @typedef {{ kind: "human" | "computer", name: string, level?: Level }} Sitter
 * @typedef {Record<"first" | "second", Sitter>} Seats
 */

/** What the computer may be asked to be, from weak to strong. @type {Level[]} */
export const LEVELS = ["beginner", "easy", "normal", "strong"];

/**
 * Two seats from two letters, h for a human and c for the computer.
 * @param {string} letters
 * @param {Level} level
 * @returns {Seats}
 */
export function seatsFor(letters, level) {
  const humans = [...letters].filter((letter) => letter === "h").length;
  const { names } = settings;
  /** @param {"first" | "second"} name @param {number} number @returns {Sitter} */
  const seat = (name, number) => {
    if (letters[number - 1] === "c")
      return { kind: "computer", level, name: humans ? "Computer" : `Computer ${number}` };
    return { kind: "human", name: names[name] || (humans === 2 ? `Player ${number}` : names.first || "Player") };
  };
  return { first: seat("first", 1), second: seat("second", 2) };
}
