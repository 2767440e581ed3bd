// engine.d.ts against real values: the TypeScript compiler reads samples of everything that the engine gives.
"use strict";
const assert = require("node:assert/strict");
const { spawnSync } = require("node:child_process");
const { mkdirSync, rmSync, writeFileSync } = require("node:fs");
const { join, resolve } = require("node:path");
const { test } = require("node:test");
const Deckmate = require("./engine.cjs");

const root = resolve(__dirname, "../..");
const folder = join(root, "target/web/types");

test("engine.d.ts describes what engine.js gives", async () => {
  const engine = await Deckmate.load();
  const { day } = await import("./today.mjs");
  const samples = [
    ["Catalog", engine.catalog()],
    ["CardWords", engine.cardWords()],
  ];
  const trial = engine.printedCard("derby");
  samples.push(["CardDefinition | null", trial], ["CheckedCard", engine.checkCard(trial)]);
  samples.push(["CheckedCard", engine.checkCard({ ...trial, title: "Trial" })]);
  const blank = { v: 1, title: "Chairs", when: "before", do: "by-hand", text: "Swap two knights." };
  samples.push(["CheckedCard", engine.checkCard(blank)]);
  const setup = { cards: [blank], hands: { first: ["chairs"], second: [] } };
  const hand = engine.newGame({ game: "chess-storm", seed: "blank", options: { deck: 0 }, setup });
  const play = hand.legalMoves().find(({ text }) => text.startsWith("card:")).text;
  for (const text of [play, "piece:b1", "square:c3", "undo", "word:take", "piece:b1", "done", "word:admit"]) {
    samples.push(["Prompt", hand.prompt()], ["Offer[]", hand.legalMoves()], ["Step", hand.apply(text)]);
    samples.push(["View", hand.view("first")]);
  }
  assert.throws(
    () => hand.suggest({ level: "easy" }),
    ({ error }) => error === "people-only",
  );
  for (const game of ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"]) {
    samples.push(["EditedSetup", engine.editSetup({ game }, { t: "start" })]);
    samples.push(["FoundWin", engine.findWin({ game, seed: "types" }, { turns: 1, tried: 200 })]);
    // One game of three a day.
    const run = day % 3;
    const table = engine.newGame({ game, seed: `types-${run}` });
    for (let n = 0, prompt; (prompt = table.prompt()) && n < 120; n++) {
      const { text } = table.suggest({ level: "random", seed: `types-${run}-${n}` });
      if (n % 20 === 0) samples.push(["Offer[]", table.legalMoves()], ["View", table.view("watcher")]);
      if (n % 20 === 0) samples.push(["Foreseen", table.foresee([text])], ["CanBack", table.canBack()]);
      if (n % 60 === 0) samples.push(["Advice", table.advise({ budget: 8 })]);
      if (n % 20 === 0)
        samples.push(["SquareName[]", table.reach("b1")], ["Survey", table.survey()], ["Ray[]", table.rays("b1")]);
      samples.push(["Prompt", prompt], ["Step", table.apply(text)]);
    }
    for (let n = 0; table.prompt() && !table.apply("resign").ok; n++)
      table.apply(table.suggest({ level: "random", seed: `end-${n}` }).text);
    samples.push(["Reviewed", table.review({ answer: 1, seat: "first", open: true, budget: 20 })]);
    samples.push(["Act[]", table.acts().slice(0, 20)], ["View", table.view("all")], ["Step", table.apply("nothing")]);
  }
  const seen = new Set();
  const lines = [
    "import type { Act, Advice, CanBack, CardDefinition, CardWords, Catalog, CheckedCard, Deckmate as Library, Engine,",
    "  EditedSetup, Foreseen, FoundWin, Game, NewGame, Offer, Prompt, Ray, Reviewed, SavedFile, SeatGame, SquareName,",
    '  Step, Survey, View } from "../../../dist/engine";',
  ];
  for (const [type, value] of samples) {
    const text = JSON.stringify(value);
    if (!seen.has(text)) lines.push(`export const sample${lines.length}: ${type} = ${text};`);
    seen.add(text);
  }
  // The other way round: what a caller may write.
  lines.push(`export async function use(library: Library): Promise<Offer> {
    const engine: Engine = await library.load();
    const setup = { deck: ["white-pawn"] };
    const wish: NewGame = { game: "doublecross", seed: "x", options: { deck_limit: 2 }, setup };
    const game: Game = engine.newGame(wish);
    const step: Step = game.apply({ t: "move", from: "e2", to: "e4" });
    if (step.ok) game.drawCard(); else step.error satisfies string;
    const own: SeatGame = game.seat("first");
    own.view() satisfies View;
    const file: SavedFile = {
      deckmate: 1, game: "chess", title: "Chess", save: game.save(),
      seats: { first: { kind: "human", name: "A" }, second: { kind: "computer", name: "B", level: "easy" } },
    };
    const kept: string = JSON.stringify(file);
    return engine.loadGame(kept).suggest({ level: "normal", budget: 100 });
  }`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "samples.ts"), lines.join("\n"));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: "es2022",
        module: "es2022",
        moduleResolution: "bundler",
        lib: ["es2022"],
        types: [],
      },
      files: ["samples.ts"],
    }),
  );
  const found = spawnSync(process.execPath, [require.resolve("typescript/bin/tsc"), "-p", folder], {
    encoding: "utf8",
  });
  assert.equal(found.status, 0, found.stdout.slice(0, 3000));

  // Methods and fields are there by name.
  const game = engine.newGame({ game: "chess" });
  for (const name of [
    "prompt",
    "legalMoves",
    "drawCard",
    "apply",
    "view",
    "back",
    "canBack",
    "acts",
    "after",
    "suggest",
    "advise",
    "explain",
    "reach",
    "survey",
    "rays",
    "foresee",
    "judge",
    "review",
    "save",
    "free",
    "seat",
  ])
    assert.equal(typeof game[name], "function", name);
  for (const name of ["catalog", "newGame", "loadGame"]) assert.equal(typeof engine[name], "function", name);
});
