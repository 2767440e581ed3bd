// The screen of a run: its way, and what it asks; games are played at the table, and the run goes on after them.
import { refusal } from "../context.js";
import { keptGames } from "../match/kept.js";
import { seatsFor } from "../match/seats.js";
import { begin as beginGame, goOn } from "../router.js";
import { homeHead } from "../screens/head.js";
import { confirm } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { asked } from "./asks.js";
import { before, freshSeed } from "./before.js";
import { map } from "./map.js";
import { over } from "./over.js";
import { begin, choose, giveUp, isOf, isPractice, look, tellFeats } from "./state.js";

/** @typedef {import("../engine").SteppedRun} SteppedRun */

/** The game that is due, if it was begun and is kept. @param {import("../engine").RunView} view */
function begunGame({ asks }) {
  if (asks?.what !== "game") return null;
  const [kept] = keptGames([asks.game.game]);
  return kept?.record?.save && isOf(kept.record.save, asks.game.seed) ? kept : null;
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

/** @param {{ seed?: string }} about a run that a link asks for @param {AbortSignal} signal */
export function run({ seed }, signal) {
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

  /** @param {SteppedRun | null} found */
  function paint(found) {
    place.removeAttribute("aria-busy");
    if (!found) return place.replaceChildren(before((wanted) => show(begin(wanted))));
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
        view.asks && button("Give up", { class: "link run-stop", onclick: stop, "data-test": "run-stop" }),
      ),
    );
    const head = place.querySelector("h2");
    head?.setAttribute("tabindex", "-1");
    if (place.isConnected) head?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  void show(open());

  /** The run that goes on; one that a link asks for begins where none does, or in its place. */
  async function open() {
    const found = await look();
    if (!seed || found?.run.seed === seed) return found;
    if (found?.view.asks && !(await confirm("Begin another run?", "You are in one that goes on.", "Begin", "Stay")))
      return found;
    return begin({ seed });
  }

  return h("main", { id: "run", class: "plain-page", data: { title: "Run" } }, homeHead("Run"), place);
}
