// The moment of a card that is drawn: a piece of one's own that the other player moves now, an enemy's that one moves,
// or the name of a joust.
import { cardInfo } from "../../context.js";

/**
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Events} events
 * @param {Element | null} on the face of the card @returns {import("../protocol").Moment | null}
 */
export function drawnMoment({ view, people }, events, on) {
  const drawn = events.findLast((event) => event.t === "draw");
  if (drawn?.t !== "draw" || drawn.card === null || !on) return null;
  const { title, side, kind, family } = cardInfo(view.game, drawn.card);
  /** @type {(words: string, look: string, heard: "reveal" | "stamp") => import("../protocol").Moment} */
  const stamped = (words, look, heard) => ({ kind: "stamp", build: (made) => made.stamp(words, on, look), heard });
  if (family === "joust") return stamped(`${title}!`, "stake", "reveal");
  if (!side || !kind || side === view.sides[drawn.seat]) return null;
  if (people.length === 1 && people[0] !== drawn.seat) return stamped(`Your ${kind}!`, "lost", "stamp");
  const { width } = on.getBoundingClientRect();
  return {
    kind: "stake",
    build: (made) => made.burst(on.getBoundingClientRect(), width * 1.7),
    heard: "crown",
  };
}
