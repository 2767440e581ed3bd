// Signs of the pictures: arrows, bursts, bubbles, lines of speed; markup in the box of a picture, 284 by 256.
import { n } from "./box.js";
import { C } from "./inks.js";

/** In a box of 100, filled. @type {Record<string, string>} */
const SHAPES = {
  arrow: "M10 42h44V22l38 28-38 28V58H10z",
  swap: "M30 12 6 34l24 22V42h30V26H30zM70 88l24-22-24-22v14H40v16h30z",
  line: "M4 43h52V25l38 25-38 25V57H4z",
  diag: "M14 72 58 28H34V14h48v48H68V38L24 82z",
  leap: "M8 78C10 30 60 10 78 46l14-8-4 44-38-20 14-8C52 32 26 42 24 78z",
  back: "M40 8v20c30-4 50 14 50 38 0 10-4 18-10 26-2-24-16-34-40-32v20L8 44z",
  cross: "M18 6 50 37 82 6 94 18 63 50 94 82 82 94 50 63 18 94 6 82 37 50 6 18z",
  star: "M50 2 60 32 90 12 70 40 98 50 70 60 90 88 60 68 50 98 40 68 10 88 30 60 2 50 30 40 10 12 40 32z",
  shield: "M50 4 88 16v28c0 26-14 42-38 52C26 86 12 70 12 44V16z",
  skull:
    "M50 6c25 0 40 16 40 38 0 13-6 22-14 28v18H62v-8h-6v8H44v-8h-6v8H24V72C16 66 10 57 10 44 10 22 25 6 50 6z" +
    "M34 38a10 10 0 1 0 .1 0zM66 38a10 10 0 1 0 .1 0z",
  sleep: "M14 12h40v12L34 48h20v14H12V50l20-24H14zM58 50h30v10L74 78h14v12H56V80l14-18H58z",
  crown: "M8 78 4 26l26 22L50 12l20 36 26-22-4 52z",
  magnet: "M10 10h26v40c0 18 28 18 28 0V10h26v42c0 54-80 54-80 0z",
  promote: "M50 6 90 48H66v20H34V48H10zM34 76h32v16H34z",
  heart: "M50 90C18 64 6 48 6 30 6 8 38 2 50 26 62 2 94 8 94 30c0 18-12 34-44 60z",
  drop: "M50 4c20 28 32 42 32 60a32 32 0 0 1-64 0C18 46 30 32 50 4z",
  bolt: "M58 2 16 56h26L32 98l48-58H52z",
  check: "M8 52 24 36l18 18L78 16l16 16-52 54z",
  moon: "M62 4a47 47 0 1 0 34 66A38 38 0 0 1 62 4z",
  note: "M34 8l52-6v66a17 14 0 1 1-12-13V26l-28 4v46a17 14 0 1 1-12-13z",
  peace:
    "M50 4a46 46 0 1 0 .1 0zM45 15v32L25 67A35 35 0 0 1 45 15zM55 15v32l20 20A35 35 0 0 0 55 15z" +
    "M45 61L33 73a35 35 0 0 0 12 12zM55 61l12 12a35 35 0 0 1-12 12z",
  lock: "M26 44V30a24 24 0 0 1 48 0v14h10v50H16V44zM38 44h24V30a12 12 0 0 0-24 0z",
  chain:
    "M38 30h-8a20 20 0 0 0 0 40h8V58h-8a8 8 0 0 1 0-16h8zM62 30h8a20 20 0 0 1 0 40h-8V58h8a8 8 0 0 0 0-16h-8z" +
    "M32 44h36v12H32z",
  plus: "M36 8h28v28h28v28H64v28H36V64H8V36h28z",
  coin: "M50 4a46 46 0 1 0 .1 0zM50 14a36 36 0 1 1-.1 0zM50 24l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z",
  clock: "M42 2h16v10a42 42 0 1 1-16 0zM50 24a29 29 0 1 0 .1 0zM45 28h10v22l16 12-6 8-20-15z",
  eye: "M2 50Q22 16 50 16T98 50Q78 84 50 84T2 50zM50 28a22 22 0 1 0 .1 0zM50 38a12 12 0 1 1-.1 0z",
  bubble:
    "M18 10h64q14 0 14 14v30q0 14-14 14H54L30 92V68H18Q4 68 4 54V24q0-14 14-14z" +
    "M24 32v12h12V32zM44 32v12h12V32zM64 32v12h12V32z",
  tomb: "M18 94V44a32 32 0 0 1 64 0v50zM45 28v14H33v10h12v28h10V52h12V42H55V28z",
  hand: "M30 96V70L8 44l10-8 16 14V14h12v28h4V6h12v36h4V12h12v34h4V24h12v46L82 96z",
};

