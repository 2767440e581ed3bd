// The look of pieces: the usual set, whose outlines a font has, its colours, made pieces; the cloak; the chosen set.
import { INK } from "./colours.js";
import { drawn, JOINED } from "./joined.js";
import outlines from "./outlines.json";

/**
 * Beside armies: ink on cards, and ink on the gold of a base under a cloak.
 * @typedef {import("../engine").SideName | "red" | "card" | "base"} Army
 * @typedef {"light" | "dark"} Shade
 * @typedef {import("../engine").Kind} Kind
 */

/**
 * Of each kind that the font has and each shade the layers, as outer and inner outline.
 * @type {Record<string, Record<Shade, string[][]>>}
 */
export const OUTLINES = outlines;
export const BOX = 1000;
/**
 * The kind of each shade that has no lines within its outline: a dark pawn is told by its shape alone.
 * @type {Partial<Record<Shade, string>>}
 */
const PLAIN = { dark: "pawn" };

/**
 * Ink and fill of each army. Dark pieces are ink nearly all over: what shines through their ink is the fill. The edge
 * lifts a piece off its square and is that wide, the seam sets a layer in front off from the one behind.
 * @typedef {Record<"ink" | "fill" | "edge" | "seam", string> & { drawing: Shade, wide: number }} Colours
 * @type {Record<Exclude<Army, "neutral">, Colours>}
 */
const COLOURS = {
  white: {
    drawing: "light",
    ink: "#20262f",
    fill: "#fdfaf3",
    edge: "rgb(255 255 255 / 0.3)",
    wide: 40,
    seam: "#fdfaf3",
  },
  black: { drawing: "dark", ink: "#1b212a", fill: "#c3ccd6", edge: "#f4efe2", wide: 56, seam: "#f4efe2" },
  red: { drawing: "dark", ink: "#b3121f", fill: "#ffd9d2", edge: "#3d070c", wide: 62, seam: "#3d070c" },
  card: { drawing: "dark", ink: "#23495a", fill: "#fffdf7", edge: "#fffdf7", wide: 40, seam: "#fffdf7" },
  base: { drawing: "dark", ink: INK.badgeEdge, fill: INK.sign, edge: INK.sign, wide: 0, seam: INK.sign },
};

/**
 * The cloak of a hidden piece: a hood behind its head that falls to a wavy hem, its folds, and the clasp at the top. It
 * is wider than any piece, so a cloaked piece is told by its outline.
 */
export const CLOAK = {
  body:
    "M500 18C640 18 712 96 742 236C782 420 880 640 958 884Q968 930 920 944Q850 902 770 944Q680 990 590 944" +
    "Q500 902 410 944Q320 990 230 944Q150 902 80 944Q32 930 42 884C120 640 218 420 258 236C288 96 360 18 500 18Z",
  hood:
    "M500 104C596 104 640 170 660 262C690 410 700 600 690 940Q640 970 590 944Q500 902 410 944Q360 970 310 940" +
    "C300 600 310 410 340 262C360 170 404 104 500 104Z",
  folds: "M250 350C225 560 180 740 140 900M750 350C775 560 820 740 860 900",
  clasp: "M500 28l44 44-44 44-44-44z",
  white: { cloth: "#e6dbf8", inner: "#b9a3de", line: "#2d1b4d", clasp: "#ffd277" },
  black: { cloth: "#3d2468", inner: "#8f76bd", line: "#f0e6ff", clasp: "#ffd277" },
};
/**
 * Pieces that the font does not have: another piece with strokes of our own. The label, a bar with three points, is the
 * heralds' sign of a king's child; the crab has claws, the kangaroo leaps twice, the camel has humps.
 */
const CHILD = "M140 520H860M230 520v210M500 520v210M770 520v210";
/** @type {Partial<Record<Kind, [like: string, line: string]>>} */
const MADE = {
  prince: ["king", CHILD],
  princess: ["queen", CHILD],
  crab: [
    "pawn",
    "M350 640C190 650 110 520 170 400M170 400Q60 330 130 210M170 400Q270 350 260 230" +
      "M650 640C810 650 890 520 830 400M830 400Q940 330 870 210M830 400Q730 350 740 230",
  ],
  kangaroo: ["knight", "M90 300Q230 -60 400 240Q540 -60 700 250M560 250h150V110"],
  camel: ["knight", "M520 420Q620 130 720 400Q800 170 900 420L930 640"],
};

/** Under the cloak the piece is smaller: scale, and where its box begins, in parts of the square. */
export const WORN = { scale: 0.76, left: 0.12, top: 0.18 };

/** Returns true if only cards make it: its moves have to be told. @param {Kind} kind */
export const isMade = (kind) => kind in MADE;

/**
 * One step of a drawing: a path, what fills it, and the stroke that is drawn first: its colour and width.
 * @typedef {[path: string, fill: string, stroke?: string, width?: number]} Step
 *
 * A set of pieces. In other sets than the usual one every kind has a drawing of its own.
 * @typedef {object} PieceSet
 * @property {string} name
 * @property {(kind: Kind, army: Exclude<Army, "neutral">) => Step[]} steps the lowest first
 */

/** The set whose outlines a font has. @type {PieceSet} */
export const classic = {
  name: "classic",
  steps(kind, army) {
    const { drawing, ink, fill, edge, seam, wide } = COLOURS[army];
    const parts = JOINED[kind];
    if (parts)
      return drawing === "light"
        ? drawn(parts, { halo: edge, edge: ink, fill, line: ink }, { halo: wide, edge: 76, line: 40 })
        : drawn(
            parts,
            { halo: edge, edge: ink, fill: ink, line: fill, seam },
            { halo: wide, edge: 44, line: 30, seam: 44 },
          );
    const [like, line] = MADE[kind] ?? [kind];
    const layers = OUTLINES[like][drawing];
    // The edge lies under the whole piece, outside its outline.
    /** @type {Step[]} */
    const steps = [[layers.map(([outer]) => outer).join(""), fill, edge, wide]];
    // A base is small: its outline alone tells it.
    const isPlain = army === "base" || PLAIN[drawing] === like;
    for (const [outer, inner] of layers) steps.push([outer, fill], [outer + (isPlain ? "" : inner), ink]);
    if (line) steps.push([line, "", fill, 104], [line, "", ink, 52]);
    return steps;
  },
};

/**
 * Paints what the squares are made of over their colours; `size`: pixels of a square.
 * @typedef {(context: CanvasRenderingContext2D, columns: number, rows: number, size: number) => void} Grain
 */

/** The present choice: the set of pieces, and the grain of the board's squares, if they have one. */
export const look = {
  set: classic,
  /** @type {Grain | undefined} */
  grain: undefined,
};

/**
 * The properties of a piece that are painted or put into words.
 * @typedef {object} Appearance
 * @property {Army} side
 * @property {import("../engine").Kind} kind
 * @property {string[]} [marks]
 * @property {boolean} [cloaked]
 * @property {import("../engine").SideName} [of] a neutral piece's own army
 * @property {Appearance} [lodger] a second piece on the square
 */

/** @type {Partial<Record<string, Army>>} */
let livery = {};

/**
 * The colours in which this table's armies are painted and spoken of: 5 Card Chess calls White Red.
 * @param {Partial<Record<string, Army>>} colours
 */
export function setLivery(colours) {
  livery = colours;
}

/** The name of an army at this table. @param {Army} side @returns {Army} */
export const armyName = (side) => livery[side] ?? side;
