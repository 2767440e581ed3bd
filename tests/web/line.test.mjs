// The line with the real engine: two games that differ in the holder's secrets alone send the same bytes to the guest,
// whatever it asks; an answer for another place or from another seat is refused; a program plays over two pipes.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { Desk } from "../../www/line/desk.js";
import { backWords } from "../../www/line/words.js";
import { held, joined } from "./joined.mjs";

const root = join(import.meta.dirname, "../..");

/** Cards that are drawn in this order, so that those of the holder's hands and these stay what is not known. */
const PILE = "home stable darling derby dub church peace faith prayer mercy conversion stall double camel".split(" ");

/** Two set-ups that differ in what the first seat alone knows. @type {[string, any, any][]} */
const TWINS = [
  [
    "chess-storm",
    { hands: { first: ["private-jet", "crab"], second: ["nope"] }, pile: [...PILE, "bulldozer", "jumper"] },
    { hands: { first: ["bulldozer", "jumper"], second: ["nope"] }, pile: [...PILE, "private-jet", "crab"] },
  ],
  [
    "five-card",
    {
      hands: {
        first: ["pawn", "bishop", "bishop", "rook", "wild"],
        second: ["pawn", "pawn", "knight", "rook", "queen"],
      },
    },
    {
      hands: {
        first: ["pawn", "knight", "queen", "rook", "pawn"],
        second: ["pawn", "pawn", "knight", "rook", "queen"],
      },
    },
  ],
  ["deception", { bases: { e1: "king", d1: "queen" } }, { bases: { e1: "queen", d1: "king" } }],
];

/** Asks everything that a page may ask. @param {import("../../www/line/far.js").FarConnection} far */
async function askAll(far) {
  const squares = ["e1", "d1", "e8", "a7", "e2"];
  const offers = far.last?.offers ?? [];
  /** @type {any} */
  const call = far.call.bind(far);
  const asked = [
    ...squares.flatMap((square) => [call("reach", square), call("explain", { square })]),
    call("legalMoves"),
    call("plans", "first"),
    call("told"),
    call("lookBack", 0),
    call("foresee", [offers[0]?.text ?? "pass"]),
    call("suggest", { level: "strong", budget: 50 }),
    call("canUndo", null, null, 1),
    call("save"),
    call("acts"),
    call("past", 1, "all"),
  ];
  return (await Promise.allSettled(asked)).map(({ status }) => status);
}

for (const [game, one, other] of TWINS)
  test(`${game}: every byte that reaches the guest is the same, whatever the holder hides`, async () => {
    const options = game === "five-card" ? { clock: "none" } : {};
    const tables = await Promise.all([one, other].map((setup) => joined({ game, seed: "planted", setup, options })));
    let asks = 0;
    let held = 0;
    for (let n = 0; n < 40; n++) {
      const prompts = await Promise.all(tables.map(({ connection }) => connection.call("prompt")));
      if (!prompts[0] || !prompts[1]) break;
      assert.equal(prompts[0].seat, prompts[1].seat);
      const { seat } = prompts[0];
      for (const { far } of tables) asks += (await askAll(far)).length;
      const [mine, yours] = await Promise.all(tables.map(({ connection }) => connection.call("legalMoves")));
      const texts = yours.map(({ text }) => text);
      const both = mine.filter(({ text, choice }) => texts.includes(text) && !["resign", "offer"].includes(choice.t));
      if (!both.length) break;
      const { text } = both[(n * 7) % both.length];
      for (const table of tables) {
        if (seat === "second") {
          assert.ok(table.far.last?.offers.some((offer) => offer.text === text));
          const reply = await /** @type {any} */ (table.far).call("act", text, null, 5);
          assert.ok(reply.step.ok);
        } else {
          assert.deepEqual(table.far.last?.offers, []);
          const refused = await /** @type {any} */ (table.far).call("act", text, null, 5);
          assert.equal(refused.step.ok, false);
          await table.act("first", text);
          held++;
        }
      }
    }
    const [mine, yours] = tables.map(({ wire }) => wire.join("\n"));
    let at = 0;
    while (at < mine.length && mine[at] === yours[at]) at++;
    assert.equal(mine.slice(at, at + 200), yours.slice(at, at + 200), `they differ after ${mine.slice(at - 300, at)}`);
    assert.ok(asks > 100 && held > 4 && mine.length > 20_000, `${asks} asks, ${held} answers, ${mine.length} signs`);
    assert.doesNotMatch(mine, /"seed"|planted|"save"/);
  });

test("a watcher sees what everybody may see, and is told nothing else", async () => {
  const table = await joined({ game: "chess-storm", seed: "planted", setup: TWINS[0][1] });
  const watcher = new Desk(table.connection, null);
  const { view, offers } = await watcher.look();
  assert.equal(view.eye, "watcher");
  assert.deepEqual(offers, []);
  assert.doesNotMatch(JSON.stringify(view), /private-jet|crab|nope/);
  for (const op of ["explain", "suggest", "legalMoves", "constructor", "state"])
    assert.throws(() => watcher.ask(op, {}), /can't be asked over the line/);
});

test("an answer that was meant for another place of the game gives that place, and changes nothing", async () => {
  const table = await joined({ game: "chess", seed: "a" });
  const { far } = table;
  await table.act("first", "e2e4");
  const before = table.at();
  far.last = { .../** @type {any} */ (far.last), at: "0" };
  const reply = await /** @type {any} */ (far).call("act", "e7e5", null, 0);
  assert.deepEqual([reply.step, table.at()], [{ ok: true, events: [], prompt: far.last?.prompt }, before]);
  assert.equal(far.last?.at, before);
});

test("a program of another hand plays whole games over two pipes", async () => {
  for (const game of ["doublecross", "deception", "chess-storm"]) {
    const board = "4k3/8/8/8/8/8/PP6/4K3 w - -";
    const table = await held({ game, seed: "pipes", ...(game === "chess-storm" ? {} : { setup: { board } }) });
    const client = spawn(process.execPath, ["examples/line-client.mjs", JSON.stringify({ [game]: 1 })], { cwd: root });
    const hears = table.holder.connect(
      (text) => client.stdin.write(`${text}\n`),
      () => {},
    );
    createInterface({ input: client.stdout }).on("line", hears);
    const ended = new Promise((done) => client.once("exit", done));
    for (let n = 0; ; ) {
      const prompt = await table.connection.call("prompt");
      if (!prompt) break;
      assert.ok(n < 3000 && client.exitCode === null, game);
      const offers = prompt.seat === "first" ? await table.connection.call("legalMoves") : [];
      if (offers.length) await table.act("first", offers[(n++ * 31) % offers.length].text);
      else await new Promise((done) => setTimeout(done, 1));
    }
    assert.equal(await ended, 0, game);
    assert.ok(Number(table.at()) > 2, game);
  }
});

test("the wish to take back names all that it undoes", () => {
  /** @param {"first" | "second"} seat @param {string} short */
  const moved = (seat, short) => ({ seat, text: `${short}.`, moved: /** @type {any} */ ({ short }) });
  assert.equal(
    backWords("Ann", "first", [moved("second", "e5"), moved("first", "d4")]).asks,
    "Ann asks to take back e5, and with it your d4.",
  );
  assert.equal(backWords("Ann", "first", [moved("second", "e5")]).asks, "Ann asks to take back e5.");
  const fold = { seat: /** @type {const} */ ("second"), text: "Black folds.", moved: null };
  assert.deepEqual(backWords("Ann", "first", [fold]), {
    asks: "Ann asks to take back the last move.",
    about: "On both devices this is undone: Black folds.",
  });
});
