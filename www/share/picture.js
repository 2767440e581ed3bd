// Pictures of a board as it is seen: painted anew in the size of a picture, or as shapes.
import { boardColours } from "../board/brush.js";
import { landOf } from "../board/land.js";
import { BoardMarks, UNPICKED } from "../board/marks.js";
import { Motion } from "../board/motion.js";
import { paintBoard } from "../board/paint.js";
import { pieceIcon } from "../pieces/picture.js";
import { h } from "../ui/dom.js";

/** @typedef {import("../board/board.js").Board} Board */

/** Pixels of a picture at most, along its longer side. */
const LONGEST = 1024;

/** @param {Board} board @param {number} longest */
const sizeOf = ({ shape }, longest) => Math.floor(longest / Math.max(shape.columns, shape.rows));

/**
 * The board as it stands, or as it would with another view.
 * @param {Board} board @param {import("../engine").View | null} [view] @param {number} [longest]
 * @param {import("../pieces/looks.js").Grain} [grain] in place of the squares' own
 */
export function painted(board, view = null, longest = LONGEST, grain = undefined) {
  const { shape, frame } = board;
  const ratio = globalThis.devicePixelRatio || 1;
  const size = sizeOf(board, longest) / ratio;
  const motion = new Motion({ shape: () => shape, draw: () => {}, animates: () => false });
  const seen = view ?? board.view;
  if (seen) motion.settle(seen);
  const marks = view ? new BoardMarks() : board.marks;
  if (view) marks.see(view, (names) => names.map((name) => shape.square(name)).filter((square) => square >= 0));
  const canvas = h("canvas", { class: "share-picture", role: "img", "aria-label": "Picture of the board" });
  paintBoard(canvas, {
    shape,
    size,
    colours: boardColours(frame.root),
    sprites: motion.sprites(),
    dragged: -1,
    bases: board.bases,
    occupied: (square) => motion.pieceAt(square) !== null,
    marks: { ...marks, ...UNPICKED },
    land: landOf(seen && board.options.land(seen), shape),
    grain,
  });
  canvas.removeAttribute("style");
  return canvas;
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
export const png = (canvas) =>
  new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("No picture was made.")))));

/** The board as shapes: squares, and the pieces on them. @param {Board} board */
export function svg(board) {
  const { shape, frame, view } = board;
  const colours = boardColours(frame.root);
  const size = 100;
  const squares = [...Array(shape.count).keys()].map((square) => {
    const { column, row } = shape.spot(square);
    const [x, y] = [column * size, row * size];
    const last = board.marks.last.includes(square);
    const colour = shape.dark(square) ? colours.dark : colours.light;
    const inner = `x="${x + 3}" y="${y + 3}" width="94" height="94"`;
    const mark = `<rect ${inner} fill="none" stroke="${colours.last}" stroke-width="6"/>`;
    return `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${colour}"/>${last ? mark : ""}`;
  });
  const pieces = (view?.cells ?? []).map((cell, at) => {
    if (!cell) return "";
    const { column, row } = shape.spot(at);
    const icon = pieceIcon(cell.side, cell.kind, "", cell.cloaked === true);
    for (const name of ["class", "aria-hidden", "focusable"]) icon.removeAttribute(name);
    for (const [name, value] of Object.entries({ x: column * size, y: row * size, width: size, height: size }))
      icon.setAttribute(name, String(value));
    return new XMLSerializer().serializeToString(icon);
  });
  const [width, height] = [shape.columns * size, shape.rows * size];
  const sizes = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const shapes = [...squares, ...pieces.filter(Boolean)];
  return `<svg xmlns="http://www.w3.org/2000/svg" ${sizes}>\n${shapes.join("\n")}\n</svg>\n`;
}
