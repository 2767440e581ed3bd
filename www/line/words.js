// The words of the line: how it stands, and what can be said over it.
import { capital } from "../ui/words.js";

/** @typedef {import("./talk.js").State} State */

/** The state of the line, in a sentence. @type {Record<State, (friend: string) => string>} */
export const STANDS = {
  waiting: (friend) => `${capital(friend)} is not here yet.`,
  connecting: () => "The two devices are finding each other.",
  connected: (friend) => `${capital(friend)} is here.`,
  lost: (friend) => `The line to ${friend} is lost.`,
  back: (friend) => `${capital(friend)} is back.`,
  left: (friend) => `${capital(friend)} has left.`,
};

/** Someone whose name is not known. */
export const FRIEND = "your friend";

/** The remarks that can be made; the number goes over the line. The list grows at its end. */
export const REMARKS = [
  "Hello!",
  "Good luck!",
  "Well played!",
  "Nice move!",
  "Oops!",
  "Sorry!",
  "Give me a moment.",
  "Are you there?",
  "That was close.",
  "Thanks for the game!",
];

/** Says who deals, for games that hide something. @param {string} owner as in "Ann's" */
export const fair = (owner) =>
  `${capital(owner)} device deals: that page could look at all cards, so play like this with a friend whom you trust.`;

/** Wishes that need both players: the question, what it means, and the word for yes. */
export const WISHES = {
  back: {
    asks: (/** @type {string} */ friend) => `${capital(friend)} asks to take back the last move.`,
    about: "The move is undone on both devices, with what came after it.",
    yes: "Let it be taken back",
  },
  again: {
    asks: (/** @type {string} */ friend) => `${capital(friend)} asks for another game.`,
    about: "The same game once more, with the sides swapped.",
    yes: "Play again",
  },
};

/** Sentences for a line that is broken. @type {Partial<Record<State, string>>} */
export const KEPT = {
  waiting: "The game is kept on both devices. A new code brings you together again.",
  connecting: "The game is kept on both devices.",
  lost:
    "Nothing is lost: both devices keep the game, and clocks stand still. It may come back by itself; else exchange " +
    "new codes.",
  left: "The game is kept on both devices. A new code goes on with it.",
};

/** Said where the text of a game that is over is not that of the game that was shown. */
export const OTHERWISE =
  "This page has played the whole game again by its own engine, and it does not go as the other device has shown it.";

/** Said while two devices look for each other, and where they have not found each other. */
export const FINDING =
  "This takes up to twenty seconds. Both pages stay open. If it takes longer: are both in the same Wi-Fi, and none " +
  "in a guest network?";
export const NOT_FOUND =
  "The two devices have not found each other, and the codes are used up: here is a new one. Are both in the same " +
  "Wi-Fi?";
