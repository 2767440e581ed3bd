// The cards of a run that is over: which has brought most, and the best moment, by what the engine makes of its games.
import { context } from "../context.js";
import { withExtra } from "../extras/later.js";
import { endedGame, endedKeys } from "../match/ended.js";
import { isOf } from "../match/kept.js";
import { button, h } from "../ui/dom.js";
import { count } from "../ui/words.js";
import { card, readCard } from "./parts.js";

/**
 * @typedef {import("../engine").SteppedRun} SteppedRun
 * @typedef {NonNullable<SteppedRun["gains"]>[number]} Gain
 * @typedef {Gain & { number: number, game: import("../match/ended.js").EndedGame }} Played a card in a game of the run
 */

/** The games of a run that are kept, by their numbers. @param {string} seed @param {number} games */
function gamesOf(seed, games) {
  const all = endedKeys().map((key) => endedGame(key).game);
  return Array.from({ length: games }, (_, at) => {
    const game = all.findLast((one) => one && isOf(one.save, `${seed}-${at + 1}`));
    return game ? [{ number: at + 1, game }] : [];
  }).flat();
}

/** Hundredths of a chance, with its sign. @param {number} gain in ten-thousandths */
const share = (gain) => `${gain < 0 ? "−" : "+"}${Math.round(Math.abs(gain) / 100)} %`;

/** The cards by what all their plays have brought, the best first. @param {Played[]} plays */
function cardsBest(plays) {
  const names = [...new Set(plays.map((play) => play.card))];
  const sums = names.map((name) => {
    const own = plays.filter((play) => play.card === name);
    return { name, times: own.length, gain: own.reduce((sum, { gain }) => sum + gain, 0) };
  });
  return sums.sort((one, other) => other.gain - one.gain);
}

/** @param {Played[]} plays */
function told(plays) {
  const [best] = cardsBest(plays);
  const moment = plays.reduce((most, play) => (play.gain > most.gain ? play : most), plays[0]);
  if (!best || best.gain <= 0) return [h("p", { class: "hint" }, "No card of yours has turned a game this time.")];
  const see = () => withExtra("archive", "the replay", (archive) => archive.watchFrom(moment.game, moment.line, 0));
  return [
    h("div", { class: "run-best-card" }, readCard(best.name)),
    h(
      "div",
      { class: "run-best-words" },
      h("p", {}, h("strong", {}, card(best.name).title), " won you most: ", h("strong", {}, share(best.gain))),
      h("p", { class: "hint" }, `Your chance of winning, summed over ${count(best.times, "play")}.`),
      h("p", {}, `Best moment: ${card(moment.card).title} in game ${moment.number}, ${share(moment.gain)}.`),
      button("See it", { class: "button", onclick: see, "data-test": "run-moment" }, "play"),
    ),
  ];
}

/**
 * A place for the best card, which is found out game by game.
 * @param {SteppedRun} over @param {AbortSignal} signal
 */
export function bestCard({ run, view }, signal) {
  const games = gamesOf(view.seed, view.stops.length);
  if (!games.length) return null;
  const words = h("p", { class: "hint", role: "status" }, "Looking through your games …");
  const place = h("div", { class: "run-best", "data-test": "run-best" }, words);
  void look();
  return place;

  async function look() {
    /** @type {Played[]} */
    const plays = [];
    try {
      for (const { number, game } of games) {
        if (signal.aborted) return;
        words.textContent = `Looking through your games: ${number} of ${view.stops.length} …`;
        const { gains = [] } = await context.connection.call("stormRun", { run, judge: game.save });
        plays.push(...gains.map((gain) => ({ ...gain, number, game })));
      }
      place.replaceChildren(...told(plays));
    } catch {
      // A game of another version is not judged: the end is whole without it.
      place.remove();
    }
  }
}
