// A table over the line, with the real engine: moves that are planned while the other player is asked, and
// clocks, both alike on the two devices.
import assert from "node:assert/strict";
import { test } from "node:test";
import { joined } from "./joined.mjs";

const calm = (/** @type {{ choice: { t: string } }} */ { choice }) => !["resign", "offer", "claim"].includes(choice.t);

for (const game of ["chess", "full-double", "deception"])
  test(`${game}: both plan while the other is asked, as their seat may know, and play what was planned`, async () => {
    const { connection, far, act } = await joined({ game, seed: "plans" });
    /** @param {any[]} args */
    const ask = (...args) => /** @type {any} */ (far).call(...args);
    const played = { first: 0, second: 0 };
    for (let n = 0; n < 80; n++) {
      const prompt = await connection.call("prompt");
      if (!prompt) break;
      const { seat, secret } = prompt;
      const waits = seat === "first" ? "second" : "first";
      const own = await connection.call("plans", waits);
      // A guest is told its own plans, whichever it asks for.
      if (waits === "second") assert.deepEqual(await ask("plans", "first"), own);
      const all = await connection.call("legalMoves");
      if (secret) assert.deepEqual(own, []);
      const plan = secret ? null : (own[(n * 5) % own.length] ?? null);
      assert.ok(secret || plan, `${game}: nothing can be planned`);
      const others = all.filter(calm);
      const { text } = others.find(({ text }) => text === "done") ?? others[(n * 7) % others.length];
      if (seat === "first") await act("first", text);
      else assert.ok((await ask("act", text, null, 0)).step.ok);
      const next = await connection.call("prompt");
      if (!plan || next?.seat !== waits) continue;
      const offers = waits === "second" ? far.last?.offers : await connection.call("legalMoves");
      if (!offers?.some((offer) => offer.text === plan.text)) continue;
      played[waits]++;
      if (waits === "first") await act("first", plan.text);
      else assert.ok((await ask("act", plan.text, null, 0)).step.ok);
    }
    assert.ok(played.first > 1 && played.second > 1, JSON.stringify(played));
  });

test("clocks: both devices see the same times, and either may lose on time", async () => {
  for (const loser of ["first", "second"]) {
    const { connection, far, act } = await joined({ game: "chess", seed: "clocks", options: { clock: "1+0" } });
    /** @param {string} text @param {number} thought */
    const guest = async (text, thought) =>
      assert.ok((await /** @type {any} */ (far).call("act", text, null, thought)).step.ok);
    const alike = async () => {
      const { clock } = await connection.call("view", "first");
      assert.deepEqual(far.last?.view.clock, clock);
      return clock?.left;
    };
    await act("first", "e2e4", 4000);
    await guest("e7e5", 9000);
    const before = await alike();
    await act("first", "g1f3", 7000);
    await guest("b8c6", 5500);
    const left = await alike();
    assert.deepEqual(
      [before?.first, before?.second].map((time) => time !== undefined && time <= 60_000),
      [true, true],
    );
    assert.deepEqual(left, { first: Number(before?.first) - 7000, second: Number(before?.second) - 5500 });
    if (loser === "first") await act("first", "time-up", 60_000);
    else {
      await act("first", "f1b5", 1000);
      await guest("time-up", 60_000);
    }
    const { result } = await connection.call("view", "watcher");
    assert.deepEqual([result?.how, result?.winner], ["time", loser === "first" ? "second" : "first"]);
    assert.deepEqual(far.last?.view.result, result);
  }
});
