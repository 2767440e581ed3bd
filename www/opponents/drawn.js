// The drawing of each opponent: a piece or two, eyes, and a thing of its own, on a box of 100 by 100.

/**
 * @typedef {import("../engine").Kind} Kind
 * @typedef {"white" | "black"} Shade
 *
 * A shape: its path, what fills it, and its line.
 * @typedef {[d: string, fill?: string, line?: string, width?: number]} Shape
 *
 * The eyes: the middle between them, how far apart, how large; with `lid` half shut.
 * @typedef {{ x?: number, y: number, apart?: number, size?: number, lid?: boolean, ball?: string }} Eyes
 * @typedef {[Shade, Kind, x?: number, y?: number, size?: number]} Piece
 * @typedef {{ ground: string, pieces: Piece[], cloaked?: boolean, eyes: Eyes[], things: Shape[] }} Drawn
 */

/** The colours of the house. */
export const [INK, CREAM, GOLD, RED, SKY, LEAF] = ["#16202b", "#fffaf0", "#ffd277", "#d83a2e", "#8fd0ff", "#5fae4b"];

/** A disc as a path. @param {number} x @param {number} y @param {number} r */
export const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A crown of paper. */
const PAPER = "M33 30l4-20 8 10 6-13 6 13 9-10 3 20z";
/** Two lids that are shut. */
const ASLEEP = "M36 50q6 6 12 0M53 50q6 6 12 0";

/** The last opponent of a run, who plays the player's own deck. @type {Drawn} */
export const SHADOW = {
  ground: "#241a45",
  pieces: [
    ["white", "king", -16, 8, 92],
    ["black", "king", 12, -4],
  ],
  eyes: [{ x: 62, y: 50, apart: 16, ball: GOLD }],
  things: [["M8 92q42-10 84 0", "", SKY, 3]],
};

