// The ground on which a picture stands: a lit floor of squares under a sky, and what lies on it.
import { HEIGHT, HORIZON, n, WIDTH } from "./box.js";
import { GROUNDS } from "./grounds.js";
import { C, TONES } from "./inks.js";
import { shared } from "./store.js";

/** The height at which lines of the floor meet, and the heights at which its rows begin. */
const [VANISH, ROWS] = [-46, [HORIZON, 100, 122, 156, 204, 270]];

/** The place of the floor's point x (76 a square, 0 in the middle) at height y. @param {number} x @param {number} y */
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

/** @param {string} name @param {import("./grounds.js").Ground} ground */
function drawn(name, { sky, behind = "", over = "", floor, dim = 0.4 }) {
  const [skyId, lampId] = [`scene-sky-${name}`, `scene-lamp-${name}`];
  const heaven = sky ?? [
    [0, C.black, 0.42],
    [1, C.white, 0.34],
  ];
  return (
    `<defs>${gradient(skyId, heaven)}<radialGradient id="${lampId}" cx=".5" cy=".45" r=".75">` +
    `<stop offset="0" stop-color="${C.lamp}" stop-opacity=".42"/>` +
    `<stop offset=".55" stop-color="${C.lamp}" stop-opacity=".05"/>` +
    `<stop offset="1" stop-color="${C.black}" stop-opacity="${dim}"/></radialGradient></defs>` +
    `${cover("currentColor")}<rect width="${WIDTH}" height="${HORIZON}" fill="url(#${skyId})"/>${behind}` +
    squares(...(floor ?? [C.white, C.black, 0.38])) +
    `<rect y="${HORIZON - 1}" width="${WIDTH}" height="2" fill="${C.white}" ` +
    `opacity=".5"/>${over}${cover(`url(#${lampId})`)}`
  );
}

/**
 * The ground of a picture.
 * @param {string} name of the ground @param {string} [tone] letters of a window, or a colour's name
 */
export function ground(name, tone = name) {
  const id = shared(`ground-${name}`, `0 0 ${WIDTH} ${HEIGHT}`, () => drawn(name, (GROUNDS[name] ?? GROUNDS.day)()));
  return `<use href="#${id}" width="${WIDTH}" height="${HEIGHT}" color="${TONES[tone] ?? TONES.move}"/>`;
}
