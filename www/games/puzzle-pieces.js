// The letters of puzzles: pieces, cards, boards, and the pieces that are missing from one.

/** @type {Record<string, import("../engine").Kind>} */
export const KINDS = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
/** The cards of DoubleCross that name no piece. @type {Record<string, string>} */
const JOUST = {
  s: "save-king",
  x: "doublecross",
  a: "return-any-piece",
  d: "remove-any-pawn",
  w: "wild-move",
  l: "lose-move",
  c: "switch-sides",
};
/** The number of pieces of each kind in a whole army. */
const ARMY = { p: 8, n: 2, b: 2, r: 2, q: 1, k: 1 };

/** @param {string} letter */
export const card = (letter) => {
  const kind = KINDS[letter.toLowerCase()];
  return kind ? `${letter < "a" ? "white" : "black"}-${kind}` : JOUST[letter];
};

/** The letter of a card or a kind of piece. @param {string} name */
export function letterOf(name) {
  const [, kind = name] = name.split("-");
  const other = name === "wild" ? "w" : Object.keys(JOUST).find((one) => JOUST[one] === name);
  const letter = Object.keys(KINDS).find((one) => KINDS[one] === kind) ?? "";
  return other ?? (name.startsWith("white") ? letter.toUpperCase() : letter);
}

/** A board with White to move; nothing more is said where there is nothing to say. @param {string} text */
export const whole = (text) => (text.includes(" ") ? text : `${text} w`);

/** The pieces that are missing from a board. @param {string} board */
export function taken(board) {
  const [placement] = board.split(" ");
  return Object.entries(ARMY).flatMap(([letter, count]) =>
    [letter.toUpperCase(), letter].flatMap((one) =>
      Array.from({ length: Math.max(0, count - placement.split(one).length + 1) }, () => ({
        kind: KINDS[letter],
        side: /** @type {import("../engine").SideName} */ (one === letter ? "black" : "white"),
      })),
    ),
  );
}