/** By the names of the opponents. @type {Record<string, Drawn>} */
export const DRAWN = {
  pip: {
    ground: "#1b7340",
    pieces: [["white", "pawn"]],
    eyes: [{ y: 42, apart: 14 }],
    things: [[PAPER, GOLD, INK, 2.5]],
  },
  rufina: {
    ground: "#8f1f3c",
    pieces: [["black", "queen"]],
    eyes: [{ y: 60, apart: 18 }],
    things: [
      ["M52 46l14-7", "", CREAM, 4],
      ["M8 66c6-8 16-6 18 2 4 10-4 24-16 26z", RED, CREAM, 2.5],
      ["M92 66c-6-8-16-6-18 2-4 10 4 24 16 26z", RED, CREAM, 2.5],
    ],
  },
  anselm: {
    ground: "#7a4a1e",
    pieces: [["white", "bishop", 0, -6]],
    eyes: [{ y: 44, apart: 14, lid: true }],
    things: [
      ["M14 84h72v14H14z", "#1c5fa8", INK, 2.5],
      ["M20 70h64v14H20z", "#b12a25", INK, 2.5],
      ["M16 58h20v12H16zM66 58h20v12H66z", LEAF, INK, 2.5],
    ],
  },
  change: {
    ground: "#0f6b77",
    pieces: [["white", "queen"]],
    eyes: [{ y: 60, apart: 18 }],
    things: [
      ["M10 74h80M50 74v22", "", INK, 7],
      ["M10 74h80M50 74v22", "", GOLD, 4],
      ["M2 92q12 10 24 0l-12-18zM74 92q12 10 24 0l-12-18z", GOLD, INK, 2.5],
    ],
  },
  duchess: {
    ground: "#6c3fa3",
    pieces: [["white", "amazon"]],
    eyes: [{ x: 54, y: 58, apart: 16 }],
    things: [["M58 22c6-22 26-24 34-12-8 0-10 4-12 8 4 0 8 2 8 6-8-2-18 2-24 8z", RED, INK, 2.5]],
  },
  otto: {
    ground: "#b8560f",
    pieces: [
      ["white", "king", -18, 10, 84],
      ["black", "king", 34, 10, 84],
    ],
    eyes: [
      { x: 25, y: 60, apart: 14, size: 5 },
      { x: 76, y: 60, apart: 14, size: 5 },
    ],
    things: [["M16 34l6-24 14 12L50 6l14 16 14-12 6 24z", GOLD, INK, 3]],
  },
  rufus: {
    ground: "#5d1022",
    pieces: [["black", "knight", 0, -2]],
    eyes: [{ x: 38, y: 36, apart: 0, size: 7 }],
    things: [["M20 74c16-10 44-10 62 0v14c-16-8-44-8-62 0zM70 84l14 14-18 2z", RED, CREAM, 2.5]],
  },
  marksman: {
    ground: "#33414e",
    pieces: [["white", "knight"]],
    eyes: [{ x: 38, y: 38, apart: 0, size: 7 }],
    things: [
      [`${disc(74, 30, 16)}`, "", RED, 4.5],
      ["M74 6v16M74 38v16M50 30h16M82 30h16", "", RED, 4.5],
    ],
  },
  drummer: {
    ground: "#1c5fa8",
    pieces: [["black", "pawn", 0, -6]],
    eyes: [{ y: 36, apart: 14 }],
    things: [
      ["M24 68h52v26q-26 10-52 0z", RED, CREAM, 2.5],
      ["M24 68q26-12 52 0-26 12-52 0z", CREAM, INK, 2.5],
      ["M12 40l26 24M88 40L62 64", "", GOLD, 5],
    ],
  },
  dreamer: {
    ground: "#2a2f6b",
    pieces: [["white", "rook", 0, 4]],
    eyes: [],
    things: [
      [ASLEEP, "", INK, 3.5],
      ["M70 12h14L70 28h14M86 30h9L86 40h9", "", CREAM, 4],
      ["M6 74h8c2-10 30-10 32 0h10l-8 12q-2 10-18 10t-20-10z", SKY, INK, 2.5],
    ],
  },
  walker: {
    ground: "#3f7d2b",
    pieces: [["white", "king", 0, -8]],
    eyes: [{ y: 50, apart: 16 }],
    things: [["M20 72h18v14l12 4v8H20zM62 72h18v14l12 4v8H62z", "#6b3f1d", INK, 2.5]],
  },
  dora: {
    ground: "#c98a12",
    pieces: [["black", "queen", -6]],
    eyes: [{ x: 44, y: 60, apart: 18 }],
    things: [
      ["M62 56h34v34H62z", CREAM, INK, 3],
      [disc(71, 65, 4) + disc(87, 81, 4), INK],
      [disc(14, 88, 8), "", GOLD, 4],
    ],
  },
  karl: {
    ground: "#57616b",
    pieces: [["white", "rook", 4]],
    eyes: [{ x: 54, y: 56, apart: 16, lid: true }],
    things: [
      ["M4 40q14 30 18 26", "", GOLD, 4],
      ["M8 74q4-8 14-8t14 8q12 20-14 24-26-4-14-24z", "#8a5a2b", INK, 2.5],
      [disc(22, 84, 6), GOLD, INK, 2],
    ],
  },
  kim: {
    ground: "#1291b5",
    pieces: [["black", "bishop", -6, 4]],
    eyes: [{ x: 44, y: 52, apart: 14, size: 6.5 }],
    things: [["M70 96V40l-6-14q4-6 8 4V8q5-6 8 0v18-20q5-6 8 0v24l3-14q6-2 5 6l-4 20-5 54z", GOLD, INK, 2.5]],
  },
  gardener: {
    ground: "#6f7d1f",
    pieces: [["white", "bishop", 6]],
    eyes: [{ x: 56, y: 52, apart: 14 }],
    things: [
      ["M18 96q0-30 2-40", "", INK, 7],
      ["M18 96q0-30 2-40", "", LEAF, 4],
      ["M20 72Q2 70 2 50q18 2 18 22zM20 62q18-2 18-24-20 4-18 24z", LEAF, INK, 2.5],
    ],
  },
  bela: {
    ground: "#d05a86",
    pieces: [["white", "king", 0, 4]],
    eyes: [{ y: 54, apart: 20, size: 8.5 }],
    things: [["M38 70q12 12 24 0", "", INK, 4]],
  },
  veiled: {
    ground: "#3b2260",
    pieces: [["black", "queen"]],
    cloaked: true,
    eyes: [],
    things: [
      ["M22 46q28-14 56 0v16q-28 14-56 0z", "#b9a3dd", INK, 2.5],
      ["M36 54h8M56 54h8", "", INK, 4],
    ],
  },
  stan: {
    ground: "#e0702d",
    pieces: [["white", "pawn", -6, 2]],
    eyes: [{ x: 44, y: 38, apart: 14, size: 6 }],
    things: [
      ["M60 62l8-24 22 6-6 24z", INK, CREAM, 2.5],
      ["M50 58l44 14", "", INK, 9],
      ["M50 58l44 14", "", CREAM, 3],
    ],
  },
  burglar: {
    ground: "#20262e",
    pieces: [["white", "rook", -4]],
    eyes: [{ x: 46, y: 54, apart: 18, ball: GOLD }],
    things: [
      ["M76 58h16l4 34H72z", GOLD, INK, 3],
      ["M78 58q6-16 12 0", "", CREAM, 3.5],
      ["M84 66v20", "", RED, 4],
    ],
  },
  bomber: {
    ground: "#a9540a",
    pieces: [["black", "rook", 6]],
    eyes: [{ x: 56, y: 56, apart: 16, lid: true }],
    things: [
      [disc(24, 78, 18), INK, CREAM, 3],
      ["M34 62c4-10 12-6 14-16", "", CREAM, 4],
      ["M48 46l4-12 4 8 9-3-5 8 6 7-9-1-4 8-3-9-9-1z", GOLD, INK, 2],
    ],
  },
  zookeeper: {
    ground: "#8fbf2f",
    pieces: [["black", "kangaroo", 4, 4]],
    eyes: [],
    things: [
      ["M12 46c-4-18 8-32 22-26 10 4 8 18 4 26-4 10-22 14-26 0z", RED, INK, 2.5],
      ["M36 26l10 4-10 5z", GOLD, INK, 2],
      [disc(29, 28, 3.5), CREAM, INK, 1.5],
      ["M14 46l-4 20 12-12z", SKY, INK, 2],
    ],
  },
  no: {
    ground: "#c4c9ce",
    pieces: [["black", "bishop"]],
    eyes: [{ y: 46, apart: 14, lid: true }],
    things: [
      ["M22 66l56 28M78 66L22 94", "", CREAM, 15],
      ["M22 66l56 28M78 66L22 94", "", RED, 10],
    ],
  },
  purist: {
    ground: "#13324f",
    pieces: [["black", "king", 0, -2]],
    eyes: [{ y: 50, apart: 20 }],
    things: [
      [disc(60, 50, 11), "", GOLD, 3.5],
      ["M70 56q6 14 2 24", "", GOLD, 2.5],
      ["M50 82L30 72v22zM50 82l20-10v22z", "#b12a25", CREAM, 2.5],
    ],
  },
};
