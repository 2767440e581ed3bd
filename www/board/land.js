// The shape of a board in numbers of squares: which are gone, where walls stand, whether the shades are swapped.

/** @typedef {{ gone: number[], walls: [number, number][], swapped: boolean }} Land */

/** @type {Land} */
const WHOLE = { gone: [], walls: [], swapped: false };

/** @param {import("../engine").Land | null} land @param {import("./shape.js").Shape} shape @returns {Land} */
export function landOf(land, shape) {
  if (!land) return WHOLE;
  const { corners, removed, walls, swapped } = land;
  const [low, high] = corners.map((name) => shape.place(shape.square(name)));
  /** @param {number} square */
  const isGone = (square) => {
    const { file, rank } = shape.place(square);
    return file < low.file || file > high.file || rank < low.rank || rank > high.rank;
  };
  const gone = [...Array(shape.count).keys()].filter(isGone).concat(removed.map((name) => shape.square(name)));
  return { gone, walls: walls.map(([one, other]) => [shape.square(one), shape.square(other)]), swapped };
}
