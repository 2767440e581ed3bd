// Small signs for cards without a piece, in a box of 100, as the list of moves shows them.

const SVG = "http://www.w3.org/2000/svg";

const PAWN = "M50 17a13 13 0 0 1 8 23c1 7 4 13 11 18 6 5 9 10 9 18H22c0-8 3-13 9-18 7-5 10-11 11-18a13 13 0 0 1 8-23z";

/** The signs: [path, how], how being "line", "fill", "gap" (a line in the colour of the ground) or "hole". */
/** @type {Record<string, string[][]>} */
const GLYPHS = {
  "save-king": [
    ["M50 6l38 13v28c0 23-16 39-38 48C28 86 12 70 12 47V19z", "line"],
    ["M32 65l-6-27 14 11 10-19 10 19 14-11-6 27z", "fill"],
    ["M33 74h34M50 16v11M45 21h10", "line"],
  ],
  doublecross: [
    ["M22 34a35 35 0 1 1-5 27", "line"],
    ["M20 12v24h24", "line"],
    ["M34 43l13 15M47 43L34 58M57 43l13 15M70 43L57 58", "line"],
  ],
  "return-any-piece": [
    ["M50 66l36 13-36 13-36-13z", "line"],
    [
      "M56 22a9 9 0 0 1 4 17c1 8 3 13 8 19 3 4 5 6 5 11-8 6-28 6-36 0 0-5 2-7 5-11 5-6 7-11 8-19a9 9 0 0 1 6-17z",
      "fill",
    ],
    ["M12 54C8 30 16 13 36 11", "line"],
    ["M27 3l10 8-9 9", "line"],
  ],
  "remove-any-pawn": [
    [PAWN, "fill"],
    ["M50 8a42 42 0 1 1 0 84 42 42 0 0 1 0-84z", "line"],
    ["M20 80L80 20", "gap"],
    ["M20 80L80 20", "line"],
  ],
  "wild-move": [
    ["M50 41a9 9 0 1 1 0 18 9 9 0 0 1 0-18z", "fill"],
    ["M50 30V7M50 70v23M30 50H7M70 50h23", "line"],
    ["M42 15l8-9 8 9M42 85l8 9 8-9M15 42l-9 8 9 8M85 42l9 8-9 8", "line"],
    ["M35 35L21 21M65 35l14-14M35 65L21 79M65 65l14 14", "line"],
    ["M20 31V20h11M69 20h11v11M20 69v11h11M69 80h11V69", "line"],
  ],
  "lose-move": [
    ["M26 9h48M26 91h48", "line"],
    ["M33 9v15c0 14 17 18 17 26S33 62 33 76v15M67 9v15c0 14-17 18-17 26s17 12 17 26v15", "line"],
    ["M39 88c0-9 5-13 11-18 6 5 11 9 11 18zM41 27h18c-1 6-5 9-9 13-4-4-8-7-9-13z", "fill"],
  ],
  wild: [
    ["M50 4l11 27 27-11-11 27 27 3-27 11 11 27-27-11-11 27-11-27-27 11 11-27-27-11 27-3-11-27 27 11z", "fill"],
    ["M50 33a17 17 0 1 1 0 34 17 17 0 0 1 0-34z", "hole"],
    ["M50 40l3 7 7 3-7 3-3 7-3-7-7-3 7-3z", "fill"],
  ],
  "switch-sides": [
    ["M12 22h70M71 10l12 12-12 12", "line"],
    ["M88 78H18M29 66L17 78l12 12", "line"],
    ["M33 39a11 11 0 1 1 0 22 11 11 0 0 1 0-22z", "line"],
    ["M67 38a12 12 0 1 1 0 24 12 12 0 0 1 0-24z", "fill"],
  ],
};

/** An empty drawing; decoration only. @param {string} box @param {string} className */
export function svg(box, className) {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", box);
  made.setAttribute("class", className);
  made.setAttribute("aria-hidden", "true");
  made.setAttribute("focusable", "false");
  return made;
}

/** The drawing of a card, by its name. @param {string} name */
export function glyph(name) {
  const made = svg("0 0 100 100", "card-glyph");
  for (const [d, how] of GLYPHS[name] ?? []) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    path.setAttribute("class", `card-${how}`);
    made.append(path);
  }
  return made;
}
