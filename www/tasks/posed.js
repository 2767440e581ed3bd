// A task that a link poses: a position, a goal that the engine judges, and a sentence for the player.
import { wordsOf } from "../address.js";
import { context, gameInfo } from "../context.js";
import { button } from "../ui/dom.js";
import { oneLine } from "../ui/words.js";
import { openPosition, SEED } from "./position.js";
import { say } from "./puzzle.js";

/**
 * Opens the task of a link. Gives a refusal back, of the position or of the goal; then what is shown stays.
 * @param {import("../match/kept.js").TableRequest} request
 */
export function openPosed(request) {
  const { game, goal = "" } = request;
  const text = oneLine(request.task ?? "");
  const again = () => void say(openPosed(request));
  // A page of one's own says that the sentence is not its own.
  const head = context.embedded ? "Your task:" : "This link asks:";
  const once = button("Once more", { onclick: again, "data-test": "once-more" }, "again");
  const position = { setup: {}, task: text, goal };
  const posed = { ...request, seed: request.seed ?? SEED, practice: "posed" };
  return openPosition(
    { game, name: "posed", title: gameInfo(game).title, position, address: wordsOf(request), posed },
    {
      words: { open: [head, text], reached: ["Solved!", text], missed: ["Not solved.", text] },
      again,
      done: [once],
      missed: [],
      ends: true,
    },
    {},
  );
}
