// The result of a game, and what can be done next: beside the board or below it, never over it.

import { extra } from "../../extras/extra.js";
import { isEarly } from "../../match/ladder.js";
import { moveCount } from "../../match/rows.js";
import { pieceIcon } from "../../pieces/picture.js";
import { changed } from "../../ui/begun.js";
import { button, h } from "../../ui/dom.js";
import { dialogIsOpen } from "../../ui/keys.js";
import { motionAllowed } from "../../ui/settings.js";
import { backCloses } from "../../ui/sheets.js";
import { count } from "../../ui/words.js";
import { lostAt, momentFace, watchMoment, wonAt } from "./moment.js";
import { giftBeside, mainButton, otherButtons, outcomeOf, proposalLine } from "./next.js";

/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("../../match/match.js").Match} Match */

/** Turns of the winner that are shown again before the one that decided. */
const LEAD = 2;

/** Slips that fall after a win. */
const SLIPS = 28;

/**
 * Says who has won, to the only player who reads it, or by name.
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Seat | null} winner
 */
function verdict(match, winner) {
  if (!winner) return "Draw";
  const [reader, another] = match.people;
  if (!reader || another) return `${match.seat(winner).name} won`;
  const { habit, name } = match.seat(match.other(reader));
  if (habit) return reader === winner ? `You beat ${name}` : `${name} won`;
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
  delete table.root.dataset.outcome;
  table.root.querySelector(".slips")?.remove();
  changed();
  cover(table, false);
  if (back) table.prompt.bar.focus({ preventScroll: true });
}

/** Slips that fall over the board once, when a game has just been won. */
const slips = () =>
  h(
    "div",
    { class: "slips", "aria-hidden": "true" },
    Array.from({ length: SLIPS }, (_, at) => h("i", { style: `--at: ${at}` })),
  );

/** @typedef {import("./next.js").Leaving} Leaving */

/** True for a game against the computer that its player has given up too early to count. @param {Match} match */
function isUncounted(match) {
  const [me, ...more] = match.people;
  const alone = me !== undefined && !more.length && match.seat(match.other(me)).kind === "computer";
  return alone && !match.request.series && match.view.result?.winner !== me && isEarly(match.view);
}

/**
 * Tells what has happened: the deciding moment, or both kings, and the words.
 * @param {Match} match @param {HTMLElement | null} face @param {HTMLElement | undefined} farewell the opponent's words
 */
function told(match, face, farewell) {
  const { result, sides, log } = match.view;
  const outcome = outcomeOf(match);
  const moment = outcome === "lost" ? lostAt(match) : null;
  /** @param {import("../../engine").SideName} side */
  const king = (side) => pieceIcon(side, "king", "result-piece");
  const crown = outcome === "won" && result?.winner && king(sides[result.winner]);
  return h(
    "div",
    { class: "result-what" },
    face ?? h("span", { class: "result-kings", "aria-hidden": "true" }, king("white"), king("black")),
    h(
      "div",
      { class: "result-words" },
      crown && h("span", { class: "result-crown", "aria-hidden": "true" }, crown),
      h("h2", { id: "result-title" }, verdict(match, result?.winner ?? null)),
      h("p", { class: "result-text", "data-how": result?.how }, result?.text),
      farewell,
      match.conductor.checked && h("p", { class: "hint result-checked", role: "status" }, match.conductor.checked),
      moment?.taken && h("p", { class: "hint" }, `Your ${moment.taken} fell at move ${moment.move}.`),
      !face && h("p", { class: "hint" }, `After ${count(moveCount(log), "move")}.`),
      isUncounted(match) && h("p", { class: "hint" }, "Given up so early, it does not count."),
    ),
  );
}

/**
 * Lets Esc, wherever the focus is, and the browser's Back put the result away.
 * @param {HTMLElement} root @param {() => void} close
 */
function closable(root, close) {
  const over = new AbortController();
  /** @param {KeyboardEvent} event */
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
}

/** @param {Table} table @param {boolean} now whether the game has just ended */
export function showResult(table, now) {
  const { match, panels } = table;
  if (!match.view.result) return;
  closeResult(table);
  const close = () => closeResult(table, true);
  /** @type {Leaving} */
  const leaving = (act) => () => {
    closeResult(table);
    void act();
  };
  const outcome = outcomeOf(match);
  const moment = outcome === "lost" ? lostAt(match) : wonAt(match);
  const main = mainButton(table, leaving, moment);
  const face =
    moment &&
    momentFace(
      match,
      moment,
      leaving(() => watchMoment(match, moment, outcome === "won" ? LEAD : 0)),
    );
  const root = h(
    "section",
    { id: "result", class: `aside result-${outcome}`, role: "dialog", "aria-labelledby": "result-title" },
    outcome === "won" && h("div", { class: "result-rays", "aria-hidden": "true" }),
    button(
      "View the board",
      { class: "icon-button result-close", onclick: close, "data-test": "review" },
      "close",
      true,
    ),
    told(match, face, table.beyond.moves?.talk?.farewell()),
    panels?.resultBits?.(),
    proposalLine(match),
    h("div", { class: "result-acts result-first" }, main, giftBeside(table, leaving)),
    otherButtons(table, leaving, main.dataset.test === "rematch"),
  );
  closable(root, close);
  // A series tells what the game has brought there; without that the result stays as it is.
  if (match.request.series)
    extra(match.request.series)
      .then(({ toldAfter }) => toldAfter(match, root))
      .catch(() => {});
  // An achievement of the game is shown once the engine has judged it; without that the result stays as it is.
  extra("feats")
    .then(({ showFeat }) => showFeat(match, root))
    .catch(() => {});
  cover(table, true);
  table.root.dataset.outcome = outcome;
  table.root.append(root);
  if (now && outcome === "won" && motionAllowed()) table.place.after(slips());
  changed();
  main.focus({ preventScroll: true });
}
