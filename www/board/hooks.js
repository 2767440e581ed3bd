// A board in the hands of its input: taps pick, drags lift and drop.
import { refuseSquare } from "./choice.js";

/** The hooks of a board's input. @param {import("./board.js").Board} board @returns {import("./input.js").Hooks} */
export const boardHooks = (board) => {
  const { picks } = board;
  const putBack = () => {
    picks.picked = [];
    board.refresh();
  };
  return {
    stage: board.frame.stage,
    touched: () => board.motion.finishNow(),
    pick: (square) => {
      if (!picks.isSettled(square)) board.pick(square);
    },
    hold: (square) => board.options.held(board.shape.name(square)),
    size: () => board.frame.size,
    piece: (square) => board.motion.pieceAt(square),
    isOnHead: (piece) => piece.side === board.onHead,
    follow: (x) => board.map.pull(x),
    squareAt: (x, y) => board.frame.squareAt(board.shape, x, y),
    canLift: (square) => picks.next([square]).size > 0 && board.motion.pieceAt(square) !== null,
    stuck: (square) => {
      if (board.motion.pieceAt(square) && !picks.takes(square)) refuseSquare(board, square);
    },
    lift: (square) => {
      if (picks.last() !== square) {
        picks.picked = [];
        board.pick(square);
      }
      board.dragged = board.motion.pieceAt(square)?.id ?? -1;
      board.grid.current(square);
      board.draw();
    },
    hover: (square) => {
      const raised = picks.first().has(square) ? (board.motion.pieceAt(square)?.id ?? -1) : -1;
      if (raised === board.motion.raised) return;
      board.motion.raised = raised;
      board.draw();
    },
    over: (square) => {
      const over = picks.next().has(square) ? square : -1;
      if (over === board.over) return;
      board.over = over;
      board.draw();
    },
    drop: (square) => {
      const id = board.endDrag();
      if (picks.next().has(square)) {
        board.motion.parked = { id, at: square };
        board.pick(square);
      } else if (square < 0) putBack();
      else if (square !== picks.last()) refuseSquare(board, square);
      else board.draw();
    },
    cancel: () => {
      board.endDrag();
      putBack();
    },
  };
};
