// Values to attack with.

/** @typedef {import("../chance.mjs").Chance} Chance */

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
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text that would be dear where somebody fills in templates
  "${1}",
  "<b>",
  "../..",
];
const NUMBERS = [0, -0, 1, -1, 0.5, 1e9, 1e99, 2 ** 32, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY];

/** Objects that bite whoever looks at them without a guard. @type {((chance: Chance) => unknown)[]} */
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

/** Anything that a caller may come up with. @param {Chance} chance @param {number} [depth] @returns {unknown} */
export function anything(chance, depth = 0) {
  const kind = chance.below(depth > 2 ? 6 : 12);
  if (kind < 2) return chance.pick(WORDS);
  if (kind === 2) return chance.text(40);
  if (kind === 3) return chance.pick(NUMBERS);
  if (kind === 4) return chance.pick([undefined, null, true, false]);
  if (kind === 5) return chance.pick(BITING)(chance);
  if (kind < 8) return Array.from({ length: chance.below(5) }, () => anything(chance, depth + 1));
  return Object.fromEntries(
    Array.from({ length: chance.below(5) }, () => [chance.pick(NAMES), anything(chance, depth + 1)]),
  );
}
