// The shape of a board as its view tells it: which squares are gone, where walls stand, and which squares are dark.

/** @typedef {{ gone: number[], walls: [number, number][], swapped: boolean }} Land */

/** @param {import("./types").View | null | undefined} view @param {import("./shape.js").Shape} shape @returns {Land} */
export function landOf(view, shape) {
  if (!view || !("storm" in view)) return { gone: [], walls: [], swapped: false };
  const { corners, removed, walls, swapped } = view.storm.land;
  const [low, high] = corners.map((name) => shape.place(shape.square(name)));
  const isGone = (square) => {
    const { file, rank } = shape.place(square);
    return file < low.file || file > high.file || rank < low.rank || rank > high.rank;
  };
  const gone = [...Array(shape.count).keys()].filter(isGone).concat(removed.map((name) => shape.square(name)));
  return { gone, walls: walls.map(([one, other]) => [shape.square(one), shape.square(other)]), swapped };
}
