// What can be chosen at a chip: each option is the card as it would be then; whether that is possible, the engine says.

import { ofCondition } from "./conditions.js";
import { firstOf, nameOf, numberLabel, rowLabel, rowsOf, SUBJECTS } from "./fields.js";
import { grammar, verbOf, whole, wordsOf } from "./grammar.js";
import { aboutOf, kindsLabel, WHEN, wordLabel } from "./labels.js";
import { nameOptions } from "./name-options.js";
import { labelOf, OWN_CHIP } from "./parts.js";
import { firstAt, ofFilter, ofKinds, ofSquare, ofWhose } from "./pieces.js";
import { partAt, stepOf, withPart } from "./places.js";
import { questionOf } from "./questions.js";
import { ofVerb } from "./verb-list.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./parts.js").Chip} Chip
 * @typedef {import("./places.js").Path} Path
 *
 * @typedef {object} Option
 * @property {string} label
 * @property {string} [about]
 * @property {Design} design the card as it is then
 * @property {Design[]} [others] cards that mean the same, if that is not possible: with a part more, or one less
 * @property {boolean} [on] it is chosen now
 * @property {boolean} [toggles] several can be chosen: the sheet stays
 * @property {string} [sign]
 * @property {string} [words] more words by which it is found
 * @property {{ kind: string, side: string }} [piece]
 * @property {string} [name] the letter whose dot it has
 * @property {boolean} [goes] it takes something out
 *
 * @typedef {readonly [title: string, options: Option[], folded?: boolean]} Group
 * @typedef {{ title: string, groups: Group[], search?: string }} Choices
 */

/** The words of a list as options. @param {string} list @param {(word: string) => Design} make @param {unknown} now */
const wordOptions = (list, make, now) =>
  wordsOf(list).map(({ word, about }) => ({
    label: wordLabel(list, word),
    about: aboutOf(word, about),
    design: make(word),
    on: word === now,
    ...(list.startsWith("kind ") && list !== "kind of square" && { piece: { kind: word, side: "white" } }),
  }));

/** When it is played. @param {Design} design @returns {Choices} */
export function ofMoment(design) {
  const list = grammar().must.find(({ word }) => word === "when")?.sort.word ?? "";
  const options = wordsOf(list).map(({ word, about }) => ({
    label: WHEN[word] ?? about,
    design: { ...design, when: /** @type {any} */ (word) },
    on: word === design.when,
  }));
  return { title: "When is it played?", groups: [["", options]] };
}

/** What a step has beside. @param {Design} design @param {Chip} chip @returns {Choices} */
function ofMore(design, { path }) {
  const step = partAt(design, path);
  const verb = verbOf(step);
  const options = [...(verb?.may ?? []), ...(verb?.flags ?? [])]
    .filter(({ word }) => !OWN_CHIP.has(word))
    .map(({ word, about, sort }) => ({
      label: nameOf(word),
      about,
      on: step[word] !== undefined,
      toggles: step[word] !== undefined,
      design: withPart(
        design,
        [...path, word],
        step[word] === undefined ? (sort.is === "yes" ? true : firstOf(word)) : undefined,
      ),
    }));
  return { title: "What else?", groups: [["", options]] };
}

/**
 * The values of a sort, each as an option.
 * @param {Design} design @param {Chip} chip @param {import("./grammar.js").Sort} given @returns {Option[]}
 */
