// A player's deeds as sentences, in the person of whoever reads them: "Knight takes your rook on h2. Then Peace: …".
import { capital, sentence } from "../../ui/words.js";

/**
 * @typedef {import("./deeds.js").Deed} Deed
 *
 * The reader of the sentences.
 * @typedef {object} Reader
 * @property {import("../../engine").SideName | null} side the reader's army
 * @property {import("../../engine").Seat | null} seat
 * @property {string} [other] the name of the other player
 * @property {(side: import("../../engine").SideName) => string} army
 */

/**
 * Tells whose a captured piece is: a card may make a player capture an own piece with one of the other army.
 * @param {import("../../engine").SideName} side @param {Deed} deed @param {Reader} reader
 */
function whose(side, { seat, moved }, reader) {
  if (side === reader.side) return "your ";
  if (side === moved?.side) return "its own ";
  if (side === "neutral") return "a neutral ";
  return reader.side && seat !== reader.seat ? `${reader.army(side)}'s own ` : "the ";
}

/** @param {Deed} deed @param {Reader} reader */
function moveWords(deed, reader) {
  const { seat, moved, squares, takenAt, card, shown } = deed;
  if (!moved) return "";
  const { kind, side, takes, becomes, castles } = moved;
  const [from, to] = squares;
  const piece = side === reader.side ? `your ${kind}` : side === "neutral" ? `neutral ${kind}` : kind;
  const paid = card && card.kind !== kind ? `, with ${card.title}` : "";
  const promoted = (becomes ? ` and becomes ${/^[aeiou]/.test(becomes) ? "an" : "a"} ${becomes}` : "") + paid;
  if (castles) return `${piece} castles, ${from}–${to}${paid}`;
  if (!takes.length) return `${piece} ${from}–${to}${promoted}`;
  const prey = takes.map((one, at) => `${whose(one.side, deed, reader)}${one.kind} on ${takenAt[at] ?? to}`);
  if (shown && seat === reader.seat) return `the ${takes[0].kind} on ${takenAt[0] ?? to} was a ${shown.kind}`;
  const was = shown ? `: it was ${shown.kind === "king" ? "the" : "a"} ${shown.kind}` : "";
  return `${piece} takes ${prey.join(" and ")}${promoted}${was}`;
}

/** @param {Deed} deed @param {Reader} reader */
function cardWords({ seat, card, fate, done, cancels }, reader) {
  const title = card?.title ?? "a card";
  const own = seat === reader.seat ? "your " : "";
  if (fate === "discarded") return `discards ${title}`;
  if (fate === "drawn" && own) return `you drew ${title}: no move`;
  if (fate === "drawn") return done ? `draws ${title}: ${done}` : `draws ${title}`;
  if (cancels) return `${own}${title} cancels ${own ? "" : "your "}${cancels}`;
  if (fate === "no effect") return `${own}${title} has no effect`;
  if (fate === "open") return `plays ${title}`;
  return done ? `${own}${title}: ${done}` : `${own}${title}`;
}

/** @param {Deed} deed @param {Reader} reader */
const wordsOf = (deed, reader) => deed.said ?? (deed.moved ? moveWords(deed, reader) : cardWords(deed, reader));

/**
 * The sentences of deeds, in their order. A card that was cancelled is told with the card that has cancelled it, and so
 * is what was undone.
 * @param {Deed[]} deeds @param {Reader} reader
 */
export function phraseOf(deeds, reader) {
  const told = deeds.filter(({ fate, undone }, at) => {
    const after = deeds.slice(at + 1);
    return !(fate === "cancelled" && after.some((one) => one.cancels)) && !(undone && after.length);
  });
  return told
    .map((deed, at) => {
      const words = wordsOf(deed, reader);
      // After the reader's own draw the other side is named.
      const named = told[at - 1]?.fate === "drawn" && told[at - 1].seat === reader.seat && deed.fate === "drawn";
      if (named && reader.other) return sentence(`${reader.other} ${words}`);
      return sentence(at > 0 && !deed.said ? `then ${words}` : words);
    })
    .map(capital)
    .join(" ");
}
