// Links and kept records by chance: whatever stands in an address or in storage gives a table, nothing, or a sentence.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Chance } from "../chance.mjs";
import { store } from "./browser.mjs";

const { addressOf, galleryOfAddress, lookAtAddress, tableOfAddress } = await import("../../../www/address.js");
const { context } = await import("../../../www/context.js");
const { keptGames, trophies } = await import("../../../www/match/kept.js");
const OPTIONS = [
  { name: "trophy", type: "switch", default: false },
  { name: "deck_limit", type: "number", default: 2 },
  { name: "deck", type: "counts", default: "" },
  { name: "clock", type: "clock", default: "none" },
];
// No connection and a small catalogue: a link asks the engine nothing.
context.connect(
  /** @type {any} */ (null),
  /** @type {any} */ ({
    games: ["chess", "doublecross", "chess-storm"].map((name) => ({ name, title: name, options: OPTIONS })),
  }),
);

const [LINKS, RECORDS] = [20_000, 5_000];
const WORDS = [
  "g",
  "o",
  "seed",
  "board",
  "setup",
  "goal",
  "say",
  "seats",
  "level",
  "theme",
  "embed",
  "cards",
  "deck",
  "try",
  "chess",
  "chess-storm",
  "hc",
  "hh",
  "normal",
  "trophy",
  "deck_limit",
  "clock",
  "on",
  "off",
  "7",
  "-1",
  "1e9",
  "10+5",
  "8/8/8_w_-_-",
  "__proto__",
  "constructor",
  "toString",
  "%E0%A4%A",
  "%00",
  "%2C",
  "%26",
  "<script>",
  "javascript:",
  "\u202e",
  "",
  "long".repeat(99),
];

/** A link that is nearly right, or no link at all. */
function link(chance) {
  if (chance.below(8) === 0) return `#${chance.text(60)}`;
  const word = () =>
    chance.below(12) ? chance.pick(WORDS) : encodeURIComponent(chance.text(9).toWellFormed?.() ?? "x");
  const more = () => (chance.below(3) ? "" : word());
  const pair = () =>
    `${word()}${chance.pick(["=", ":", "=", ""])}${word()}${chance.pick(["", ",", ":", "+"])}${more()}`;
  const start = chance.below(3) ? `g=${chance.pick(["chess", "doublecross", "chess-storm"])}&` : "";
  const option = () => `${chance.below(4) ? chance.pick(OPTIONS).name : word()}${chance.pick([":", ":", ""])}${word()}`;
  if (chance.below(2)) return `#${start}o=${Array.from({ length: chance.below(4) }, option).join(",")}&${pair()}`;
  return `#${start}${Array.from({ length: chance.below(6) }, pair).join("&")}`;
}

test("any link gives a table, nothing, or a sentence; a table's own link gives its options again", () => {
  let [tables, sentences] = [0, 0];
  for (let seed = 0; seed < LINKS; seed++) {
    const hash = link(new Chance(seed));
    location.hash = hash;
    try {
      lookAtAddress();
      galleryOfAddress();
      const wish = tableOfAddress();
      if (!wish) continue;
      tables++;
      assert.ok(
        context.catalog.games.some(({ name }) => name === wish.game),
        hash,
      );
      for (const [name, value] of Object.entries(wish.options ?? {})) {
        assert.ok(
          OPTIONS.some((option) => option.name === name),
          `${hash}: ${name}`,
        );
        assert.match(typeof value, /^(string|number|boolean)$/, hash);
      }
      if (wish.practice) continue;
      location.hash = new URL(addressOf(wish)).hash;
      assert.deepEqual(tableOfAddress()?.options, wish.options, hash);
    } catch (fault) {
      if (fault instanceof assert.AssertionError) throw fault;
      // A sentence for the player: the reader's own, never one of the language's.
      assert.equal(fault.constructor, Error, `${hash}: ${fault.stack}`);
      assert.match(fault.message, /\.$/, hash);
      assert.ok(fault.message.length < 280, `${hash.slice(0, 99)}: ${fault.message}`);
      sentences++;
    }
  }
  assert.ok(tables > LINKS / 20 && sentences > LINKS / 20, `${tables} tables, ${sentences} sentences`);
  assert.equal({}.polluted ?? Object.getOwnPropertyDescriptor(Object.prototype, "g"), undefined);
});

test("any record in storage is one that can be sat down at, or is set aside", () => {
  const NAMES = ["save", "seats", "flipped", "answered", "over", "turn", "when", "spent", "title", "game", "__proto__"];
  const VALUES = [
    "null",
    "0",
    "-1e99",
    '"x"',
    "[]",
    "{}",
    "true",
    '{"first":null}',
    '{"first":{"kind":"human"}}',
    '"{}"',
  ];
  let good = 0;
  for (let seed = 0; seed < RECORDS; seed++) {
    const chance = new Chance(seed);
    const fields = Array.from({ length: chance.below(7) }, () => `"${chance.pick(NAMES)}":${chance.pick(VALUES)}`);
    const text = chance.below(9) ? `{"save":"{}",${fields.join(",")}}`.replace(",}", "}") : chance.text(40);
    store.clear();
    store.set("deckmate.game.chess", text);
    store.set("deckmate.cabinet", chance.pick(VALUES));
    for (const side of trophies()) assert.match(side, /^(white|black)$/);
    const [{ record }] = keptGames(["chess", "doublecross"]);
    if (!record) continue;
    good++;
    assert.equal(typeof record.save, "string");
    assert.equal(record.game, "chess");
    for (const seat of ["first", "second"]) assert.match(record.seats[seat].kind, /^(human|computer)$/, text);
    assert.deepEqual(
      [typeof record.turn, typeof record.when, typeof record.over],
      ["number", "number", "boolean"],
      text,
    );
    const { turn = 0, when = -1 } = record;
    assert.ok(Number.isInteger(turn) && turn > 0 && when >= 0, text);
  }
  assert.ok(good > RECORDS / 4, `${good} records`);
});
