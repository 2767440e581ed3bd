// More that a turn has brought about: what is undone, joined, stolen, swept away, and what ends.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addDeeds } from "../../../www/table/tell/deeds.js";
import { phraseOf } from "../../../www/table/tell/phrase.js";
import { newsFor } from "../../../www/table/tell/since.js";
import { deedsOf, done, known, moved, phrase, play, READER, say, view } from "./told.mjs";

test("what an own answer has undone is told, and the arrow of the move goes", () => {
  const rook = { kind: "rook", side: "white" };
  const takes = [
    moved("bishop", "f8", "c5", [rook]),
    { t: "lift", id: 1, from: "c5" },
    { t: "shift", id: 2, from: "f8", to: "c5" },
  ];
  const veto = [
    ...play("peace", "first"),
    { t: "shift", id: 2, from: "c5", to: "f8" },
    { t: "undone", seat: "second" },
    say({ text: "Black's move is taken back: bishop f8 to c5." }, "first"),
    done("peace", true, "first"),
  ];
  const [move, card] = deedsOf(takes, veto);
  assert.deepEqual([move.undone, move.ways, card.reply], [true, [], true]);
  const seen = [
    { view, events: null, by: null },
    { view, events: takes, by: "s" },
    { view, events: veto, by: "f" },
  ];
  const told = phraseOf(
    newsFor(/** @type {any} */ (seen), "first", () => known),
    READER,
  );
  assert.equal(told, "Your Peace: Black's move is taken back: bishop f8 to c5.");
});

test("a piece that joins another is not said to leave; what lasts is told after what moved", () => {
  const rook = { ...known, piece: () => ({ side: "black", kind: "rook", at: "a8" }) };
  /** @param {any[]} events */
  const told = (events) => {
    /** @type {any[]} */
    const deeds = [];
    addDeeds(deeds, [...play("peace"), ...events, done("peace")], rook);
    return deeds[0].done;
  };
  const joined = [
    { ...moved("rook", "a8", "a7"), text: "Black: rook a8 joins pawn a7." },
    { t: "lift", id: 1, from: "a8" },
    { t: "lasting", seat: "second", card: "peace", begins: true },
  ];
  assert.equal(told(joined), "Rook a8 joins pawn a7.");
  const exiled = [
    { ...moved("rook", "a8", "a1"), text: "Black: rook a8 to a1." },
    { t: "shift", id: 1, from: "a8", to: "a1" },
    { t: "lasting", seat: "second", card: "peace", begins: true },
    say({ text: "It can't move next turn." }),
  ];
  assert.equal(told(exiled), "Black's rook goes from a8 to a1. It can't move next turn.");
});

test("many pieces that leave the board are told army by army", () => {
  const at = (id) => ["", "b2", "f2", "h2", "e6"][id];
  const pawns = { ...known, piece: (id) => ({ side: id < 4 ? "white" : "black", kind: "pawn", at: at(id) }) };
  /** @type {any[]} */
  const deeds = [];
  const lifts = [1, 2, 3, 4].map((id) => ({ t: "lift", id, from: at(id) }));
  addDeeds(deeds, [...play("peace"), ...lifts, done("peace")], { ...pawns, reader: null });
  assert.equal(deeds[0].done, "White's pawns on b2, f2 and h2 and Black's pawn on e6 leave the board.");
});

test("a card that another one brings to a hand is told, and the end of what has lasted long", () => {
  const stolen = [
    ...play("peace"),
    done("peace"),
    say({ card: "double", named: 12, text: "Black takes Double." }),
    { t: "draw", seat: "second", card: "double" },
  ];
  assert.equal(phrase(stolen), "Peace: Black takes Double.");
  const ended = [moved("rook", "a7", "a1"), { t: "lasting", seat: "first", card: "peace", begins: false }];
  const began = [{ t: "lasting", seat: "first", card: "peace", begins: true }];
  const seen = (/** @type {number} */ number) => [
    { view: { ...view, turn: { number, seat: "first" } }, events: began, by: "f" },
    { view: { ...view, turn: { number: 20, seat: "first" } }, events: null, by: null },
    { view: { ...view, turn: { number: 21, seat: "first" } }, events: ended, by: "s" },
  ];
  const told = (/** @type {number} */ number) =>
    phraseOf(
      newsFor(/** @type {any} */ (seen(number)), "first", () => known),
      READER,
    );
  assert.equal(told(3), "Rook a7–a1. Peace ends.");
  const back = [
    { t: "lasting", seat: "first", card: "peace", begins: false },
    { t: "sides", first: "white", second: "black" },
  ];
  assert.equal(phrase(back), "Peace ends. You now play White, Computer now plays Black.");
  assert.equal(told(19), "Rook a7–a1.", "it was meant for a turn");
});
