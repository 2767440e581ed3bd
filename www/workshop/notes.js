// What is said below the blocks: that the card can be played, what may have been overlooked, what is not there yet.
import { isKept } from "../cards/shelf.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { faultNote } from "./blocks.js";
import { inWords } from "./labels.js";
import { stepOf } from "./places.js";

/** The words about a card that is on no shelf. */
const DRAFT = "It is a draft, saved in this browser as you change it. “Keep” puts it on your shelf.";

/** @param {string} words @param {"tick" | "info" | "bulb"} sign @param {string} kind */
const note = (words, sign, kind) => h("p", { class: `maker-note ${kind}` }, icon(sign), h("span", {}, words));

/**
 * @param {import("./types").Design} design @param {import("./check.js").Verdict} verdict
 * @param {import("./blocks.js").Fault[]} faults
 */
export function notesOf(design, { wrong, made, ways, warnings }, faults) {
  // Those of the card as a whole have no block.
  const whole = faults.filter(({ path }) => !stepOf(path) && path[0] !== "when");
  const hands = { open: () => {}, change: () => {} };
  if (whole.length) return whole.map((fault) => faultNote(fault, hands));
  if (faults.length) return [];
  if (made) {
    const asked = ways > 1 ? `${ways} ways at most` : "in one way";
    return [
      note(`It can be played: ${asked}.`, "tick", "note-good"),
      note(isKept(made.packed) ? "It is on your shelf." : DRAFT, "info", ""),
      ...warnings.map((words) => note(inWords(words), "bulb", "note-look")),
    ];
  }
  if (!design.do.length) return [note("Say what happens when it is played.", "info", "")];
  const open = wrong.find(({ path }) => path[0] !== "title");
  return open ? [note(`Not done yet. ${inWords(open.words)}`, "info", "")] : [];
}
