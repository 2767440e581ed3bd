// What an answer has brought about in words and steps: told in the reader's person, from the events' data alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changedIn } from "../../../www/board/marks.js";
import { aimsOf, stepsOf, storyOf } from "../../../www/table/tell/story.js";

const PIECES = {
  1: { side: "white", kind: "knight", at: "g1" },
  2: { side: "black", kind: "rook", at: "a8" },
  3: { side: "white", kind: "pawn", at: "d5" },
  4: { side: "neutral", kind: "amazon", at: null },
};
const CARDS = {
  exile: { title: "Exile", text: "Send it away." },
  nope: { title: "Nope", text: "Cancel it." },
  "white-rook": { title: "White Rook", kind: "rook", side: "white" },
  "lose-move": { title: "Lose Move" },
};
/** @type {(events: any[], reader?: string | null, turn?: string) => any} */
const story = (events, reader = "first", turn = "second") =>
  storyOf(
    events,
    /** @type {any} */ ({
      piece: (id) => PIECES[id] ?? null,
      name: (seat) => (seat === "second" ? "Computer" : "Player"),
      card: (card) => CARDS[card] ?? null,
      reader,
      computer: (seat) => seat === "second",
      army: (side) => side[0].toUpperCase() + side.slice(1),
      view: { sides: { first: "white", second: "black" }, turn: { number: 2, seat: turn } },
    }),
  );
/** @param {string} text @param {string} [seat] @param {string | null} [card] */
const say = (text, seat = "second", card = null) => {
  return { t: "say", turn: 1, seat, side: null, text, squares: [], card, named: card && 0 };
};
const effect = (...events) => [...events, { t: "effect", seat: "second", card: "exile", had: true }];
const words = (events, reader) => story(effect(...events), reader)?.text;

test("an effect is told to whoever reads it", () => {
  const moved = [say("The white knight on g1 goes to a8."), { t: "shift", id: 1, from: "g1", to: "a8" }];
  assert.equal(words(moved), "Exile: your knight goes from g1 to a8.");
  assert.equal(words(moved, "second"), "Exile: White's knight goes from g1 to a8.");
  assert.equal(words(moved, null), "Exile: White's knight goes from g1 to a8.");
  const swap = [
    { t: "lift", id: 2, from: "a8" },
    { t: "shift", id: 1, from: "g1", to: "a8" },
    { t: "place", id: 2, at: "g1" },
  ];
  assert.equal(words(swap), "Exile: your knight on g1 and Black's rook on a8 swap squares.");
  const taken = [
    { t: "lift", id: 2, from: "a8" },
    { t: "shift", id: 1, from: "g1", to: "a8" },
  ];
  assert.equal(words(taken), "Exile: your knight on g1 captures Black's rook on a8.");
  assert.equal(words([{ t: "lift", id: 3, from: "d5" }]), "Exile: your pawn leaves d5.");
  const told = { ...say("White: knight."), moved: { kind: "knight", takes: [{}, {}] } };
  const swept = [told, { t: "lift", id: 3, from: "d5" }, ...taken];
  assert.equal(words(swept, "second"), "Exile: White's knight on g1 captures White's pawn on d5 and your rook on a8.");
  const passing = [{ ...told, moved: { kind: "knight", takes: [{}] } }, taken[0], { ...taken[1], to: "a7" }];
  assert.equal(words(passing), "Exile: your knight goes from g1 to a7 and captures Black's rook on a8.");
  assert.equal(words([{ t: "recast", id: 3, at: "d5", kind: "amazon" }]), "Exile: your pawn on d5 becomes an amazon.");
  assert.equal(words([{ t: "defect", id: 2, at: "a8", side: "white" }]), "Exile: Black's rook on a8 is now yours.");
  assert.equal(words([{ t: "place", id: 4, at: "c3" }]), "Exile: the neutral amazon comes to c3.");
});

test("what changes no piece, or too many, is told in the engine's words; no effect is said", () => {
  assert.equal(words([say("Every move must capture.")]), "Exile: Every move must capture.");
  const failed = { t: "effect", seat: "second", card: "exile", had: false };
  assert.equal(story([failed]).text, "Exile has no effect.");
  const cancelled = { t: "cancel", seat: "second", card: "exile", by: "nope" };
  assert.equal(story([cancelled]).text, "Nope cancels Exile.");
  const nope = { t: "effect", seat: "first", card: "nope", had: true };
  const told = story([cancelled, nope, failed]);
  assert.deepEqual([told.text, told.card], ["Nope cancels Exile.", CARDS.exile]);
});

test("a card of the computer arrives; the player's own and plain moves tell nothing by themselves", () => {
  const plays = story([say("Black plays Exile.", "second", "exile"), { t: "play", seat: "second", card: "exile" }]);
  assert.deepEqual([plays.text, plays.about, plays.arrives], ["Computer plays Exile.", "Send it away.", true]);
  assert.equal(story([{ t: "play", seat: "first", card: "exile" }]), null);
  assert.equal(
    story([
      { ...say("Black: rook."), moved: { kind: "rook" } },
      { t: "shift", id: 2, from: "a8", to: "a7" },
    ]),
    null,
  );
  assert.equal(story([say("Black folds.")]).text, "Black folds.");
  assert.equal(story([say("White folds.", "first")]), null);
});

