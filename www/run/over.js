// The end of a run: what it came to, the best card, the deck, and what comes next.
import { whole } from "../address.js";
import { button, h } from "../ui/dom.js";
import { copy } from "../ui/files.js";
import { bestCard } from "./gains.js";
import { deckOf } from "./parts.js";
import { best, endsOf, signsOf } from "./state.js";

/** The text that is shared of a run. @param {import("../engine").RunView} view */
export function resultText(view) {
  const { day, of_day } = view;
  const version = of_day ? "" : ` r${day?.rules}`;
  const head = `Deckmate run${day ? `, day ${day.day}${version}` : ""}: ${signsOf(view)} ${view.score}`;
  return /^(https?|file):/.test(location.href) ? `${head}\n${whole({ run: view.seed })}` : head;
}

/** The score, line by line, and beside the best one. @param {import("../engine").RunView} view */
function sums(view) {
  const isBest = view.score > 0 && view.score >= best();
  return h(
    "ul",
    { class: "run-lines" },
    view.lines.map(({ text, points }) => h("li", {}, h("span", {}, text), h("strong", {}, `+${points}`))),
    h(
      "li",
      { class: "run-sum" },
      h("span", {}, isBest ? "In all: your best" : `In all (your best: ${best()})`),
      h("strong", {}, `${view.score} points`),
    ),
  );
}

/**
 * The end of a run.
 * @param {import("../engine").SteppedRun} stepped
 * @param {(wind?: number) => void} again begins another one, in a wind that has been won, or leads to the choice
 * @param {AbortSignal} signal
 */
export function over(stepped, again, signal) {
  const { view } = stepped;
  const played = view.stops.filter(({ outcome }) => outcome).length;
  const { wind, about } = view.next ?? {};
  return h(
    "section",
    { class: "run-ask run-over" },
    h("h2", {}, view.crossed ? "You crossed" : `The run ends at game ${played}`),
    h("p", { class: "run-signs", role: "img", "aria-label": endsOf(view) }, signsOf(view)),
    bestCard(stepped, signal),
    sums(view),
    h("h3", {}, "Your deck"),
    deckOf(view.deck, "Your deck at the end"),
    about && h("p", { class: "run-wind-words" }, h("strong", {}, `Hard wind ${wind}: `), about),
    h(
      "div",
      { class: "run-acts" },
      about &&
        button(
          `Sail into hard wind ${wind}`,
          { class: "button primary", onclick: () => again(wind), "data-test": "run-on" },
          "play",
        ),
      button(
        "New run",
        { class: about ? "button" : "button primary", onclick: () => again(), "data-test": "run-again" },
        "again",
      ),
      button(
        "Copy result",
        { class: "button", onclick: () => copy(resultText(view), "The result"), "data-test": "run-copy" },
        "copy",
      ),
    ),
  );
}
