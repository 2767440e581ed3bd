// The result of a game of an evening: both purses as it leaves them, and what can follow.
import { isOf } from "../match/kept.js";
import { h } from "../ui/dom.js";
import { entryOf, sheetOf } from "./going.js";
import { evening, seedOf } from "./keep.js";
import { changeOf, signed } from "./sheet.js";

/**
 * Tells it on the result; where no other game follows, the buttons say so.
 * @param {import("../match/match.js").Match} match @param {HTMLElement} result
 */
export async function toldAfter(match, result) {
  const kept = evening();
  const { next } = (kept && (await sheetOf(kept))) ?? {};
  if (!kept || !next || !isOf(match.state.save, seedOf(kept, next.number))) return;
  const after = await sheetOf({ ...kept, done: [...kept.done, entryOf(match.view, next)] });
  const row = after.rows.at(-1);
  if (!row || !result.isConnected) return;
  const purses = kept.names.map((name, player) => {
    const change = changeOf(row, player);
    const sum = [
      h("strong", {}, row.purses[player]),
      " ",
      h("span", { data: { sign: Math.sign(change) } }, signed(change)),
    ];
    return h("span", {}, `${name} `, sum);
  });
  result.querySelector(".result-first")?.before(h("p", { class: "eve-came", "data-test": "eve-came" }, purses));
  if (after.next) return;
  const main = result.querySelector('[data-test="next-game"] > span');
  if (main) main.textContent = after.over ? "The evening’s end" : "On with the evening";
  for (const name of ["stand", "score-sheet"]) result.querySelector(`[data-test="${name}"]`)?.remove();
}
