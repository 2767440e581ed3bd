// The outcome of events on a board, compared with how it stands: where pieces would be, and what the board's shape
// would be.
import { landOf } from "../../board/land.js";

/**
 * @typedef {import("../../board/types").Shown} Shown
 * @typedef {import("../../board/land.js").Land} Land
 * @typedef {import("../../engine").SideName} SideName
 * @typedef {import("../../engine").Kind} Kind
 *
 * A piece that would change: how it stands now, and how it would. One that comes from beside the board has no `from`.
 * @typedef {{ from: number, to: number, piece: Shown | null, recast: boolean }} Change
 */

/**
 * @param {import("../../board/board.js").Board} board
 * @param {import("../../engine").Events} events
 */
export function outcome(board, events) {
  const { shape, motion } = board;
  const before = board.display.land;
  /** @type {Map<number, { piece: Shown | null, at: number }>} */
  const later = new Map([...motion.pieces.values()].map((piece) => [piece.id, { piece: { ...piece }, at: piece.at }]));
  /** @type {import("../../engine").Land | null} */
  let land = null;
  for (const event of events) {
    if (event.t === "land") land = event.land;
    if (!("id" in event)) continue;
    const one = later.get(event.id) ?? { piece: null, at: -1 };
    later.set(event.id, one);
    if (event.t === "lift") one.at = -1;
    else if (event.t === "shift") one.at = shape.square(event.to);
    else if (event.t === "place") {
      one.at = shape.square(event.at);
      one.piece ??= arriving(event, one.at);
    } else if (one.piece && event.t === "defect") one.piece.side = event.side;
    else if (one.piece && event.t === "recast") one.piece.kind = event.kind;
  }
  /** @type {Change[]} */
  const changes = [];
  for (const [id, { piece, at }] of later) {
    const now = motion.pieces.get(id);
    const from = now?.at ?? -1;
    const recast = Boolean(now && piece && (now.side !== piece.side || now.kind !== piece.kind));
    if (from !== at || recast) changes.push({ from, to: at, piece, recast });
  }
  return { changes, land: land && added(before, landOf(land, shape)), swapped: before.swapped };
}

/**
 * A piece that comes from beside the board.
 * @param {{ id: number, side: SideName, kind: Kind }} event @param {number} at
 * @returns {Shown}
 */
const arriving = ({ id, side, kind }, at) => ({ id, side, kind, at, marks: [], cloaked: false, base: null });

/** Returns what a board would have that it has not now. @param {Land} before @param {Land} after @returns {Land} */
function added(before, after) {
  /** @template T @param {T[]} now @param {T[]} then */
  const fresh = (now, then) => then.filter((one) => !now.some((other) => String(other) === String(one)));
  return {
    gone: [],
    holes: fresh(before.gone, after.gone),
    walls: fresh(before.walls, after.walls),
    lent: fresh(before.lent, after.lent),
    tunnels: fresh(before.tunnels, after.tunnels),
    joints: fresh(before.joints, after.joints),
    swapped: false,
  };
}
