// The shape of a board in numbers of squares: what is gone, where walls stand, what squares do, how they are shaded.

/**
 * @typedef {[number, number]} Pair
 * @typedef {{ walls: Pair[], lent: [number, string][], tunnels: Pair[], joints: Pair[], swapped: boolean }} Features
 * @typedef {{ gone: number[], holes: number[] } & Features} Land
 */

/** @type {Land} */
const WHOLE = { gone: [], holes: [], walls: [], lent: [], tunnels: [], joints: [], swapped: false };

/** @param {import("../engine").Land | null} land @param {import("./shape.js").Shape} shape @returns {Land} */
export function landOf(land, shape) {
  if (!land) return WHOLE;
  const { corners, removed, swapped } = land;
  const low = shape.place(shape.square(corners[0]));
  const high = shape.place(shape.square(corners[1]));
  /** @param {number} square */
  const isGone = (square) => {
    const { file, rank } = shape.place(square);
    return file < low.file || file > high.file || rank < low.rank || rank > high.rank;
  };
  /** @param {[string, string][]} named @returns {Pair[]} */
  const pairs = (named) => named.map(([one, other]) => [shape.square(one), shape.square(other)]);
  const holes = removed.map((name) => shape.square(name));
  const gone = [...Array(shape.count).keys()].filter(isGone).concat(holes);
  const lent = land.lent.map(([at, kind]) => /** @type {[number, string]} */ ([shape.square(at), kind]));
  // Joined sides make the first and the last square of a rank neighbours.
  const ranks = [...Array(land.joined ? high.rank - low.rank + 1 : 0).keys()].map((rank) => low.rank + rank);
  const joints = ranks.map(
    (rank) => /** @type {Pair} */ ([low.file, high.file].map((file) => rank * shape.files + file)),
  );
  return { gone, holes, walls: pairs(land.walls), lent, tunnels: pairs(land.tunnels), joints, swapped };
}

/** Returns the properties of a square that hold whoever stands there, each as a phrase. */
/** @param {Land} land @param {import("./shape.js").Shape} shape @param {number} square @returns {string[]} */
export function landWords(land, shape, square) {
  const words = land.lent.filter(([at]) => at === square).map(([, kind]) => `lends the moves of a ${kind}`);
  for (const [how, pairs] of /** @type {[string, Pair[]][]} */ ([
    ["connected with", land.tunnels],
    ["joined to", land.joints],
  ]))
    for (const ends of pairs)
      if (ends.includes(square))
        words.push(`${how} ${ends.filter((end) => end !== square).map((end) => shape.name(end))}`);
  return words;
}
