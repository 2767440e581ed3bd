// The ways that lead on from a position: a game, an analysis, links, a puzzle.
import { addressOf } from "../address.js";
import { extra } from "../extras/extra.js";
import { withExtra } from "../extras/later.js";
import { levelOf } from "../match/levels.js";
import { LEVELS, levelWords, seatsFor } from "../match/seats.js";
import { armyName } from "../pieces/looks.js";
import { begin } from "../router.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { copy } from "../ui/files.js";
import { toast } from "../ui/live.js";
import { capital, sentence } from "../ui/words.js";

/**
 * @typedef {import("./draft.js").Wanted} Wanted
 * @typedef {import("../match/seats.js").Level} Level
 */

/** Moves of a puzzle at most. */
const LONGEST = 9;

/** A setup as a link holds it shortest: its board alone, where it has no more. @param {Wanted} wanted */
function shortest({ game, options, setup = {} }) {
  const { board, ...rest } = setup;
  return { game, options, ...(Object.keys(rest).length ? { setup } : { board }) };
}

/** Begins a game from there, against the computer or for two. @param {Wanted} wanted */
export async function playFrom(wanted) {
  const level = h(
    "select",
    { id: "play-level" },
    LEVELS.map((one) => h("option", { value: one, selected: one === levelOf(wanted.game) }, capital(levelWords(one)))),
  );
  /** @type {string | null} */
  const letters = await dialog({
    id: "play-from",
    title: "Play from here",
    size: "small",
    body: (close) =>
      h(
        "div",
        { class: "edit-ways" },
        h("label", { class: "field-label", for: "play-level" }, "The computer"),
        level,
        button(`Play ${capital(armyName("white"))}`, { class: "button primary", onclick: () => close("hc") }, "play"),
        button("Play Black", { onclick: () => close("ch") }, "play"),
        button("Two players here", { onclick: () => close("hh") }, "players"),
      ),
  });
  if (letters === null) return;
  const seats = seatsFor(letters, /** @type {Level} */ (level.value));
  const problem = await begin({ ...wanted, seats });
  if (problem) toast(sentence(problem.message), "trouble");
}

/** Opens the position on the analysis board. @param {Wanted} wanted */
export const analyse = (wanted) => withExtra("analysis", "the analysis board", (found) => found.analyse(wanted));

/**
 * Gives the position away: as links, as text, in a frame; one that cannot be played has no link to a game.
 * @param {Wanted} wanted @param {string} here the address of the editor @param {boolean} plays
 */
export async function sharePosition(wanted, here, plays) {
  const { linkPart, htmlAct } = await extra("share");
  const table = addressOf(shortest(wanted));
  const { board = "" } = wanted.setup ?? {};
  await dialog({
    id: "share-position",
    title: "Share the position",
    body: h(
      "div",
      { class: "share" },
      plays && linkPart(table, "Link to a game from here", "Whoever opens it plays this position.", "position"),
      linkPart(here, "Link to this editor", "Whoever opens it can change the position.", "editor"),
      h(
        "section",
        { class: "share-part" },
        h("h3", {}, "As text"),
        h(
          "div",
          { class: "share-acts" },
          button("Copy FEN", { onclick: () => copy(board, "Position"), "data-test": "copy-fen" }, "copy"),
          button(
            "Copy setup",
            { onclick: () => copy(JSON.stringify(wanted.setup), "Setup"), "data-test": "copy-setup" },
            "copy",
          ),
          plays && htmlAct("HTML of a frame", table, "position-html"),
        ),
      ),
    ),
  });
}

/**
 * Makes a puzzle of the position: whoever is to move wins in so many moves.
 * @param {Wanted} wanted @param {string} side
 */
export async function puzzleFrom(wanted, side) {
  const moves = h("input", { type: "number", id: "puzzle-moves", min: 1, max: LONGEST, value: 2 });
  const words = h("input", { type: "text", id: "puzzle-words", maxlength: 200 });
  const place = h("div", { class: "edit-ways" });
  const who = capital(armyName(/** @type {"white"} */ (side)));
  const usual = () => `${who} to move and win in ${moves.value === "1" ? "one move" : `${moves.value} moves`}.`;
  const { linkPart } = await extra("share");
  /** @param {boolean} again whether the sentence follows the number */
  const show = (again) => {
    if (again) words.value = usual();
    const count = Math.min(LONGEST, Math.max(1, Math.round(Number(moves.value)) || 1));
    const seats = seatsFor(side === "white" ? "hc" : "ch", "strong");
    const posed = { ...shortest(wanted), seats, goal: `won by:${2 * count - 1}`, task: words.value.trim() || usual() };
    place.replaceChildren(
      linkPart(
        addressOf(posed),
        "Link to the puzzle",
        "The engine judges whether it is solved, not that it can be: solve it once yourself.",
        "puzzle",
      ),
    );
  };
  moves.addEventListener("input", () => show(true));
  words.addEventListener("input", () => show(false));
  show(true);
  await dialog({
    id: "make-puzzle",
    title: "Make a puzzle",
    body: h(
      "div",
      { class: "edit-ways" },
      h("label", { class: "field-label", for: "puzzle-moves" }, "Moves in which it is won"),
      moves,
      h("label", { class: "field-label", for: "puzzle-words" }, "The task in a sentence"),
      words,
      place,
    ),
  });
}
