// Chance from a number, so that an attack that found something can be repeated, and values to attack with.

/** @param {number} seed */
export function diceOf(seed) {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (/** @type {number} */ count) => roll() % count;
  /** @template T @param {ArrayLike<T>} all */
  const one = (all) => all[below(all.length)];
  const text = (/** @type {number} */ most) =>
    Array.from({ length: below(most + 1) }, () =>
      String.fromCharCode(one([32 + below(95), below(0x250), 0xd800 + below(64)])),
    ).join("");
  return { below, one, text };
}

/** @typedef {ReturnType<typeof diceOf>} Dice */

/** Names that requests have, and some that every object has. */
const NAMES = [
  "game",
  "seed",
  "options",
  "setup",
  "board",
  "hands",
  "first",
  "second",
  "pile",
  "deck",
  "lasting",
  "t",
  "from",
  "to",
  "at",
  "kind",
  "side",
  "card",
  "becomes",
  "square",
  "level",
  "budget",
  "cap",
  "toJSON",
  "then",
  "length",
  "constructor",
];
const WORDS = [
  "",
  "chess",
  "e2e4",
  "e2",
  "z9",
  "draw",
  "card:nope",
  "claim:draw",
  "first",
  "watcher",
  "all",
  "normal",
  "__proto__",
  "8/8/8/8/8/8/8/8 w - -",
  "\u0000",
  "\ud800",
  "x".repeat(3000),
  "`".repeat(200),
  "${1}",
  "<b>",
  "../..",
];
const NUMBERS = [0, -0, 1, -1, 0.5, 1e9, 1e99, 2 ** 32, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY];

/** Objects that bite whoever looks at them without a guard. @type {((dice: Dice) => unknown)[]} */
const BITING = [
  () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  () =>
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw Symbol("ownKeys");
        },
      },
    ),
  () =>
    new Proxy([], {
      get: () => {
        throw null;
      },
    }),
  () => ({
    get t() {
      throw new Error("a trap");
    },
  }),
  () => ({
    get game() {
      throw {
        get message() {
          throw new Error("a trap within a trap");
        },
      };
    },
  }),
  () => {
    const circle = {};
    circle.circle = circle;
    return circle;
  },
  () => {
    let deep = [];
    for (let n = 0; n < 2000; n++) deep = [deep];
    return deep;
  },
  () => new Array(2 ** 32 - 1),
  () => ({ t: new Array(1e9) }),
  () => Symbol("said"),
  () => 7n,
  () => () => "e2e4",
  () => new Date(Number.NaN),
  () => new Map([["t", "draw"]]),
  () => new Uint8Array(9),
  () => Object.create(null, { t: { value: "draw", enumerable: true } }),
  () => Object.create({ t: "draw" }),
  () => new String("e2e4"),
];

/** Anything that a caller may come up with. @param {Dice} dice @param {number} [depth] @returns {unknown} */
export function anything(dice, depth = 0) {
  const kind = dice.below(depth > 2 ? 6 : 12);
  if (kind < 2) return dice.one(WORDS);
  if (kind === 2) return dice.text(40);
  if (kind === 3) return dice.one(NUMBERS);
  if (kind === 4) return dice.one([undefined, null, true, false]);
  if (kind === 5) return dice.one(BITING)(dice);
  if (kind < 8) return Array.from({ length: dice.below(5) }, () => anything(dice, depth + 1));
  return Object.fromEntries(Array.from({ length: dice.below(5) }, () => [dice.one(NAMES), anything(dice, depth + 1)]));
}
