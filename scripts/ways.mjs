// The geometry of the pictures on cards: the ways of pieces, and the files and ranks of the board that are shown.

/** A picture has at least so many squares each way, and at most so many where some between may be left out. */
const LEAST = [4, 3];
const MOST = [5, 5];
/** So it is where it is drawn twice, before and after. */
const LEAST_TWICE = [2, 3];
const MOST_TWICE = [3, 5];

/** @param {string} name of a square */
export const place = (name) => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
export const square = (x, y) => `${String.fromCharCode(97 + x)}${y + 1}`;

/** Returns the way of each piece to its place: its squares in order, null while it is off the board. */
export function ways(events, at) {
  const found = new Map();
  for (const event of events) {
    const way = found.get(event.id) ?? { way: [at.get(event.id) ?? null], changed: false };
    found.set(event.id, way);
    if (event.t === "shift") way.way.push(event.to);
    else if (event.t === "lift") way.way.push(null);
    else if (event.t === "place") way.way.push(event.at);
    else way.changed = true;
  }
  return found;
}

/** A way without the squares between that say nothing: a piece that is off the board for a moment. */
export const short = (way) => way.filter((one, at) => at === 0 || at === way.length - 1 || one !== null);

/** The answers that are parts of one way: a2c4 c4e6 is a2, c4, e6. */
export function hops(texts) {
  let way = [];
  for (const text of texts) {
    const [, from, to] = /^([a-h][1-8])([a-h][1-8])/.exec(text) ?? [];
    if (!from) continue;
    way = way.at(-1) === from ? [...way, to] : [from, to];
  }
  return way;
}

/** The lines of an axis that are shown: from the first that matters to the last; of too many, those with nothing go. */
export function lines(places, axis, spare, twice) {
  const [least, most] = twice ? [LEAST_TWICE, MOST_TWICE] : [LEAST, MOST];
  const along = places.map((one) => one[axis]);
  let [low, high] = [Math.min(...along), Math.max(...along)];
  while (high - low + 1 < least[axis]) {
    if (low > 0) low--;
    if (high - low + 1 < least[axis] && high < 7) high++;
  }
  const all = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  const bare = all.filter((one) => !along.includes(one));
  // From the middle of what is bare, so that each end keeps a line beside it.
  while (spare && all.length > most[axis] && bare.length) {
    const [gone] = bare.splice(Math.floor(bare.length / 2), 1);
    all.splice(all.indexOf(gone), 1);
  }
  return all;
}

/** Returns true if a way goes along a diagonal: then no line may be left out. */
export const isDiagonal = (way) =>
  way.slice(1).some((one, at) => {
    const [[x1, y1], [x2, y2]] = [place(way[at]), place(one)];
    return Math.abs(x1 - x2) === Math.abs(y1 - y2);
  });

/** A bishop that bounces: the square at the side of the board where its two diagonals meet. */
export function bounce([from, to]) {
  const [[x1, y1], [x2, y2]] = [place(from), place(to)];
  for (const x of [0, 7])
    for (let y = 0; y < 8; y++)
      if (Math.abs(x - x1) === Math.abs(y - y1) && Math.abs(x - x2) === Math.abs(y - y2))
        return [from, square(x, y), to];
  return [from, to];
}
