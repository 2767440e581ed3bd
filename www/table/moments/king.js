// A king is lost, and the game goes on: a disaster for its player, a triumph for the other; a ring on the last one.
import { added } from "../../cards/added.js";
import { pieceIcon } from "../../pieces/picture.js";
import { boxOf } from "../../ui/far.js";
import { drawn } from "./drawn.js";

/** Milliseconds after which the blow strikes. */
const STRIKES = 130;
/** The picture's height and width in parts of the board in sight, and its width in parts of its height. */
const [HIGH, WIDE, ACROSS] = [0.86, 0.8, 0.72];

/** @param {import("./scenery.js").Scenery} scenery @param {import("./seen.js").Capture} capture */
export function kingTaken(scenery, capture) {
  const { taker, victim, at } = capture;
  const { board, match, place: over } = scenery.table;
  const { view, people } = match;
  const own = people.length === 1 && scenery.seatOf(victim.side) === people[0];
  const box = scenery.square(at);
  scenery.captured(capture);
  if (own) scenery.edge();
  else if (box) scenery.wave(box, 9, STRIKES);
  const scene = added.scenes?.takenScene(taker.side, taker.kind, victim.side, "king");
  const left = view.cells.flatMap((cell, n) => (cell?.kind === "king" && cell.side === victim.side ? [n] : []));
  const last = left.length === 1 ? (board?.shape.name(left[0]) ?? "") : "";
  const place = scenery.square(last);
  if (place) scenery.put(drawn("ring"), place, place.width * 1.4, "moment-last");
  const more = last && (own ? "One is left: guard it." : "One is left: mate it.");
  const title = own ? "Your king is taken" : people.length === 1 ? "You take a king!" : "A king is taken";
  const picture = scene ?? pieceIcon(victim.side, "king", "");
  const look = own ? "lost" : "won";
  const pane = boxOf(over.querySelector(".board-window") ?? over);
  // Upright, a phone has more room where the question is.
  if (boxOf(scenery.table.prompt.bar).height > pane.height) return scenery.face(picture, title, at, look, more);
  const height = Math.min(pane.height * HIGH, (pane.width * WIDE) / ACROSS);
  const size = { width: height * ACROSS, height };
  const [x, y] = scenery.clear(size, pane, [at, last]);
  const frame = { left: x - size.width / 2, top: y - size.height / 2, ...size };
  scenery.framed(picture, title, frame, look, more);
}
