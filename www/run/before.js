// The screen before a run: another one, in a wind that has been won, or that of the day.
import { dayOf } from "../match/days.js";
import { levelOf } from "../match/levels.js";
import { levelWords } from "../match/seats.js";
import { button, h } from "../ui/dom.js";
import { runGame } from "./parts.js";
import { best, lastRuns, ofDay, winds, windWords } from "./state.js";

/** A seed that nobody has had. @param {number} wind */
export function freshSeed(wind) {
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
  const about = h("p", { class: "hint run-wind-words", role: "status" });
  wind.onchange = async () => {
    const words = Number(wind.value) ? await windWords().catch(() => []) : [];
    const all = words.slice(0, Number(wind.value)).map((one, at) => `${at + 1}: ${one}`);
    about.textContent = all.join(" ");
  };
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
        done ? "Today’s run again, for practice" : "Today’s run",
        { class: "button", onclick: () => begin({ day }), "data-test": "run-day" },
        "play",
      ),
    ),
    most > 0 && about,
    h(
      "p",
      { class: "hint" },
      done
        ? `Your run of today: ${done.signs} ${done.score} points.`
        : "Today’s run is the same for everybody, and your first try counts.",
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
