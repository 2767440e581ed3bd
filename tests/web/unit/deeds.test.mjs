// The deeds of a turn, and the phrase that tells them to the other player: from the events' data alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addDeeds } from "../../../www/table/tell/deeds.js";
import { phraseOf } from "../../../www/table/tell/phrase.js";
import { newsFor, toldBefore } from "../../../www/table/tell/since.js";
import { waysOf } from "../../../www/table/tell/ways.js";
import { deedsOf, done, known, moved, phrase, play, READER, say, view } from "./told.mjs";

test("a capture and a card are one phrase, in order", () => {
  const rook = { kind: "rook", side: "white" };
  const takes = [
    moved("knight", "g4", "h2", [rook]),
    { t: "lift", id: 1, from: "h2" },
    { t: "shift", id: 2, from: "g4", to: "h2" },
  ];
  const told = [say({ text: "The bishop on b2 can't capture." }), done("peace")];
  assert.equal(
    phrase(takes, play("peace"), told),
    "Knight takes your rook on h2. Then Peace: The bishop on b2 can't capture.",
  );
  assert.equal(phrase(takes, play("peace")), "Knight takes your rook on h2. Then plays Peace.");
});

test("moves, castling, promotion, en passant, and a card that pays for a move", () => {
  assert.equal(phrase([moved("pawn", "d7", "d5")]), "Pawn d7–d5.");
  assert.equal(phrase([moved("king", "e8", "g8", [], { castles: "O-O" })]), "King castles, e8–g8.");
  assert.equal(phrase([moved("pawn", "a2", "a1", [], { becomes: "amazon" })]), "Pawn a2–a1 and becomes an amazon.");
  const passing = [
    moved("pawn", "d4", "e3", [{ kind: "pawn", side: "white" }]),
    { t: "lift", id: 1, from: "e4" },
    { t: "shift", id: 2, from: "d4", to: "e3" },
  ];
  assert.equal(phrase(passing), "Pawn takes your pawn on e4.");
  const paid = { ...moved("rook", "a8", "a5"), card: "wild", named: 3 };
  assert.equal(phrase([paid]), "Rook a8–a5, with Wild.");
  const mine = { ...moved("queen", "d1", "d2"), moved: { ...moved("queen", "d1", "d2").moved, side: "white" } };
  assert.equal(phrase([mine]), "Your queen d1–d2.");
});

test("whose a captured piece is, is said where a card has made a player capture one of the own", () => {
  const knight = { kind: "knight", side: "black" };
  const lift = { t: "lift", id: 1, from: "f6" };
  const told = (side, seat) => {
    const line = moved("queen", "f3", "f6", [knight], { side });
    return phrase([{ ...line, seat, side }, lift, { t: "shift", id: 2, from: "f3", to: "f6" }]);
  };
  assert.equal(told("white", "second"), "Your queen takes Black's own knight on f6.");
  assert.equal(told("neutral", "second"), "Neutral queen takes Black's own knight on f6.");
  assert.equal(told("white", "first"), "Your queen takes the knight on f6.");
  assert.equal(told("black", "second"), "Queen takes its own knight on f6.");
});

test("a cancelled card is told once, with the card that cancels it", () => {
  const cancel = [
    say({ text: "Nope cancels Double." }, null),
    { t: "cancel", seat: "first", card: "double", by: "nope" },
    done("nope"),
    done("double", false, "first"),
  ];
  const deeds = deedsOf(play("double", "first"), play("nope"), cancel);
  assert.equal(phraseOf(deeds, READER), "Nope cancels your Double.");
  assert.deepEqual(
    deeds.map(({ card, fate }) => [card.title, fate]),
    [
      ["Double", "cancelled"],
      ["Nope", "done"],
    ],
  );
  // An own card that was declared before these events is told all the same.
  assert.deepEqual(
    deedsOf(play("nope"), cancel).map(({ card }) => card.title),
    ["Double", "Nope"],
  );
});

