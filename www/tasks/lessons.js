// First games: a few steps at a real table teach a game. The steps that a player has done of each are kept.
import { context, gameInfo } from "../context.js";
import { extra } from "../extras/extra.js";
import { notLoaded, waited } from "../extras/later.js";
import { inOrder } from "../games/registry.js";
import { go } from "../router.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { readList, write } from "../ui/storage.js";
import { sentence } from "../ui/words.js";
import { playUsual } from "../usual.js";
import { doneOf, keepDone } from "./learnt.js";
import { openPosition } from "./position.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../router.js").Problem} Problem
 */

const WHAT = "the first games";

/** A square that a text names. */
const SQUARE = /\b[a-p][1-8]\b/g;

/** @param {Problem | null} problem */
const say = (problem) => void (problem && toast(sentence(problem.message), "trouble"));

/**
 * Opens a step of a game's first game. Gives back why it does not open; then what is shown stays.
 * @param {GameName} game @param {number | null} wanted from 1; null: the first one that was not done
 * @param {boolean} [guided] whether each answer is shown
 * @returns {Promise<Problem | null>}
 */
export async function openStep(game, wanted, guided = false) {
  const found = await waited(WHAT, extra("lessons")).catch(() => undefined);
  if (found === undefined) return { error: "not-loaded", message: notLoaded(WHAT) };
  if (!found) return null;
  const steps = found.stepsOf(game);
  const number = wanted ?? (doneOf(game, steps.length) % steps.length) + 1;
  const position = steps[number - 1];
  const { title } = gameInfo(game);
  if (!position) return { message: `The first game of ${title} has no step “${number}”.` };
  const { way, task, done, missed = task, rest, tips = [] } = position;
  const isLast = number === steps.length;
  const open = async (/** @type {number} */ other, shows = false) => say(await openStep(game, other, shows));
  const next = isLast
    ? button("Play a game", { class: "button primary", onclick: () => playUsual(game), "data-test": "play" }, "play")
    : button("Next", { class: "button primary", onclick: () => open(number + 1), "data-test": "next" }, "play");
  const again = () => open(number);
  const skip = isLast ? () => go("home") : () => open(number + 1);
  return openPosition(
    { game, name: String(number), title, position },
    {
      words: {
        open: [`Step ${number} of ${steps.length}.`, task],
        reached: [isLast ? "All done!" : "Well done!", done],
        missed: ["Not yet.", missed],
      },
      rest,
      sight: [way.slice(0, 2), ...(task.match(SQUARE) ?? [])],
      again,
      skip,
      done: [next, button("Once more", { onclick: again, "data-test": "once-more" }, "again")],
      missed: [
        button("Show me", { onclick: () => open(number, true), "data-test": "show-me" }, "bulb"),
        button("Skip", { onclick: skip, "data-test": "skip" }),
      ],
      ends: true,
      way: guided ? way.split(" ") : [],
      reached: () => {
        keepDone(game, number);
        write("tips", JSON.stringify([...new Set([...readList("tips", "The list of tips"), ...tips])]));
      },
    },
    {},
  );
}

/** Takes up a game's first game where it was left; without a game, shows all of them. @param {GameName} [game] */
export async function learn(game) {
  if (game) say(await openStep(game, null));
  else await lessonsDialog();
}

/**
 * Makes a row: how far a game's first game has come, and the way to it.
 * @param {import("../engine").GameInfo} info @param {number} count of its steps @param {() => void} close
 */
function row({ name, title }, count, close) {
  const done = doneOf(name, count);
  const act = () => {
    close();
    void learn(name);
  };
  const words = done === count ? "Again" : done ? "Go on" : "Begin";
  const about = { onclick: act, "aria-label": `${words}: ${title}`, data: { learn: name } };
  return h(
    "li",
    {},
    h("strong", {}, title),
    h("span", { class: "hint" }, done === count ? "Done" : `${done} of ${count} steps`),
    button(words, about, done === count ? "again" : "play"),
  );
}

/** All first games. */
async function lessonsDialog() {
  const found = await waited(WHAT, extra("lessons")).catch(() => undefined);
  if (found === undefined) toast(notLoaded(WHAT), "trouble");
  if (!found) return;
  const games = inOrder(context.catalog.games).filter(({ name }) => found.stepsOf(name).length > 0);
  await dialog({
    id: "lessons",
    title: "Learn",
    size: "small",
    body: (close) => [
      h("p", { class: "hint" }, "A few minutes each, on the board itself."),
      h(
        "ul",
        { class: "lessons" },
        games.map((info) => row(info, found.stepsOf(info.name).length, () => close())),
      ),
    ],
  });
}
