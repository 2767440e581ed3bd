// The screen before a run: another one, in a wind that has been won, or that of the day.
import { dateOf, dayOf } from "../match/days.js";
import { levelOf } from "../match/levels.js";
import { dayOfRun, runsOn } from "../match/runs.js";
import { levelWords } from "../match/seats.js";
import { button, h } from "../ui/dom.js";
import { runGame } from "./parts.js";
import { best, lastRuns, ofDay, winds, windWords } from "./state.js";

/** A seed that nobody has had. @param {number} wind */
export function freshSeed(wind) {
  const lot = crypto.getRandomValues(new Uint32Array(2)).reduce((text, number) => text + number.toString(36), "");
  return `${levelOf(runGame())}-${wind}-${lot.slice(0, 10)}`;
}

/** A run's name in a sentence. @param {string} seed */
function nameOf(seed) {
  const day = dayOfRun(seed);
  if (day === null) return "your run";
  return day === dayOf() ? "today’s run" : `the run of ${dateOf(day)}`;
}

/**
 * The ways to the runs that go on.
 * @param {string | undefined} seed of the run that is shown @param {(seed: string) => void} turnTo
 */
export const othersOn = (seed, turnTo) =>
  runsOn()
    .filter(({ run }) => run.seed !== seed)
    .map(({ run, words }) =>
      button(`Go on with ${nameOf(run.seed)}: ${words}`, {
        class: "link run-other",
        onclick: () => turnTo(run.seed),
        "data-test": "run-other",
      }),
    );

/**
 * The screen before a run.
 * @param {(wanted: { seed?: string, day?: number }) => unknown} begin
 * @param {boolean} toDay the day's run is wanted first @param {HTMLElement[]} others the ways to runs that go on
 */
export function before(begin, toDay, others) {
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
  const on = runsOn().map(({ run }) => dayOfRun(run.seed));
  const kind = (/** @type {boolean} */ isFirst) => (isFirst ? "button primary" : "button");
  const own = !on.includes(null) && [
    button(
      `Begin a run · ${levelWords(levelOf(runGame()))}`,
      {
        class: kind(!toDay),
        onclick: () => begin({ seed: freshSeed(Number(wind.value)) }),
        "data-test": "run-begin",
      },
      "play",
    ),
    most > 0 && wind,
  ];
  const ofToday =
    !on.includes(day) &&
    button(
      done ? "Today’s run again, for practice" : "Today’s run",
      { class: kind(toDay || !own), onclick: () => begin({ day }), "data-test": "run-day" },
      "play",
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
    h("div", { class: "run-acts" }, toDay ? [ofToday, own] : [own, ofToday]),
    others.length > 0 && h("div", { class: "run-acts" }, others),
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
