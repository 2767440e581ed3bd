// Tries an own card: a position of a game that the computer has played, in which the card can be played. Both sides are
// the player's.
import { context, refusal } from "../context.js";
import { seatsFor } from "../match/seats.js";
import { go } from "../router.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { patiently } from "../ui/patience.js";
import { openPosition } from "./position.js";

/**
 * @typedef {import("../cards/own.js").OwnInfo} OwnInfo
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../router.js").Problem} Problem
 */

/** @param {OwnInfo} card */
const change = ({ packed }) => go("workshop", { packed });

/** Says that no position was found. @param {OwnInfo} card @param {number} looked */
const nowhere = (card, looked) =>
  dialog({
    id: "no-position",
    title: "No position found",
    size: "small",
    body: h(
      "p",
      {},
      `In ${looked.toLocaleString("en")} positions of games of the computer, ${card.title} could be played in none. ` +
        "Perhaps it asks for too much at once, or for what hardly ever happens.",
    ),
    actions: (close) => [
      button("Close", { onclick: () => close() }),
      button("Change the card", {
        class: "button primary",
        onclick: () => {
          close();
          change(card);
        },
      }),
    ],
  });

/**
 * Opens a position in which the card can be played, and the next one when that is wanted. Gives a refusal of the engine
 * back.
 * @param {GameName} game @param {OwnInfo} card @param {number} [number] which position
 * @returns {Promise<Problem | null>}
 */
export async function tryOwn(game, card, number = 0) {
  const { packed, title } = card;
  /** @type {import("../engine").TriedCard} */
  let tried;
  try {
    const looking = context.connection.call("tryCard", packed, number);
    tried = await patiently("Looking for a position", looking, () => void context.connection.restart());
  } catch (error) {
    const problem = await refusal(error);
    return problem.error === "stopped" ? null : problem;
  }
  const { found, looked } = tried;
  if (!found) {
    await nowhere(card, looked);
    return null;
  }
  const again = () => void tryOwn(game, card, number);
  const line = `You play both sides. This is turn ${found.turn} of a game of the computer.`;
  /** @type {import("./task.js").Task} */
  const task = {
    goal: "",
    words: { open: [`Try it: ${title}.`, line], reached: ["", ""], missed: ["", ""] },
    again,
    done: [],
    open: [
      button("Another position", { onclick: () => tryOwn(game, card, number + 1), "data-test": "another" }, "again"),
      button("Change the card", { onclick: () => change(card), "data-test": "change-card" }, "pen"),
      // No computer plays a card that people carry out.
      card.by_hand
        ? null
        : button("How good is it?", { onclick: () => go("rating", { packed }), "data-test": "rate-card" }, "eye"),
    ],
  };
  const { seed, setup, moves } = found;
  const position = { setup, moves, options: { open_hands: true }, task: line, goal: "" };
  return openPosition({ game, name: packed, title, position, seed, seats: seatsFor("hh", "easy") }, task, {
    home: () => go("card", { packed }),
  });
}
