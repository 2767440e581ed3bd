// The parts of a table in their order: bar, board, question, hand, players, piles, log.
import { context } from "../context.js";
import { button, h } from "../ui/dom.js";
import { tableBar } from "./bar.js";
import { saveToFile } from "./menu.js";

/** Said where a game is not kept. @param {import("../match/match.js").Match} match */
export const quietLine = (match) =>
  h(
    "p",
    { class: "quiet", hidden: !context.embedded },
    context.embedded ? "Not saved: a reload starts it anew." : "Your browser won't save this game here. ",
    !context.embedded && !match.sealed && button("Download it", { class: "link", onclick: () => saveToFile(match) }),
  );

/** @param {import("./table.js").Table} table */
export function layout(table) {
  const { panels, prompt, place, sides, log, quiet } = table;
  const { view } = table.match;
  const { piles, hand, over, card } = panels?.elements ?? {};
  const kinds = [
    "table",
    view.game,
    piles && "with-piles",
    hand && "with-hand",
    card && "with-card",
    view.files > 8 && "wide",
    // Cards have no place in one line.
    context.bare && !piles && !hand && !card && "bare",
  ];
  if (card) prompt.bar.append(card);
  return h(
    "main",
    { id: "table", class: kinds.filter(Boolean).join(" "), data: { game: view.game, files: String(view.files) } },
    h("div", { class: "felt", "aria-hidden": "true" }),
    tableBar(table),
    h("div", { class: "board-place" }, place, over),
    prompt.bar,
    sides.top,
    hand,
    sides.bottom,
    piles,
    log.panel(quiet, table.stop.signal),
  );
}
