// The question where a link and the kept game part: both ways are said, and the player chooses.
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { count } from "../../ui/words.js";

/**
 * A game as a link or a save tells it: the head says what it was made from.
 * @typedef {{ game: import("../../engine").GameName, head: string, answers: string[], lines: number[],
 *   log: { text: string }[], save: string }} Told
 */

/** The answer without its seat. @param {string} line */
export const answerOf = (line) => line.slice(line.indexOf(" ") + 1);

/** The sentence of an answer in the log. @param {Told} told @param {number} at */
function lineOf({ answers, lines, log }, at) {
  const words = log.slice(at > 0 ? lines[at - 1] : 0, lines[at]).map(({ text }) => text);
  return words.join(" ") || answerOf(answers[at]);
}

/**
 * Two games have come of one: both ways are said, and the player chooses. True for that of the link.
 * @param {Told} here @param {Told} coming @param {number} at @param {string} friend
 */
export async function takesOther(here, coming, at, friend) {
  const chosen = await dialog({
    id: "post-apart",
    title: "Two games have come of one",
    size: "small",
    body: [
      h("p", {}, `After ${count(at, "answer")} the game that is kept here and ${friend}'s link part:`),
      h(
        "dl",
        { class: "post-ways" },
        h("dt", {}, "Here"),
        h("dd", {}, lineOf(here, at)),
        h("dt", {}, "In the link"),
        h("dd", {}, lineOf(coming, at)),
      ),
      h("p", { class: "hint" }, `Agree with ${friend} which one counts. With yours, send your link once more.`),
    ],
    actions: (close) => [
      button("Go on with mine", { onclick: () => close(false), "data-test": "post-mine" }),
      button("Go on with the link's", { onclick: () => close(true), "data-test": "post-theirs" }),
    ],
  });
  return chosen === true;
}
