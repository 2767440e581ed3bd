// Conditions at their chips: states of the game, pieces that there are, and several of them together.
import { grammar, wordsOf } from "./grammar.js";
import { aboutOf, wordLabel } from "./labels.js";
import { partAt, withPart } from "./places.js";

/** The state that a new condition is at first. */
const FIRST = "check";

/** The pieces that a condition is about; else some. @param {any} value */
function piecesOf(value) {
  if (value?.of) return value;
  const isState = wordsOf("state of the game").some(({ word }) => word === value);
  if (typeof value === "string" && !isState) return value;
  return value?.some ?? value?.none ?? "own pawn";
}

/**
 * @param {import("./types").Design} design @param {import("./parts.js").Chip} chip
 * @returns {import("./options.js").Choices}
 */
export function ofCondition(design, { path, mayGo }) {
  const now = partAt(design, path);
  const pieces = piecesOf(now);
  const text = JSON.stringify(now);
  /** @param {string} label @param {unknown} value @param {string} [about] */
  const one = (label, value, about) => ({
    label,
    about,
    on: JSON.stringify(value) === text,
    design: withPart(design, path, value),
  });
  const states = wordsOf("state of the game").map(({ word, about }) =>
    one(wordLabel("state of the game", word), word, aboutOf(word, about)),
  );
  const effect = grammar()
    .sorts.condition.either?.find((sort) => sort.one)
    ?.one?.find(({ word }) => word === "effect")?.sort.either;
  const firstEffect = wordsOf(effect?.[0]?.word ?? "")[0]?.word;
  const counted = [
    one("there is such a piece", pieces),
    one("there are at least so many", { some: pieces, least: 2 }),
    one("there are at most so many", { some: pieces, most: 3 }),
    one("there is no such piece", { none: pieces }),
    ...wordsOf("player").map(({ word, about }) => one(wordLabel("player", word), { more: word }, about)),
    one("so many corners are occupied", { corners: 3 }),
    one("a lasting effect is in force", { effect: firstEffect }),
  ];
  const inner = now?.not;
  const [joined] = ["both", "or"].filter((word) => now?.[word]);
  const together = [
    inner === undefined ? one("the contrary of it", { not: now }) : one("not the contrary", inner),
    ...(joined
      ? [one("another one, too", { [joined]: [...now[joined], FIRST] })]
      : [one("and another one holds", { both: [now, FIRST] }), one("or another one holds", { or: [now, FIRST] })]),
  ];
  /** @type {import("./options.js").Group[]} */
  const groups = [
    ["The game", states],
    ["Pieces and squares", counted],
    ["Together", together],
  ];
  if (mayGo) groups.push(["", [{ label: "Leave this out", goes: true, design: withoutOne(design, path) }]]);
  return { title: "What must be so?", groups };
}

/**
 * Takes one of several conditions out.
 * @param {import("./types").Design} design @param {import("./places.js").Path} path
 */
function withoutOne(design, path) {
  const owner = path.slice(0, -2);
  const rest = partAt(design, path.slice(0, -1)).filter(
    (/** @type {unknown} */ _, /** @type {number} */ at) => at !== path.at(-1),
  );
  return rest.length === 1 ? withPart(design, owner, rest[0]) : withPart(design, path, undefined);
}
