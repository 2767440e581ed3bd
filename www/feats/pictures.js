// The pictures of the feats: a piece, and one object with it, on a round ground. Drawn at 64 pixels.
import { groundOf } from "../games/feats.js";
import { pieceIcon } from "../pieces/picture.js";
import { h } from "../ui/dom.js";
import { strokes } from "../ui/icons.js";

/** @typedef {import("../engine").Kind} Kind */

/** The objects on a grid of 24, as strokes. */
const OBJECTS = {
  drop: "M12 3c4 5 6 8 6 11a6 6 0 01-12 0c0-3 2-6 6-11z",
  shoe: "M5 6v8l3 2h11v3H5M9 6v4c3 0 4 3 6 4",
  peak: "M3 20l7-14 4 7 2-3 5 10zM10 6V2l4 1.500-4 1.500",
  clock: "M12 21a8 8 0 100-16 8 8 0 000 16zM12 9v4l3 2M9 2h6",
  veil: "M5 20V10a7 7 0 0114 0v10l-3.500-2-3.500 2-3.500-2zM9.500 11h.01M14.500 11h.01",
  horn: "M4 10v4l4 1 10 5V4L8 9zM8 9v6M9 15v4h3v-2",
  arch: "M6 20V10a6 6 0 0112 0v10M10 20V11a2 2 0 014 0v9",
  turn: "M5 14a7 7 0 1113 2M18 21v-5h-5M9 3L5 5l2 4",
  glass: "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",
  two: "M12 3v18M6 6v12M4 6h4M4 18h4M16 6h4M16 18h4M18 6v12",
  axe: "M6 21L15 6M12 4c4-2 7 0 8 4-3 0-6 1-8-1z",
  house: "M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6",
  hat: "M2 16c6 3 14 3 20 0M6 16c0-7 2-10 6-10s6 3 6 10M6 13c4 1.500 8 1.500 12 0",
  mouth: "M3 12c3-5 7-4 9-2 2-2 6-3 9 2-3 6-6 7-9 7s-6-1-9-7zM3 12c6 2 12 2 18 0",
  whistle: "M3 9h9l9-2v4l-4 1a5 5 0 11-9-1H3zM11 14h.01",
  heart: "M12 20C5 15 3 11 4 8c1-4 6-4 8 0 2-4 7-4 8 0 1 3-1 7-8 12z",
  bone: "M7 14l7-7c-1-3 2-4 3-2 2-1 4 1 2 3 2 1 0 4-2 3l-7 7c1 3-2 4-3 2-2 1-4-1-2-3-2-1 0-4 2-3z",
  bolt: "M13 2L5 14h6l-1 8 9-13h-6z",
  hand:
    "M8 14V6.500a1.500 1.500 0 013 0V11M11 11V4.500a1.500 1.500 0 013 0V11" +
    "M14 11V6a1.500 1.500 0 013 0v8a6 6 0 01-11 4l-3-5",
  eight: "M4 4h16v16H4zM12 12a2.500 2.500 0 100-5 2.500 2.500 0 000 5zM12 18a3 3 0 100-6 3 3 0 000 6z",
  blink: "M3 10c5 6 13 6 18 0M6 14l-2 3M12 15v4M18 14l2 3",
  tie: "M9 3h6l-2 4 3 10-4 4-4-4 3-10z",
  fan: "M12 20L4 7l5-3zM12 20L9 4h6zM12 20l3-16 5 3z",
  ace: "M6 3h12v18H6zM12 8l3 4.500-3 4-3-4zM8.500 5.500h.01",
  mask: "M3 8c6-3 12-3 18 0 0 6-3 8-5 8s-3-3-4-3-2 3-4 3-5-2-5-8zM7 10h3M14 10h3",
  frame: "M3 3h18v18H3zM7 7h10v10H7zM12 7v10",
  finger: "M10 21V6a2 2 0 014 0v15M4 9c2-2 4-2 6-1M14 8c2-1 4-1 6 1",
  curtain: "M3 3h18M5 3c0 7-1 11-2 17 4-2 7-8 8-17M19 3c0 7 1 11 2 17-4-2-7-8-8-17",
  palm: "M6 12l-2-3M6 12V6M9 11V4M12 11V3M15 11V5M6 12c0 6 2 9 5 9s7-3 7-9l2-3",
  no: "M12 21a9 9 0 100-18 9 9 0 000 18zM6 6l12 12",
  bomb: "M11 21a7 7 0 100-14 7 7 0 000 14zM15 9l3-3M18 6c0-3 2-3 3-2M20 8l1 1",
  lamp: "M4 21h16M12 21V9M7 9h10l-3-6h-4zM7 13l-1 2M17 13l1 2",
  coins: "M3 7h10v4H3zM3 13h10v4H3zM3 19h10M15 10h6v4h-6zM15 16h6v4h-6z",
  claw: "M6 21c0-5 1-8 4-10C5 11 3 7 5 3c1 2 3 3 5 3M10 11c6 0 9-4 8-9-2 3-5 3-8 4",
  mitre: "M6 20V12l6-9 6 9v8zM12 8v6M9.500 11h5M6 17h12",
  sign: "M12 2l10 10-10 10L2 12zM8 14v-2h7M13 9l3 3-3 3",
  roof: "M12 3a9 9 0 00-9 9h18a9 9 0 00-9-9zM12 12v7a2 2 0 004 0",
  feather: "M4 21L14 9M20 3c-8 0-13 5-13 12 7 0 12-4 13-12zM9 13h5",
  coin: "M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v10M9.500 9h4a2 2 0 010 3.500h-3a2 2 0 000 3.500h4",
  week: "M4 5h16v16H4zM4 10h16M8 3v4M16 3v4M8 15l3 3 5-5",
};

