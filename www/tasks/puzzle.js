// A puzzle at its table: hints in steps, what a wrong answer leads to, and how it is solved.
import { cardInfo, context, gameInfo } from "../context.js";
import { extra } from "../extras/extra.js";
import { notLoaded, waited } from "../extras/later.js";
import { gamePart } from "../games/registry.js";
import { pieceIcon } from "../pieces/picture.js";
import { go } from "../router.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { copy } from "../ui/files.js";
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { openPosition } from "./position.js";
import { keepDay, keepSolved, kept, nearest, rate, withLink } from "./solved.js";
import { refutation, solution } from "./study.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../router.js").Problem} Problem
 * @typedef {import("../games/puzzles.js").Puzzle} Puzzle
 */

export const WHAT = "the puzzles";

/**
 * The puzzles, with those of some games; null if the player stops that, undefined if they could not be loaded.
 * @param {GameName[]} [wanted] left out: of all games
 */
export async function load(wanted) {
  try {
    const found = await waited(WHAT, extra("puzzles"));
    if (!found) return null;
    /** @type {Record<string, Puzzle[]>} */
    const of = {};
    for (const game of wanted ?? found.games) {
      const part = found.arePractices(game) ? await waited(WHAT, practicesOf(game)) : { practices: [] };
      if (!part) return null;
      of[game] = found.puzzlesOf(game, part.practices, (card) => cardInfo(game, card).title);
    }
    return { ...found, of };
  } catch {
    return undefined;
  }
}

/** @param {GameName} game */
const practicesOf = async (game) => (await gamePart(game).practice?.()) ?? { practices: [] };

/** How strong the computer is that answers, in puzzles and in what is shown of them. */
const LEVEL = "strong";

/** The goal of one move. */
const AT_ONCE = "won by:1";
const NOT_SURE = "After this the goal can't be reached for certain.";

/** Kinds of pieces that everybody knows. */
const USUAL = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/** Shows what the pieces on the board do that are none of chess. @param {string[]} kinds */
function piecesDialog(kinds) {
  const rows = context.catalog.kinds
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, title, about }) => h("li", {}, pieceIcon("white", kind), h("strong", {}, title), ` ${about}`));
  return dialog({ id: "pieces", title: "Pieces", size: "small", body: () => [h("ul", { class: "lessons" }, rows)] });
}

/** The button that explains pieces, where there are some to be explained. */
function piecesButton() {
  const cells = context.table?.match.view.cells ?? [];
  const kinds = cells.flatMap((cell) => (cell && !USUAL.includes(cell.kind) ? [cell.kind] : []));
  return kinds.length ? button("Pieces", { onclick: () => piecesDialog(kinds), "data-test": "pieces" }, "info") : null;
}

/** The button that shows which cards the deck still holds, where the answer depends on them. @param {Puzzle} puzzle */
function cardsButton({ cards }) {
  const { match } = context.table ?? {};
  const show = cards && match?.part.allCards;
  return show ? button("Cards left", { onclick: () => show(match), "data-test": "cards-left" }, "card") : null;
}

/** Shows a hint over the answers. @param {string} words @param {import("../engine").Offer | null} [offer] */
const show = (words, offer = null) => context.table?.match.stage.hint(sentence(words), offer);

/**
 * Gives the next hint: of a card what it does and then what is to be done, else where the answer begins and then all
 * of it.
 * @param {GameName} game @param {Puzzle} puzzle @param {number} number from 1
 */
function hint(game, { position, first, how }, number) {
  if (how && "card" in position) return show(number === 1 ? cardInfo(game, String(position.card)).text : how);
  const match = context.table?.match;
  const offer = match?.asked && match.offers.find(({ text }) => first.includes(text));
  if (!offer) toast("There is no hint for this move.");
  else if (number === 1 && offer.squares.length) show(`Begin on ${offer.squares[0]}`);
  else show(offer.label, offer);
}

/** @param {Promise<Problem | null>} opening */
export async function say(opening) {
  const problem = await opening;
  if (problem) toast(sentence(problem.message), "trouble");
}

/**
 * Opens a puzzle. Gives back why it does not open; then what is shown stays.
 * @param {GameName} game @param {number | null} wanted from 1; null: the one nearest to the rating
 * @param {{ day?: number, signs?: string }} [about] the day whose puzzle it is; how it was tried before
 * @returns {Promise<Problem | null>}
 */
