// An evening that is over as a text of seven lines, to be shared.
import { whole } from "../address.js";
import { ALONE, count } from "../ui/words.js";
import { changeOf, signed } from "./sheet.js";

/** @typedef {import("../engine").EveningSheet} Sheet */

/**
 * @param {Sheet} sheet @param {import("./keep.js").Kept} kept @param {string} title of the game
 */
export function resultText({ purses, bought, rows, best, hand, over }, { names, buy_in }, title) {
  const again = names.filter((_, player) => bought[player] > 1);
  const end = over === "broke" ? `${names[purses[0] ? 1 : 0]} went broke` : "One stood up";
  const lines = [
    `Deckmate: an evening of ${title}`,
    names.map((name, player) => `${name} ${purses[player]}`).join(" : "),
    rows.map((row) => signed(changeOf(row, 0))).join(" "),
    `${count(rows.length, "game")} from ${count(buy_in, "ante")} each; best pot ${best}`,
    again.length ? `Bought in again: ${again.join(", ")}` : "Nobody bought in again",
    hand !== null && names[0] === ALONE ? `${end}; cube hand ${hand} of 100` : end,
    /^(https?|file):/.test(location.href) ? whole({}) : "",
  ];
  return lines.filter(Boolean).join("\n");
}
