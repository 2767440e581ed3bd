// The ladder: one rung a game, the same whichever door leads to it; what moves it, and the stars.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { store } from "./browser.mjs";

const { chooseLevel, ladderOf, levelOf, takeRung } = await import("../../../www/match/levels.js");
const { keepResult } = await import("../../../www/match/ladder.js");
const { startOf } = await import("../../../www/games/registry.js");

let clock = 1;
beforeEach(() => {
  store.clear();
  Date.now = () => ++clock * 1000;
});

/** A game that is over. @returns {any} */
const over = (winner, about = {}) => {
  const { game = "chess", level = levelOf(game), seats = "hc", ...more } = /** @type {any} */ (about);
  const seat = (name) => (seats[name === "first" ? 0 : 1] === "h" ? { kind: "human" } : { kind: "computer", level });
  return {
    view: { game, result: { winner, how: more.how ?? "checkmate" }, log: more.log ?? [{ turn: 1, side: "white" }] },
    people: ["first", "second"].filter((name) => seat(name).kind === "human"),
    seat,
    other: (name) => (name === "first" ? "second" : "first"),
    state: { save: JSON.stringify({ rules: 3, made: "0.1.0", seed: "s", setup: more.setup ?? null }) },
    part: { top: more.top, gift: more.gift, learner: more.learner },
    helped: more.helped ?? false,
    playedAt: 0,
    proposal: null,
  };
};

/** Ends some games, w or l each, and gives what was proposed after the last. @param {string} ends */
const play = (ends, about = {}) =>
  [...ends]
    .map((end) => {
      const match = over({ w: "first", l: "second" }[end] ?? null, about);
      keepResult(match);
      return match.proposal;
    })
    .at(-1);

test("every game begins with the first steps, and each keeps its own rung", async () => {
  for (const game of ["chess", "doublecross", "five-card", "deception", "full-double", "chess-storm"])
    assert.equal((await startOf(game)).level, "novice");
  takeRung("chess", "strong");
  assert.deepEqual([levelOf("chess"), levelOf("deception")], ["strong", "novice"]);
  assert.equal((await startOf("chess")).level, "strong");
});

test("a level that is chosen once is for one game, two times it is the rung", () => {
  chooseLevel("chess", "easy");
  assert.equal(levelOf("chess"), "novice");
  chooseLevel("chess", "normal");
  assert.equal(levelOf("chess"), "novice");
  chooseLevel("chess", "normal");
  assert.equal(levelOf("chess"), "normal");
  chooseLevel("chess", "easy");
  chooseLevel("chess", "normal");
  chooseLevel("chess", "easy");
  assert.equal(levelOf("chess"), "normal");
});

test("two wins of three without help lead up; what is not taken waits for three more wins", () => {
  assert.equal(play("w"), null);
  assert.deepEqual(play("w"), { way: "up", from: "novice", to: "beginner" });
  assert.equal(levelOf("chess"), "novice");
  assert.equal(play("ww"), null);
  assert.deepEqual(play("w"), { way: "up", from: "novice", to: "beginner" });
  takeRung("chess", "beginner");
  assert.equal(play("w"), null);
  assert.equal(play("lw")?.to, "easy");
  takeRung("chess", "easy");
  assert.equal(play("ww", { helped: true }), null);
});

test("where the first step is wide, a learner stands on it", () => {
  const wide = { learner: true };
  assert.deepEqual(play("ww", wide), { way: "up", from: "novice", to: "learner" });
  takeRung("chess", "learner");
  assert.deepEqual(play("ww", wide), { way: "up", from: "learner", to: "beginner" });
  takeRung("chess", "beginner");
  assert.deepEqual(play("lll", wide), { way: "down", from: "beginner", to: "learner" });
  // A level that an address has named leads back to the game's own ones.
  takeRung("chess", "learner");
  assert.deepEqual(play("ww"), { way: "up", from: "learner", to: "beginner" });
});

test("three losses running lead down, and not below the first rung", () => {
  assert.equal(play("lll"), null);
  takeRung("chess", "easy");
  assert.equal(play("lwll"), null);
  assert.deepEqual(play("l"), { way: "down", from: "easy", to: "beginner" });
  assert.equal(play("ll"), null);
});

test("a result keeps the versions of rules and engine", () => {
  play("w");
  assert.equal(ladderOf("chess").last[0][4], "3 0.1.0");
});

test("below the first rung there is a gift, where the game has one", () => {
  const lost = () => play("lll", { gift: true });
  assert.deepEqual(lost(), { way: "down", from: "novice", to: "novice" });
  assert.equal(play("l", { gift: true, setup: { board: "8/8/8/8/8/8/8/8 w - -" } }), null);
  assert.equal(ladderOf("chess").last.length, 3);
  assert.deepEqual(lost(), { way: "down", from: "novice", to: "novice" });
});

test("no rung is proposed beyond the one that none was shown to beat", () => {
  takeRung("five-card", "normal");
  assert.equal(play("www", { game: "five-card", top: "normal" }), null);
});

test("stars: hollow with help, full without, and none is lost", () => {
  play("w", { helped: true });
  assert.equal(ladderOf("chess").stars.novice, 1);
  play("w");
  play("w", { helped: true });
  play("l");
  assert.deepEqual([ladderOf("chess").stars.novice, ladderOf("chess").stars.beginner], [2, 0]);
});

test("ten results are kept; set-up positions, people, and who gives up at once tell nothing", () => {
  play("w", { setup: { board: "8/8/8/8/8/8/8/8 w - -" } });
  play("w", { seats: "hh" });
  play("l", { how: "resignation" });
  assert.equal(ladderOf("chess").last.length, 0);
  play("wwwwwwwwwwwl");
  assert.equal(ladderOf("chess").last.length, 10);
  assert.equal(ladderOf("chess").last[0][1], "l");
});

test("a game that ends twice, after a take-back, is one result", () => {
  const match = over("second");
  keepResult(match);
  match.view.result.winner = "first";
  match.helped = true;
  keepResult(match);
  assert.deepEqual(
    ladderOf("chess").last.map(([, end]) => end),
    ["w"],
  );
});

test("what is kept by another hand is one of the levels, or none", () => {
  for (const text of ['{"games":{"chess":{"rung":"__proto__"}}}', "[]", "7", "{", '{"games":{"chess":[]}}', "null"]) {
    store.set("deckmate.player", text);
    assert.equal(levelOf("chess"), "novice", text);
    assert.equal(levelOf("constructor"), "novice", text);
    assert.deepEqual(ladderOf("__proto__").last, []);
  }
});
