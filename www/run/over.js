// The end of a run, and the screen before one.
import { whole } from "../address.js";
import { dayOf } from "../match/days.js";
import { levelOf } from "../match/levels.js";
import { levelWords } from "../match/seats.js";
import { button, h } from "../ui/dom.js";
import { copy } from "../ui/files.js";
import { deckOf, runGame } from "./parts.js";
import { best, dayOfSeed, lastRuns, ofDay, signsOf, winds } from "./state.js";

/** The text that is shared of a run. @param {import("../engine").RunView} view */
export function resultText(view) {
  const day = dayOfSeed(view.seed);
  const head = `Deckmate run${day ? `, day ${day}` : ""}: ${signsOf(view)} ${view.score}`;
  return /^(https?|file):/.test(location.href) ? `${head}\n${whole({ run: view.seed })}` : head;
}

/** The end of a run. @param {import("../engine").RunView} view @param {() => void} again */
export function over(view, again) {
  const played = view.stops.filter(({ outcome }) => outcome).length;
  const isBest = view.score > 0 && view.score >= best();
  return h(
    "section",
    { class: "run-ask run-over" },
    h("h2", {}, view.crossed ? "You crossed" : `The run ends at game ${played}`),
    h("p", { class: "run-signs", "aria-hidden": "true" }, signsOf(view)),
    h(
      "ul",
      { class: "run-lines" },
      view.lines.map(({ text, points }) => h("li", {}, h("span", {}, text), h("strong", {}, `+${points}`))),
      h(
        "li",
        { class: "run-sum" },
        h("span", {}, isBest ? "In all: your best" : `In all (your best: ${best()})`),
        h("strong", {}, view.score),
      ),
    ),
    h("h3", {}, "Your deck"),
    deckOf(view.deck, "Your deck at the end"),
    h(
      "div",
      { class: "run-acts" },
      button("New run", { class: "button primary", onclick: again, "data-test": "run-again" }, "again"),
      button(
        "Copy result",
        { class: "button", onclick: () => copy(resultText(view), "The result"), "data-test": "run-copy" },
        "copy",
      ),
    ),
  );
}

/** A seed that nobody has had. @param {number} wind */
function freshSeed(wind) {
  const lot = crypto.getRandomValues(new Uint32Array(2)).reduce((text, number) => text + number.toString(36), "");
  return `${levelOf(runGame())}-${wind}-${lot.slice(0, 10)}`;
}

/** The screen before a run. @param {(wanted: { seed?: string, day?: number }) => unknown} begin */
export function before(begin) {
  const [day, most] = [dayOf(), winds()];
  const done = ofDay(day);
  const wind = h(
    "select",
    { class: "run-wind", "aria-label": "Wind" },
    Array.from({ length: most + 1 }, (_, at) => h("option", { value: at }, at ? `Hard wind ${at}` : "Calm")),
  );
  return h(
    "section",
    { class: "run-ask run-before" },
    h("h2", {}, "The Crossing"),
    h(
      "p",
      {},
      "Seven short games, three hearts, twelve cards of your own. Win, and take a card. At dusk, points decide.",
    ),
    h(
      "div",
      { class: "run-acts" },
      button(
        `Begin a run · ${levelWords(levelOf(runGame()))}`,
        {
          class: "button primary",
          onclick: () => begin({ seed: freshSeed(Number(wind.value)) }),
          "data-test": "run-begin",
        },
        "play",
      ),
      most > 0 && wind,
      button(
        done ? `Day ${day} again, for practice` : `The run of day ${day}`,
        { class: "button", onclick: () => begin({ day }), "data-test": "run-day" },
        "play",
      ),
    ),
    h(
      "p",
      { class: "hint" },
      done
        ? `Your day ${day}: ${done.signs} ${done.score}.`
        : "The day's run is the same for everybody; the first try counts.",
    ),
    best() > 0 && h("p", {}, "Your best: ", h("strong", {}, best()), " points."),
    lastRuns().length > 0 &&
      h(
        "ul",
        { class: "run-last", "aria-label": "Your last runs" },
        lastRuns().map(({ signs, score }) => h("li", {}, h("span", {}, signs), h("strong", {}, score))),
      ),
  );
}
