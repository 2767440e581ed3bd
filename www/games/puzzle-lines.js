// Reads a line of puzzles, game by game: the position, the goal, how hard it is, the answers to begin with.
import { card, KINDS, taken, whole } from "./puzzle-pieces.js";
import { BY_CARDS, COUNT, DRAWN, goal, LIKELY, RIGHT } from "./puzzle-tasks.js";

/**
 * @typedef {import("./protocol").Position} Position
 *
 * @typedef {object} Puzzle
 * @property {Position} position
 * @property {number} hard on a scale like that of ratings
 * @property {string[]} first the answers that lead to the goal for certain; none where any way will do
 * @property {string[]} [way] answers of the player that reach the goal, where others do as well
 * @property {string[]} [answers] the player's answers that reach it, until the opponent is asked
 * @property {string} [how] what is to be done, said as the last hint
 * @property {Likely} [likely] where chance decides which answer is right
 * @property {() => Position[]} [worlds] the position as it may lie for all that the player knows
 * @property {string} [right] what is said of the right answer
 * @property {string} [missed] what is said of a wrong answer after which the goal is missed
 * @property {[goal: string, missed: string]} [begin] what the first answer has to reach, and what is said where it
 *   does not
 * @property {string[]} [helps] the cards that reach the goal alone
 * @property {[card: string, title: string][]} [decoys] the cards that do not, though they could be played
 * @property {boolean} [drill] a practice position, or one that is kept for its number: it changes no rating, and is not
 *   proposed
 * @property {string} [kind] what kind of puzzle it is, in few words: kinds are proposed in turn
 * @property {boolean} [cards] whether the answer depends on the cards that are left
 * @property {boolean} [alone] the opponent's next answer shows nothing of how the goal was missed
 *
 * The question for `deckmate prove`: on the page the goal is to give the answer that it has found.
 * @typedef {{ goal: string, chance?: number, seat?: string, moves?: string[], only?: boolean }} Asked
 *
 * @typedef {object} Likely
 * @property {Asked} asked
 * @property {(answer: string) => number} chance in how many of a hundred cases an answer reaches the goal
 * @property {string} right what is said of the right answer
 * @property {(answer: string) => string} wrong what is said of another one
 */

/** @param {string} line @returns {Puzzle} */
export function mate(line) {
  const [board, moves, hard, first] = line.split("|");
  const count = Number(moves);
  const task = `Checkmate in ${COUNT[count]}${count > 1 ? ", whatever Black does" : ""}.`;
  return {
    position: { setup: { board }, task, goal: goal(count) },
    hard: Number(hard),
    first: [first],
    missed: `The mate does not come in ${COUNT[count]}.`,
  };
}

/** The answer that ends a call without a mate. */
const GIVE_UP = "give-up";

/**
 * A puzzle whose last field has the chances: groups of a percentage and the answers that have it, the best first; one
 * without answers stands for all others.
 * @param {Puzzle} puzzle @param {string} chances @param {string} what the chance is of
 * @returns {Puzzle}
 */
function likely(puzzle, chances, what) {
  const groups = chances.split(",").map((group) => group.split(" "));
  /** @param {string} answer */
  const chance = (answer) =>
    Number((groups.find(([, ...answers]) => answers.includes(answer)) ?? groups.find(({ length }) => length < 2))?.[0]);
  const { position } = puzzle;
  const [[best, first], ...others] = groups;
  // To give up leaves it to the tie-break, which is not what is counted.
  const [second] = others.find(([, answer]) => answer !== GIVE_UP) ?? ["0"];
  return {
    ...puzzle,
    position: { ...position, goal: `gave:${first} by:1` },
    first: [first],
    likely: {
      asked: { goal: position.goal, chance: Number(best) },
      chance,
      right:
        `After this ${what} in ${best}\u00a0% of all cases, ` +
        `after any other answer in less than ${Number(second) + 1}\u00a0%.`,
      wrong: (answer) => {
        const given = `After this ${what} in ${chance(answer)}\u00a0%`;
        const here = answer === GIVE_UP ? "Giving up leaves all to the tie-break" : given;
        return `${here}; after the best answer ${what} in ${best}\u00a0% of all cases.`;
      },
    },
  };
}

/** DoubleCross: the card that is drawn, then those that the deck still holds. @param {string} line @returns {Puzzle} */
export function drawn(line) {
  const [text, letters, wanted, hard, first] = line.split("|");
  const board = whole(text);
  const [aim, sure, missed, begin] = DRAWN[wanted];
  const [task, what] = first.includes(" ") ? LIKELY[wanted] : [sure];
  const [top, ...rest] = letters;
  /** @param {string[]} cards @returns {Position} */
  const position = (cards) => ({
    setup: { board, deck: cards.map(card), taken: taken(board) },
    options: { auto_call: true },
    moves: ["draw"],
    task,
    goal: aim,
  });
  /** @param {string} next the card that falls next */
  const falling = (next) => position([top, next, ...rest.join("").replace(next, "")]);
  const puzzle = {
    position: position([...letters]),
    hard: Number(hard),
    first: first.split(","),
    worlds: () => [...new Set(rest)].map(falling),
    missed,
    begin,
    right: RIGHT[wanted],
    cards: true,
    alone: true,
  };
  return what ? likely(puzzle, first, what) : puzzle;
}

/** @param {string} letters */
const hand = (letters) => [...letters].map((letter) => (letter === "w" ? "wild" : KINDS[letter]));

