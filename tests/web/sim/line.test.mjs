// The protocol of the line in bad weather: whatever is lost, late, repeated or out of turn, both sides agree once it
// goes through again, no answer counts twice, and no secret goes over it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { World } from "./line-world.mjs";

const SCHEDULES = Number(process.env.DECKMATE_SCHEDULES ?? 400);

/** @param {number} seed */
async function schedule(seed) {
  const kinds = [0, 0.1, 0.4];
  const world = new World(seed, {
    loss: kinds[seed % 3],
    twice: kinds[Math.floor(seed / 3) % 3],
    late: [1, 3, 9][Math.floor(seed / 9) % 3],
  });
  const { random } = world;
  world.join();
  for (let n = 0; n < 60; n++) {
    const lot = random();
    if (lot < 0.3) world.guestPlays();
    else if (lot < 0.6) await world.hostPlays();
    else if (lot < 0.64) world.cut();
    else if (lot < 0.7) world.join();
    else if (lot < 0.72) world.openHost();
    else if (lot < 0.74) world.openGuest();
    else if (lot < 0.76) await world.takeBack();
    await world.step();
  }
  world.join(world.calm);
  for (let n = 0; n < 12; n++) await world.step();
  return world;
}

test(`${SCHEDULES} schedules of loss, delay, repetition and reordering: both sides agree after each`, async () => {
  let played = 0;
  for (let seed = 0; seed < SCHEDULES; seed++) {
    const world = await schedule(seed);
    const { answers } = world.disk;
    const where = `schedule ${seed}`;
    const { last } = world.far ?? {};
    assert.equal(last?.at, world.at(), where);
    assert.deepEqual(last?.view.log, answers, where);
    assert.equal(new Set(answers).size, answers.length, where);
    assert.ok(world.talks.host.open && world.talks.guest.open, where);
    for (const [text, state] of world.given) {
      assert.ok(["played", "late", "forgotten"].includes(state), `${where}: ${text} is ${state}`);
      if (state === "played") played++;
    }
    assert.ok(!world.wire.some((text) => text.includes("secret-of-first")), where);
    // The page that leaves is known to have left.
    world.talks[seed % 2 ? "host" : "guest"].leave();
    for (let n = 0; n < 3; n++) await world.step();
    assert.deepEqual([world.told.host.at(-1), world.told.guest.at(-1)], ["left", "left"], where);
  }
  assert.ok(played > SCHEDULES, `only ${played} answers were played`);
});
