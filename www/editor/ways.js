// The ways that lead on from a position: a game, an analysis, links.
import { addressOf } from "../address.js";
import { extra } from "../extras/extra.js";
import { withExtra } from "../extras/later.js";
import { gamePart } from "../games/registry.js";
import { levelOf } from "../match/levels.js";
import { levelsOf, levelWords, seatsFor } from "../match/seats.js";
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

/** A setup as a link holds it shortest: its board alone, where it has no more. @param {Wanted} wanted */
export function shortest({ game, options, setup = {} }) {
  const { board, ...rest } = setup;
  return { game, options, ...(Object.keys(rest).length ? { setup } : { board }) };
}

/** Begins a game from there, against the computer or for two. @param {Wanted} wanted */
export async function playFrom(wanted) {
  const level = h(
    "select",
    { id: "play-level" },
    levelsOf(gamePart(wanted.game)).map((one) =>
      h("option", { value: one, selected: one === levelOf(wanted.game) }, capital(levelWords(one))),
    ),
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