/**
 * A sign around x, y. @param {string} name @param {number} x @param {number} y @param {number} size
 * @param {string} [fill] @param {string} [edge] @param {number} [turn]
 */
export const sign = (name, x, y, size, fill = C.gold, edge = C.ink, turn = 0) =>
  `<path transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ""} ` +
  `scale(${n(size) / 100}) translate(-50-50)" ` +
  `d="${SHAPES[name] ?? SHAPES.arrow}" fill="${fill}" stroke="${edge}" stroke-width="${n(800 / size)}" ` +
  `stroke-linejoin="round" paint-order="stroke" fill-rule="evenodd"/>`;

/** Returns true if a sign has this name. @param {string} name */
const isSign = (name) => name in SHAPES;

/** A burst of light behind something. @param {number} x @param {number} y @param {number} size */
export const burst = (x, y, size, fill = C.glow, edge = C.amber) => sign("star", x, y, size, fill, edge);

/** A path with a dark rim. @param {string} d @param {string} colour @param {number} wide @param {string} [more] */
export const rimmed = (d, colour, wide, more = "") =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${C.ink}" stroke-width="${
    wide + 7
  }"/><path d="${d}" stroke="${colour}" stroke-width="${wide}" ${more}/></g>`;

/** A filled shape with a dark edge. @param {string} d @param {string} fill @param {number} [wide] */
export const shape = (d, fill, wide = 4, edge = C.ink) =>
  `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="${wide}" ` +
  `stroke-linejoin="round" stroke-linecap="round"/>`;

