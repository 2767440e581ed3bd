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

/**
 * Says what one device could do, for games that hide something.
 * @param {string} owner as in "Ann's" @param {boolean | undefined} deals false: nothing is dealt in this game
 */
export const fair = (owner, deals) =>
  `${capital(owner)} device ${deals ? "deals: that page could look at all cards" : `holds the game: ${LOOKS}`}, ` +
  "so play like this with a friend whom you trust.";
const LOOKS = "that page could look at everything that is hidden";

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

/**
 * The question whether what these lines tell is taken back, and what it means: moves by their short names, else the
 * lines themselves.
 * @param {string} friend who asks @param {import("../engine").Seat | null} own
 * @param {Pick<import("../engine").LogEntry, "seat" | "moved" | "text">[]} undone
 */
export function backWords(friend, own, undone) {
  const acts = undone.filter(({ seat }) => seat !== null);
  const names = acts.map(({ moved }) => moved?.short);
  if (!names.length || names.includes(undefined))
    return { asks: WISHES.back.asks(friend), about: `On both devices this is undone: ${oneAfter(undone)}` };
  const of = (/** @type {boolean} */ mine) => names.filter((_, at) => (acts[at].seat === own) === mine).join(" and ");
  const yours = of(true) && `, and with it your ${of(true)}`;
  return { asks: `${capital(friend)} asks to take back ${of(false)}${yours}.`, about: UNDONE };
}

/** @param {{ text: string }[]} lines */
const oneAfter = (lines) => lines.map(({ text }) => text).join(" ") || "the last answer.";
const UNDONE = "That is undone on both devices.";

/** Sentences for a line that is broken. @type {Partial<Record<State, string>>} */
export const KEPT = {
  waiting: "The game is kept on both devices. A new code brings you together again.",
  connecting: "The game is kept on both devices.",
  lost:
    "Nothing is lost: both devices keep the game, and clocks stand still. It may come back by itself; else exchange " +
    "new codes.",
  left: "The game is kept on both devices. A new code goes on with it.",
};

/** Said where the own engine comes to the same game. */
export const AS_SHOWN = "This page has played the whole game again by its own engine: it goes as it was shown.";

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