test("discards, cards without effect, drawn cards and what they came to, cloaks", () => {
  assert.equal(
    phrase([say({ card: "peace", named: 0 }), { t: "dump", seat: "second", card: "peace" }]),
    "Discards Peace.",
  );
  assert.equal(phrase(play("peace"), [done("peace", false)]), "Peace has no effect.");
  const drawn = [
    { t: "draw", seat: "second", card: "black-rook" },
    say({ card: "black-rook", named: 0 }),
    say({ text: "No black rook can move." }),
  ];
  assert.equal(phrase(drawn), "Draws Black Rook: No black rook can move.");
  const bare = [{ t: "uncloak", id: 1, at: "d7", kind: "rook" }, say({ text: "The pawn was a rook." })];
  assert.deepEqual(deedsOf(bare)[0].shown, { side: "black", kind: "rook", looked: null });
});

test("a captured cloak tells what it was, one of an own capture before the answer", () => {
  const takes = (seat, kind, side, base) => [
    { ...moved("knight", "g4", "h2", [{ kind, side }]), seat },
    { t: "uncloak", id: 1, at: "h2", kind: base },
    say({ text: "Words of the engine." }, null),
    { t: "lift", id: 1, from: "h2" },
    { t: "shift", id: 2, from: "g4", to: "h2" },
  ];
  assert.equal(phrase(takes("second", "queen", "white", "pawn")), "Knight takes your queen on h2: it was a pawn.");
  assert.equal(phrase(takes("second", "pawn", "white", "king")), "Knight takes your pawn on h2: it was the king.");
  assert.equal(phrase(takes("second", "pawn", "white", "pawn")), "Knight takes your pawn on h2.");
  const at = (seat) => ({ ...view, turn: { number: 1, seat } });
  const seen = [
    { view: at("first"), lines: 0, events: null, answers: 0, by: null },
    { view: at("second"), lines: 2, events: takes("first", "rook", "black", "pawn"), answers: 1, by: "f" },
    { view: at("first"), lines: 3, events: [moved("pawn", "d7", "d5")], answers: 2, by: "s" },
  ];
  const news = newsFor(/** @type {any} */ (seen), "first", () => known);
  assert.equal(phraseOf(news, READER), "The rook on h2 was a pawn. Then pawn d7–d5.");
});

test("what nobody else may know is not told", () => {
  assert.deepEqual(deedsOf([{ t: "draw", seat: "second", card: null }]), []);
});

test("the news are the other side's deeds since the player's last act in an own turn", () => {
  const at = (seat) => ({ ...view, turn: { number: 1, seat } });
  const seen = [
    { view: at("first"), lines: 0, events: null, answers: 0, by: null },
    {
      view: at("second"),
      lines: 1,
      events: [say({ ...moved("pawn", "e2", "e4"), seat: "first" })],
      answers: 1,
      by: "f",
    },
    { view: at("second"), lines: 2, events: [moved("pawn", "d7", "d5")], answers: 2, by: "s" },
    // A response in the other's turn is no act, nor is what the page passes.
    { view: at("first"), lines: 2, events: [], answers: 3, by: "f" },
    { view: at("first"), lines: 2, events: null, answers: 3, by: null },
  ];
  const news = newsFor(/** @type {any} */ (seen), "first", () => known);
  assert.equal(phraseOf(news, READER), "Pawn d7–d5.");
  assert.equal(newsFor(/** @type {any} */ (seen), "second", () => known).length, 0);
  const own = { ...seen[1], answers: 4 };
  assert.deepEqual(
    newsFor(/** @type {any} */ ([...seen, own]), "first", () => known),
    [],
  );
});

