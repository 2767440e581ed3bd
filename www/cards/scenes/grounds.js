// The grounds of pictures: skies and floors, and what stands behind the horizon. Lasting cards stand under the stars.
import { HORIZON, n, WIDTH } from "./box.js";
import { C } from "./inks.js";

/**
 * A ground: what stands behind the horizon, over a sky that grows lighter downwards, then the floor and the lamp.
 * @typedef {object} Ground
 * @property {[number, string, number][]} [sky]
 * @property {string} [behind]
 * @property {string} [over] drawn over the floor
 * @property {[light: string, dark: string, shine: number]} [floor]
 * @property {number} [dim] how dark the corners are
 */

/**
 * A sky that changes its colour downwards: colour and opacity above, colour and opacity at the horizon.
 * @param {string} above @param {number} opacity @param {string} below @param {number} opacityBelow
 * @returns {[number, string, number][]}
 */
const between = (above, opacity, below, opacityBelow) => [
  [0, above, opacity],
  [1, below, opacityBelow],
];

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

/** The sky under which lasting cards stand. @satisfies {Ground} */
const NIGHT = {
  sky: between("#0b1030", 0.95, "#4a4f9e", 0.6),
  behind: `${stars(22, 76)}<path d="M40 16a19 19 0 1 0 16 28 16 16 0 0 1-16-28z" fill="${C.gold}" opacity=".9"/>`,
  dim: 0.5,
};

