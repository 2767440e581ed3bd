// Pictures for the rules: the engine sets the position up when the page is built, and says where pieces may go.

/** `script`: engine.js. Gives a function that makes a figure of what a block of the rules asks for. */
export async function diagrams(script) {
  const module = { exports: {} };
  new Function("module", script)(module);
  const engine = await module.exports.load();
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
    const plain = ({ marks, ...cell }) => (marks.length ? { ...cell, marks } : cell);
    const pieces = cells.flatMap((cell, at) => (cell ? [{ ...plain(cell), at }] : []));
    const marked = from ? { chosen: [number(from)], targets: squares } : { candidates: squares };
    const board = JSON.stringify({ files, ranks, pieces, ...marked }).replaceAll("'", "&#39;");
    table.free();
    return `<figure class="diagram"><canvas aria-hidden="true" data-board='${board}'></canvas><figcaption>${words}</figcaption></figure>`;
  };
}
