// The verbs of cards in their groups, those that most printed cards have first, each with an example.
import { checked } from "./check.js";
import { STEPS } from "./fields.js";
import { titleOf } from "./game.js";
import { grammar, verbOf, whole, wordsOf } from "./grammar.js";
import { VERBS, wordLabel } from "./labels.js";
import { partAt } from "./places.js";
import { MOMENTS } from "./possible.js";
import { added } from "./steps.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./options.js").Option} Option
 */

/** So many stand above the groups. */
const FIRST = 6;

/** The examples of verbs that say nothing alone, or not what they are for. @type {Record<string, object[]>} */
const EXAMPLES = {
  only: [{ only: "check" }, { draw: 1 }],
  choose: [{ choose: "own pawn", as: "a" }, { remove: "a" }],
  pick: [
    { pick: ["centre"], as: "a" },
    { send: "own knight", to: ["a"] },
  ],
  name: [
    { name: "knight bishop rook", as: "a" },
    { begin: "ordered", kind: "a" },
  ],
  either: [{ either: [[{ draw: 1 }], [{ remove: "foe pawn" }]] }],
  roll: [{ roll: [[{ draw: 2 }], [{ discard: 2 }]] }],
  when: [{ when: "check", do: [{ draw: 1 }] }],
  foe: [{ foe: [{ remove: "own pawn" }] }],
};

/** The sentences of the examples, by their verbs. @type {Map<string, string>} */
const sentences = new Map();

/** The sentence of the engine about the example of a verb; nothing where it takes none. @param {string} word */
async function exampleOf(word) {
  const steps = EXAMPLES[word] ?? [STEPS[word]];
  for (const when of MOMENTS) {
    const { made } = await checked(/** @type {any} */ ({ v: 1, title: "Example", when, do: steps }));
    if (made) return made.does;
  }
  return "";
}

/** Asks the engine for the examples, once. */
export async function learnExamples() {
  if (sentences.size) return;
  const words = grammar().verbs.map(({ word }) => word);
  const found = await Promise.all(words.map(exampleOf));
  for (const [at, word] of words.entries()) sentences.set(word, found[at]);
}

/** The number of printed cards that have a verb. @param {string} word */
const used = (word) => grammar().known[word]?.length ?? 0;

/** @param {string[]} words */
const mostFirst = (words) => words.toSorted((one, other) => used(other) - used(one));

/** More words by which a verb is found: what it is about, the rules that it can begin, the cards that have it. */
const moreWords = (/** @type {import("./grammar.js").Verb} */ { word, about, sort, must }) => {
  const lists = [sort, ...must.map((field) => field.sort)].flatMap((one) => whole(one).word ?? []);
  const said = lists.flatMap((list) => wordsOf(list).map((one) => wordLabel(list, one.word)));
  return [about, ...said, ...(grammar().known[word] ?? []).map(titleOf)].join(" ");
};

/**
 * The verbs, for a new step or in place of one.
 * @param {Design} design @param {import("./parts.js").Chip} chip @returns {import("./options.js").Choices}
 */
export function ofVerb(design, { path, adds }) {
  const { groups, verbs } = grammar();
  const now = adds ? undefined : verbOf(partAt(design, path))?.word;
  /** @param {string} word @returns {Option} */
  const option = (word) => ({
    label: VERBS[word]?.[2] ?? word,
    about: sentences.get(word),
    words: moreWords(/** @type {any} */ (verbs.find((verb) => verb.word === word))),
    sign: VERBS[word]?.[1],
    on: word === now,
    design: added(design, path, word, adds),
  });
  // A condition has a chip of its own.
  const first = mostFirst(verbs.map(({ word }) => word).filter((word) => word !== "only")).slice(0, FIRST);
  return {
    title: adds && partAt(design, path).length ? "What happens then?" : "What happens?",
    search: "Search all that can happen",
    groups: [
      ["Used most", now ? [] : first.map(option)],
      ...groups.map((group) => /** @type {const} */ ([group.title, mostFirst(group.verbs).map(option), true])),
    ],
  };
}
