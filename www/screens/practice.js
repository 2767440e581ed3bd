// A practice position: opens it at the table, and leads on to the next one.

import { showAddress } from "../address.js";
import { cardInfo, context } from "../context.js";
import { notLoaded, waited } from "../extras/later.js";
import { gamePart, matchPart } from "../games/registry.js";
import { release } from "../match/keeper.js";
import { deal, opened } from "../match/open.js";
import { seatsFor } from "../match/seats.js";
import { go, openTable, refusal } from "../router.js";
import { button } from "../ui/dom.js";
import { follow } from "./task.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../router.js").Problem} Problem
 */

/** The cards that are drawn are always the same. */
const SEED = "practice";

/**
 * Opens a position at a table of its own, of which nothing is kept, and follows its task. Gives a refusal of the
 * engine back instead of throwing it.
 * @param {{ game: GameName, name: string, title: string, position: import("../games/protocol").Position }} what its
 *   name is what the address calls it
 * @param {Omit<import("./task.js").Task, "goal">} task
 * @param {Partial<import("../table/table.js").Navigation>} navigation
 * @returns {Promise<Problem | null>}
 */
export async function openPosition({ game, name, title, position }, task, navigation) {
  const { setup, options, moves, goal } = position;
  const request = { game, seed: SEED, options, setup, moves, seats: seatsFor("hc", "beginner"), practice: name };
  /** @type {import("../match/match.js").Match} */
  let match;
  try {
    context.table?.match.leave();
    match = await opened(context.connection, matchPart, (parts) => deal(context.connection, parts, request));
  } catch (error) {
    return refusal(error);
  }
  match.title = title;
  release();
  await openTable(match, { begin: task.again, ...navigation }, (table) => {
    follow(table, { goal, ...task });
    showAddress({ g: game, try: name });
  });
  return null;
}

/**
 * Opens the practice position of a card. Gives a refusal back instead of throwing it: the engine's, or that the
 * positions could not be loaded; then what is shown stays.
 * @param {GameName} game @param {string} card
 * @returns {Promise<Problem | null>}
 */
export async function practise(game, card) {
  const nothing = { message: `There is nothing to try for “${card}”.` };
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
  if (!position) return nothing;
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