test("an own card that moves nothing is told before the other side's draw, in one breath", () => {
  const at = (seat) => ({ ...view, turn: { number: 1, seat } });
  const dead = (seat) => [
    { t: "draw", seat, card: "black-rook" },
    say({ text: "No black rook can move. The turn ends." }, seat),
    { t: "discard", seat, card: "black-rook" },
  ];
  const start = { view: at("first"), lines: 0, events: null, answers: 0, by: null };
  const own = { view: at("second"), lines: 1, events: dead("first"), answers: 1, by: "f" };
  const told = (seen) =>
    phraseOf(
      newsFor(seen, "first", () => known),
      { ...READER, other: "Computer" },
    );
  assert.equal(told([start, own]), "");
  const other = { view: at("first"), lines: 2, events: dead("second"), answers: 2, by: "s" };
  assert.equal(
    told([start, own, other]),
    "You drew Black Rook: no move. Computer draws Black Rook: No black rook can move. The turn ends.",
  );
});

test("a game that goes on tells the turn before", () => {
  const told = [
    { ...moved("pawn", "e7", "e5"), turn: 1 },
    { ...moved("pawn", "d7", "d5"), turn: 3 },
  ];
  const now = { ...view, turn: { number: 4, seat: "first" } };
  assert.equal(
    phraseOf(
      toldBefore(/** @type {any} */ (told), now, "first", () => known),
      READER,
    ),
    "Pawn d7–d5.",
  );
});

test("a game that goes on tells by a picture what an uncloaked piece is", () => {
  const told = [
    { ...moved("pawn", "e7", "e5"), turn: 1 },
    { t: "uncloak", id: 1, at: "d7", kind: "rook" },
    say({ text: "Black uncloaks d7: the pawn really was a rook.", turn: 3 }),
  ];
  const now = { ...view, turn: { number: 4, seat: "first" } };
  const [deed] = toldBefore(/** @type {any} */ (told), now, "first", () => known);
  assert.deepEqual(deed.shown, { side: "black", kind: "rook", looked: null });
});

test("armies that a drawn card has switched are told once", () => {
  /** @type {any[]} */
  const deeds = [];
  addDeeds(
    deeds,
    /** @type {any} */ ([
      { t: "draw", seat: "second", card: "switch-sides" },
      say({ text: "Sides switched: the player who drew the card now plays White." }),
      { t: "sides", first: "black", second: "white" },
    ]),
    known,
  );
  assert.equal(phraseOf(deeds, READER), "Draws Switch Sides: you now play Black, Computer now plays White.");
});

test("a deed has the ways of its pieces: of a move, of a swap, of what fell on the way", () => {
  const taken = [moved("pawn", "e4", "d3", [{ kind: "pawn", side: "white" }]), { t: "lift", id: 1, from: "d4" }];
  const passing = deedsOf([...taken, { t: "shift", id: 2, from: "e4", to: "d3" }]);
  assert.deepEqual(passing[0].ways, [["e4", "d3"], ["d4"]]);
  const swap = [
    { t: "lift", id: 1, from: "a8" },
    { t: "shift", id: 2, from: "c8", to: "a8" },
    { t: "place", id: 1, at: "c8" },
  ];
  const swapped = deedsOf(play("peace"), [...swap, done("peace")]);
  assert.deepEqual(swapped[0].ways, [
    ["a8", "c8"],
    ["c8", "a8"],
  ]);
  assert.deepEqual(deedsOf(play("peace"), [...swap, done("peace", false)])[0].ways, []);
  const capture = [
    { t: "lift", id: 1, from: "h8" },
    { t: "shift", id: 2, from: "h5", to: "h7" },
    { t: "shift", id: 2, from: "h7", to: "h8" },
    { t: "lift", id: 3, from: "h7" },
  ];
  // The arrow tells what falls where it ends; a cross the rest.
  assert.deepEqual(waysOf(/** @type {any} */ (capture)), [["h5", "h8"], ["h7"]]);
  assert.deepEqual(waysOf(/** @type {any} */ ([{ t: "place", id: 9, at: "a1" }])), []);
});
