// Links that begin a game: read, refused in words, and written so that reading them gives the same table.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./browser.mjs";

const { addressOf, checkAddress, galleryOfAddress, lookAtAddress, showAddress, tableOfAddress } = await import(
  "../../../www/address.js"
);
const { context } = await import("../../../www/context.js");
const CARDS = /** @type {any} */ ([{ name: "rock-n-roll" }, { name: "icy-road" }]);
// No connection and a small catalogue: a link asks the engine nothing.
context.connect(
  /** @type {any} */ (null),
  /** @type {any} */ ({
    games: [
      { name: "chess", title: "Chess", options: [], cards: CARDS },
      {
        name: "doublecross",
        title: "DoubleCross",
        options: [
          { name: "trophy", type: "switch", default: false },
          { name: "deck_limit", type: "number", default: 2 },
          { name: "joust_counts", type: "counts", default: "" },
          { name: "claims", type: "choice", default: "fide" },
        ],
      },
    ],
  }),
);

function read(hash) {
  location.hash = hash;
  return tableOfAddress();
}

/** @param {string} hash of a link that asks for a table */
function tableOf(hash) {
  const table = read(hash);
  assert.ok(table, hash);
  return table;
}

test("without a game in it the address asks for none", () => {
  for (const hash of ["", "#", "#embed", "#theme=dark"]) assert.equal(read(hash), null);
});

test("a plain link seats the player against the computer", () => {
  const { game, options, seats, seed, board } = tableOf("#g=chess");
  assert.deepEqual({ game, options, seed, board }, { game: "chess", options: {}, seed: undefined, board: undefined });
  assert.deepEqual([seats.first.kind, seats.second.kind, seats.second.level], ["human", "computer", "novice"]);
  // In a frame the page knows no reader whose level it could be.
  context.embedded = true;
  assert.equal(tableOf("#g=chess").seats.second.level, "normal");
  context.embedded = false;
});

test("seats, level, seed, board and options of every type are read", () => {
  const options = "trophy,deck_limit:3,joust_counts:save-king%3A1,claims:as%20printed";
  const table = tableOf(`#g=doublecross&seats=ch&level=strong&seed=a+b&board=8/8/8_w_-_-&o=${options}`);
  assert.deepEqual(table.options, { trophy: true, deck_limit: 3, joust_counts: "save-king:1", claims: "as printed" });
  assert.deepEqual([table.seed, table.board, table.seats.first.level], ["a b", "8/8/8 w - -", "strong"]);
  assert.equal(tableOf("#g=doublecross&o=trophy:off").options?.trophy, false);
});