/**
 * 5 Card: both hands, and whether they lie open (`o`), are hidden in a call (`h`), or a call is still to be made (`c`);
 * `p`, `f` and `d` as above.
 * @param {string} line @returns {Puzzle}
 */
export function held(line) {
  const [board, mine, theirs, form, moves, hard, first] = line.split("|");
  const count = Number(moves);
  const hidden = "hp".includes(form);
  const [aim, byCards, what] = BY_CARDS[form] ?? [goal(count)];
  /** @type {import("../engine").Setup & { hands: Record<"first" | "second", string[]> }} */
  const setup = {
    board: whole(board),
    hands: { first: hand(mine), second: hand(theirs) },
    ...(form !== "d" && { cube: { value: 2, owner: "second" } }),
    ...("hop".includes(form) && { called: "first" }),
  };
  const begin = form === "c" ? "Both hands lie open." : hidden ? "You have called." : "You have called, hands open.";
  const end = hidden ? "whatever Black holds" : form === "c" ? "whatever Black does or draws" : "whatever Black does";
  const options = { clock: "none", open_hands: !hidden, ...("fd".includes(form) && { failed_call: "loss" }) };
  const task = byCards ?? `${begin} Win in ${COUNT[count]}, ${end}.`;
  /** @type {Position} */
  const position = { setup, options, task, goal: aim, ...(form === "d" && { moves: ["double"] }) };
  const unknown = { ...position, setup: { ...setup, hands: { first: setup.hands.first } } };
  const puzzle = {
    position,
    hard: Number(hard),
    first: [first],
    worlds: () => (hidden ? [position, ...Array(WORLDS).fill(unknown)] : [position]),
    // The opponent's answer after a failed call shows nothing of why it failed.
    ...(form === "p"
      ? { missed: "This does not mate here.", alone: true }
      : { missed: `The win does not come in ${COUNT[count]}.` }),
  };
  if (first === "no") return refused(puzzle, count);
  return what ? likely(puzzle, first, what) : puzzle;
}

/** A double that is refused, as Black then wins for certain. @param {Puzzle} puzzle @param {number} count */
function refused(puzzle, count) {
  const accepted = { seat: "second", moves: ["double", "yes"], only: false };
  return {
    ...puzzle,
    position: { ...puzzle.position, goal: "gave:no by:1" },
    // The way in which Black wins tells why not.
    worlds: () => [{ ...puzzle.position, goal: "won" }],
    likely: {
      asked: { goal: goal(count), ...accepted },
      chance: () => 0,
      right: "After accepting Black wins for certain.",
      wrong: () => "After this Black wins for certain.",
    },
  };
}

/** Added to the task where the king himself wears a cloak. */
const WHEREVER = ", wherever it hides";

/** Of the ways in which the hidden things may lie, so many are looked at for one that refutes an answer. */
const WORLDS = 60;

/** The squares of the pieces of a board, rank by rank from the top, with their letters. @param {string} board */
export function pieces(board) {
  return board
    .split(" ")[0]
    .split("/")
    .flatMap((row, down) => {
      const wide = row.replace(/\d/g, (count) => " ".repeat(Number(count)));
      return [...wide].flatMap((letter, file) =>
        letter === " " ? [] : [{ letter, square: "abcdefgh"[file] + (8 - down) }],
      );
    });
}

/**
 * Deception: a letter for what is under each cloak, and `.` where there is none.
 * @param {string} line @returns {Puzzle}
 */
export function cloaked(line) {
  const [text, letters, wanted, hard, first] = line.split("|");
  const board = whole(text);
  const all = pieces(board).map((piece, at) => ({ ...piece, base: letters[at] }));
  const hidden = all.filter(({ letter, base }) => base !== "." && letter > "a");
  const count = Number(wanted);
  const task = count
    ? `Capture Black's real king in ${COUNT[count]}${hidden.some(({ base }) => base === "k") ? WHEREVER : ""}.`
    : "Move so that nothing that Black hides can capture your real king next.";
  const theirs = hidden.map(({ base }) => base).join("");
  /** @param {string} order in which Black's cloaks hide it @returns {Position} */
  const position = (order) => {
    let next = 0;
    const bases = all.flatMap((piece) => {
      const base = hidden.includes(piece) ? order[next++] : piece.base;
      return base === "." ? [] : [[piece.square, KINDS[base]]];
    });
    const uncloaked = all.flatMap(({ base, square }) => (base === "." ? [square] : []));
    return {
      setup: { board, bases: Object.fromEntries(bases), uncloaked },
      task,
      goal: count ? goal(count) : "turn:3",
    };
  };
  return {
    position: position(theirs),
    hard: Number(hard),
    first: first.split(","),
    worlds: () => [...orders(theirs, { left: WORLDS })].map(position),
    missed: count
      ? `Black's real king is not captured in ${COUNT[count]}.`
      : "Something that Black may hide captures your real king.",
  };
}

/**
 * The orders of some letters, this one first, as many as are wanted.
 * @param {string} letters @param {{ left: number }} wanted
 * @returns {Generator<string>}
 */
function* orders(letters, wanted, before = "") {
  if (wanted.left <= 0) return;
  if (letters.length < 2) {
    wanted.left--;
    yield before + letters;
    return;
  }
  for (const one of new Set(letters)) yield* orders(letters.replace(one, ""), wanted, before + one);
}
