// Shows once more on the board what the other side has done since the player last acted; a tap or a key ends that.
import { soundOf } from "../../sound/sound.js";
import { pause } from "../../ui/words.js";
import { firstNews } from "./since.js";

/** Milliseconds between two answers, and how long the board stands before the first. */
const [BETWEEN, BEFORE] = [450, 500];

/** @param {import("../table.js").Table} table */
export async function playAgain(table) {
  const { board, match, beyond } = table;
  const reader = match.asked;
  if (!board || !reader || match.phase !== "idle") return;
  const from = firstNews(beyond.seen, reader);
  const past = beyond.seen.slice(from);
  const before = beyond.seen[from - 1];
  if (!before) return;
  const stop = new AbortController();
  const { signal } = stop;
  // The table asks as before, whatever comes meanwhile.
  signal.addEventListener("abort", () => {
    if (!table.board) return;
    board.show(match.view);
    if (match.phase === "idle") table.ask();
  });
  for (const way of ["pointerdown", "keydown"]) addEventListener(way, () => stop.abort(), { signal, capture: true });
  table.stop.signal.addEventListener("abort", () => stop.abort(), { signal });
  board.offers([]);
  board.mark({ trail: [] });
  board.show(before.view);
  await pause(BEFORE, signal);
  for (const { view, events } of past) {
    if (signal.aborted) return;
    if (!events) continue;
    soundOf(events, match);
    await board.show({ ...view, log: match.view.log }, events);
    await pause(BETWEEN, signal);
  }
  stop.abort();
}
