// Pictures for the rules: the engine sets the position up when the page is built, and says where pieces may go.

/** A figure with a board that the page paints. */
const figure = (board, caption) => {
  const data = JSON.stringify(board).replaceAll("'", "&#39;");
  return `<figure class="diagram"><canvas aria-hidden="true" data-board='${data}'></canvas>${caption}</figure>`;
};

/** A cell as it is painted. */
const plain = ({ id: _, marks, ...cell }) => (marks.length ? { ...cell, marks } : cell);

/**
 * Gives a function that makes a figure of a position alone; null where it is none. Its pieces are named for readers.
 */
export const pictures = (engine) => (game, board) => {
  let table;
  try {
    table = engine.newGame({ game, seed: "rules", setup: { board } });
  } catch {
    // The book shows positions, too, that no game may begin with.
    return null;
  }
  const { files, ranks, cells } = table.view("watcher");
  table.free();
  const pieces = cells.flatMap((cell, at) => (cell ? [{ ...plain(cell), at }] : []));
  const name = (at) => `${String.fromCharCode(97 + (at % files))}${Math.floor(at / files) + 1}`;
  const army = (side, words) => {
    const own = pieces.filter((piece) => piece.side === side);
    return `${words}: ${own.map(({ kind, at }) => `${kind} ${name(at)}`).join(", ")}.`;
  };
  const told = `${army("white", "White")} ${army("black", "Black")}`;
  return figure({ files, ranks, pieces }, `<figcaption class="only-read">${told}</figcaption>`);
};

/** Gives a function that makes a figure of what a block of the rules asks for. */
export function diagrams(engine) {
  /**
   * `setup` and `answers` lead to the position; `from`: the piece whose goals are marked, else all that may move are.
   * The asked player's own view is shown, with what only they know.
   */
  return (game, { setup, answers = [], from, words }) => {
    const table = engine.newGame({ game, seed: "rules", setup });
    for (const answer of answers) {
      const step = table.apply(answer);
      if (!step.ok) throw new Error(`the rules of ${game}: ${step.message}`);
    }
    const { files, ranks, cells } = table.view(table.prompt().seat);
    const number = (name) => (Number(name.slice(1)) - 1) * files + name.charCodeAt(0) - 97;
    const moves = table.legalMoves(from ? { square: from } : {}).filter(({ choice }) => choice.t === "move");
    const squares = [...new Set(moves.map((move) => number(move.squares[from ? 1 : 0])))];
    if (!squares.length) throw new Error(`the rules of ${game}: nothing moves in "${words}"`);
    const pieces = cells.flatMap((cell, at) => (cell ? [{ ...plain(cell), at }] : []));
    const marked = from ? { chosen: [number(from)], targets: squares } : { candidates: squares };
    table.free();
    return figure({ files, ranks, pieces, ...marked }, `<figcaption>${words}</figcaption>`);
  };
}