/** @type {Record<string, () => Ground>} */
export const GROUNDS = {
  day: () => ({}),
  night: () => ({ ...NIGHT, floor: [C.sky, C.black, 0.24] }),
  marsh: () => ({
    ...NIGHT,
    behind:
      `${NIGHT.behind}<path d="M8 84q4-50-6-74 14 20 14 34 8-14 20-18-14 22-14 58zM266 84q-2-40 8-62-16 ` +
      `12-18 30-8-10-18-12 14 16 14 44z" fill="#07130f" opacity=".85"/>`,
    floor: ["#b8e0a8", C.black, 0.2],
  }),
  dunes: () => ({
    ...NIGHT,
    behind:
      `${NIGHT.behind}<path d="M-4 84Q60 50 130 78 200 50 290 84z" fill="#8a5a2a"/>` +
      `<path d="M150 84l38-48 40 48z" fill="#c08a4a"/><path d="M188 36l40 48h-22z" fill="#6d4218"/>`,
    floor: ["#ffe2ae", "#4a2a10", 0.4],
  }),
  lawn: () => ({
    ...NIGHT,
    behind: `${NIGHT.behind}<path d="M-4 84Q40 44 96 72T190 64T290 72V84z" fill="#1d4a2a"/>`,
    floor: ["#cdf5b0", C.black, 0.3],
  }),
  shore: () => ({
    ...NIGHT,
    behind:
      `${NIGHT.behind}<rect y="62" width="284" height="24" fill="#1c3f78"/>` +
      `<path d="M0 74q14-8 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0v12H0z" fill="#4f83c4"/>`,
    floor: ["#ffe9c0", "#4a2f10", 0.4],
  }),
  neon: () => ({
    sky: [
      [0, "#12062b", 0.95],
      [0.7, "#7a1f7a", 0.8],
      [1, "#ff7ab8", 0.85],
    ],
    behind:
      `<circle cx="142" cy="84" r="52" fill="#ffb45c"/>` +
      `<path d="M84 50h116v5H84zM84 62h116v6H84zM84 75h116v8H84z" fill="#7a1f7a"/>`,
    floor: ["#59e0ff", C.black, 0.22],
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
    sky: between("#14141f", 0.9, "#8a86a8", 0.6),
    behind:
      `<path d="M-10 8q30-22 60-2 20-20 50-2 30-24 66 2 24-18 54-2 40-14 74 8v28q-30 18-60 4-26 18-58 2-34 ` +
      `18-64 0-28 18-62 2-30 14-60-4z" fill="#232333" opacity=".85"/>` +
      `<path d="M214 34l-16 26h12l-8 24 24-32h-12l8-18z" fill="${C.gold}" opacity=".85"/>`,
    floor: [C.white, C.black, 0.3],
    dim: 0.55,
  }),
  court: () => ({
    sky: between("#1d2b3a", 0.7, "#c9d6e2", 0.4),
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
    sky: between("#06231f", 0.85, "#2d9c86", 0.4),
    behind: `<path d="M96 -4h92l40 90H56z" fill="#fff6d8" opacity=".16"/>`,
    floor: [C.white, C.black, 0],
    over:
      `<path d="M-60 270Q-30 84 142 84T344 270z" fill="#0d4b42" opacity=".5"/>` +
      `<path d="M-38 270Q-10 104 142 104T322 270z" fill="none" stroke="${C.gold}" stroke-width="3" opacity=".55"/>`,
    dim: 0.45,
  }),
  ice: () => ({
    sky: between("#2c5f86", 0.6, C.white, 0.75),
    behind:
      `<path d="M-6 84L40 26l34 40 26-30 50 48zM150 84l52-62 ` +
      `30 34 24-22 40 50z" fill="${C.white}" opacity=".5"/><path d="M40 26l16 19-14 5-8-8-10 2zM202 22l18 ` +
      `20-14 2-6-6-12 2z" fill="${C.white}"/>`,
    floor: [C.white, C.blue, 0.5],
  }),
  void: () => ({
    sky: between("#05040f", 0.9, C.plum, 0.8),
    behind:
      `${stars(34, 84)}<circle cx="226" cy="34" r="17" fill="#c87f5a"/>` +
      `<ellipse cx="226" cy="34" rx="30" ry="6" fill="none" stroke="${C.sand}" ` +
      `stroke-width="3" transform="rotate(-18 226 34)"/>`,
    floor: [C.violet, C.black, 0.2],
    dim: 0.6,
  }),
  meadow: () => ({
    sky: between("#5fb4e6", 0.95, "#dff2ff", 0.95),
    behind:
      `<path d="M-4 84Q40 40 96 70T190 62T290 70V84z" fill="#3a7423"/><g fill="${C.white}" opacity=".9">` +
      `<path d="M30 30q4-14 18-10 10-12 22 0 14-2 12 10z"/><path d="M196 24q4-12 16-8 10-12 20 0 12-2 12 8z"/></g>`,
    floor: ["#eaffc9", C.black, 0.36],
  }),
  desert: () => ({
    sky: between("#e58a4a", 0.85, "#ffe9b0", 0.95),
    behind:
      `<circle cx="228" cy="34" r="20" fill="#fff3c9"/>` +
      `<path d="M-4 84Q60 48 130 78 200 46 290 84z" fill="#b0742e"/><path d="M70 84l34-44 36 44z" fill="#d9a55c"/>` +
      `<path d="M104 40l36 44h-20z" fill="#8f5a20"/>`,
    floor: ["#fff0cf", "#6b3a12", 0.4],
  }),
  gloom: () => ({
    sky: between("#07130f", 0.9, "#6fae6a", 0.45),
    behind:
      `<circle cx="226" cy="36" r="22" fill="#e8f5c8"/><path d="M8 84q4-50-6-74 14 20 14 34 8-14 20-18-14 ` +
      `22-14 58zM266 84q-2-40 8-62-16 12-18 30-8-10-18-12 14 16 14 44z" fill="#07130f" opacity=".8"/>`,
    floor: ["#b8e0a8", C.black, 0.2],
    dim: 0.58,
  }),
  sea: () => ({
    sky: between("#2f6f9a", 0.9, "#e4f6ff", 0.9),
    behind:
      `<circle cx="60" cy="40" r="18" fill="${C.gold}"/><path d="M180 34q20-16 40 0 26-10 36 12h-84q-4-10 ` +
      `8-12z" fill="${C.white}" opacity=".8"/>`,
    floor: [C.white, C.blue, 0.3],
  }),
  sky: () => ({
    sky: between("#2467b8", 0.95, "#bfe4ff", 0.95),
    behind:
      `<g fill="${C.white}" opacity=".85"><path d="M10 44q6-20 26-14 14-16 32 0 20-2 16 16H10zM190 ` +
      `66q6-18 24-12 14-16 32 0 18-2 16 14h-72z"/></g>`,
    floor: [C.white, C.blue, 0.36],
  }),
  dusk: () => ({
    sky: [
      [0, "#1c1030", 0.9],
      [0.7, "#b0455a", 0.75],
      [1, "#f4a259", 0.9],
    ],
    behind:
      `<path d="M0 84V64h22v-16h10v16h24V40l12-14 12 14v44zM190 ` +
      `84V58h18V36h8v22h22V70h46v14z" fill="#1c1030" opacity=".7"/>`,
    floor: ["#ffd9c2", C.black, 0.3],
    dim: 0.5,
  }),
  stage: () => ({
    sky: between("#1a0710", 0.85, "#5a1a2a", 0.8),
    behind:
      `<path d="M-6-6h70q-2 50-26 90H-6zM290-6h-70q2 50 26 90h44z" fill="#a8232f"/>` +
      `<path d="M12-6q2 50-4 90M34-6q0 50-12 90M272-6q-2 50 4 ` +
      `90M250-6q0 50 12 90" stroke="#6d121c" stroke-width="5" fill="none"/>` +
      `<path d="M-6-6h296v14q-24 18-50 2-24 18-50 0-24 18-50 0-24 18-50 0-24 18-50 0-24 16-46 0z" fill="#c8323f"/>`,
    floor: ["#f0c9a0", C.black, 0.3],
    dim: 0.6,
  }),
  arena: () => ({
    sky: between("#6fa8d8", 0.8, "#fff0d0", 0.85),
    behind:
      `<path d="M-4 84V30h292v54z" fill="#c9a36a"/><path d="M8 84V58a11 11 0 0 1 22 0v26zM48 84V58a11 ` +
      `11 0 0 1 22 0v26zM88 84V58a11 11 0 0 1 22 0v26zM131 84V58a11 ` +
      `11 0 0 1 22 0v26zM174 84V58a11 11 0 0 1 22 0v26zM214 84V58a11 ` +
      `11 0 0 1 22 0v26zM254 84V58a11 11 0 0 1 22 0v26z" fill="#6b4423"/><path d="M-4 30h292v8H-4z" fill="#8f6a3a"/>`,
    floor: ["#fff0cf", "#6b3a12", 0.36],
  }),
};
