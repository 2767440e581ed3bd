// The page's keeper in a simulated browser: storage, tabs, locks, workers and clocks that fail, as a seed decides.
// DECKMATE_SCHEDULES chooses how many schedules are tried; every tenth plays the real engine.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { FOUND } from "./found.mjs";
import { pageScripts } from "./page.mjs";
import { PLANTED, RARE } from "./planted.mjs";
import { run, scheduleOf, shrunk, total } from "./schedules.mjs";
import { standIn } from "./stand-in.mjs";

const SCHEDULES = Number(process.env.DECKMATE_SCHEDULES ?? 200);
const isLong = SCHEDULES > 1000;
const REAL = 10;

/** What is wrong with a schedule, for whoever has to mend it. */
async function report(schedule, scripts, engine) {
  const short = await shrunk(schedule, scripts, engine);
  const { broken, notes } = (await run(short, scripts, engine)) ?? { broken: "not with fewer steps", notes: [] };
  return `${broken}\nseed ${schedule.config.seed}: ${JSON.stringify(short)}\n${notes.join("\n")}`;
}

test(`the law holds in ${SCHEDULES} schedules`, async () => {
  const scripts = await pageScripts();
  const real = await createRequire(import.meta.url)("../../../dist/engine.js").load();
  for (let seed = 0; seed < SCHEDULES; seed++) {
    const [schedule, engine] = [scheduleOf(seed), seed % REAL ? standIn : real];
    if (await run(schedule, scripts, engine)) assert.fail(await report(schedule, scripts, engine));
  }
  assert.ok(total.shows > 5 * SCHEDULES, `only ${total.shows} states of games were shown`);
});

test("what the simulation has found stays mended", async (t) => {
  const scripts = await pageScripts();
  for (const [name, schedule] of Object.entries(FOUND))
    await t.test(name, async () => {
      const found = await run(schedule, scripts, standIn);
      assert.equal(found, null, `${found?.broken}\n${found?.notes.join("\n")}`);
    });
});

test("planted faults are found", async (t) => {
  for (const [name, plant] of Object.entries(isLong ? { ...PLANTED, ...RARE } : PLANTED))
    await t.test(name, async () => {
      const scripts = await pageScripts(plant);
      let tried = 0;
      while (tried < Math.max(SCHEDULES, 200) && !(await run(scheduleOf(tried), scripts, standIn))) tried++;
      assert.ok(tried < Math.max(SCHEDULES, 200), `not found in ${tried} schedules`);
      t.diagnostic(`${name}: found by schedule ${tried + 1}`);
    });
});