/**
 * The piece, its army and the object of each feat, in their order; true where the piece wears a cloak.
 * @type {[kind: Kind, army: "white" | "black", object: keyof typeof OBJECTS, cloaked?: boolean][]}
 */
const PICTURES = [
  ["king", "black", "drop"],
  ["pawn", "white", "shoe"],
  ["king", "white", "peak"],
  ["rook", "white", "clock"],
  ["queen", "black", "veil"],
  ["pawn", "black", "horn"],
  ["knight", "white", "arch"],
  ["king", "white", "turn"],
  ["king", "black", "glass"],
  ["king", "white", "two"],
  ["amazon", "black", "axe"],
  ["amazon", "white", "house"],
  ["cardinal", "white", "hat"],
  ["bishop", "white", "mouth"],
  ["rook", "black", "whistle"],
  ["king", "white", "heart"],
  ["rook", "white", "bone"],
  ["queen", "white", "bolt"],
  ["queen", "white", "hand"],
  ["pawn", "white", "eight"],
  ["king", "black", "blink"],
  ["knight", "black", "tie"],
  ["bishop", "black", "fan"],
  ["queen", "black", "ace"],
  ["knight", "white", "mask", true],
  ["king", "white", "frame", true],
  ["bishop", "white", "finger", true],
  ["queen", "black", "curtain", true],
  ["pawn", "white", "palm"],
  ["bishop", "white", "no"],
  ["queen", "black", "bomb"],
  ["prince", "white", "lamp"],
  ["rook", "black", "coins"],
  ["crab", "white", "claw"],
  ["bishop", "black", "mitre"],
  ["rook", "white", "sign"],
  ["camel", "white", "roof"],
  ["kangaroo", "white", "feather"],
  ["pawn", "black", "coin"],
  ["knight", "black", "week"],
];

/** The picture of a feat, decoration only. @param {string} id @param {boolean} [got] whether it is reached */
export function featPicture(id, got = true) {
  const [kind, army, object, cloaked] = PICTURES[Number(id.slice(1)) - 1];
  const picture = h(
    "span",
    { class: "feat-picture", data: { got: String(got) }, "aria-hidden": "true" },
    pieceIcon(army, kind, "feat-piece", cloaked),
    strokes(OBJECTS[object], "feat-object"),
  );
  const ground = groundOf(id);
  if (ground) picture.style.setProperty("--ground", `var(${ground})`);
  return picture;
}
