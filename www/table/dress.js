// The style sheet of a game's table: it is in force while a table of that game stands, and in no other's.

/** Puts the style sheet of this game's table in force, and takes away all others'. @param {string | null} game */
export function dress(game) {
  const sheets = globalThis.deckmateSheets ?? {};
  const others = document.adoptedStyleSheets.filter((sheet) => !Object.values(sheets).includes(sheet));
  const own = game === null ? undefined : sheets[game];
  document.adoptedStyleSheets = own ? [...others, own] : others;
}
