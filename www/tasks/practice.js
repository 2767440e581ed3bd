// A practice position of a card: opens it at a table, and leads on to the next one.

import { quoted } from "../address-options.js";
import { ownCard } from "../cards/shelf.js";
import { cardInfo } from "../context.js";
import { notLoaded, waited } from "../extras/later.js";
import { gamePart } from "../games/registry.js";
import { go } from "../router.js";
import { button } from "../ui/dom.js";
import { openStep } from "./lessons.js";
import { tryOwn } from "./own.js";
import { openPosition } from "./position.js";
import { openPuzzle } from "./puzzle.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../router.js").Problem} Problem
 */

/**
 * Opens the practice position of a card, or the step of the game's first game with that number. Gives a refusal back
 * instead of throwing it: the engine's, or that the positions could not be loaded; then what is shown stays.
 * @param {GameName} game @param {string} card
 * @returns {Promise<Problem | null>}
 */
export async function practise(game, card) {
  if (/^\d+$/.test(card)) return openStep(game, Number(card));
  const puzzle = /^puzzle-(\d+)$/.exec(card);
  if (puzzle) return openPuzzle(game, Number(puzzle[1]));
  const nothing = { message: `There is nothing to try for ${quoted(card)}.` };
  const load = gamePart(game).practice;
  if (!load) return nothing;
  /** @type {import("../games/protocol").PracticePart | null} */
  let part;
  try {
    part = await waited("the practice positions", load());
  } catch {
    return { error: "not-loaded", message: notLoaded("the practice positions") };
  }
  if (!part) return null;
  const { practices, isPassedBy } = part;
  const position = practices.find((one) => one.card === card);
  if (!position) {
    const own = await ownCard(card).catch(() => null);
    return own ? tryOwn(game, own) : nothing;
  }
  const { title } = cardInfo(game, card);
  const [again, gallery] = [() => void practise(game, card), () => go("gallery", { game, card })];
  const following = practices[practices.indexOf(position) + 1]?.card;
  const next = { class: "button primary", onclick: () => void practise(game, following), "data-test": "next" };
  /** @type {Omit<import("./task.js").Task, "goal">} */
  const task = {
    words: {
      open: ["Try it:", position.task],
      reached: ["Well done.", `${title} has taken effect.`],
      missed: ["Missed:", position.task],
    },
    again,
    done: [
      following === undefined ? null : button("Next card", next, "play"),
      button("Once more", { onclick: again, "data-test": "once-more" }, "again"),
      button("All cards", { onclick: gallery, "data-test": "to-gallery" }, "card"),
    ],
    isPassedBy: (match) => isPassedBy(match, card),
  };
  return openPosition({ game, name: card, title: `Try it: ${title}`, position }, task, { home: gallery });
}