test("a drawn card that moves nothing passes the turn in words; one that is to be used does not", () => {
  const draw = (card) => ({ t: "draw", seat: "first", card });
  const gone = (card) => ({ t: "discard", seat: "first", card });
  const rook = story([draw("white-rook"), say("No white rook can move."), gone("white-rook")]);
  assert.deepEqual([rook.text, rook.passes, rook.seat], ["White rook: no move. The turn passes.", true, "first"]);
  const lost = story([draw("lose-move"), say("White makes no move."), gone("lose-move")]);
  assert.equal(lost.text, "White makes no move.");
  assert.equal(story([draw("white-rook")]), null);
});

test("a drawn card that can do nothing is told at a glance where its player draws again", () => {
  const draw = (seat, card) => [
    { t: "draw", seat, card },
    { t: "discard", seat, card },
  ];
  const own = story(draw("first", "white-rook"), "first", "first");
  assert.deepEqual([own.text, own.brief], ["White rook: no move. Draw again.", true]);
  const other = story(draw("second", "white-rook"), "first", "second");
  assert.deepEqual([other.text, other.brief], ["White rook: no move. Computer draws again.", true]);
  const [drawn, gone] = draw("first", "nope");
  const undone = story([drawn, say("There is nothing to undo: draw again."), gone], "first", "first");
  assert.deepEqual([undone.text, undone.about, undone.brief], ["There is nothing to undo: draw again.", "", true]);
});

test("armies that change hands are named to each player", () => {
  const sides = [{ t: "sides", first: "black", second: "white" }];
  assert.equal(story(sides).text, "Sides switched: you now play Black, Computer now plays White.");
  assert.equal(story(sides, null).text, "Sides switched: Player now plays Black, Computer now plays White.");
});

test("what a move brings to light is told with it, but not what its player did", () => {
  const lift = { t: "uncloak", id: 2, at: "a8", kind: "pawn" };
  const moved = { ...say("Black: rook a8 to a1."), moved: { kind: "rook" } };
  const shift = { t: "shift", id: 2, from: "a8", to: "a1" };
  const told = story([lift, say("Black uncloaks a8: the rook really was a pawn.")]);
  assert.deepEqual([told.text, told.steps], ["Black uncloaks a8: the rook really was a pawn.", []]);
  // The words wait until the cloak has come off.
  assert.equal(told.late, true);
  assert.equal(story([lift, say("White uncloaks a8.", "first")]), null);
  assert.equal(story([moved, shift]), null);
  assert.equal(story([moved, shift, { ...say("White is in check."), seat: null, sign: "+" }]), null);
  const left = { ...say("White has one king left."), seat: null };
  assert.deepEqual([story([moved, shift, left]).text, story([moved, shift, left]).seat], [left.text, "second"]);
});

test("what an effect in force does, and how it ends, is told with its card, in any player's turn", () => {
  const ended = { ...say("Black had noted the pawn on d5: no move is taken back.", "second", "exile"), named: null };
  const moved = { ...say("White: pawn.", "first"), moved: { kind: "pawn" } };
  const told = story([
    moved,
    { t: "shift", id: 3, from: "d5", to: "d6" },
    ended,
    { t: "foreseen", seat: "second", hit: false },
  ]);
  assert.deepEqual([told.text, told.card, told.moves.length], [ended.text, CARDS.exile, 4]);
  assert.equal(story([{ ...ended, seat: "first" }]).text, ended.text);
  assert.equal(story([{ ...ended, seat: "first", named: 0 }]), null);
});

test("what touches the same squares is one step, in order; many steps are put together", () => {
  const steps = stepsOf(
    /** @type {any} */ ([
      { t: "lift", id: 2, from: "a8" },
      { t: "shift", id: 1, from: "g1", to: "a8" },
      { t: "recast", id: 3, at: "d5", kind: "queen" },
    ]),
  );
  assert.deepEqual(steps.map(aimsOf), [[["a8"], ["g1", "a8"]], [["d5"]]]);
  const many = stepsOf(/** @type {any} */ ([..."abcdefgh"].map((file, id) => ({ t: "lift", id, from: `${file}2` }))));
  assert.deepEqual(
    many.map(({ events }) => events.length),
    [2, 2, 2, 2],
  );
});

test("everything of the last turn in which something changed is marked", () => {
  const log = [
    { turn: 1, squares: ["e2", "e4"] },
    { turn: 2, squares: ["h8", "g1"] },
    { turn: 2, squares: ["a2"] },
    { turn: 3, squares: [] },
  ];
  assert.deepEqual(changedIn(/** @type {any} */ ({ log })), ["h8", "g1", "a2"]);
  assert.deepEqual(changedIn(/** @type {any} */ ({ log: [] })), []);
});

test("the lot is seen before what it has brought", () => {
  const lot = [{ t: "throw", seat: "second" }, say("Black's card falls.", "second", "exile")];
  assert.equal(story(effect(...lot)).thrown, true);
  assert.equal(story(effect(say("Every move must capture."))).thrown, false);
  const task = { t: "task", done: false };
  assert.equal(story(effect({ ...task, seat: "second" })).thrown, true, "the computer's task is decided by lot");
  assert.equal(story(effect({ ...task, seat: "first" })).thrown, false, "a player's own is seen");
});