test("what cannot be meant is refused by its name", () => {
  for (const [hash, words] of /** @type {const} */ ([
    ["#g=checkers", /no game “checkers”/],
    ["#g=chess&seats=hx", /“hx”/],
    ["#g=chess&level=godlike", /“godlike”/],
    ["#g=chess&o=trophy:on", /no option “trophy”\. (?:It has none|Its options are .*)\./],
    ["#g=doublecross&o=trophy:maybe", /on or off, not “maybe”/],
    ["#g=doublecross&o=deck_limit:many", /a number, not “many”/],
    ["#g=chess&seed=%E0%A4%A", /cannot be read/],
    ["#g=chess&moves=e2e4", /no word “moves”.* board/],
    ["#g=chess&sed=abc", /no word “sed”/],
    ["#g=chess&theme=pink", /light or dark, not “pink”/],
    // Without a game, too: none of these leads to the first screen in silence.
    ["#foo=1", /no word “foo”/],
    ["#chess", /no word “chess”/],
    ["#G=chess", /no word “G”/],
    ["#__proto__=1", /no word “__proto__”/],
    ["#g=chess&__proto__=1", /no word “__proto__”/],
    ["#seed=1", /“seed” names its game, too/],
    ["#cards", /“cards” names its game, too/],
    ["#g=chess&embed=2", /1, bare or 0, not “2”/],
    ["#g=chess&setup=e30&board=8/8/8_w_-_-", /“board” or “setup”, not both/],
    ["#g=chess&setup=%C3%A4", /JSON in base64url, and “ä” can't be read/],
    [`#g=chess&setup=${"W".repeat(5000)}`, /^.{0,200}$/],
    ["#g=chess&setup=W10", /holds an object/],
    ["#g=chess&setup=eyJjYXJkcyI6W119", /stand in the word “own”/],
    ["#g=chess&say=Mate", /“say” stands beside goal alone/],
    ["#g=chess&goal=won", /A goal has its sentence/],
    ["#g=chess&goal=won&say=Mate&seats=hh", /the seats are hc or ch, not “hh”/],
    ["#g=chess&goal=won&say=Mate&try=icy-road", /with a goal has no word “try”/],
    [`#g=chess&goal=won&say=${"W".repeat(201)}`, /at most 200 letters/],
    ["#g=chess&at=2", /“at” stands beside replay alone/],
    [`#g=chess&o=${"W".repeat(5000)}:on`, /^.{0,150}$/],
  ]))
    assert.throws(() => read(hash), { message: words }, hash);
  location.hash = "#daily&foo=1";
  assert.throws(checkAddress, { message: /no word “foo”/ });
  location.hash = "#daily=3&embed=1";
  checkAddress();
  context.catalog.games[0].cards = [];
  location.hash = "#g=chess&cards";
  assert.throws(galleryOfAddress, { message: "Chess has no cards." });
  context.catalog.games[0].cards = CARDS;
});

test("options are name=value or name:value, with commas or spaces between them, however a link is encoded", () => {
  for (const text of [
    "trophy:true,deck_limit:3",
    "trophy=true,deck_limit=3",
    "trophy:true%20deck_limit:3",
    "trophy=true%20deck_limit=3",
    "trophy%3Atrue,deck_limit%3A3",
    "trophy%3Dtrue%20deck_limit%3D3",
  ])
    assert.deepEqual(tableOf(`#g=doublecross&o=${text}`).options, { trophy: true, deck_limit: 3 }, text);
  assert.deepEqual(tableOf("#g=doublecross&o=joust_counts=save-king%3A1").options, { joust_counts: "save-king:1" });
});

test("words behind ? go behind #, and what is not a link's stays", () => {
  const put = /** @type {string[]} */ ([]);
  Object.assign(globalThis, { history: { replaceState: (_, __, address) => put.push(address) } });
  const was = { ...location };
  for (const [search, to] of [
    ["?g=chess&seats=hh", "https://example.org/deckmate/#g=chess&seats=hh"],
    ["?utm_source=x&g=chess", "https://example.org/deckmate/?utm_source=x#g=chess"],
    ["?utm_source=x", undefined],
    ["?seed=1", undefined],
  ]) {
    Object.assign(location, { hash: "", search, href: `https://example.org/deckmate/${search}` });
    put.length = 0;
    lookAtAddress();
    assert.deepEqual(put, to === undefined ? [] : [to], search);
  }
  Object.assign(location, { ...was, search: "" });
});

test("a link that was made leads back to the same options", () => {
  const options = { trophy: true, deck_limit: 3, joust_counts: "save-king:1/lose-move:0" };
  const address = addressOf({ game: "doublecross", options });
  assert.ok(address.startsWith("https://example.org/deckmate/#g=doublecross&o="));
  assert.deepEqual(tableOf(address.slice(address.indexOf("#"))).options, options);
});

test("a setup and a task are read, and a link made of them leads back to them", () => {
  const setup = { board: "4k3/8/8/8/8/8/8/4K2R w K -", note: "é→" };
  const word = Buffer.from(JSON.stringify(setup)).toString("base64url");
  const table = tableOf(`#g=chess&setup=${word}&goal=e4=white+rook_by:2&say=Nearly%20won%2C%20a+b`);
  assert.deepEqual([table.setup, table.goal, table.task], [setup, "e4=white+rook by:2", "Nearly won, a b"]);
  assert.equal(table.seats.second.level, "strong");
  for (const more of ["", "&seats=ch&level=easy"]) {
    const wish = tableOf(`#g=chess${more}&board=8/8/8_w_-_-&goal=won&say=Mate!`);
    const address = addressOf({ ...wish, practice: "posed" });
    assert.deepEqual(tableOf(address.slice(address.indexOf("#"))), wish, address);
  }
  const again = addressOf(table);
  assert.deepEqual(tableOf(again.slice(again.indexOf("#"))), table, again);
});

test("a link may ask for a card to be tried, or for the gallery", () => {
  const { practice } = tableOf("#g=chess&try=icy-road");
  assert.equal(practice, "icy-road");
  assert.equal(tableOf("#g=chess").practice, undefined);
  assert.equal(addressOf({ game: "chess", practice: "dub" }), "https://example.org/deckmate/#g=chess&try=dub");
  for (const [hash, gallery] of /** @type {const} */ ([
    ["#g=chess&cards", { game: "chess" }],
    ["#g=chess&cards=", { game: "chess" }],
    ["#g=chess", null],
    ["#cards", null],
  ])) {
    location.hash = hash;
    assert.deepEqual(galleryOfAddress(), gallery, hash);
  }
});

test("a link to a set-up has its position, seats, level, seed and theme, and leads back to them", () => {
  const board = "4k3/8/8/8/8/8/8/4K2R_w_K_-";
  for (const more of ["&seats=hh", "&seats=cc&level=strong", "&level=easy", "&seed=own", ""]) {
    const hash = `#g=chess${more}&board=${board}&theme=dark`;
    location.hash = hash;
    lookAtAddress();
    const wish = tableOf(hash);
    const address = addressOf(wish);
    assert.ok(address.endsWith("&theme=dark"), address);
    assert.deepEqual(tableOf(address.slice(address.indexOf("#"))), wish, address);
  }
  // What the page itself has chosen is no wish.
  assert.doesNotMatch(addressOf({ ...tableOf("#g=chess"), seed: undefined }), /seed/);
});

test("a practice position and the gallery stay in the frame and the theme that the link asked for", () => {
  const put = /** @type {string[]} */ ([]);
  Object.assign(globalThis, { history: { replaceState: (_, __, address) => put.push(address) } });
  location.hash = "#g=chess&try=icy-road&embed=1&theme=dark";
  lookAtAddress();
  showAddress({ g: "chess", try: "icy-road" });
  assert.equal(put[0], "https://example.org/deckmate/#g=chess&try=icy-road&embed=1&theme=dark");
  // A page of its own is no frame.
  assert.equal(addressOf(tableOf("#g=chess")), "https://example.org/deckmate/#g=chess&level=normal&theme=dark");
  location.hash = "";
  lookAtAddress();
});

test("a card is named in any spelling", () => {
  for (const word of ["rock-n-roll", "rocknroll", "Rock+n+Roll", "ROCK_N_ROLL"])
    assert.equal(tableOf(`#g=chess&try=${word}`).practice, "rock-n-roll");
  assert.equal(tableOf("#g=chess&try=nothing").practice, "nothing");
});

test("the table of words in docs/embedding.md has every word of a link, and no other", () => {
  const text = readFileSync(new URL("../../../docs/embedding.md", import.meta.url), "utf8");
  const [, table] = text.split("| Word | What it says |");
  const rows = table.slice(0, table.indexOf("\n\n")).matchAll(/^\| `(\w+)/gm);
  const words = [...rows].map(([, word]) => word);
  assert.throws(() => read("#g=chess&strange=1"), {
    message: `A link has no word “strange”. It has ${words.join(", ")}.`,
  });
});
