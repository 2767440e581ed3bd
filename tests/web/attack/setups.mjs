// Random setups played out: options, boards and cards by chance; what the engine accepts is played to its end, or for
// long, and at every question the same holds.
import assert from "node:assert/strict";
import { Chance } from "../chance.mjs";

const MOST = 200;
const KINDS = ["pawn", "knight", "bishop", "rook", "queen"];

/** A value that an option may have. */
function optionValue(option, chance) {
  if (option.type === "switch") return chance.below(2) === 1;
  if (option.type === "number") return option.min + chance.below(option.max - option.min + 1);
  if (option.type === "choice") return chance.pick(option.values);
  return undefined;
}

/** The usual board with pieces taken off, moved and changed; Kings stay. */
function board(usual, chance) {
  const [placement, ...rest] = usual.split(" ");
  const rows = placement.split("/").map((row) => [...row.replace(/\d+/g, (n) => ".".repeat(Number(n)))]);
  for (let n = chance.below(30); n > 0; n--) {
    const [from, to] = [chance.pick(rows), chance.pick(rows)];
    const [at, onto] = [chance.below(from.length), chance.below(to.length)];
    if (to[onto].toLowerCase() === "k") continue;
    to[onto] = chance.below(3) ? from[at] : chance.pick("PNBRQpnbrq..");
    if (to !== from || at !== onto) from[at] = ".";
  }
  const text = rows.map((row) => row.join("").replace(/\.+/g, (run) => String(run.length))).join("/");
  return [text, chance.pick("wb"), chance.below(3) ? "-" : rest[1], "-"].join(" ");
}

/** Cards by chance, each as often as there are copies. */
function some(info, chance, most) {
  const all = info.cards.flatMap(({ name, copies }) => Array(copies).fill(name));
  return Array.from({ length: chance.below(most + 1) }, () => all.splice(chance.below(all.length), 1)[0]);
}

function wanted(info, seed) {
  const chance = new Chance(seed);
  const options = {};
  for (const option of info.options) {
    const value = chance.below(4) ? undefined : optionValue(option, chance);
    if (value !== undefined) options[option.name] = value;
  }
  const setup = chance.below(8) ? { board: board(info.board, chance) } : {};
  if (info.name === "chess-storm") {
    const cards = some(info, chance, 9);
    setup.hands = { first: cards.splice(0, 5), second: cards };
    setup.pool = { white: [chance.pick(KINDS)], black: [chance.pick(KINDS), chance.pick(KINDS)] };
  }
  if (info.name === "five-card" && chance.below(2))
    setup.hands = { first: ["king", "wild", "pawn", "pawn", "rook"].slice(0, 5) };
  if (info.name === "doublecross") setup.deck = some(info, chance, 12);
  return { game: info.name, seed: `setup-${seed}`, options, setup };
}

/** Plays random answers; each offer is taken, each view given, each save read, and the end is an end. */
function playedOut(engine, game, seed) {
  let answers = 0;
  for (; game.prompt() && answers < MOST; answers++) {
    const offers = game.legalMoves();
    assert.ok(offers.length > 0, "nothing can be answered");
    const { text } = game.suggest({ level: "random", seed: `${seed}-${answers}` });
    assert.ok(
      offers.some((offer) => offer.text === text),
      `${text} is not offered`,
    );
    const step = game.apply(text);
    assert.equal(step.ok, true, `${text}: ${step.message}`);
    if (answers % 16 === 0) for (const eye of ["first", "second", "watcher"]) game.view(eye);
  }
  if (!game.prompt()) assert.ok(game.view("all").result, "an end without a result");
  const loaded = engine.loadGame(game.save());
  assert.deepEqual(loaded.view("watcher"), game.view("watcher"));
  loaded.free();
  return answers;
}

/** @param {import("../../../www/engine").Engine} engine @param {number} count of setups that are accepted */
export function setUp(engine, count) {
  const { games } = engine.catalog();
  const found = { setups: 0, refused: 0, answers: 0, ended: 0 };
  for (let seed = 0; found.setups < count; seed++) {
    let game;
    try {
      game = engine.newGame(/** @type {any} */ (wanted(games[seed % games.length], seed)));
    } catch (refused) {
      assert.match(refused.error ?? "", /^(bad-setup|bad-option)$/, `seed ${seed}: ${refused.stack}`);
      found.refused++;
      continue;
    }
    found.setups++;
    try {
      found.answers += playedOut(engine, game, seed);
    } catch (fault) {
      throw new Error(`seed ${seed}: ${fault.message}`, { cause: fault });
    }
    found.ended += game.prompt() ? 0 : 1;
    game.free();
  }
  return found;
}
