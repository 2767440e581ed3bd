// The result of a game, and what can be done next: beside the board or below it, never over it.

import { dailyResult, share } from "../../dialogs/later.js";
import { withExtra } from "../../extras/later.js";
import { moveCount } from "../../match/rows.js";
import { pieceIcon } from "../../pieces/picture.js";
import { changed } from "../../ui/begun.js";
import { button, h } from "../../ui/dom.js";
import { copy } from "../../ui/files.js";
import { dialogIsOpen } from "../../ui/keys.js";
import { backCloses } from "../../ui/sheets.js";
import { capital } from "../../ui/words.js";
import { saveToFile } from "../menu.js";

/** @typedef {import("../table.js").Table} Table */

/**
 * Says who has won, to the only player who reads it, or by name.
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Seat | null} winner
 */
function verdict(match, winner) {
  if (!winner) return "Draw";
  const [reader, another] = match.people;
  if (!reader || another) return `${match.seat(winner).name} won`;
  return reader === winner ? "You won" : "You lost";
}

/** Covers the parts under the result, which nobody reaches meanwhile. @param {Table} table @param {boolean} on */
function cover({ root }, on) {
  for (const part of root.querySelectorAll(":scope > :is(.prompt, .log, .hand)")) part.toggleAttribute("inert", on);
}

/** Takes the result away. @param {Table} table @param {boolean} [back] whether the question has the focus again */
export function closeResult(table, back = false) {
  const shown = table.root.querySelector("#result");
  if (!shown) return;
  shown.remove();
  changed();
  cover(table, false);
  if (back) table.prompt.bar.focus({ preventScroll: true });
}

/** @param {Table} table */
export function showResult(table) {
  const { match, panels } = table;
  const { result, log, sides } = match.view;
  if (!result) return;
  closeResult(table);
  const close = () => closeResult(table, true);
  /** @param {() => unknown} act */
  const leaving = (act) => () => {
    closeResult(table);
    void act();
  };
  /** @param {import("../../engine").SideName} side */
  const king = (side) => pieceIcon(side, "king", "result-piece");
  const first = button(
    "Rematch",
    { class: "button primary", onclick: leaving(() => table.rematch()), "data-test": "rematch" },
    "again",
  );
  const root = h(
    "section",
    { id: "result", class: "aside", role: "dialog", "aria-labelledby": "result-title" },
    h(
      "div",
      { class: "result-head" },
      h("span", { "aria-hidden": "true" }, result.winner ? king(sides[result.winner]) : [king("white"), king("black")]),
      h("h2", { id: "result-title" }, verdict(match, result.winner)),
      button("Close", { class: "icon-button", onclick: close, "data-test": "close" }, "close", true),
    ),
    h("p", { class: "result-text", "data-how": result.how }, result.text),
    panels?.resultBits?.(),
    h(
      "p",
      { class: "hint" },
      `Move ${moveCount(log)}`,
      match.nextLevel && ` · Next level: ${capital(match.nextLevel)}`,
    ),
    h(
      "div",
      { class: "result-acts" },
      first,
      button(
        "Replay",
        { onclick: leaving(() => table.navigation.replay(match.record())), "data-test": "replay" },
        "play",
      ),
      button(
        "Review",
        {
          onclick: leaving(() => withExtra("archive", "the review", (archive) => archive.reviewResult(match))),
          "data-test": "result-review",
        },
        "flag",
      ),
      button(
        "New game",
        {
          onclick: leaving(() => table.navigation.setup(match.request)),
          "data-test": "new-game",
        },
        "plus",
      ),
      button("Share", { onclick: leaving(() => share(table)), "data-test": "result-share" }, "share"),
      /"seed":"daily-\d+"/.test(match.state.save)
        ? button("Copy result", { onclick: () => dailyResult(match), "data-test": "copy-result" }, "copy")
        : null,
      button("View the board", { onclick: close, "data-test": "review" }, "eye"),
      button("Save game", { onclick: () => saveToFile(match) }, "save"),
      button("Copy game", { onclick: () => copy(JSON.stringify(match.record()), "Game") }, "copy"),
    ),
  );
  const over = new AbortController();
  /** Esc works wherever the focus is. @param {KeyboardEvent} event */
  const byEsc = (event) => {
    if (!root.isConnected) return over.abort();
    if (event.key !== "Escape" || dialogIsOpen()) return;
    event.stopPropagation();
    close();
  };
  document.addEventListener("keydown", byEsc, { signal: over.signal });
  backCloses(() => {
    const was = root.isConnected;
    over.abort();
    if (was) close();
    return was;
  }, over.signal);
  cover(table, true);
  table.root.append(root);
  changed();
  first.focus({ preventScroll: true });
}
