// The store of drawings that all pictures share: pieces and grounds stand once in the document, and pictures use them.
import { armyName } from "../../pieces/looks.js";
import { pieceIcon } from "../../pieces/picture.js";
import { showMarkup } from "../../trusted.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {import("../../pieces/looks.js").Army} Army
 * @typedef {import("../../engine").Kind} Kind
 */

/** @type {SVGSVGElement | undefined} */
let store;
/** @type {Set<string>} */
const kept = new Set();

/** The store, in the document. */
function place() {
  store ??= document.createElementNS(SVG, "svg");
  if (!store.isConnected) {
    store.setAttribute("width", "0");
    store.setAttribute("height", "0");
    store.setAttribute("aria-hidden", "true");
    store.setAttribute("focusable", "false");
    store.style.position = "absolute";
    document.body.append(store);
  }
  return store;
}

/**
 * Keeps a drawing under a name. @param {string} id @param {string} box @param {(symbol: SVGSymbolElement) => void} fill
 */
function keep(id, box, fill) {
  const stored = place();
  if (kept.has(id)) return;
  kept.add(id);
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.setAttribute("id", id);
  symbol.setAttribute("viewBox", box);
  symbol.setAttribute("overflow", "visible");
  fill(symbol);
  stored.append(symbol);
}

/**
 * The name of a piece's drawing: pictures use it with `<use>`; it changes with the set that is chosen.
 * @param {Army} side @param {Kind} kind @param {boolean} [cloaked]
 */
export function pieceName(side, kind, cloaked = false) {
  const army = armyName(side);
  const id = `scene-${army}-${kind}${cloaked ? "-cloaked" : ""}`;
  keep(id, "0 0 100 100", (symbol) => {
    const icon = pieceIcon(army, kind, "", cloaked);
    icon.setAttribute("width", "100");
    icon.setAttribute("height", "100");
    symbol.append(icon);
  });
  return id;
}

/**
 * The name of a drawing that is made of markup.
 * @param {string} name @param {string} box @param {() => string} markup
 */
export function shared(name, box, markup) {
  const id = `scene-${name}`;
  keep(id, box, (symbol) => showMarkup(symbol, markup()));
  return id;
}
