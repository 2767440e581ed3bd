// The colours of what is drawn on canvases and has no token: every other module has its colours from here, from the
// tokens, or from a set of pieces.

export const INK = {
  white: "#fff",
  black: "#000",
  /** The armies, small: on the map of a wide board. */
  ivory: "#fdfaf3",
  slate: "#20262f",
  bone: "#e6dfd0",
  /** A badge, and a sign on a piece. */
  badge: "#ffe9a8",
  badgeEdge: "#1b2430",
  sign: "#ffd76a",
  signEdge: "#16242a",
  signRim: "#fffdf7",
  /** Cards on the home screen. */
  card: "#fffdf7",
  star: "#ffe3a0",
  starEdge: "#ffb45c",
  tile: "rgb(255 255 255 / 0.13)",
  shade: "rgb(6 24 28 / 0.4)",
};

/** Grounds of the pictures on the home screen: far from who looks, and near. */
export const GROUNDS = {
  teal: ["#1b5a60", "#0d3239"],
  violet: ["#7450a8", "#3a2360"],
  blue: ["#5287a8", "#224a63"],
  grey: ["#66798b", "#2c3c4b"],
};

/** The bands of the cards there, and the grounds of their pictures. */
export const TONES = {
  dark: ["#2f3c48", "#7c8b9c"],
  cream: ["#e9dfc8", "#b99f76"],
  red: ["#a52a22", "#b4433a"],
  blue: ["#1c5fa8", "#3f7dbd"],
  green: ["#1b7340", "#3c8f60"],
  orange: ["#a9540a", "#c9772a"],
  gold: ["#6d5a16", "#b08f2b"],
  teal: ["#0f6b77", "#2f8d98"],
};
