// The moment of a great piece that is taken: the wide board has many, and none goes unnoticed. A stamp tells its worth.
import { WORTH } from "../../pieces/lead.js";
import { armyName } from "../../pieces/looks.js";
import { h } from "../../ui/dom.js";
import { capital, count } from "../../ui/words.js";
import { stampOver } from "./stamp.js";

/** Milliseconds: longer than the attack on a king, with motion and without. */
const LASTS = 1050;
/** How far its ring of light goes, in squares, and after how many milliseconds. */
const FAR = 6;
const STRIKES = 130;

/**
 * @param {import("../../match/match.js").Match} match
 * @param {import("../../table/moments/seen.js").Capture} capture
 * @returns {import("../protocol").Moment}
 */
export function prizeOf({ people, view }, capture) {
  const { victim, at } = capture;
  const { side, kind } = victim;
  const alone = people.length === 1;
  const own = alone && view.sides[people[0]] === side;
  const name = `${kind === "amazon" ? "an" : "a"} ${kind}`;
  const title = own
    ? `Your ${kind} is taken!`
    : alone
      ? `You take ${name}!`
      : `${capital(armyName(side))} ${kind} taken!`;
  const worth = WORTH[kind] ?? 0;
  return {
    kind: "prize",
    build: (scenery) => {
      scenery.captured(capture);
      const box = scenery.square(at);
      if (own) scenery.edge();
      else if (box) scenery.wave(box, FAR, STRIKES);
      stampOver(scenery, [title, h("small", {}, `Worth ${count(worth, "pawn")}`)], own ? "lost" : "stake", at);
    },
    heard: "great",
    lasts: LASTS,
  };
}
