// The moment of a claim: a missed check is shown with who gives it, a claim or a call for nothing as a king who is
// quiet, with its price; and the piece that pays for a check that was missed is struck off the board.
import { pieceOn } from "../../board/shape.js";
import { added } from "../../cards/added.js";
import { pieceIcon } from "../../pieces/picture.js";

/**
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Events} events
 * @returns {import("../protocol").Moment | null}
 */
export function claimMoment({ view, prompt }, events) {
  const said = events.findLast((event) => event.t === "claim");
  /** @type {(seat: import("../../engine").Seat, title: string, more: string) => import("../protocol").Moment} */
  const quiet = (seat, title, more) => ({
    kind: "stamp",
    build: (made) => made.face(pieceIcon(view.sides[seat], "king", ""), title, "", "bare", more),
    heard: "hush",
  });
  if (said?.t === "claim" && said.claim !== "punish" && !said.right)
    return quiet(said.seat, "“Check!” for nothing", "No king is newly attacked. It costs nothing.");
  if (said?.t === "claim" && said.claim === "punish") {
    const { check, checkers } = view;
    const king = check.length > 0 ? pieceOn(view, check[0]) : null;
    const attacker = checkers.map((square) => pieceOn(view, square)).find((piece) => piece?.side !== king?.side);
    if (said.right && king && attacker)
      return {
        kind: "stamp",
        build(made) {
          made.check(check, checkers);
          const scene = added.scenes?.takenScene(attacker.side, attacker.kind, king.side, "king");
          made.face(scene ?? pieceIcon(king.side, "king", ""), "A missed check!", check[0], "lost");
        },
        heard: "great",
      };
    return quiet(said.seat, "Nothing to claim", "It costs nothing.");
  }
  const [gone] = events.flatMap((event) => (event.t === "lift" ? [event.from] : []));
  const isTaken = events.some((event) => event.t === "shift" || event.t === "draw");
  if (!gone || isTaken || prompt?.why !== "draw") return null;
  return {
    kind: "stamp",
    build(made) {
      const box = made.square(gone);
      if (!box) return;
      made.burst(box, box.width * 2.4);
      made.dust(box, 0);
      made.jolt(0);
    },
    heard: "great",
  };
}
