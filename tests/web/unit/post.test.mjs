// The texts of games by links: what is written is read again, what is none is refused, and how a link stands to a game.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";

const { codeIn } = await import("../../../www/line/code.js");
const { noted, noteIn } = await import("../../../www/line/note.js");
const { Draws, lastIn, writtenLast } = await import("../../../www/line/post/draws.js");
const { toHex } = await import("../../../www/line/fair/sums.js");
const { compare, isPacket, newId, read, written } = await import("../../../www/line/post/packet.js");

/** @type {import("../../../www/line/post/packet.js").Packet} */
const PACKET = {
  id: "ab12cd34",
  by: "second",
  names: { first: "Ann ~ (A)", second: "Бен" },
  text: "dm1.chess.a-b_9",
  last: null,
};

test("a text is read as it was written, alone or within a link, and has no sign that ends a link", () => {
  const text = written(PACKET);
  assert.match(text, /^[\w.~%-]+$/);
  for (const found of [text, ` ${text}\n`, `https://deckmate.example/#post=${text}`, `Your move: post=${text} !`]) {
    assert.deepEqual(read(found), PACKET);
    assert.ok(isPacket(found));
  }
  for (let n = 0; n < 50; n++) assert.deepEqual(read(written({ ...PACKET, id: newId() })).names, PACKET.names);
});

test("what is no such text is refused in a sentence that says what it is", () => {
  const text = written(PACKET);
  for (const [wrong, words] of /** @type {[string, RegExp][]} */ ([
    ["", /no link/],
    ["good morning", /no link/],
    ["#line=AbCd", /no link/],
    [text.replace("ab12cd34", "AB12"), /no link/],
    [text.replace("~s~", "~x~"), /no link/],
    [`${text}~more`, /no link/],
    [text.replace("dm1.", "dm1/"), /no link/],
    [text + "a".repeat(16_000), /no link/],
    [text.slice(0, text.indexOf("dm1")), /part of the link is missing/],
    [text.replace("1~", "3~"), /another version/],
    [text.replace("1~", "2~"), /part of the link is missing/],
  ]))
    assert.throws(() => read(wrong), words, wrong.slice(0, 40));
  // A name that cannot be read is left out; the game is not.
  assert.equal(read(text.replace(/~Ann[^~]*~/, "~%E0%A4%A~")).names.first, "");
});

test("an invitation's link says what is played and who invites; what it says of nothing is left out", () => {
  const note = { game: "chess-storm", seat: /** @type {const} */ ("watcher"), name: "Ann ~ (A)" };
  assert.deepEqual(noteIn(`https://deckmate.example/#line=AbCd${noted(note)}`), note);
  assert.equal(codeIn(`#line=AbCd${noted(note)}`), "AbCd");
  for (const none of ["", "#line=AbCd", "&of=Chess~s~", "&of=chess~x~Ann", "&of=chess"])
    assert.equal(noteIn(none), null);
});

test("a link brings nothing new, more, less, or another game", () => {
  const game = ["first e2e4", "second e7e5", "first g1f3"];
  assert.deepEqual(compare(game, game), { how: "same", at: 3 });
  assert.deepEqual(compare(game.slice(0, 1), game), { how: "further", at: 1 });
  assert.deepEqual(compare(game, game.slice(0, 2)), { how: "older", at: 2 });
  assert.deepEqual(compare(game, ["first e2e4", "second d7d5"]), { how: "apart", at: 1 });
  assert.deepEqual(compare([], ["first e2e4"]), { how: "further", at: 0 });
});

test("cards are drawn by both chains: each side comes to the same roll, and another one is noticed", () => {
  /** @param {"first" | "second"} own @param {number} byte */
  const side = (own, byte) =>
    new Draws(/** @type {any} */ ({ own, seed: toHex(new Uint8Array(32).fill(byte)), at: 0, link: "" }));
  const [ann, ben] = [side("first", 1), side("second", 2)];
  assert.equal(ann.roll(1, 50), null);
  assert.equal(ann.shows().at, 0);
  assert.ok(ben.take(ann.shows()));
  assert.ok(ann.take(ben.shows()));
  /** @type {string[]} */
  const turns = [];
  for (let number = 1; number < 9; number++) {
    const [one, other] = number % 2 ? [ann, ben] : [ben, ann];
    const got = one.roll(number, 50 - number);
    assert.equal(one.roll(number + 1, 50), null, "the next link is not known before it is shown");
    turns.push(`roll ${got}/${50 - number}`);
    const last = lastIn(writtenLast(one.shows(number)));
    assert.ok(last && other.take(last));
    assert.equal(other.wrong(JSON.stringify({ turns: [turns] })), 0);
  }
  const changed = turns.with(
    4,
    turns[4].replace(/\d+/, (got) => String((Number(got) + 1) % 45)),
  );
  assert.equal(ann.wrong(JSON.stringify({ turns: [changed] })), 5);
  assert.equal(ann.take({ at: 20, link: "00".repeat(32) }), false);
  assert.ok(ann.take(ben.shows(3)), "an older link of the chain changes nothing");
  assert.equal(ann.wrong(JSON.stringify({ turns: [turns] })), 0);
});
