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
  face: "#fbfaf6",
  faceDark: "#27303b",
  faceLine: "#c9c4b6",
  faceDarkLine: "#56626f",
  wild: "#fbf0d3",
  panel: "#e6efec",
  star: "#9a6a10",
};
