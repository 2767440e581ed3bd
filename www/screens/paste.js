// Opens a text that somebody has: a saved game, a game for people to read, or a link.
import { noWords } from "../address.js";
import { foreign } from "../engine/game-text.js";
import { extra } from "../extras/extra.js";
import { seatsFor } from "../match/seats.js";
import { goOn } from "../router.js";

/** The words about a text that is no game. */
const FEN = "This is a position (FEN), not a game. Choose “Set up” of a game and paste it under “Position”.";

/** Follows a link to a page like this one: what stands behind its # is opened here. @param {string} text */
function follow(text) {
  // The same words once more would be no change of the address.
  noWords();
  location.hash = text.slice(text.indexOf("#"));
}

/**
 * Opens a text: a save of this page, the engine's own, a game for people to read, PGN, or a link. Gives the reason why
 * it is refused, or nothing.
 * @param {string} text @returns {Promise<string | void>}
 */
export async function openSave(text) {
  const kind = foreign(text);
  // A link may stand among other words.
  const at = /^\s*[[{]/.test(text) ? -1 : text.search(/#(?:g|cards?|replay|daily|line|post|workshop|edit|analyse)\b/);
  if (at >= 0) return follow(text.slice(at).split(/\s/, 1)[0]);
  // A page on a disk gives these words alone, without an address.
  if (/^\s*(line|post)=\S+\s*$/.test(text)) return follow(`#${text.trim()}`);
  if (kind === "fen") return FEN;
  if (kind === "pgn") return (await extra("share")).openPgn(text);
  if (/^\s*\[/.test(text)) return (await extra("share")).openText(text);
  let record = null;
  try {
    record = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {} // Not ours; the engine may know it.
  if (!record?.seats || !record.save) record = { save: text, seats: seatsFor("hh", "normal") };
  await goOn({ text, record });
}
