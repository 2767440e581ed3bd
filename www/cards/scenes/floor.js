// The grounds on which pictures stand: a lit floor of squares under a sky, each kind with a mood of its own.
import { C, TONES } from "./inks.js";
import { shared } from "./store.js";

export const [WIDTH, HEIGHT] = [284, 256];
/** Where lines of the floor meet, and where its rows begin. */
const [VANISH, ROWS] = [-46, [84, 100, 122, 156, 204, 270]];
export const HORIZON = ROWS[0];

/** @param {number} value */
const n = (value) => Math.round(value * 10) / 10;

/** Where the floor's point x (76 a square, 0 in the middle) is seen at height y. @param {number} x @param {number} y */
export const seen = (x, y) => n(WIDTH / 2 + (x * (y - VANISH)) / (HEIGHT - VANISH));

/** The outline of a square of the floor. @param {number} column 0 in the middle @param {number} row 0 at the horizon */
const square = (column, row) => {
  const [top, bottom] = [ROWS[row], ROWS[row + 1]];
  const [left, right] = [column * 76 - 38, column * 76 + 38];
  return (
    `M${seen(left, top)} ${top}L${seen(right, top)} ${top}L${seen(right, bottom)} ` +
    `${bottom}L${seen(left, bottom)} ${bottom}z`
  );
};

/** A square of the floor in a colour. @param {number} column @param {number} row @param {string} fill */
export const tile = (column, row, fill, opacity = 0.85) =>
  `<path d="${square(column, row)}" fill="${fill}" opacity="${opacity}"/>`;

/** A ring that lies on the floor. @param {number} x @param {number} y @param {number} r */
export const ring = (x, y, r, colour = C.gold, inner = 0.4) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.4)}" fill="${colour}" ` +
  `fill-opacity="${inner}" stroke="${colour}" ` +
  `stroke-width="5"/>`;

/**
 * All squares, light ones brighter the nearer they are.
 * @param {string} light @param {string} dark @param {number} shine
 */
function squares(light, dark, shine) {
  let [made, darks] = ["", ""];
  for (let row = 0; row < 5; row++) {
    let lights = "";
    for (let column = -4; column <= 4; column++) {
      if ((row + column) % 2) lights += square(column, row);
      else darks += square(column, row);
    }
    made += `<path d="${lights}" fill="${light}" opacity="${n(shine + row * 0.08)}"/>`;
  }
  return `${made}<path d="${darks}" fill="${dark}" opacity=".2"/>`;
}

/** A gradient from the top to the bottom. @param {string} id @param {[number, string, number][]} stops */
const gradient = (id, stops) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("")}</linearGradient>`;

/** @param {string} fill @param {string} [more] */
const cover = (fill, more = "") => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}" ${more}/>`;

/**
 * A ground: what stands behind the horizon, over a sky that grows lighter downwards, then the floor and the lamp.
 * @typedef {object} Ground
 * @property {[number, string, number][]} [sky]
 * @property {string} [behind]
 * @property {string} [over] drawn over the floor
 * @property {[light: string, dark: string, shine: number]} [floor]
 * @property {number} [dim] how dark the corners are
 */

