// A step as it is read: words, and chips that can be pressed, in one row.

import { flagOf, leadOf, numberLabel, rowLabel } from "./fields.js";
import { fits, grammar, narrowed, partsOf, verbOf, whole } from "./grammar.js";
import { COUNTED, isTheirs, kindsLabel, SINGLE, VERBS, whoseLabels, wordLabel } from "./labels.js";
import { letters } from "./names.js";
import { readSelector } from "./selector.js";

/**
 * @typedef {import("./places.js").Path} Path
 * @typedef {import("./grammar.js").Sort} Sort
 *
 * @typedef {object} Chip
 * @property {"verb" | "whose" | "kinds" | "filter" | "square" | "cond" | "value" | "more" | "name" | "when"} kind
 * @property {Path} path of what it says
 * @property {string} label
 * @property {Sort} [sort] of a value
 * @property {string} [field] the word of the part
 * @property {boolean} [mayGo] it can be left out
 * @property {string[]} [kinds] drawn before the words
 * @property {string} [side]
 * @property {string} [name] the letter whose dot it has
 * @property {boolean} [adds] it adds something
 *
 * @typedef {string | Chip} Part
 */

/** Returns true if kinds stand in the plural. @param {string} label @param {boolean} isCounted */
const isMany = (label, isCounted) => isCounted || label.startsWith("one of");

/** Kinds that a selector shows. @param {ReturnType<typeof readSelector>} selector @param {boolean} many */
function kindsWords({ base, kinds, but, all }, many, onBoard = true) {
  const one = onBoard && SINGLE.has(base) && !all;
  const word = one ? "" : many ? "pieces" : "piece";
  const first = kinds.length ? kindsLabel(kinds, many && !one) : word;
  const named = one && kinds.length ? `a ${first}` : first;
  return [named || (but.length ? "" : "of any kind"), but.length && `not a ${kindsLabel(but, false)}`]
    .filter(Boolean)
    .join(", ");
}

/**
 * @param {unknown} value @param {Path} path @param {Sort} sort @param {boolean} [isCounted] how many there are is said
 * @returns {Part[]}
 */
function selectorParts(value, path, sort, isCounted = false) {
  const selector = readSelector(value);
  const { all, base, kinds, but, where, most } = selector;
  const name = letters().includes(base) ? base : undefined;
  const onBoard = whole(sort).bases === undefined || whole(sort).all !== false;
  const labels = name ? ["it", "them"] : whoseLabels(path, onBoard, base);
  const many = all || (onBoard ? isMany(labels[0], isCounted) : base !== "lost");
  const label = (isCounted && COUNTED[base]) || labels[all ? 1 : 0];
  /** @type {Part[]} */
  const parts = [{ kind: "whose", path, sort, label, name }];
  const isDark = ["foe", "came", "checker", "attacker"].includes(base) !== isTheirs(path);
  const side = isDark ? "black" : "white";
  if (!name) parts.push({ kind: "kinds", path, sort, label: kindsWords(selector, many, onBoard), kinds, side });
  else if (kinds.length || but.length) parts.push({ kind: "kinds", path, sort, label: kindsWords(selector, many) });
  if (!onBoard) return parts;
  where.forEach((filter, at) => parts.push(...filterParts(filter, [...path, "where", at])));
  if (most !== undefined)
    parts.push({ kind: "filter", path: [...path, "most"], label: `if there are at most ${most}` });
  const more = where.length ? "+ and" : "+ which";
  if (!name && canBeNarrowed(sort)) parts.push({ kind: "filter", path, label: more, adds: true });
  return parts;
}

/** Returns true if pieces of this sort may have conditions. @param {Sort} sort */
const canBeNarrowed = (sort) => fits(sort, { of: "own", where: [] });

