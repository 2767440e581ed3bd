// Arrows, crosses and squares of the pictures on cards, as markup.

/** The side of a square. */
export const S = 20;

/** @typedef {[x: number, y: number]} Point */

/** @param {string} d @param {string} kind */
export const path = (d, kind) => `<path class="picture-${kind}" d="${d}"/>`;

/** A line with a lighter rim. @param {string} d @param {string} kind */
const rimmed = (d, kind) => path(d, `rim rim-${kind}`) + path(d, kind);

/** @param {Point} middle */
export const square = ([x, y]) => `M${x - S / 2} ${y - S / 2}h${S}v${S}h-${S}z`;

/** A piece that goes. @param {Point} middle */
export const cross = ([x, y]) => rimmed(`M${x - 7.5} ${y - 7.5}l15 15M${x + 7.5} ${y - 7.5}l-15 15`, "cross");

/** A piece that comes: a plus in the corner. @param {Point} middle */
export const plus = ([x, y]) => rimmed(`M${x + 2.5} ${y - 6.5}h7M${x + 6} ${y - 10}v7`, "plus");

/** The head of an arrow. @param {Point} from @param {Point} to @param {string} kind */
function head([x1, y1], [x2, y2], kind) {
  const turn = ((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI).toFixed(1);
  const place = `translate(${x2} ${y2}) rotate(${turn})`;
  return `<path class="picture-head head-${kind}" transform="${place}" d="M2 0L-7 5V-5z"/>`;
}

/**
 * A line along squares, with a head at its end, and at its start, too, if it is for a swap.
 * @param {Point[]} way @param {string} kind @param {boolean} [both]
 */
export function arrow(way, kind, both = false) {
  const points = way.map(([x, y]) => /** @type {Point} */ ([x, y]));
  /** Shortens the line, so that the pieces are seen. @param {number} at @param {number} next @param {number} by */
  const pull = (at, next, by) => {
    const [dx, dy] = [points[next][0] - points[at][0], points[next][1] - points[at][1]];
    const long = Math.hypot(dx, dy) || 1;
    points[at] = [+(points[at][0] + (dx / long) * by).toFixed(1), +(points[at][1] + (dy / long) * by).toFixed(1)];
  };
  const last = points.length - 1;
  const short = Math.hypot(points[1][0] - points[0][0], points[1][1] - points[0][1]) < S * 1.3;
  pull(last, last - 1, both ? (short ? 3 : 7) : 4);
  pull(0, 1, both ? (short ? 3 : 7) : 5);
  const heads = head(points[last - 1], points[last], kind) + (both ? head(points[1], points[0], kind) : "");
  return rimmed(`M${points.map((point) => point.join(" ")).join("L")}`, kind) + heads;
}

/** The corners of a square that was chosen. @param {Point} middle */
export function corners([x, y]) {
  const far = S / 2 - 1;
  let d = "";
  for (const [right, down] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ])
    d += `M${x + right * far} ${y + down * (far - 5)}v${down * 5}h${-right * 5}`;
  return d;
}