/** @param {string} name @param {Ground} ground */
function drawn(name, { sky, behind = "", over = "", floor, dim = 0.4 }) {
  const [skyId, lampId] = [`scene-sky-${name}`, `scene-lamp-${name}`];
  const heaven = sky ?? [
    [0, C.black, 0.42],
    [1, C.white, 0.34],
  ];
  return (
    `<defs>${gradient(skyId, heaven)}<radialGradient id="${lampId}" cx=".5" cy=".45" r=".75">` +
    `<stop offset="0" stop-color="#fff6d8" stop-opacity=".42"/>` +
    `<stop offset=".55" stop-color="#fff6d8" stop-opacity=".05"/>` +
    `<stop offset="1" stop-color="#000000" stop-opacity="${dim}"/></radialGradient></defs>` +
    `${cover("currentColor")}<rect width="${WIDTH}" height="${HORIZON}" fill="url(#${skyId})"/>${behind}` +
    squares(...(floor ?? [C.white, C.black, 0.38])) +
    `<rect y="${HORIZON - 1}" width="${WIDTH}" height="2" fill="${C.white}" ` +
    `opacity=".5"/>${over}${cover(`url(#${lampId})`)}`
  );
}

/** Stars at places that look like chance. @param {number} count @param {number} low */
const stars = (count, low) =>
  Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at * 83 + 19) % WIDTH, (at * 47 + 11) % low];
    return `<circle cx="${x}" cy="${y}" r="${at % 4 ? 1.3 : 2.3}" fill="${C.white}" opacity="${at % 3 ? 0.6 : 0.95}"/>`;
  }).join("");

/** Rays around a point of the horizon. @param {number} x @param {number} y @param {string} colour */
function rays(x, y, colour) {
  let d = "";
  for (let at = 0; at < 9; at++) {
    const ends = [0.5, 1.5].map((by) => Math.PI * (1 + (at * 2 + by) / 18));
    const [a, b] = ends.map((angle) => `${n(x + Math.cos(angle) * 240)} ${n(y + Math.sin(angle) * 240)}`);
    d += `M${x} ${y}L${a}L${b}z`;
  }
  return `<path fill="${colour}" opacity=".3" d="${d}"/>`;
}

/** A wall with battlements, its top at y. @param {number} y @param {number} step */
const battlements = (y, step) => {
  let d = `M0 ${HORIZON}V${y}`;
  for (let x = 0; x < WIDTH; x += step * 2) d += `h${step}v-${step * 0.7}h${step}v${step * 0.7}`;
  return `${d}V${HORIZON}z`;
};

