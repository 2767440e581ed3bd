// Things that several pictures show beside pieces: dice, clocks, tears, flags, flames; markup in the picture's box.
import { n } from "./box.js";
import { C } from "./inks.js";
import { disc, line, rimmed, shape, sign } from "./signs.js";

/**
 * A die from its front.
 * @param {number} x @param {number} y @param {number} size @param {number} dots @param {number} angle
 */
export const die = (x, y, size, dots, angle = 0, fill = C.paper) => {
  const at = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] }[dots] ?? [
    4,
  ];
  const spots = at.map(
    (spot) =>
      `<circle cx="${n(((spot % 3) - 1) * size * 0.28)}" cy="${n((Math.floor(spot / 3) - 1) * size * 0.28)}" ` +
      `r="${n(size * 0.1)}"/>`,
  );
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})"><rect x="${-size / 2}" y="${-size / 2}" width="${size}" ` +
    `height="${size}" ` +
    `rx="${n(size * 0.2)}" fill="${fill}" stroke="${C.ink}" stroke-width="4"/>` +
    `<g fill="${C.ink}">${spots.join("")}</g></g>`
  );
};

/**
 * A clock's face.
 * @param {number} x @param {number} y @param {number} r @param {number} [hand] degrees of the long hand
 */
export const clock = (x, y, r, hand = 60) =>
  disc(x, y, r, C.paper, C.ink, 5) +
  Array.from({ length: 12 }, (_, at) => {
    const [c, s] = [Math.cos((at * Math.PI) / 6), Math.sin((at * Math.PI) / 6)];
    return `M${n(x + c * r * 0.78)} ${n(y + s * r * 0.78)}L${n(x + c * r * 0.9)} ${n(y + s * r * 0.9)}`;
  }).reduce((all, d) => all + d, `<path stroke="${C.ink}" stroke-width="3" d="`) +
  '"/>' +
  line(`M${x} ${y}v-${n(r * 0.62)}`, C.ink, 5) +
  `<g transform="rotate(${hand} ${x} ${y})">${line(`M${x} ${y}v-${n(r * 0.5)}`, C.blood, 5)}</g>` +
  disc(x, y, r * 0.09, C.ink, "none", 0);

/** An hourglass. @param {number} x @param {number} y @param {number} size */
export const hourglass = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${n(size) / 100})">` +
  shape("M-30-44C-30-14-8-10-8 0S-30 14-30 44H30C30 14 8 10 8 0S30-14 30-44z", C.glass, 5) +
  `<path d="M-20-24q20 8 40 0Q14-8 4-2v22q20 6 22 22h-52q2-16 22-22V-2Q-14-8-20-24z" fill="${C.amber}"/>` +
  shape("M-38-54h76v12h-76zM-38 42h76v12h-76z", C.wood, 5) +
  "</g>";

/** Tears that fall to both sides. @param {number} x @param {number} y @param {number} size */
export const tears = (x, y, size) =>
  [-1, 1]
    .map((hand) =>
      rimmed(
        `M${x + hand * size * 0.2} ${y}q${hand * size * 0.9}-${n(size * 0.5)} ${hand * size} ${n(size * 0.9)}`,
        C.sky,
        6,
      ),
    )
    .join("") +
  [-1, 1].map((hand) => sign("drop", x + hand * size * 1.25, y + size * 0.5, size * 0.36, C.sky)).join("");

/**
 * A flag on a pole whose foot is at x, y.
 * @param {number} x @param {number} y @param {number} high @param {string} fill
 */
export const flag = (x, y, high, fill, hand = 1) =>
  rimmed(`M${x} ${y}V${y - high}`, C.wood, 5) +
  shape(
    `M${x} ${y - high}q${hand * high * 0.2}-${n(high * 0.12)} ${hand * high * 0.36} 0t${hand * high * 0.36} 0v${n(
      high * 0.42,
    )}q-${n(hand * high * 0.2)} ${n(high * 0.12)}-${n(hand * high * 0.36)} 0t-${n(hand * high * 0.36)} 0z`.replace(
      /--/g,
      "",
    ),
    fill,
  );

/** A flame whose foot is at x, y. @param {number} x @param {number} y @param {number} size */
export const flame = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${n(size) / 100})">` +
  shape("M0 0C-40 0-46-34-26-56-24-42-16-40-14-46-18-70-4-92 12-104 8-78 44-64 40-28 38-8 20 0 0 0z", C.flame, 5) +
  `<path d="M0-4C-20-4-24-24-10-40-6-30 0-30 2-40 10-28 22-26 20-14 18-6 10-4 0-4z" fill="${C.gold}"/></g>`;

