// From click to painted move: median and 95th percentile over a hundred moves of each game. A measure, not a test: nothing is asserted.
import { catalog } from "./engine.mts";
import { test } from "./fixtures.mts";
import { Table } from "./table.mts";

const MOVES = 100;
/** Notes the time from each click to the first frame in which another square is the last move's. */
const METER = `globalThis.delays = []; let clicked = 0;
  addEventListener("click", ({ timeStamp }) => { clicked = timeStamp; }, { capture: true });
  new MutationObserver((changes) => {
    const moved = changes.some(({ target, oldValue }) => target.getAttribute("aria-label")?.includes("last move") && !oldValue?.includes("last move"));
    if (!moved || !clicked) return;
    const start = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => globalThis.delays.push(performance.now() - start)));
  }).observe(document, { subtree: true, attributeFilter: ["aria-label"], attributeOldValue: true });`;

for (const { name: game } of catalog.games) {
  test(game, async ({ open }) => {
    const { page, frame } = await open("http", { script: METER });
    let delays: number[] = [];
    for (let n = 0; delays.length < MOVES; n++) {
      const table = await Table.sit(page, frame, { game, seed: `latency-${n}` });
      while (table.game.prompt() && delays.length < MOVES) {
        await table.give(table.game.suggest({ level: "random", seed: `${n}-${table.given}` }).text);
        delays = await frame.evaluate<number[]>("globalThis.delays");
      }
      await table.shown();
      if (!table.game.prompt()) await frame.click('[data-test="review"]');
    }
    delays = delays.slice(0, MOVES).sort((one, other) => one - other);
    for (const [what, share] of [
      ["median", 0.5],
      ["p95", 0.95],
    ] as const)
      console.log(`click_to_painted_move_${game}_${what} ${delays[Math.ceil(MOVES * share) - 1].toFixed(1)} ms`);
  });
}
