// Puzzles of Chess Storm in which cards decide: reads the lines of problems.js, and says their tasks.
import { problems } from "./problems.js";

/**
 * @typedef {import("../puzzle-lines.js").Puzzle} Puzzle
 * @typedef {(card: string) => string} Title
 */

/** Nobody draws, so that only what is held counts; who can do nothing is not asked. */
const OPTIONS = { redraw: false, dump: false, uniform_prompts: false };

/** The words where nobody draws. */
const HELD = "Nobody draws cards.";

/**
 * By the letters in a line: the goal, what is to be done, what happens where it is missed, and what a card that does
 * not help comes to.
 * @type {Record<string, [goal: string, aim: string, missed: string, still: string]>}
 */
export const AIMS = {
  1: ["won by:1", "checkmate in this turn", "That is no mate.", "give no mate"],
  2: ["won by:2", "checkmate on your next turn", "The mate does not come.", "give no mate"],
  3: [
    "won by:3",
    "checkmate on your next turn at the latest",
    "The mate does not come in time.",
    "give no mate in time",
  ],
  q: ["turn:3 !off:white+queen by:2", "save your queen", "Your queen falls.", "leave the queen to Black"],
  s: ["turn:3 by:2", "stop the mate", "Black wins at once.", "do not stop Black"],
  g: [
    "turn:3 by:2",
    "keep the game going: neither mate nor stalemate",
    "The game is over after Black’s turn.",
    "let Black end the game",
  ],
  Q: [
    "off:black+queen by:3",
    "win Black’s queen on your next turn at the latest",
    "Black’s queen gets away.",
    "let the queen get away",
  ],
};

/**
 * The kinds of puzzles in few words, by sort; the others are called by what is to be done.
 * @type {Record<string, string>}
 */
const KINDS = {
  now: "cancel or wait",
  place: "choose the square",
  order: "two cards in order",
  one: "the card that mates",
};

/** @param {string} text */
const words = (text) => (text ? text.split(" ") : []);

/** @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** @param {string[]} parts */
const listed = (parts) => [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");

/**
 * The task in words.
 * @param {string} sort @param {string} aim @param {string[]} moves @param {string[]} theirs @param {Title} title
 */
function taskOf(sort, aim, moves, theirs, title) {
  const last = moves.findLast((text) => text.startsWith("card:"));
  const played = last ? title(last.slice(5)) : "";
  if (sort === "now") {
    const other = theirs.map(title).filter((name) => name !== played);
    // The goal first: where there is little room, what follows is folded.
    return `${capital(aim)}. Black still holds ${listed(other)}: cancel ${played} now, or wait?`;
  }
  if (sort === "place") return `You have played ${played}. Choose so that you ${aim}.`;
  if (sort === "order") {
    const held = theirs.length > 0 ? `Black holds ${listed(theirs.map(title))}. ` : "";
    return `${held}${capital(aim)}. You need both cards, in the right order.`;
  }
  return `${capital(aim)}. One of your three cards helps.`;
}

/**
 * A line: sort, board, both hands, answers before the task, the letter of the goal, how hard it is, White's answers
 * until Black is asked, a star at the first one that is a choice, the card that reaches the goal alone, and `out` where
 * it is no longer proposed.
 * @param {string} line @param {Title} title of a card @returns {Puzzle}
 */
function dealt(line, title) {
  const [sort, board, held, against, before, wanted, hard, way, helps, out] = line.split("|");
  const [goal, aim, missed, still] = AIMS[wanted];
  const [mine, theirs, moves, answers] = [held, against, before, way.replace("*", "")].map(words);
  const others = mine.filter((card) => card !== helps);
  const decoys = others.map(title);
  const isOneOf = sort === "one" || sort === "save";
  return {
    position: {
      setup: { board: board.includes(" ") ? board : `${board} w`, hands: { first: mine, second: theirs }, pile: [] },
      options: { ...OPTIONS, ...(theirs.length > 0 && { open_hands: true }) },
      moves,
      task: [taskOf(sort, aim, moves, theirs, title), ...(sort === "now" ? [] : [HELD])].join(" "),
      goal,
    },
    hard: Number(hard),
    first: words(way).flatMap((text) => (text[0] === "*" ? [text.slice(1)] : [])),
    answers,
    helps: words(helps),
    missed,
    kind: KINDS[sort] ?? aim.split(":")[0],
    ...(out && { drill: true }),
    ...(isOneOf && {
      right: `${listed(decoys)} ${still}.`,
      decoys: others.map((card) => /** @type {[string, string]} */ ([card, title(card)])),
    }),
    ...(sort === "order" && { right: `${listed(decoys)} ${still}, each alone.` }),
  };
}

/** All of them, in the order of their lines. @param {Title} title */
export const dealtPuzzles = (title) =>
  problems
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => dealt(line, title));
