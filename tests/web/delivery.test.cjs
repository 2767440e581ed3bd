// What dist/ holds: sizes, paths, the worker's source, the line to an engine beside the page.
"use strict";
const assert = require("node:assert/strict");
const { createHash } = require("node:crypto");
const { existsSync, readFileSync, readdirSync, statSync } = require("node:fs");
const { homedir } = require("node:os");
const { join, resolve } = require("node:path");
const { test } = require("node:test");
const { gunzipSync, gzipSync } = require("node:zlib");
const Deckmate = require("./engine.cjs");

const root = resolve(__dirname, "../..");
const dist = join(root, "dist");
const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) =>
  statSync(join(dist, name)).isFile(),
);

/** The extras in the page in one file, which are texts until they are asked for. */
const EXTRA = /<script type="text\/plain" id="extra-(\w+)">([\s\S]*?)<\/script>\n/g;
/** The extras, each with words that nothing else has. */
const WORDS = {
  advice: "Comparing …",
  aim: `"foresee"`,
  balance: "Throw a die instead",
  byHand: "Done by hand",
  cards: "scene-actors",
  chessStorm: "choose the pawn that a complaint costs",
  clocks: "before the clock runs",
  coach: "A few steps teach it.",
  confirm: "Press it once more, or Confirm.",
  control: "are no longer shown",
  decode: "iso-8859-16",
  deception: "hide your king",
  doublecross: "Keep quiet, and nothing is marked",
  drawings: "M24 206V96q4-66 58-68",
  fiveCard: "answer the double",
  fullDouble: ", one lost",
  drawn: "Drag for an arrow, tap for a circle.",
  editor: "Position as text: paste one here",
  evening: ", so declining was cheaper.",
  feats: "Catch the queen with a bomb",
  gamepad: "Gamepad ready: A chooses",
  host: "postMessage({deckmate:",
  lessons: "Draw the top card: it says what must move.",
  line: "asks to take back the last move",
  looks: "[data-board=contrast]",
  moments: "moment-flies",
  moves: "Its squares are marked on the board.",
  pictures: "picture-tunnel",
  opponents: "A king should keep his door shut.",
  analysis: "Play moves for both sides. Another move",
  archive: "You against the computer",
  openings: "King's Knight Open",
  practice: "Black has just made a move. Take offence at it",
  premoves: "is no longer possible",
  puzzles: ", wherever it hides",
  review: "Luck made no difference.",
  rules: "<h3",
  run: "Twelve stay twelve: one goes out for it.",
  screens: "Single-letter keys",
  share: "QR code of the link",
  shuffle: "__wbg_Error_30c8987f7c2ed4e2",
  shelf: "Its words are made from what it does",
  sounds: "setValueAtTime",
  telling: "swap squares",
  workshop: "Take a card you know.",
  typed: "Type a move such as Nf3 or e2e4",
  you: "The same, and slower",
};
const extras = files.flatMap((name) => /^extra-(\w+)\.js$/.exec(name)?.[1] ?? []).sort();

/** The engine, unpacked as the page does it. @param {Buffer} packed */
async function unpacked(packed) {
  const script = readFileSync(join(root, "target/web/unpacker/unpacker.js"), "utf8");
  const wasm = new Function(`const document = undefined; ${script}; return wasm_bindgen;`)();
  wasm.initSync({ module: await WebAssembly.compile(readFileSync(join(root, "target/web/unpacker.wasm"))) });
  return Buffer.from(wasm.unpack(packed));
}

