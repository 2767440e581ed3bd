// The size of a board's squares in the room that the board has got.
import { mapHeight } from "./map.js";

const LARGEST = 164;
/** Below this nobody hits a square. */
const SMALLEST = 24;
/** The least side of a square, in pixels, for a finger and for a mouse. */
const [COARSE, FINE] = [44, 28];
/** Rather squares a little under the wish than a board that pans for the sake of one file. */
const LENIENCE = 0.85;
/** A narrow board has no more rim than a line, and a low one no letters in it; others have a frame with letters. */
const [NARROW, LOW] = [500, 300];
/** The least rim that has room for letters, and by how much it is wider than the frame's other sides, in pixels. */
const [LETTERED, WIDER] = [13, 8];
/** A root lower than this has no height of its own: the board's width then decides. */
const NO_HEIGHT = 120;

/**
 * Everything in pixels: a square, the rim at the left and below, the rim without letters, what is seen across; whether
 * the board pans sideways, whether it is as high as it needs to be, and whether letters stand on its squares: those of
 * a narrow or low board that is seen whole do, all others have them in the rim.
 * @param {number} width @param {number} height @param {{ columns: number, rows: number }} shape @param {boolean} coarse
 */
export function measure(width, height, { columns, rows }, coarse) {
  const flows = height < NO_HEIGHT;
  const wish = coarse ? COARSE : FINE;
  const small = columns > 8 && width / columns < wish * LENIENCE;
  const least = width < NARROW ? 3 : Math.min(14, Math.round(width / 75));
  // In a low frame the map takes more than panning gives: the whole board is seen then, however small.
  const panned = flows ? wish : Math.min(wish, (height - 20 - mapHeight(rows)) / rows);
  const pans = small && panned > (width - 2 * least) / columns;
  const onSquares = !pans && (width < NARROW || (!flows && height < LOW));
  const even = onSquares ? least : 0;
  const rim = even || (pans ? 15 : Math.max(LETTERED, least + WIDER / 2));
  const thin = even || (pans ? 5 : Math.max(3, least - WIDER / 2));
  const wide = width - rim - thin;
  const high = flows ? Infinity : height - rim - thin;
  const byWidth = wide / columns;
  const byHeight = (high - (pans ? mapHeight(rows) : 0)) / rows;
  const most = pans ? wish : Math.min(byWidth, LARGEST);
  const size = Math.floor(Math.max(small && !pans ? 1 : SMALLEST, Math.min(most, byHeight)));
  return { size, rim, thin, across: Math.min(size * columns, Math.floor(wide)), pans, flows, onSquares };
}
