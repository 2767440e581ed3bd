// Records games of opponents with a habit as saves that the page replays, for newcomers who are to name each from four:
// node scripts/sight.mjs DECKMATE OUT writes three games of six opponents, quiz.txt and key.txt into the folder OUT.

import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { WHO } from "../www/opponents/who.js";

const [deckmate, out] = process.argv.slice(2);
const GAMES = 3;
/** One opponent a game, and those beside whom it is to be told; the computer without a habit fills up to four. */
const ASKED = [
  ["chess", "pip", ["rufina", "anselm", "change"]],
  ["full-double", "duchess", ["otto", "rufus"]],
  ["doublecross", "marksman", ["drummer", "dreamer", "walker"]],
  ["five-card", "gardener", ["dora", "karl", "kim"]],
  ["deception", "veiled", ["bela", "stan", "burglar"]],
  ["chess-storm", "purist", ["bomber", "zookeeper", "no"]],
];

const engine = await createRequire(import.meta.url)("../dist/engine.js").load();
const about = (name) => (WHO[name] ? `${WHO[name].title} ${WHO[name].line}` : "Nobody in particular: the computer");
const quiz = ["Each player named “Opponent” plays one way. Which of the four is it?", ""];
const key = [];
mkdirSync(out, { recursive: true });

for (const [number, [game, name, others]] of ASKED.entries()) {
  const options = game === "five-card" ? { failed_call: "loss" } : {};
  const said = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  const wish = ["match", "--game", game, "--first", "easy", "--second", "easy", "--first-habit", name];
  // Each seed is played twice, with the seats swapped: the first game of each is taken.
  const more = ["--games", String(2 * GAMES), "--seed", "sight", "--answers", "--jsonl", "--options", said.join(",")];
  const lines = execFileSync(deckmate, [...wish, ...more], { encoding: "utf8", maxBuffer: 2 ** 28 })
    .trim()
    .split("\n");
  const played = lines.map((line) => JSON.parse(line)).filter((_, at) => at % 2 === 0);
  const label = `opponent-${number + 1}`;
  for (const [at, { seed, seat, line }] of played.entries()) {
    const table = engine.newGame({ game, seed, options });
    for (const text of line) table.apply(text);
    const sitter = (one) => ({ kind: "computer", level: "easy", name: one === seat ? "Opponent" : "Computer" });
    const seats = { first: sitter("first"), second: sitter("second") };
    const record = { deckmate: 1, game, title: engine.catalog().games.find((one) => one.name === game).title };
    const save = { ...record, save: table.save(), seats, over: true, flipped: false, answered: "" };
    writeFileSync(join(out, `${label}-${at + 1}.json`), JSON.stringify(save));
  }
  const four = [...others, name, "plain"].slice(0, 4).toSorted();
  quiz.push(
    `${label}-1.json to ${label}-${GAMES}.json:`,
    ...four.map((one, at) => `  ${"abcd"[at]}) ${about(one)}`),
    "",
  );
  key.push(`${label}: ${"abcd"[four.indexOf(name)]}) ${about(name)}`);
}
writeFileSync(join(out, "quiz.txt"), quiz.join("\n"));
writeFileSync(join(out, "key.txt"), `${key.join("\n")}\n`);
