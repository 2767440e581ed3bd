// What a finished game came to, and what can be done next.
import { pieceIcon } from "../pieces/picture.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { copy } from "../ui/files.js";
import { saveToFile } from "./menu.js";

/**
 * Who has won, said to the only player who reads it, or by name.
 * @param {import("../match/match.js").Match} match @param {import("../engine").Seat | null} winner
 */
function verdict(match, winner) {
  if (!winner) return "Draw";
  const [reader, another] = match.people;
  if (!reader || another) return `${match.seat(winner).name} wins`;
  return reader === winner ? "You win" : "You lose";
}

/** @param {import("./table.js").Table} table */
export function showResult(table) {
  const { match, panels } = table;
  const { result, turn, sides, game } = match.view;
  if (!result || document.getElementById("result")) return;
  /** @param {import("../engine").SideName} side */
  const king = (side) => pieceIcon(side, "king", "result-piece");
  dialog({
    id: "result",
    title: verdict(match, result.winner),
    size: "small",
    body: [
      h(
        "div",
        { class: "result-pieces", "aria-hidden": "true" },
        result.winner ? king(sides[result.winner]) : [king("white"), king("black")],
      ),
      h("p", { class: "result-text", "data-how": result.how }, result.text),
      panels?.resultBits?.(),
      h("p", { class: "hint" }, `Turn ${turn.number}`),
    ],
    actions: (close) => {
      /** @param {() => void} act */
      const leaving = (act) => () => {
        close();
        act();
      };
      return [
        button(
          "Rematch",
          {
            class: "button primary",
            "data-first": true,
            onclick: leaving(() => table.rematch()),
            "data-test": "rematch",
          },
          "again",
        ),
        button(
          "New game",
          { onclick: leaving(() => table.doors.setup({ game, seats: match.request.seats })), "data-test": "new-game" },
          "settings",
        ),
        button("View the board", { onclick: () => close(), "data-test": "review" }),
        button("Save game", { onclick: () => saveToFile(table.match) }, "save"),
        button("Copy game", { onclick: () => copy(JSON.stringify(match.record()), "Game") }, "copy"),
      ];
    },
  });
}
