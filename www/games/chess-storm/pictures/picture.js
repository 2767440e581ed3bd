// A piece of a board with arrows, crosses and signs, of one line of tokens: first the files and ranks that are shown,
// then pieces (K own, k the opponent's, ~ neutral; - it was here, x it goes, + it comes, ^ it has changed, < what it
// was before, o it shares the square) and what is drawn over them (> arrow, = swap, : the move before, # a hole,
// | a wall, % a tunnel, @ chosen, * a sign, [ what is left of the board, & its sides are joined, w own is White).
import { svg } from "../../../cards/glyphs.js";
import { pieceIcon } from "../../../pieces/picture.js";
import { sign } from "../../../pieces/signs.js";
import { showMarkup } from "../../../trusted.js";
import { LETTERS } from "./letters.js";
import { arrow, corners, cross, path, plus, S, square } from "./strokes.js";

/**
 * @typedef {import("../../../engine").Kind} Kind
 * @typedef {import("../../../engine").SideName} SideName
 * @typedef {import("./strokes.js").Point} Point
 */

const kinds = Object.fromEntries(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind]));

/** Between two lines of squares where some are left out, and between the two boards of a change. */
const [GAP, APART] = [5, 12];

/** @param {string} names */
const pairs = (names) => names.match(/../g) ?? [];

/** Returns the places at which the lines of an axis begin. @param {number[]} shown @returns {Map<number, number>} */
function places(shown) {
  let at = 0;
  return new Map(
    shown.map((line, index) => {
      if (index) at += S + (line - shown[index - 1] > 1 ? GAP : 0);
      return [line, at];
    }),
  );
}

export class Picture {
  under = "";
  over = "";
  /** @type {Element[]} */
  pieces = [];
  /** @type {Element[]} */
  badges = [];
  /** @type {Set<string>} */
  #occupied = new Set();

  /** @param {string} text @param {SideName} side of the card's holder */
  constructor(text, side) {
    const [box, ...tokens] = text.split(" ");
    const own = tokens.includes("w") ? "white" : side;
    /** @type {Record<string, SideName>} */
    this.armies = { own, foe: own === "white" ? "black" : "white" };
    this.files = places([...box.replace(/\d/g, "")].map((file) => file.charCodeAt(0)));
    this.ranks = places(
      [...box.replace(/\D/g, "")]
        .map(Number)
        .reverse()
        .map((rank) => -rank),
    );
    this.wide = Math.max(...this.files.values()) + S;
    this.high = Math.max(...this.ranks.values()) + S;
    this.joined = tokens.includes("&");
    this.before = tokens.filter((token) => token[0] === "<").map((token) => token.slice(1));
    this.#board(tokens.find((token) => token[0] === "[")?.slice(1) ?? "a1h8");
    // Pieces first: a sign is smaller where one stands.
    const isPiece = (/** @type {string} */ token) => /^[-+^xo]?~?[a-z][a-h]\d$/i.test(token);
    for (const token of tokens.filter(isPiece)) this.#piece(token);
    for (const token of tokens.filter((one) => !isPiece(one))) this.#mark(token[0], token.slice(1));
  }

  /** The middle of a square. @param {string} name @returns {Point} */
  middle(name) {
    const [x, y] = [this.files.get(name.charCodeAt(0)), this.ranks.get(-Number(name[1]))];
    return [(x ?? 0) + S / 2, (y ?? 0) + S / 2];
  }