/** A halo over a head. @param {number} x @param {number} y @param {number} r */
export const halo = (x, y, r) =>
  `<g fill="none"><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.3)}" stroke="${C.ink}" stroke-width="11"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.3)}" stroke="${C.gold}" stroke-width="6"/></g>`;

/** A cloud. @param {number} x @param {number} y @param {number} size @param {string} [fill] */
export const cloud = (x, y, size, fill = C.paper) =>
  `<g transform="translate(${x} ${y}) scale(${n(size) / 100})">${shape(
    "M-40 18a20 20 0 0 1-2-40 26 26 0 0 1 46-14 22 22 0 0 1 36 16 20 20 0 0 1-2 38z",
    fill,
    5,
  )}</g>`;

/** A coin. @param {number} x @param {number} y @param {number} r */
export const coin = (x, y, r) =>
  disc(x, y, r, C.gold, C.ink, 4) +
  `<circle cx="${x}" cy="${y}" r="${n(r * 0.66)}" fill="none" stroke="${C.amber}" stroke-width="3"/>`;

/**
 * A mouth: a bow of this width, up or down.
 * @param {number} x @param {number} y @param {number} wide @param {number} bend
 */
export const mouth = (x, y, wide, bend) => line(`M${x - wide / 2} ${y}q${wide / 2} ${bend} ${wide} 0`, C.ink, 4);

/**
 * A sword whose point is at x, y.
 * @param {number} x @param {number} y @param {number} size @param {number} angle 0 points up
 */
export const sword = (x, y, size, angle) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${n(size) / 100})">` +
  shape("M0 0L8 14V66H-8V14z", C.steel, 4) +
  shape("M-24 64h48v10h-48z", C.gold, 4) +
  shape("M-5 74h10v20h-10z", C.bark, 4) +
  disc(0, 98, 7, C.gold, C.ink, 4) +
  "</g>";

/** A tomb. @param {number} x @param {number} y its foot @param {number} size */
export const tomb = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${n(size) / 100})">` +
  shape("M-34 0V-60a34 34 0 0 1 68 0V0z", C.stone, 5) +
  `<path d="M-5-74h10v14h14v10H5v28H-5v-28h-14v-10h14z" fill="${C.slate}"/></g>`;

/** A crown over a head, its foot at x, y. @param {number} x @param {number} y @param {number} wide */
export const crown = (x, y, wide, angle = 0) => sign("crown", x, y - wide * 0.3, wide, C.gold, C.ink, angle);

/**
 * A card's box with an effect that is stamped.
 * @param {number} x @param {number} y @param {number} w @param {number} angle
 */
export const stamp = (x, y, w, angle, inner = "") =>
  `<g transform="translate(${x} ${y}) rotate(${angle})" fill="none" stroke="${C.blood}">` +
  `<circle r="${n(w / 2)}" stroke-width="7" fill="${C.paper}" fill-opacity=".82"/>` +
  `<circle r="${n(w / 2 - 9)}" stroke-width="3"/>${inner}</g>`;

/** A bag of coins whose foot is at x, y. @param {number} x @param {number} y @param {number} size */
export const moneybag = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${n(size) / 100})">` +
  shape("M-24 0q-36-12-26-50 8-24 32-32l-12-20h60l-12 20q24 8 32 32 10 38-26 50z", C.wood, 5) +
  line("M-18-82h36", C.gold, 7) +
  coin(0, -40, 20) +
  "</g>";

/** Music. @param {number} x @param {number} y @param {number} size */
export const note = (x, y, size, fill = C.gold) => sign("note", x, y, size, fill);

/** A small board seen from above, tilted: what stands on it is placed by its corners. */
export const plate = (inner = "") =>
  shape("M68 84h148l46 108H22z", C.bark, 5) +
  shape("M76 90h132l38 92H38z", C.sand, 3) +
  `<path d="M76 90h33l-6 23H70zM142 90h33l5 23h-38zM103 113h39v23H96zM180 ` +
  `113h37l8 23h-40zM59 136h37l-7 23H50zM142 136h43l6 23h-49zM89 ` +
  `159h53v23H82zM191 159h44l11 23h-50z" fill="${C.wood}" opacity=".75"/>` +
  inner;

/** Signs that are printed on cards. */
export const [STAR, BOLT, SKULL] = [
  sign("star", 0, -10, 50, C.gold),
  sign("bolt", 0, -8, 54, C.violet),
  sign("skull", 0, -10, 50, C.stone),
];