test("deckmate.html: 1,440 kB gzipped; it refers to no other file", () => {
  const page = readFileSync(join(dist, "deckmate.html"), "utf8");
  // Other makes of gzip need half a percent more.
  const size = gzipSync(page, { level: 9 }).length;
  assert.ok(size <= 1_480_000, `deckmate.html has ${size} bytes gzipped`);
  assert.doesNotMatch(page, /<(script|link|img)[^>]*(src|href)="(?!data:|#)/);
});

test("each extra is a script of its own and a text in deckmate.html, and nothing of it is in the core", () => {
  const page = readFileSync(join(dist, "deckmate.html"), "utf8");
  const core = readFileSync(join(dist, "page.js"), "utf8");
  const found = [...page.matchAll(EXTRA)].map(([, name, text]) => [name, text]);
  assert.deepEqual(found.map(([name]) => name).sort(), extras);
  assert.deepEqual(extras, Object.keys(WORDS).sort());
  const [, offered] = /deckmateCore=\{"(\w{16})":/.exec(core) ?? [];
  for (const [name, script] of found) {
    assert.equal(readFileSync(join(dist, `extra-${name}.js`), "utf8"), `${script}\n`);
    assert.ok(page.includes(createHash("sha256").update(script).digest("base64")), `the policy lets ${name} run`);
    for (const [, mark] of script.matchAll(/deckmateCore\.?\["?(\w+)"?\]/g)) assert.equal(mark, offered);
  }
  for (const [name, words] of Object.entries(WORDS)) {
    assert.ok(readFileSync(join(dist, `extra-${name}.js`), "utf8").includes(words), `${name} has its words`);
    assert.ok(!core.includes(words), `the core has nothing of ${name}`);
  }
});

test("deckmate.html carries engine and scripts of the page of files, and engine.js the same engine", async () => {
  const page = readFileSync(join(dist, "deckmate.html"), "utf8");
  for (const name of ["page-engine.js", "page.js"]) {
    const script = readFileSync(join(dist, name), "utf8").trim();
    assert.ok(page.includes(`<script>${script}</script>`), `${name} is in it`);
    assert.ok(page.includes(createHash("sha256").update(script).digest("base64")), `the policy lets ${name} run`);
  }
  const packed = readFileSync(join(dist, "engine.lzma"));
  assert.ok(page.includes(`<script type="text/plain" id="packed-engine">${packed.toString("base64")}</script>`));
  const [carried] = /"[\w+/=]{200001,}"/.exec(readFileSync(join(dist, "engine.js"), "utf8")) ?? [""];
  const wasm = gunzipSync(Buffer.from(carried.slice(1, -1), "base64"));
  assert.ok(WebAssembly.validate(wasm));
  assert.equal(Buffer.compare(wasm, await unpacked(packed)), 0);
});

test("the small engine is the packed one, less than six tenths of the whole", async () => {
  const [small, whole] = ["engine-small", "engine"].map((name) => readFileSync(join(dist, `${name}.lzma`)));
  assert.equal(Buffer.compare(readFileSync(join(dist, "engine-small.wasm")), await unpacked(small)), 0);
  assert.ok(small.length < 0.6 * whole.length, `${small.length} of ${whole.length} bytes`);
});

test("rulings.js has a ruling for every card of a deck, and draws its worked examples", async () => {
  const text = readFileSync(join(dist, "rulings.js"), "utf8");
  const rulings = JSON.parse(text.slice(text.indexOf("=") + 1, text.lastIndexOf(";")))["chess-storm"];
  const { games } = (await Deckmate.load()).catalog();
  const cards = games.find(({ name }) => name === "chess-storm").cards.filter(({ deck }) => deck);
  assert.deepEqual(
    Object.keys(rulings).map(Number),
    cards.map(({ number }) => number),
  );
  for (const [number, html] of Object.entries(rulings)) {
    assert.match(html, /<strong>Effect:/, `card ${number}`);
    assert.match(html, /<strong>Example A:/, `card ${number}`);
    assert.doesNotMatch(html, /<\/figure>\s*[;,.]|\bafter <figure/, `what stands beside a board of card ${number}`);
  }
  assert.match(rulings[41], /data-board='.*kind":"rook/);
});

test("rulings are written for players: no ids, short signs and headings of the rules book, nothing of machines", () => {
  const text = readFileSync(join(dist, "rulings.js"), "utf8");
  const rulings = JSON.parse(text.slice(text.indexOf("=") + 1, text.lastIndexOf(";")))["chess-storm"];
  const OWN =
    /CS-\d|\b(?:Window|Duration|one-shot|Playable when|Decision|Interactions|Expiry|Facts|Digital|event log|logged)\b/;
  const MACHINES = /\b(?:BT|TR|ET|OT|AT|OC|ANY|engine|keeper|seeded|network|server)\b/;
  for (const [number, html] of Object.entries(rulings)) {
    const words = html.replace(/<canvas[^>]*>/g, "");
    for (const sign of [OWN, MACHINES]) assert.doesNotMatch(words, sign, `card ${number}`);
  }
});

test("the rules book has every game, its rules by their ids, and every card", () => {
  const book = readFileSync(join(dist, "rules.html"), "utf8");
  for (const id of [
    "full-double",
    "doublecross",
    "five-card",
    "deception",
    "chess-storm",
    "terms",
    "FD-1",
    "DX-27",
    "FC-24",
    "DE-17",
    "CS-0.52",
    "CS-140",
    "CS-170",
    "T-1",
  ])
    assert.ok(book.includes(` id="${id}"`), `${id} is not in the book`);
  const ids = [...book.matchAll(/ id="([^"]+)"/g)].map((hit) => hit[1]);
  assert.equal(new Set(ids).size, ids.length, "an id stands twice");
});

test("no path of this machine is in dist", () => {
  const places = [root, homedir(), process.env.CARGO_HOME, process.env.RUSTUP_HOME].filter(
    (place) => place && place.length > 3,
  );
  for (const name of files) {
    const text = readFileSync(join(dist, name), "latin1");
    for (const place of places) assert.ok(!text.includes(`${place}/`), `${name} contains ${place}`);
  }
});

test("index.html and the service worker name only files that are there", () => {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const named = [...page.matchAll(/(?:src|href)="([^"#:]+)"/g)].map((hit) => hit[1]);
  const kept = JSON.parse(/const FILES = (\[.*?\]);/.exec(readFileSync(join(dist, "sw.js"), "utf8"))?.[1] ?? "");
  for (const name of [...named, ...kept]) assert.ok(existsSync(join(dist, name)), `${name} is missing`);
  for (const name of [...named, ...extras.map((extra) => `extra-${extra}.js`)])
    assert.ok(kept.includes(name), `the service worker does not keep ${name}`);
});

test("licences ship along", () => {
  for (const name of ["LICENSE-MIT.txt", "LICENSE-APACHE.txt", "noto-sans-symbols-2-OFL.txt"])
    assert.ok(files.includes(join("licences", name)), name);
  assert.match(readFileSync(join(dist, "deckmate.html"), "utf8"), /SIL OPEN FONT LICENSE/);
  // Each of these may be passed on alone; serde-wasm-bindgen comes under the MIT licence only.
  for (const name of ["deckmate.html", "engine.js", join("licences", "crates-MIT.txt")]) {
    const text = readFileSync(join(dist, name), "utf8");
    for (const part of [/^serde-wasm-bindgen .*Cloudflare/m, /Permission is hereby granted/, /The Deckmate authors/])
      assert.match(text, part, name);
  }
  for (const name of ["deckmate.html", join("licences", "crates-Apache.txt")]) {
    const text = readFileSync(join(dist, name), "utf8");
    for (const part of [/^lzma-rust2 .*/m, /Apache License/, /TERMS AND CONDITIONS/]) assert.match(text, part, name);
  }
  for (const name of ["deckmate.html", join("licences", "crates-BSD.txt")]) {
    const text = readFileSync(join(dist, name), "utf8");
    for (const part of [/^curve25519-dalek [\d.]+$/m, /Redistributions in binary form/]) assert.match(text, part, name);
  }
});

test("the worker's source is a script of its own that answers in order", async () => {
  const answers = [];
  const self = { postMessage: (answer) => answers.push(answer), onmessage: (/** @type {object} */ _) => {} };
  new Function("self", Deckmate.workerSource())(self);
  const ask = (id, op, ...args) => self.onmessage({ data: { id, op, args } });
  ask(1, "newGame", { game: "chess", seed: "worker" });
  ask(2, "act", "e2e4", "first");
  ask(3, "act", "e2e5", "first");
  ask(4, "view", "nobody");
  ask(5, "no such thing");
  ask(6, "undo", "first");
  ask(7, "save");
  while (answers.length < 7) await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual(
    answers.map((answer) => answer.id),
    [1, 2, 3, 4, 5, 6, 7],
  );
  assert.deepEqual(Object.keys(answers[1].out).sort(), ["offers", "options", "prompt", "save", "step", "view"]);
  assert.equal(answers[1].out.step.ok, true);
  assert.equal(answers[1].save, answers[1].out.save);
  assert.equal(answers[2].out.step.error, "not-offered");
  assert.equal(answers[3].err.error, "unknown-eye");
  assert.equal(answers[4].err.error, "bad-input");
  assert.equal(answers[5].out.step.ok, true);
  assert.equal(answers[6].out, answers[0].out);
});

test("without workers the line leads to an engine beside the page, and a restart keeps the game", async () => {
  const connection = await Deckmate.connect();
  assert.equal(connection.where, "page");
  await assert.rejects(connection.call("prompt"), { error: "freed" });
  await connection.call("newGame", { game: "chess", seed: "link" });
  const { save } = await connection.call("act", "e2e4", "watcher");
  await connection.restart();
  assert.equal(await connection.call("save"), save);
  assert.equal((await connection.call("state", "watcher")).prompt.seat, "second");
  await connection.call("free");
  await assert.rejects(connection.call("save"), { error: "freed" });
});
