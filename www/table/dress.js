// The style sheet of a game's table: it is in force while a table of that game stands, and in no other's.

import { turnFar } from "../ui/far.js";

/**
 * Puts the style sheet of this game's table in force, and takes away all others'. Without a table all stands upright.
 * @param {string | null} game
 */
export function dress(game) {
  if (game === null) turnFar(false);
  const sheets = globalThis.deckmateSheets ?? {};
  const others = document.adoptedStyleSheets.filter((sheet) => !Object.values(sheets).includes(sheet));
  const own = game === null ? undefined : sheets[game];
  document.adoptedStyleSheets = own ? [...others, own] : others;
}