/** A line alone. @param {string} d @param {string} colour @param {number} wide @param {string} [more] */
export const line = (d, colour, wide, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" ` +
  `stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A disc. @param {number} x @param {number} y @param {number} r @param {string} fill */
export const disc = (x, y, r, fill, edge = C.ink, wide = 4) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${edge}" stroke-width="${wide}"/>`;

/** A drawing, turned about a point. @param {number} angle @param {number} x @param {number} y @param {string} inner */
export const turned = (angle, x, y, inner) => `<g transform="rotate(${angle} ${x} ${y})">${inner}</g>`;

/** Returns a drawing that is half transparent. @param {number} opacity @param {string} inner */
export const faint = (opacity, inner) => `<g opacity="${opacity}">${inner}</g>`;

/** The head of an arrow at x, y. @param {number} x @param {number} y @param {number} angle @param {number} size */
const head = (x, y, angle, size, colour = C.gold) =>
  `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})" d="M${n(size * 0.6)} 0-${n(size * 0.6)} ${n(
    size * 0.7,
  )}V-${n(size * 0.7)}z" fill="${colour}" stroke="${C.ink}" stroke-width="4" stroke-linejoin="round" ` +
  `paint-order="stroke"/>`;

/**
 * A straight arrow. @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
 * @param {string} [colour] @param {number} [wide]
 */
export function arrow(x1, y1, x2, y2, colour = C.gold, wide = 9) {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const [bx, by] = [x2 - Math.cos(angle) * wide * 1.2, y2 - Math.sin(angle) * wide * 1.2];
  return (
    rimmed(`M${x1} ${y1}L${n(bx)} ${n(by)}`, colour, wide) +
    head(bx, by, (angle * 180) / Math.PI, wide * 2, colour) +
    line(`M${x1} ${y1}L${n(bx)} ${n(by)}`, colour, wide)
  );
}

/**
 * A bent arrow over the point cx, cy. @param {number[]} way x1, y1, cx, cy, x2, y2
 * @param {string} [colour] @param {number} [wide] @param {string} [dash]
 */
export function arc([x1, y1, cx, cy, x2, y2], colour = C.gold, wide = 9, dash = "") {
  const d = `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`;
  const angle = (Math.atan2(y2 - cy, x2 - cx) * 180) / Math.PI;
  const dashed = dash && `stroke-dasharray="${dash}"`;
  return rimmed(d, colour, wide, dashed) + head(x2, y2, angle, wide * 2, colour) + (dash ? "" : line(d, colour, wide));
}

/** Jumps in a row, each to the next x. @param {number[]} xs @param {number} y @param {number} high */
export const hops = (xs, y, high, colour = C.gold) =>
  xs
    .slice(1)
    .map((x, at) => arc([xs[at], y, (xs[at] + x) / 2, y - high, x, y], colour, 7, "1 13"))
    .join("");

/** Lines of speed from x, y to the right. @param {number} x @param {number} y @param {number} count */
export const speed = (x, y, count, long = 64, gap = 17) =>
  Array.from({ length: count }, (_, at) =>
    line(`M${x - at * 6} ${y + at * gap}h${long - (at % 2) * long * 0.35}`, C.paper, 5, 'opacity=".8"'),
  ).join("");

/**
 * A bubble in which something is said; its tail points to tx, ty.
 * @param {number} x @param {number} y @param {number} w @param {number} h @param {number} tx @param {number} ty
 */
export const bubble = (x, y, w, h, tx, ty, inner = "", fill = C.paper) =>
  shape(`M${x - w * 0.14} ${y + h * 0.36}L${tx} ${ty}L${x + w * 0.14} ${y + h * 0.36}z`, fill) +
  `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${h * 0.36}" fill="${fill}" ` +
  `stroke="${C.ink}" stroke-width="4"/>` +
  `<path d="M${x - w * 0.12} ${y + h * 0.38}L${n((x + tx) / 2)} ${n((y + h * 0.4 + ty) / 2)}L${x + w * 0.12} ${
    y + h * 0.38
  }z" fill="${fill}"/>${inner}`;

/** Clouds of dust or smoke around x, y. @param {number} x @param {number} y @param {number} r */
export const puff = (x, y, r, fill = C.paper, edge = C.ink) =>
  shape(
    `M${x - r} ${y + r * 0.5}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.2}-${r * 0.9}a${r * 0.65} ${r * 0.65} 0 0 1 ${
      r * 1.15
    }-${r * 0.2}a${r * 0.55} ${r * 0.55} 0 0 1 ${r * 0.5} ${r * 1.05}z`,
    fill,
    3,
    edge,
  );

/** A target on what is captured. @param {number} x @param {number} y @param {number} r */
export const target = (x, y, r) => {
  const marks = `M${x} ${y - r * 1.4}v${n(r * 0.7)}M${x} ${n(y + r * 0.7)}v${n(r * 0.7)}M${n(x - r * 1.4)} ${y}h${n(
    r * 0.7,
  )}M${n(x + r * 0.7)} ${y}h${n(r * 0.7)}`;
  return (
    rimmed(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`, C.red, 5) + rimmed(marks, C.red, 5)
  );
};

/**
 * A round badge with a sign or a word.
 * @param {number} x @param {number} y @param {number} size @param {string} what
 */
export const badge = (x, y, size, what) =>
  disc(x, y, size / 2, C.ink, C.gold, 3) +
  (isSign(what)
    ? sign(what, x, y, size * 0.62, C.gold, "none")
    : `<text x="${x}" y="${n(y + size * 0.19)}" text-anchor="middle" font-weight="800" font-size="${n(
        size * 0.54,
      )}" fill="${C.gold}">${what}</text>`);