/** @param {any} filter @param {Path} path @returns {Part[]} */
function filterParts(filter, path) {
  if (typeof filter === "string") return [{ kind: "filter", path, label: wordLabel("condition on a piece", filter) }];
  const [[word, value]] = Object.entries(filter);
  const inner = [...path, word];
  const sort = grammar()
    .sorts.picked.may?.find((field) => field.word === "where")
    ?.sort.list?.either?.find(({ one }) => one)
    ?.one?.find((field) => field.word === word)?.sort;
  return [
    { kind: "filter", path, label: FILTERS[word] ?? word },
    ...(sort ? valueParts(sort, value, inner, word) : []),
  ];
}

/** Conditions on a piece, and kinds of squares, that have a value of their own. @type {Record<string, string>} */
export const FILTERS = {
  rank: "on your rank",
  beside: "next to",
  around: "on or next to the square of",
  not: "other than",
  kin: "of the same kind as",
  prey: "that attacks enemies, at least",
};

/** @param {any} place @param {Path} path @returns {Part[]} */
function squareParts(place, path) {
  if (letters().includes(place)) return [{ kind: "square", path, label: "that square", name: place }];
  if (typeof place === "string") return [{ kind: "square", path, label: wordLabel("kind of square", place) }];
  const [[word, value]] = Object.entries(place);
  const sort = grammar()
    .sorts.squares.list?.either?.find(({ one }) => one)
    ?.one?.find((field) => field.word === word);
  const label = word === "rank" ? "a square of your rank" : `a square ${FILTERS[word] ?? word}`;
  return [{ kind: "square", path, label }, ...(sort ? valueParts(sort.sort, value, [...path, word], word) : [])];
}

/** @param {any} value @param {Path} path @returns {Part[]} */
export function conditionParts(value, path) {
  const selector = grammar().sorts.selector;
  const mayGo = ["both", "or"].includes(String(path.at(-2)));
  /** @param {string} label @returns {Part} */
  const head = (label) => ({ kind: "cond", path, label, mayGo });
  const state = grammar().sorts.condition.either?.find((one) => one.word)?.word ?? "";
  if (fits({ word: state }, value)) return [head(wordLabel(state, value))];
  if (typeof value === "string" || value?.of) return [head("there is"), ...selectorParts(value, path, selector)];
  if (value?.some !== undefined) {
    const counts = ["least", "most"].filter((limit) => value[limit] !== undefined);
    const numbers = counts.flatMap((limit) => [
      leadOf("", limit),
      .../** @type {Part[]} */ ([
        { kind: "value", path: [...path, limit], label: String(value[limit]), sort: { number: [0, 8] }, field: limit },
      ]),
    ]);
    return [head("there are"), ...numbers, ...selectorParts(value.some, [...path, "some"], selector, true)];
  }
  const [[word, inner] = ["", null]] = Object.entries(value ?? {});
  const deeper = [...path, word];
  if (word === "none") return [head("there is none"), ...selectorParts(inner, deeper, selector, true)];
  if (word === "not") return [head("it is not so that"), ...conditionParts(inner, deeper)];
  if (word === "both" || word === "or")
    return [
      head(word === "both" ? "all of this:" : "one of this:"),
      .../** @type {any[]} */ (inner).flatMap((one, at) => [
        ...(at ? [word === "both" ? "and" : "or"] : []),
        ...conditionParts(one, [...deeper, at]),
      ]),
    ];
  if (word === "more") return [head(wordLabel("player", String(inner)))];
  if (word === "corners")
    return [
      head("corners are occupied, exactly"),
      { kind: "value", path: deeper, label: String(inner), sort: { number: [0, 4] }, field: word },
    ];
  const effect = grammar()
    .sorts.condition.either?.find(({ one }) => one)
    ?.one?.find((field) => field.word === word)?.sort;
  return [head("in force is"), ...(effect ? valueParts(effect, inner, deeper, word) : [])];
}

/**
 * @param {Sort} given @param {any} value @param {Path} path @param {string} field @param {boolean} [mayGo]
 * @returns {Part[]}
 */