export async function openPuzzle(game, wanted, { day, signs = "" } = {}) {
  const found = await load([game]);
  if (found === undefined) return { error: "not-loaded", message: notLoaded(WHAT) };
  if (!found) return null;
  const puzzles = found.of[game];
  const { title } = gameInfo(game);
  const number = wanted ?? (puzzles.length ? nearest(game, puzzles) : 1);
  const puzzle = puzzles[number - 1];
  if (!puzzle) return { message: `${title} has no puzzle “${number}”.` };
  const { position, hard, first, way, likely } = puzzle;
  const { task, goal } = position;
  const name = day ? `Daily puzzle ${day}.` : `Puzzle ${number}.`;
  const table = { game, name: `puzzle-${number}`, title: `Puzzle: ${title}` };
  let tried = signs;
  let hints = 0;
  let answered = false;
  /** The first answer, where it is wrong. @type {string | null} */
  let wrong = null;
  const again = () => void say(openPuzzle(game, number, { day, signs: tried }));
  const nextButton = (className = "button") =>
    button("Next", { class: className, onclick: () => say(openPuzzle(game, null)), "data-test": "next" }, "play");
  const retry = () => button("Try again", { onclick: again, "data-test": "try-again" }, "again");
  const share = () => {
    const text = `Deckmate daily puzzle ${day}, ${title}: ${kept().signs} · ${kept().streak} in a row`;
    void copy(withLink(text, String(day)), "The result");
  };
  const ask = () => {
    if (!hints) tried += "?";
    hint(game, puzzle, ++hints);
  };

  /**
   * Shows a line in place of the puzzle.
   * @template {import("./study.js").Line} Line
   * @param {string} head @param {Promise<Line | null>} looking @param {(line: Line) => string} said
   * @param {() => HTMLElement | null} [more] a button beside the others
   */
  const shown = async (head, looking, said, more = () => null) => {
    const { match } = context.table ?? {};
    const line = await looking;
    if (context.table?.match !== match) return;
    if (!line) return toast("The computer has found no line to show.");
    /** @type {[string, string]} */
    const words = [head, said(line)];
    await say(
      openPosition(
        { ...table, level: LEVEL, position: line.position, seed: line.seed, line: line.line },
        {
          words: { open: words, reached: words, missed: words },
          again,
          open: [retry(), more(), nextButton()],
          done: [retry(), more(), nextButton()],
          missed: [more(), nextButton()],
        },
        { home: () => go("home") },
      ),
    );
  };
  const solutionButton = () =>
    first.length || way ? button("Solution", { onclick: () => solve(), "data-test": "solution" }, "bulb") : null;
  const why = () => {
    const line = refutation(game, puzzle, /** @type {string} */ (wrong));
    return shown("Why not:", line, ({ said }) => sentence(said), solutionButton);
  };
  /** As the ways of practice positions are tested. @type {import("../engine").SuggestOptions | undefined} */
  const reply = way && { level: "beginner", budget: 200, seed: String(Object(position).card) };
  const right = likely?.right ?? puzzle.right ?? "";
  const solve = () => {
    const line = solution(game, position, way ?? first.slice(0, 1), reply);
    return shown("The solution:", line, ({ own }) => `${sentence(own.join(", then "))} ${right}`);
  };

  let ended = false;
  /** The first try alone counts, and with a hint as a miss. @param {boolean} solved */
  const end = (solved) => {
    if (ended) return;
    ended = true;
    if (!signs && answered) rate(hard, solved && !hints);
    tried += solved ? "★" : "▫";
    if (!solved) return;
    keepSolved(game, number);
    if (day) keepDay(day, tried);
  };
  /** @type {[string, string]} */
  const missed = ["Not solved.", "The goal can't be reached any more."];
  /** @type {(HTMLElement | null)[]} */
  const ways = [solutionButton(), nextButton()];
  /** @type {(HTMLElement | null)[]} */
  const open = [button("Hint", { onclick: ask, "data-test": "hint" }, "bulb")];
  const problem = await openPosition(
    { ...table, position, level: LEVEL },
    {
      words: {
        open: [name, task],
        reached: ["Solved!", `${right} Difficulty ${hard}.`],
        missed,
      },
      again,
      open,
      done: [
        nextButton("button primary"),
        day ? button("Copy result", { onclick: share, "data-test": "share" }, "copy") : null,
        button("Once more", { onclick: again, "data-test": "once-more" }, "again"),
      ],
      missed: ways,
      ends: true,
      gave: (text) => {
        answered = true;
        wrong = first.length && !first.includes(text) ? text : null;
      },
      fails: () => {
        if (wrong === null) return false;
        missed[1] = likely?.wrong(wrong) ?? ((goal === AT_ONCE && puzzle.missed) || NOT_SURE);
        // Where it may go well, too, no line shows that it is wrong.
        const fails = !likely?.chance(wrong);
        if (fails && ways.length < 3) ways.unshift(button("Why not?", { onclick: why, "data-test": "why" }, "eye"));
        return true;
      },
      reached: () => end(true),
      failed: () => end(false),
    },
    { home: () => go("home") },
  );
  const about = problem ? [] : [cardsButton(puzzle), piecesButton()].filter((node) => node !== null);
  document.querySelector("#task .task-ways")?.append(...about);
  return problem;
}
