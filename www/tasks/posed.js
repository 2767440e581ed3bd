// A task that a link poses: a position, a goal that the engine judges, and a sentence for the player.
import { wordsOf } from "../address.js";
import { context, gameInfo } from "../context.js";
import { button } from "../ui/dom.js";
import { oneLine } from "../ui/words.js";
import { openPosition, SEED, say } from "./position.js";

/**
 * Opens the task of a link. Gives a refusal back, of the position or of the goal; then what is shown stays.
 * @param {import("../match/kept.js").TableRequest} request
 * @param {() => void} [back] leads its maker back to the editor
 */
export function openPosed(request, back) {
  const { game, goal = "" } = request;
  const text = oneLine(request.task ?? "");
  const again = () => void say(openPosed(request, back));
  // A page of one's own says that the sentence is not its own.
  const head = context.embedded || back ? "Your task:" : "Task from the link:";
  const editor = () => (back ? button("Back to the editor", { onclick: back, "data-test": "to-editor" }, "pen") : null);
  const once = button("Once more", { onclick: again, "data-test": "once-more" }, "again");
  const position = { setup: {}, task: text, goal };
  const posed = { ...request, seed: request.seed ?? SEED, practice: "posed" };
  return openPosition(
    { game, name: "posed", title: gameInfo(game).title, position, address: wordsOf(request), posed },
    {
      words: { open: [head, text], reached: ["Solved!", text], missed: ["Not solved.", text] },
      again,
      open: [editor()],
      done: [once, editor()],
      missed: [editor()],
      ends: true,
    },
    {},
  );
}
