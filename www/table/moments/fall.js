// A king who is mated falls: after a moment of stillness, over its foot, with dust; it lies until the board changes.

/** Milliseconds of stillness, and of the fall. */
const [STILL, FALL] = [350, 420];
/** The angle by which it falls, in radians. */
const LIES = 1.36;

/** Reach of the ring that the fall sends over the board, in squares. */
const FAR = 12;

/**
 * Brings the king of a square down.
 * @param {import("../../board/board.js").Board} board @param {string} name
 * @param {import("./scenery.js").Scenery} scenery
 */
export function topple(board, name, scenery) {
  const { shape, motion } = board;
  const square = shape.square(name);
  const king = motion.pieceAt(square);
  if (!king) return;
  // It falls towards the middle of the board.
  const way = shape.spot(square).column < shape.columns / 2 ? 1 : -1;
  /** @param {number} part */
  const lean = (part) => {
    motion.fallen = { id: king.id, angle: way * LIES * part };
    board.draw();
  };
  const box = scenery.square(name);
  if (scenery.still) {
    lean(1);
    if (box) scenery.check([name]);
    return;
  }
  if (box) {
    scenery.dust(box, STILL + FALL * 0.8);
    scenery.burst(box, box.width * 2.2, STILL + FALL * 0.7);
    scenery.wave(box, FAR, STILL + FALL * 0.5);
  }
  scenery.jolt(STILL + FALL * 0.8);
  const begun = performance.now() + STILL;
  /** @param {number} now */
  const fall = (now) => {
    const part = scenery.signal.aborted ? 1 : Math.min(1, Math.max(0, (now - begun) / FALL));
    lean(part ** 2.2);
    if (part < 1) requestAnimationFrame(fall);
  };
  requestAnimationFrame(fall);
}
