// What is passed to a seat's own game may move the turn on while it is read: the engine looks who is asked afterwards.
"use strict";
const assert = require("node:assert/strict");
const { before, test } = require("node:test");
const { Deckmate, GAMES, refused } = require("./ground.cjs");

let engine;
before(async () => {
  engine = await Deckmate.load();
});

/** Games of each kind a few answers on, with the seat that is asked and an answer after which the other one is. */
function* positions() {
  for (const name of GAMES) {
    for (let n = 0; n < 10; n++) {
      const game = engine.newGame({ game: name, seed: `turn-${n}` });
      for (let step = 0; step < 200; step++) {
        const { seat } = game.prompt();
        const save = game.save();
        const { text } = game.suggest({ level: "random", seed: `${n}-${step}` });
        game.apply(text);
        if (step >= n && game.prompt() && game.prompt().seat !== seat) {
          yield { name, seat, text, save };
          break;
        }
        if (!game.prompt()) break;
      }
    }
  }
}

/** The same trap in each form in which an object can run somebody's code when it is read. */
const traps = (run, [name, value]) => [
  Object.defineProperty({}, name, { enumerable: true, get: () => run() ?? value }),
  new Proxy({ [name]: value }, { ownKeys: (target) => run() ?? Reflect.ownKeys(target) }),
  new Proxy({ [name]: value }, { get: (target, field) => run() ?? Reflect.get(target, field) }),
];

test("a getter that answers for its own seat gets nothing of the other's", () => {
  let tried = 0;
  for (const { name, seat, text, save } of positions()) {
    const open = () => {
      const game = engine.loadGame(save);
      return { game, own: game.seat(seat) };
    };
    for (let form = 0; form < 3; form++) {
      tried++;
      const trapped = (own, field) => traps(() => void own.apply(text), field)[form];
      const look = open();
      assert.deepEqual(look.own.legalMoves(trapped(look.own, ["square", "e2"])), [], `${name}: offers`);
      const hint = open();
      const code = refused(() => hint.own.suggest(trapped(hint.own, ["level", "random"])));
      assert.equal(code, "not-offered", `${name}: a suggestion`);
      const answer = open();
      const step = answer.own.apply(trapped(answer.own, ["t", "resign"]));
      assert.equal(step.ok || step.error, "not-offered", `${name}: an answer`);
    }
  }
  assert.ok(tried > 120, `${tried}`);
});

test("a setter that everything inherits hears nothing of a question for the other seat", () => {
  for (const { name, seat, text, save } of positions()) {
    const game = engine.loadGame(save);
    const own = game.seat(seat);
    const secret = engine.loadGame(save);
    secret.apply(text);
    const { text: question } = secret.prompt();
    /** @type {unknown[]} */
    const heard = [];
    for (const field of ["text", "card", "chosen"])
      Object.defineProperty(Object.prototype, field, { configurable: true, set: (value) => heard.push(value) });
    try {
      own.apply(text);
      own.prompt();
    } finally {
      for (const field of ["text", "card", "chosen"]) Reflect.deleteProperty(Object.prototype, field);
    }
    const told = game.view(seat).log.map((line) => line.text);
    assert.ok(!heard.some((value) => value === question && !told.includes(question)), `${name}: ${question}`);
  }
});

test("what every object inherits is no seed", () => {
  Object.assign(Object.prototype, { seed: "inherited" });
  try {
    const seeds = [0, 1].map(() => JSON.parse(engine.newGame({ game: "doublecross" }).save()).seed);
    assert.ok(!seeds.includes("inherited") && seeds[0] !== seeds[1], `${seeds}`);
  } finally {
    Reflect.deleteProperty(Object.prototype, "seed");
  }
});

test("the cap of suggest goes by a clock that nobody turns back", () => {
  const game = engine.newGame({ game: "chess", seed: "clock" });
  const { now } = Date;
  Date.now = () => 0;
  const began = performance.now();
  try {
    game.suggest({ level: "strong", budget: 100_000_000, cap: 100 });
  } finally {
    Date.now = now;
  }
  assert.ok(performance.now() - began < 5000, `${performance.now() - began} ms`);
});
