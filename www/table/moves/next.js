// The buttons after a game: one main button, a few small ones, and the others behind More.
import { dailyResult, share } from "../../dialogs/later.js";
import { withExtra } from "../../extras/later.js";
import { dailyOf } from "../../match/daily.js";
import { chooseLevel } from "../../match/levels.js";
import { LEVELS } from "../../match/seats.js";
import { button, h } from "../../ui/dom.js";
import { copy } from "../../ui/files.js";
import { saveToFile } from "../menu.js";
import { watchMoment } from "./moment.js";

/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("../../match/match.js").Match} Match */
/** @typedef {(act: () => unknown) => () => void} Leaving makes an act take the result away first */
/** @typedef {ReturnType<typeof import("./moment.js").wonAt>} Moment */

/** The one main button. */
const MAIN = "button primary result-main";

/** Says whether it is won, lost or drawn for the reader; of two players one has won. @param {Match} match */
export function outcomeOf({ people, view: { result } }) {
  if (!result?.winner) return "drawn";
  return people.length === 1 && people[0] !== result.winner ? "lost" : "won";
}

/** Returns the level above the one that was beaten; null for the strongest, and among people. @param {Match} match */
function nextLevel(match) {
  const [me, another] = match.people;
  if (match.nextLevel || another || !me || match.view.result?.winner !== me) return match.nextLevel;
  const { level } = match.seat(match.other(me));
  return (level && LEVELS[LEVELS.indexOf(level) + 1]) ?? null;
}

/**
 * Begins a game of these players with the computer at another level.
 * @param {Table} table @param {import("../../match/seats.js").Level} level
 */
function playAt(table, level) {
  const { request } = table.match;
  const { first, second } = request.seats;
  chooseLevel(request.game, level);
  /** @param {typeof first} sitter */
  const seat = (sitter) => (sitter.kind === "computer" ? { ...sitter, level } : sitter);
  table.navigation.begin({
    game: request.game,
    options: request.options,
    cards: request.cards,
    seats: { first: seat(second), second: seat(first) },
  });
}

/**
 * A button that is not the main one.
 * @param {string} words @param {string} test @param {() => unknown} act @param {Parameters<typeof button>[2]} [sign]
 */
const quiet = (words, test, act, sign) => button(words, { onclick: act, "data-test": test }, sign);

/** @param {Table} table @param {Leaving} leaving @param {string} kind */
const rematch = (table, leaving, kind) =>
  button("Rematch", { class: kind, onclick: leaving(() => table.rematch()), "data-test": "rematch" }, "again");

/**
 * The main button: the next level after a win, the deciding moment after a loss, else a rematch.
 * @param {Table} table @param {Leaving} leaving @param {Moment} moment
 */
export function mainButton(table, leaving, moment) {
  const { match } = table;
  const outcome = outcomeOf(match);
  const level = nextLevel(match);
  if (outcome === "won" && level) {
    const play = leaving(() => playAt(table, level));
    return button(`Play ${level}`, { class: MAIN, onclick: play, "data-test": "next-level" }, "play");
  }
  if (outcome !== "lost" || !moment) return rematch(table, leaving, MAIN);
  const see = leaving(() => watchMoment(match, moment));
  return button(`See move ${moment.move}`, { class: MAIN, onclick: see, "data-test": "see-move" }, "play");
}

/**
 * The other buttons: four, the last of which shows the rest in place of what is told.
 * @param {Table} table @param {Leaving} leaving @param {boolean} isRematch the main one is a rematch
 */
export function otherButtons(table, leaving, isRematch) {
  const { match } = table;
  const rest = h(
    "div",
    { class: "result-acts result-rest", hidden: true },
    quiet(
      "Replay",
      "replay",
      leaving(() => table.navigation.replay(match.record())),
      "play",
    ),
    quiet(
      "New game",
      "new-game",
      leaving(() => table.navigation.setup(match.request)),
      "plus",
    ),
    dailyOf(match) !== null && quiet("Copy result", "copy-result", () => dailyResult(match), "copy"),
    quiet("Save game", "result-save", () => saveToFile(match), "save"),
    quiet("Copy game", "result-copy", () => copy(JSON.stringify(match.record()), "Game"), "copy"),
  );
  const review = () => withExtra("archive", "the review", (archive) => archive.reviewResult(match));
  const more = quiet("More", "result-more", () => {
    rest.hidden = !rest.hidden;
    rest.parentElement?.classList.toggle("more", !rest.hidden);
    more.setAttribute("aria-expanded", String(!rest.hidden));
  });
  more.setAttribute("aria-expanded", "false");
  const others = [
    !isRematch && rematch(table, leaving, "button"),
    quiet("Review", "result-review", leaving(review)),
    quiet("Share", "result-share", () => share(table)),
    more,
  ];
  return [h("div", { class: "result-acts result-others" }, others), rest];
}
