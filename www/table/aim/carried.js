// A card that is carried over the board while a plan is open: the target under it is marked.

/** @param {import("../table.js").Table} table @param {import("./ghosts.js").Ghosts} ghosts */
export const followCarried = (table, ghosts) =>
  document.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      const { board, match } = table;
      if (!board || !match.plan || !document.querySelector(".hand-ghost")) return;
      const name = board.nameAt(clientX, clientY);
      const square = name === null ? -1 : board.shape.square(name);
      const over = board.picks.first().has(square) ? square : -1;
      if (over !== board.over) {
        board.over = over;
        board.draw();
      }
      ghosts.over(name);
    },
    { signal: table.stop.signal },
  );