export function valueParts(given, value, path, field, mayGo = false) {
  const { sorts } = grammar();
  if (given.is === "condition") return conditionParts(value, path);
  if (given.is === "steps" || whole(given).list?.list) return [];
  if (
    given.is === "squares" ||
    (Array.isArray(value) && fits(sorts.squares, value) && given.either?.[0]?.is === "squares")
  ) {
    const parts = /** @type {any[]} */ (value).flatMap((place, at) => squareParts(place, [...path, at]));
    return [...parts, { kind: "square", path, label: "+ and", adds: true }];
  }
  const sort = narrowed(given, value);
  if (sort.bases || sort === sorts.picked) return selectorParts(value, path, given);
  if (sort.row?.every(({ is }) => is === "selector"))
    return sort.row.flatMap((one, at) => [
      ...(at ? ["with"] : []),
      ...valueParts(one, value[at], [...path, at], field),
    ]);
  if (sort.must)
    return sort.must.flatMap((one) => {
      const words = one.word === "to" ? ["to"] : [];
      return [...words, ...valueParts(one.sort, value[one.word], [...path, one.word], one.word)];
    });
  /** @type {Chip} */
  const chip = { kind: "value", path, sort: given, field, mayGo, label: labelOf(sort, value, field) };
  if (sort.kinds || kindLists().has(sort.word ?? ""))
    Object.assign(chip, { kinds: String(value).split(" "), side: "white" });
  if (sort.name) Object.assign(chip, { name: value, label: "it" });
  return [chip];
}

/** Lists of kinds. */
const kindLists = () =>
  new Set(Object.keys(grammar().lists).filter((list) => list.startsWith("kind ") && list !== "kind of square"));

/** The words of one value. @param {Sort} sort @param {any} value @param {string} field @returns {string} */
export function labelOf(sort, value, field) {
  if (sort.is === "yes") return flagOf(field);
  if (sort.word) return wordLabel(sort.word, value);
  if (sort.kinds) return kindsLabel(String(value).split(" "), false);
  if (typeof value === "number") return numberLabel(value, field);
  if (sort.row) return rowLabel(field, value);
  if (sort.list && Array.isArray(value)) return value.map((one) => wordLabel(sort.list?.word ?? "", one)).join(" or ");
  if (sort.one) {
    const [[word, inner]] = Object.entries(value);
    return `${leadOf("", word)} ${numberLabel(/** @type {number} */ (inner), word)}`;
  }
  return String(value);
}

/** Parts of a step that are no more behind "+ more": its name, and how long it lasts. */
export const OWN_CHIP = new Set(["as", "until"]);

/** @param {import("./grammar.js").Field} field */
const fieldOf = ({ word, sort }) => ({ field: word, sort });

/** A step as it is read. @param {import("./types").Step} step @param {Path} path @returns {Part[]} */
export function stepParts(step, path) {
  const verb = verbOf(step);
  if (!verb) return [{ kind: "verb", path, label: "?" }];
  /** @type {Part[]} */
  const parts = [{ kind: "verb", path, label: VERBS[verb.word]?.[0] ?? verb.word }];
  if (verb.sort.is !== "yes") parts.push(...valueParts(verb.sort, step[verb.word], [...path, verb.word], verb.word));
  const mays = new Set([...verb.may, ...verb.flags].map(({ word }) => word));
  for (const { word, sort } of partsOf(verb)) {
    if (step[word] === undefined || word === "as" || (sort.is === "steps" && word in step)) continue;
    const lead = leadOf(verb.word, word);
    parts.push(...(lead ? [lead] : []), ...valueParts(sort, step[word], [...path, word], word, mays.has(word)));
  }
  if (typeof step.as === "string") parts.push({ kind: "name", path, label: "", name: step.as });
  const lasts = partsOf(verb).find(({ word }) => word === "until");
  if (lasts && step.until === undefined)
    parts.push({ kind: "value", path: [...path, "until"], label: "+ how long", adds: true, ...fieldOf(lasts) });
  if ([...mays].some((word) => !OWN_CHIP.has(word))) parts.push({ kind: "more", path, label: "+ more", adds: true });
  return parts;
}
