// Twin worlds through engine.js: what a seat is told of two games that differ only in what it may not know is equal.
// A day tries some pairs of each game, others the next day; DECKMATE_TWINS chooses how many.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { Chance } from "../chance.mjs";
import { day } from "../today.mjs";
import { Twins } from "./twins.mjs";
import { other, WORLDS } from "./worlds.mjs";

const PAIRS = Number(process.env.DECKMATE_TWINS ?? 150);
/** Answers after which a pair is left: the wide board has no secrets but its seed. */
const LENGTHS = { "full-double": 1, doublecross: 6, "five-card": 6, deception: 5, "chess-storm": 6 };
const engine = await createRequire(import.meta.url)("../../../dist/engine.js").load();

for (const name of Object.keys(WORLDS))
  test(`${name} tells a seat nothing that it may not know: ${PAIRS} pairs`, (t) => {
    const twins = new Twins(engine, name, new Chance(12 + (day % 4)));
    while (twins.pairs < PAIRS && !twins.found) twins.pair(LENGTHS[name]);
    assert.equal(twins.found, null, twins.found ?? "");
    const { pairs, moments, suggestions, listened } = twins;
    assert.ok(moments >= 2 * pairs && suggestions > pairs / 30, `${moments} moments, ${suggestions} suggestions`);
    assert.ok(listened > pairs / 10, `${listened} moments with setters, getters and proxies`);
    t.diagnostic(`${name}: ${pairs} pairs of games, ${moments} moments, ${suggestions} suggestions`);
  });

const saved = ({ game }) => JSON.parse(game.save());
const answers = (world) => saved(world).turns.flat();
const hand = ({ game }, seat, part) => game.view(seat)[part].hands[seat];
const sum = (list) => list.reduce((total, name) => (total * 31 + name.length * 7 + name.charCodeAt(0)) % 65_521, 7);
const log = (told, text) => told.view.log.push({ turn: 0, seat: null, text, squares: [], card: null });
const kings = ({ game }, eye) =>
  game
    .view(other(eye))
    .cells.findIndex((cell) => cell?.base === "king" && cell.side === game.view(eye).sides[other(eye)]);

/** Leaks: every one must be found. */
const LEAKS = {
  "full-double": {
    "the seed in the watcher's view": (told, world) => (told.watcher.seed = saved(world).seed),
  },
  doublecross: {
    "the next card in the prompt": (told, world) => {
      const { deck } = saved(world).setup;
      if (told.prompt) told.prompt.text += deck[deck.length - told.view.piles.deck];
    },
    "the order of the deck": (told, world) => (told.view.turn.number += sum(saved(world).setup.deck)),
  },
  "five-card": {
    "the other hand in the log": (told, world, eye) => log(told, hand(world, other(eye), "poker").join()),
    "a Wild card in the other hand": (told, world, eye) =>
      hand(world, other(eye), "poker").includes("wild") && told.offers.push("beware"),
    "the order of the stack": (told, world) => (told.watcher.turn.number += sum(saved(world).setup.stack)),
    "a refusal that looks into the other hand": (told, world, eye) =>
      (told.refusal.message += hand(world, other(eye), "poker").includes("rook")),
  },
  deception: {
    "the row of the other king": (told, world, eye) => log(told, `${kings(world, eye) >> 3}`),
    "a base in the watcher's view": (told, world, eye) =>
      (told.watcher.cells[0] = world.game.view(other(eye)).cells.map((cell) => cell?.base)),
    "the sealed set-up": (told, world, eye) =>
      log(
        told,
        answers(world)
          .filter((entry) => /^\w+ swap/.test(entry) && entry.startsWith(other(eye)))
          .join(),
      ),
    "a reason that looks under a cloak": (told, world, eye) => (told.reasons[0] += kings(world, eye)),
  },
  "chess-storm": {
    "the piece that is foreseen to move": (told, world) => {
      const { lasting } = saved(world).setup;
      if (lasting?.[0].card === "scrying") log(told, lasting[0].at);
    },
    "the other hand in the log": (told, world, eye) => log(told, hand(world, other(eye), "storm").join()),
    "whether the other can answer a card": (told, world, eye) =>
      hand(world, other(eye), "storm").some((card) => /^(nope|no|niet|negative)$/.test(card)) && log(told, "beware"),
    "the next card of the pile": (told, world) => {
      const { pile } = saved(world).setup;
      log(told, `${pile[pile.length - told.view.storm.pile]}`);
    },
    "the square of a bomb": (told, world) =>
      (told.watcher.last = saved(world).setup.lasting?.map(({ at }) => at) ?? []),
    "a choice that is still sealed": (told, world) =>
      world.game.prompt()?.why === "reply" && log(told, `${answers(world).at(-1)}`),
    "a reason that looks into the other hand": (told, world, eye) =>
      (told.reasons[1] += hand(world, other(eye), "storm").length && hand(world, other(eye), "storm")[0]),
  },
};

for (const [name, leaks] of Object.entries(LEAKS))
  for (const [what, leak] of Object.entries(leaks))
    test(`planted in ${name}: ${what}`, (t) => {
      const twins = new Twins(engine, name, new Chance(7), leak);
      while (twins.pairs < 500 && !twins.found) twins.pair(LENGTHS[name]);
      assert.ok(twins.found, "not found in 500 pairs");
      t.diagnostic(`${name}, ${what}: found after ${twins.pairs} pairs`);
    });

test("a suggestion that knows the other hand is found", (t) => {
  const leak = () => {};
  leak.suggestion = (offer, game, eye) => ({
    ...offer,
    text: offer.text + hand({ game }, other(eye), "storm").length + hand({ game }, other(eye), "storm"),
  });
  const twins = new Twins(engine, "chess-storm", new Chance(7), leak);
  while (twins.pairs < 500 && !twins.found) twins.pair(LENGTHS["chess-storm"]);
  assert.ok(twins.found, "not found in 500 pairs");
  t.diagnostic(`chess-storm, a suggestion: found after ${twins.pairs} pairs`);
});
