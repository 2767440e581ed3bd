// Help with a puzzle: hints in steps, what the pieces do, which cards are left.
import { cardInfo, context } from "../context.js";
import { pieceIcon } from "../pieces/picture.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { announce } from "../ui/live.js";
import { sentence } from "../ui/words.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../games/puzzle-lines.js").Puzzle} Puzzle
 */

const NO_HINT = "There is no hint for this move.";

/** Kinds of pieces that everybody knows. */
const USUAL = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/** Shows what the pieces on the board do that are none of chess. @param {string[]} kinds */
function piecesDialog(kinds) {
  const rows = context.catalog.kinds
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, title, about }) => h("li", {}, pieceIcon("white", kind), h("strong", {}, title), ` ${about}`));
  return dialog({ id: "pieces", title: "Pieces", size: "small", body: () => [h("ul", { class: "lessons" }, rows)] });
}

/** The button that explains pieces, where there are some to be explained. */
export function piecesButton() {
  const cells = context.table?.match.view.cells ?? [];
  const kinds = cells.flatMap((cell) => (cell && !USUAL.includes(cell.kind) ? [cell.kind] : []));
  return kinds.length ? button("Pieces", { onclick: () => piecesDialog(kinds), "data-test": "pieces" }, "info") : null;
}

/** The button that shows which cards the deck still holds, where the answer depends on them. @param {Puzzle} puzzle */
export function cardsButton({ cards }) {
  const { match } = context.table ?? {};
  const show = cards && match?.part.allCards;
  return show ? button("Cards left", { onclick: () => show(match), "data-test": "cards-left" }, "card") : null;
}

/** Shows a hint over the answers. @param {string} words @param {import("../engine").Offer | null} [offer] */
const show = (words, offer = null) => context.table?.match.stage.hint(sentence(words), offer);

/**
 * Gives the next hint: of a card what it does and then what is to be done, else where the answer begins and then all
 * of it.
 * @param {GameName} game @param {Puzzle} puzzle @param {number} number from 1
 */
export function hint(game, { position, first, how }, number) {
  if (how && "card" in position) return show(number === 1 ? cardInfo(game, String(position.card)).text : how);
  const match = context.table?.match;
  const offer = match?.asked && match.offers.find(({ text }) => first.includes(text));
  if (!offer) {
    // In the question's place, as every hint: however often it is asked for, it stands there once.
    show(NO_HINT);
    announce(NO_HINT);
  } else if (number === 1 && offer.squares.length) show(`Begin on ${offer.squares[0]}`);
  else show(offer.label, offer);
}
