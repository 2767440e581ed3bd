// Schedules: what happens to a simulated browser, made from a seed, run, and made shorter when they fail.

import { Chance } from "../chance.mjs";
import { STORAGE_FAULTS } from "./browser.mjs";
import { WORKER_FAULTS } from "./workers.mjs";
import { World } from "./world.mjs";

/** How often what is done. */
const KINDS = Object.entries({
  ...{ play: 44, begin: 3, home: 5, back: 5, flip: 2, hint: 2, set: 6 },
  ...{ kill: 5, reload: 6, storage: 6, clock: 3, worker: 4, "worker-dies": 3 },
}).flatMap(([t, times]) => Array(times).fill(t));

/** Waits between two steps, in milliseconds: within an answer, after it, after the computer's, after a dead start. */
const WAITS = [0, 1, 3, 10, 50, 400, 400, 400, 2000, 2000, 12_000];

/** The schedule of a seed: what the browser is like, and the steps. */
export function scheduleOf(seed) {
  const chance = new Chance(seed ^ 0x5eed);
  const tabs = chance.pick([1, 1, 2, 2, 3]);
  const config = { seed, locks: chance.below(3) > 0, workers: chance.below(8) > 0, kills: chance.once(4) };
  // Some browsers never do anything wrong: what fails there is the page's own.
  const kinds = chance.once(5) ? KINDS.filter((t) => !/storage|worker/.test(t)) : KINDS;
  const steps = Array.from({ length: 10 + chance.below(40) }, () => {
    const t = chance.pick(kinds);
    const step = { t, wait: chance.pick(WAITS) };
    if (t === "storage")
      return { ...step, kind: chance.pick([...STORAGE_FAULTS, "none"]), left: chance.pick([1, 1, 2, 3, 10, 1000]) };
    if (t === "clock") return { ...step, by: chance.pick([-1, 1]) * chance.pick([1, 1000, 3_600_000, 1e12]) };
    if (t === "worker") step.kind = chance.pick(WORKER_FAULTS);
    return { ...step, tab: chance.below(tabs), n: chance.below(1 << 16) };
  });
  return { config, steps };
}

/** An error that no part of a page has caught. @type {any} */
let uncaught = null;
process.on("unhandledRejection", (error) => {
  uncaught ??= error;
});

/** How many states of games all schedules have shown: without any, nothing was tried. */
export const total = { shows: 0 };

/** Runs a schedule; null, or what the law says against it, with what happened. */
export async function run({ config, steps }, scripts, engine) {
  const world = new World(config, scripts, engine);
  uncaught = null;
  let broken;
  try {
    broken = await world.run(steps);
  } catch (error) {
    broken = `threw ${error?.stack}`;
  }
  total.shows += world.shows;
  broken ??= uncaught && `an error that nobody caught: ${uncaught.stack ?? uncaught}`;
  return broken ? { broken, notes: world.notes } : null;
}

/** The same fault from fewer steps: each step is left out for which it makes no difference. */
export async function shrunk(schedule, scripts, engine) {
  let { steps } = schedule;
  for (let size = steps.length >> 1; size >= 1; size = size > 1 ? size >> 1 : 0)
    for (let at = 0; at < steps.length; ) {
      const fewer = steps.toSpliced(at, size);
      if (await run({ ...schedule, steps: fewer }, scripts, engine)) steps = fewer;
      else at += size;
    }
  return { ...schedule, steps };
}