/** @type {Record<string, () => Ground>} */
const GROUNDS = {
  day: () => ({}),
  night: () => ({
    sky: [
      [0, "#0b1030", 0.95],
      [1, "#4a4f9e", 0.5],
    ],
    behind: `${stars(22, 76)}<path d="M40 16a19 19 0 1 0 16 28 16 16 0 0 1-16-28z" fill="${C.gold}" opacity=".9"/>`,
    floor: [C.sky, C.black, 0.24],
    dim: 0.5,
  }),
  dawn: () => ({
    sky: [
      [0, C.plum, 0.75],
      [0.6, C.pink, 0.5],
      [1, C.gold, 0.9],
    ],
    behind: `${rays(142, 84, C.gold)}<circle cx="142" cy="84" r="34" fill="#fff0c0"/>`,
    floor: ["#fff0d8", C.plum, 0.4],
  }),
  thunder: () => ({
    sky: [
      [0, "#14141f", 0.9],
      [1, "#8a86a8", 0.6],
    ],
    behind:
      `<path d="M-10 8q30-22 60-2 20-20 50-2 30-24 66 2 24-18 54-2 40-14 74 8v28q-30 18-60 4-26 18-58 2-34 ` +
      `18-64 0-28 18-62 2-30 14-60-4z" fill="#232333" opacity=".85"/>` +
      `<path d="M214 34l-16 26h12l-8 24 24-32h-12l8-18z" fill="${C.gold}" opacity=".85"/>`,
    floor: [C.white, C.black, 0.3],
    dim: 0.55,
  }),
  court: () => ({
    sky: [
      [0, "#1d2b3a", 0.7],
      [1, "#c9d6e2", 0.4],
    ],
    behind: [30, 104, 180, 254]
      .map(
        (x) =>
          `<path d="M${x - 13} 84V12h26v72z" fill="${C.white}" opacity=".26"/>` +
          `<path d="M${x - 18} 16h36v-9h-36zM${x - 18} 84h36v-8h-36z" fill="${C.white}" opacity=".4"/>`,
      )
      .join(""),
    floor: [C.white, "#12202e", 0.4],
  }),
  town: () => ({
    behind:
      `<path d="${battlements(58, 12)}" fill="${C.black}" opacity=".26"/>` +
      `<path d="M24 84V36h8v-8h8v8h8v-8h8v8h6v48zM214 84V30l20-20 20 20v54z" fill="${C.black}" opacity=".3"/>` +
      `<path d="M234 10V-2l16 6-16 6" fill="${C.gold}" opacity=".8"/>`,
  }),
  felt: () => ({
    sky: [
      [0, "#06231f", 0.85],
      [1, "#2d9c86", 0.4],
    ],
    behind: `<path d="M96 -4h92l40 90H56z" fill="#fff6d8" opacity=".16"/>`,
    floor: [C.white, C.black, 0],
    over:
      `<path d="M-60 270Q-30 84 142 84T344 270z" fill="#0d4b42" opacity=".5"/>` +
      `<path d="M-38 270Q-10 104 142 104T322 270z" fill="none" stroke="${C.gold}" stroke-width="3" opacity=".55"/>`,
    dim: 0.45,
  }),
  ice: () => ({
    sky: [
      [0, "#2c5f86", 0.6],
      [1, C.white, 0.75],
    ],
    behind:
      `<path d="M-6 84L40 26l34 40 26-30 50 48zM150 84l52-62 ` +
      `30 34 24-22 40 50z" fill="${C.white}" opacity=".5"/><path d="M40 26l16 19-14 5-8-8-10 2zM202 22l18 ` +
      `20-14 2-6-6-12 2z" fill="${C.white}"/>`,
    floor: [C.white, C.blue, 0.5],
  }),
  void: () => ({
    sky: [
      [0, "#05040f", 0.9],
      [1, C.plum, 0.8],
    ],
    behind:
      `${stars(34, 84)}<circle cx="226" cy="34" r="17" fill="#c87f5a"/>` +
      `<ellipse cx="226" cy="34" rx="30" ry="6" fill="none" stroke="${C.sand}" ` +
      `stroke-width="3" transform="rotate(-18 226 34)"/>`,
    floor: [C.violet, C.black, 0.2],
    dim: 0.6,
  }),
  meadow: () => ({
    sky: [
      [0, "#5fb4e6", 0.95],
      [1, "#dff2ff", 0.95],
    ],
    behind:
      `<path d="M-4 84Q40 40 96 70T190 62T290 70V84z" fill="#3a7423"/><g fill="${C.white}" opacity=".9">` +
      `<path d="M30 30q4-14 18-10 10-12 22 0 14-2 12 10z"/><path d="M196 24q4-12 16-8 10-12 20 0 12-2 12 8z"/></g>`,
    floor: ["#eaffc9", C.black, 0.36],
  }),
  desert: () => ({
    sky: [
      [0, "#e58a4a", 0.85],
      [1, "#ffe9b0", 0.95],
    ],
    behind:
      `<circle cx="228" cy="34" r="20" fill="#fff3c9"/>` +
      `<path d="M-4 84Q60 48 130 78 200 46 290 84z" fill="#b0742e"/><path d="M70 84l34-44 36 44z" fill="#d9a55c"/>` +
      `<path d="M104 40l36 44h-20z" fill="#8f5a20"/>`,
    floor: ["#fff0cf", "#6b3a12", 0.4],
  }),
};

/**
 * The ground of a picture.
 * @param {string} name of the ground @param {string} [tone] letters of a window, or a colour's name
 */
export function ground(name, tone = name) {
  const id = shared(`ground-${name}`, `0 0 ${WIDTH} ${HEIGHT}`, () => drawn(name, (GROUNDS[name] ?? GROUNDS.day)()));
  return `<use href="#${id}" width="${WIDTH}" height="${HEIGHT}" color="${TONES[tone] ?? TONES.move}"/>`;
}