function values(design, chip, given) {
  const { path, field = "" } = chip;
  const sort = whole(given);
  const now = partAt(design, path);
  const isNow = (/** @type {unknown} */ value) => JSON.stringify(value) === JSON.stringify(now);
  /** @param {unknown} value @param {string} label @returns {Option} */
  const one = (value, label) => ({ label, design: withPart(design, path, value), on: isNow(value) });
  if (sort.either) return sort.either.flatMap((inner) => values(design, chip, inner));
  if (sort.word) return wordOptions(sort.word, (word) => withPart(design, path, word), now);
  if (sort.name) return nameOptions(design, path, (card, name) => withPart(card, path, name), now);
  if (sort.number) {
    const [from, to] = [sort.number[0], Math.min(sort.number[1], 9)];
    return Array.from({ length: to - from + 1 }, (_, at) => one(from + at, numberLabel(from + at, field)));
  }
  if (sort.row) return rowsOf(field).map((row) => one(row, rowLabel(field, row)));
  if (sort.one)
    return sort.one.flatMap(({ word, sort: inner }) =>
      Array.from({ length: 4 }, (_, at) => at + (inner.number?.[0] ?? 1)).map((number) =>
        one({ [word]: number }, labelOf(sort, { [word]: number }, field)),
      ),
    );
  if (sort.kinds) return kindValues(design, path, sort.kinds);
  if (sort.list?.word) return severalWords(design, path, sort.list.word);
  return [];
}

/** Kinds in one text. @param {Design} design @param {Path} path @param {string} list @returns {Option[]} */
function kindValues(design, path, list) {
  const now = String(partAt(design, path) ?? "").split(" ");
  // A kind that is chosen takes the place of what stood there at first.
  const kept = now.join(" ") === firstAt(design, path) ? [] : now;
  const all = wordsOf(list).map(({ word }) => word);
  return wordsOf(list).map(({ word, about }) => {
    const wanted = now.includes(word) ? now.filter((one) => one !== word) : [...kept, word];
    const kinds = all.filter((one) => wanted.includes(one)).join(" ") || word;
    return {
      label: kindsLabel([word], false),
      about,
      on: now.includes(word),
      toggles: true,
      piece: { kind: word, side: "white" },
      design: withPart(design, path, kinds),
    };
  });
}

/** Several words of a list, two to four. @param {Design} design @param {Path} path @param {string} list */
function severalWords(design, path, list) {
  const now = [partAt(design, path)].flat();
  return wordsOf(list)
    .filter(({ word }) => !now.includes(word))
    .map(({ word, about }) => ({
      label: `also ${wordLabel(list, word)}`,
      about,
      design: withPart(design, path, [...now, word]),
    }));
}

/** One value. @param {Design} design @param {Chip} chip @returns {Choices} */
function ofValue(design, chip) {
  /** @type {Group[]} */
  const groups = [["", values(design, chip, chip.sort ?? {})]];
  if (chip.mayGo)
    groups.push(["", [{ label: "Leave this out", goes: true, design: withPart(design, chip.path, undefined) }]]);
  const step = stepOf(chip.path);
  const verb = step && verbOf(partAt(design, step));
  if (verb) for (const [, all] of groups) for (const option of all) option.others = besides(option.design, step, verb);
  return { title: questionOf(chip.field ?? "", verb?.word), groups };
}

/**
 * The cards that have one part of a step more, or one less, or are about a thing of another sort: some words demand
 * that.
 * @param {Design} design @param {Path} path @param {import("./grammar.js").Verb} verb
 */
function besides(design, path, verb) {
  const step = partAt(design, path);
  const parts = [...verb.may, ...verb.flags].filter(({ word }) => !OWN_CHIP.has(word));
  return [
    ...parts.map(({ word, sort }) => {
      const first = sort.is === "yes" ? true : firstOf(word);
      return withPart(design, [...path, word], step[word] === undefined ? first : undefined);
    }),
    ...(SUBJECTS[verb.word] ?? []).map((subject) => withPart(design, [...path, verb.word], subject)),
  ];
}

/** What can be chosen at a chip. @param {Design} design @param {Chip} chip @returns {Choices} */
export function choicesOf(design, chip) {
  const of = {
    verb: ofVerb,
    whose: ofWhose,
    kinds: ofKinds,
    filter: ofFilter,
    square: ofSquare,
    cond: ofCondition,
    more: ofMore,
    value: ofValue,
    name: ofValue,
    when: ofMoment,
  };
  return of[chip.kind](design, chip);
}