  /** @param {string} kept the corners of what is left of the board */
  #board(kept) {
    const [from, to] = [kept.slice(0, 2), kept.slice(2)];
    let [light, dark] = ["", ""];
    for (const file of this.files.keys())
      for (const rank of this.ranks.keys()) {
        const d = square(this.middle(`${String.fromCharCode(file)}${-rank}`));
        const letter = String.fromCharCode(file);
        const gone = letter < from[0] || letter > to[0] || -rank < Number(from[1]) || -rank > Number(to[1]);
        if ((file - rank) % 2 === 0) dark += d;
        else light += d;
        if (gone) this.over += path(d, "gone");
      }
    this.under = path(light, "light") + path(dark, "dark");
  }

  /** @param {string} what @param {string} rest */
  #mark(what, rest) {
    const way = () => pairs(rest).map((name) => this.middle(name));
    if (what === ":") this.under += arrow(way(), "lead");
    else if (what === "=") this.over += arrow(way(), "arrow", true);
    else if (what === ">") this.over += this.joined ? this.#around(way()) : arrow(way(), "arrow");
    else if (what === "#") this.under += path(square(this.middle(rest)), "hole");
    else if (what === "|") this.#wall(way());
    else if (what === "%") this.#tunnel(way());
    else if (what === "@") this.over += path(corners(this.middle(rest)), "chosen");
    else if (what === "*") this.#sign(rest.slice(0, 2), rest.slice(2));
  }

  /** @param {Point[]} squares on both sides of it */
  #wall([[x1, y1], [x2, y2]]) {
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    this.over += path(x1 === x2 ? `M${x - S / 2} ${y}h${S}` : `M${x} ${y - S / 2}v${S}`, "wall");
  }

  /** A way over the joined sides of the board. @param {Point[]} way */
  #around([from, to]) {
    const far = 8 * S * (to[0] < from[0] ? 1 : -1);
    return arrow([from, [to[0] + far, to[1]]], "arrow") + arrow([[from[0] - far, from[1]], to], "arrow");
  }

  /** @param {Point[]} ends */
  #tunnel(ends) {
    for (const [x, y] of ends) this.under += `<circle class="picture-tunnel" cx="${x}" cy="${y}" r="8.500"/>`;
    this.over += arrow(ends, "lead", true);
  }

  /** A sign that lies on a square or a piece. @param {string} name @param {string} word */
  #sign(name, word) {
    const middle = this.middle(name);
    this.under += path(square(middle), "new");
    const small = this.#occupied.has(name);
    const [x, y] = small ? [middle[0] + 5, middle[1] + 5] : middle;
    const r = small ? 5.5 : 8;
    const kind = word.startsWith("as-") ? /** @type {Kind} */ (word.slice(3)) : null;
    const shown = kind ? pieceIcon("card", kind, "") : sign(word, "picture-sign");
    const size = r * (kind ? 1.9 : 1.4);
    const round = svg("0 0 1 1", "");
    showMarkup(round, `<circle class="picture-badge" cx="${x}" cy="${y}" r="${r}"/>`);
    put(shown, x - size / 2, y - size / 2, size);
    this.badges.push(...round.children, shown);
  }

  /** A piece of a token without what becomes of it. @param {string} token @param {string} [className] */
  icon(token, className = "") {
    const [, neutral, letter, name] = /^(~?)(.)(..)$/.exec(token) ?? ["", "", "p", "a1"];
    const side = neutral ? "neutral" : this.armies[letter === letter.toLowerCase() ? "foe" : "own"];
    const made = pieceIcon(side, /** @type {Kind} */ (kinds[letter.toLowerCase()]), className);
    const [x, y] = this.middle(name);
    put(made, x - S / 2, y - S / 2, S);
    return made;
  }

  /** @param {string} token */
  #piece(token) {
    const how = /^[-+^xo]/.test(token) ? token[0] : "";
    const name = token.slice(-2);
    const [x, y] = this.middle(name);
    const icon = this.icon(
      how ? token.slice(1) : token,
      how === "-" ? "picture-ghost" : how === "x" ? "picture-out" : "",
    );
    if (how === "o") put(icon, x - S / 2, y - S / 2, S * 0.6);
    this.pieces.push(icon);
    if (how !== "x") this.#occupied.add(name);
    if (how === "x") this.over += cross([x, y]);
    if (how === "+" || how === "^") this.under += path(square([x, y]), "new");
    if (how === "+") this.over += plus([x, y]);
  }

  /** Draws the state before on a board of its own, and an arrow to the state now. */
  #twice() {
    const far = this.wide + APART;
    const [then, now] = [svg(`0 0 ${this.wide} ${this.high}`, ""), this.#once()];
    showMarkup(then, this.under.replaceAll("picture-new", "picture-old"));
    const changed = this.before.map((token) => token.slice(-2));
    const quiet = this.pieces.filter(
      (icon) =>
        !changed.some((name) => {
          const [x, y] = this.middle(name);
          return icon.getAttribute("x") === `${x - S / 2}` && icon.getAttribute("y") === `${y - S / 2}`;
        }),
    );
    then.append(...quiet.map((icon) => icon.cloneNode(true)), ...this.before.map((token) => this.icon(token)));
    const made = svg(`0 0 ${far + this.wide} ${this.high}`, "card-picture");
    const middle = this.high / 2;
    showMarkup(
      made,
      arrow(
        [
          [this.wide - 4, middle],
          [far + 5, middle],
        ],
        "arrow",
      ),
    );
    for (const [board, x] of /** @type {const} */ ([
      [then, 0],
      [now, far],
    ])) {
      put(board, x, 0, this.wide);
      board.setAttribute("height", `${this.high}`);
    }
    made.prepend(then, now);
    return made;
  }

  #once() {
    const made = svg(`0 0 ${this.wide} ${this.high}`, "card-picture");
    const over = svg("0 0 1 1", "");
    showMarkup(made, this.under);
    showMarkup(over, this.over);
    made.append(...this.pieces, ...over.children, ...this.badges);
    return made;
  }

  draw() {
    return this.before.length ? this.#twice() : this.#once();
  }
}

/** @param {Element} node @param {number} x @param {number} y @param {number} size */
function put(node, x, y, size) {
  for (const [name, value] of Object.entries({ x, y, width: size, height: size })) node.setAttribute(name, `${value}`);
}
