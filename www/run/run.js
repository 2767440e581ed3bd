// The screen of a run: its way, and what it asks; games are played at the table, and the run goes on after them.
import { refusal } from "../context.js";
import { dayOf } from "../match/days.js";
import { isOf, openGames } from "../match/kept.js";
import { dayOfRun, runsOn } from "../match/runs.js";
import { seatsFor } from "../match/seats.js";
import { begin as beginGame, goOn } from "../router.js";
import { homeHead } from "../screens/head.js";
import { confirm } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { asked } from "./asks.js";
import { before, freshSeed, othersOn } from "./before.js";
import { map } from "./map.js";
import { over } from "./over.js";
import { begin, choose, giveUp, isPractice, look, ofDay, tellFeats, turnToDay, turnToSeed } from "./state.js";

/** @typedef {import("../engine").SteppedRun} SteppedRun */

/** The game that is due, if it was begun and is kept. @param {import("../engine").RunView} view */
function begunGame({ asks }) {
  if (asks?.what !== "game") return null;
  const { game, seed } = asks.game;
  return openGames(game).find(({ record }) => record && isOf(record.save, seed)) ?? null;
}

/** Plays the game that is due: the one that was begun goes on. @param {SteppedRun} stepped */
async function play({ view }) {
  const { asks, stops } = view;
  if (asks?.what !== "game") return;
  const { game, seat, number } = asks;
  const kept = begunGame(view);
  if (kept) return goOn(kept);
  const { level, title, habit } = stops[number - 1];
  const seats = seatsFor(seat === "first" ? "hc" : "ch", /** @type {import("../match/seats.js").Level} */ (level));
  Object.assign(seats[seat === "first" ? "second" : "first"], { name: title, ...(habit && { habit }) });
  const problem = await beginGame({
    game: game.game,
    seed: game.seed,
    options: game.options,
    setup: game.setup,
    seats,
    series: "run",
  });
  if (problem) toast(sentence(problem.message), "trouble");
}

/** True while the day's run can be begun for the first time. */
const isDayOpen = (day = dayOf()) => !ofDay(day) && runsOn().every((one) => dayOfRun(one.run.seed) !== day);

/**
 * @param {{ seed?: string, daily?: boolean }} about a run that a link asks for, or the way to the day's run
 * @param {AbortSignal} signal
 */
export function run({ seed, daily = false }, signal) {
  const place = h("div", { class: "run-place", "aria-busy": "true" });

  /** Shows what a step has led to, or says why it failed. @param {Promise<SteppedRun | null>} step */
  async function show(step) {
    try {
      const found = await step;
      if (signal.aborted) return;
      paint(found);
    } catch (error) {
      const { message } = await refusal(error);
      if (signal.aborted) return;
      toast(sentence(message), "trouble");
      paint(null);
    }
  }

  /** @param {SteppedRun | null} found @param {boolean} [toDay] the way to the day's run */
  function paint(found, toDay = daily) {
    place.removeAttribute("aria-busy");
    const others = othersOn(found?.run.seed, (other) => {
      turnToSeed(other);
      void show(look());
    });
    if (!found) return place.replaceChildren(before((wanted) => show(begin(wanted)), toDay, others));
    const { run: kept, view } = found;
    const acts = { choose: (/** @type {string} */ choice) => show(choose(kept, choice)), play: () => play(found) };
    const isBegun = begunGame(view) !== null;
    // Achievements that cannot be loaded now are told by the next look at the run.
    if (!view.asks) tellFeats(view).catch(() => {});
    const again = async (/** @type {number | undefined} */ wind) => {
      await giveUp();
      if (signal.aborted) return;
      if (wind) void show(begin({ seed: freshSeed(wind) }));
      else paint(null);
    };
    const stop = async () => {
      const words =
        view.day && !isPractice(view)
          ? "The day's try is over then, as it stands."
          : "The run is over then, and its score is not kept.";
      if (await confirm("Give this run up?", words, "Give up")) await again(undefined);
    };
    place.replaceChildren(
      asked(view, { ...acts, isBegun }) ?? over(found, again, signal),
      h(
        "div",
        { class: "run-side" },
        map(view),
        others,
        view.asks &&
          isDayOpen() &&
          button("Today’s run", {
            class: "link run-other",
            onclick: () => paint(null, true),
            "data-test": "run-today",
          }),
        view.asks && button("Give up", { class: "link run-stop", onclick: stop, "data-test": "run-stop" }),
      ),
    );
    const head = place.querySelector("h2");
    head?.setAttribute("tabindex", "-1");
    if (place.isConnected) head?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  void show(open());

  /** The run that was touched last; one that a link asks for begins where none goes on, or that one waits for it. */
  async function open() {
    const day = dayOf();
    // The day's run that goes on; before it the way to it, whatever else goes on.
    if (daily) return turnToDay(day) && look();
    if (seed) turnToSeed(seed);
    const found = await look();
    if (!seed || found?.run.seed === seed) return found;
    if (found?.view.asks && !(await confirm("Begin another run?", "The one that goes on is kept.", "Begin", "Stay")))
      return found;
    return begin({ seed });
  }

  return h("main", { id: "run", class: "plain-page", data: { title: "Run" } }, homeHead("Run"), place);
}
