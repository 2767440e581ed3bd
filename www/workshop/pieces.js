// Which pieces and squares can be chosen: whose, of which kinds, what they are like, where.
import { firstOf, STEPS } from "./fields.js";
import { grammar, verbOf, whole, wordsOf } from "./grammar.js";
import { aboutOf, whoseLabels, wordLabel } from "./labels.js";
import { nameOptions } from "./name-options.js";
import { FILTERS } from "./parts.js";
import { partAt, withPart } from "./places.js";
import { readSelector, writeSelector } from "./selector.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./parts.js").Chip} Chip
 * @typedef {import("./places.js").Path} Path
 * @typedef {import("./options.js").Option} Option
 * @typedef {import("./options.js").Group} Group
 * @typedef {import("./options.js").Choices} Choices
 */

/** Whose piece. @param {Design} design @param {Chip} chip @returns {Choices} */
export function ofWhose(design, { path, sort }) {
  const value = partAt(design, path);
  const selector = readSelector(value);
  const pieces = sortOfPieces(sort);
  /** @param {object} change */
  const make = (change) => withPart(design, path, writeSelector({ ...selector, ...change }));
  const bases = wordsOf(pieces.bases ?? "").map(({ word }) => ({
    label: whoseLabels(path, Boolean(pieces.all), word)[2],
    design: make({ base: word }),
    on: word === selector.base,
    piece: {
      kind: selector.kinds[0] ?? "pawn",
      side: ["foe", "came", "checker", "attacker"].includes(word) ? "black" : "white",
    },
  }));
  const names = pieces.names?.length
    ? nameOptions(design, path, (card, name) => withPart(card, path, name), selector.base)
    : [];
  const many = [
    { label: "one of them", design: make({ all: false }), on: !selector.all },
    { label: "all of them", design: make({ all: true }), on: selector.all },
  ];
  /** @type {Group[]} */
  const groups = [["", [...names, ...bases]]];
  if (pieces.all) groups.push(["How many", many]);
  return { title: "Which piece?", groups };
}

/** @param {import("./grammar.js").Sort | undefined} sort @returns {any} */
function sortOfPieces(sort) {
  const found = sort && whole(sort);
  if (found?.bases) return found;
  return found?.either
    ? sortOfPieces(found.either.map(whole).find(({ bases }) => bases) ?? { is: "pieces" })
    : grammar().sorts.pieces;
}

/** The kinds that stand there at first. @param {Path} path */
function firstKinds(path) {
  const at = path.findLastIndex((part) => typeof part === "string");
  const word = String(path[at]);
  const first = STEPS[word]?.[word] ?? firstOf(word);
  return readSelector(path.slice(at + 1).reduce((value, part) => /** @type {any} */ (value)?.[part], first)).kinds;
}

/** Of which kinds. @param {Design} design @param {Chip} chip @returns {Choices} */
export function ofKinds(design, { path, sort, side = "white" }) {
  const selector = readSelector(partAt(design, path));
  const kinds = wordsOf(sortOfPieces(sort).kinds ?? "");
  /** @param {"kinds" | "but"} list @param {string} kind */
  const toggled = (list, kind) => {
    const on = selector[list].includes(kind);
    // A kind that is chosen takes the place of what stood there at first; either list takes that of the other.
    const isFirst = list === "kinds" && String(selector.kinds) === String(firstKinds(path));
    const kept = isFirst ? [] : selector[list];
    const wanted = on ? selector[list].filter((one) => one !== kind) : [...kept, kind];
    const inOrder = kinds.map(({ word }) => word).filter((word) => wanted.includes(word));
    return withPart(design, path, writeSelector({ ...selector, kinds: [], but: [], [list]: inOrder }));
  };
  /** @param {"kinds" | "but"} list @param {(kind: string) => string} label */
  const all = (list, label) =>
    kinds.map(({ word }) => ({
      label: label(word),
      design: toggled(list, word),
      on: selector[list].includes(word),
      toggles: true,
      piece: { kind: word, side },
    }));
  const any = {
    label: "any kind",
    design: withPart(design, path, writeSelector({ ...selector, kinds: [], but: [] })),
    on: !selector.kinds.length && !selector.but.length,
    toggles: true,
  };
  return {
    title: "Which kind of piece?",
    groups: [
      ["", [any, ...all("kinds", (kind) => kind)]],
      ["All but …", all("but", (kind) => `not a ${kind}`)],
    ],
  };
}

/**
 * Things of which a list holds several, each with what it is at first.
 * @param {Design} design @param {Path} path of the list's owner @param {unknown[]} list
 * @param {boolean} isFirst another one takes its place
 * @param {(list: unknown[], card?: Design) => Design} make @param {import("./grammar.js").Sort | undefined} sort
 * @returns {Option[]}
 */
function listOptions(design, path, list, isFirst, make, sort) {
  const kept = isFirst ? [] : list;
  const [words, names, objects] = [
    sort?.either?.find(({ word }) => word)?.word ?? "",
    sort?.either?.some(({ name }) => name),
    sort?.either?.find(({ one }) => one)?.one ?? [],
  ];
  /** @param {unknown} one @param {number} at */
  const toggled = (one, at) => make(at < 0 ? [...kept, one] : list.filter((_, place) => place !== at));
  const plain = wordsOf(words).map(({ word, about }) => {
    const at = list.indexOf(word);
    return {
      label: wordLabel(words, word),
      about: aboutOf(word, about),
      on: at >= 0,
      toggles: true,
      design: toggled(word, at),
    };
  });
  const others = objects.flatMap(({ word, about, sort: inner }) => {
    const at = list.findIndex((one) => one instanceof Object && word in one);
    const label = `${FILTERS[word] ?? word} …`;
    if (at >= 0) return [{ label, about, on: true, toggles: true, design: toggled(null, at) }];
    if (!inner.name) return [{ label, about, design: toggled({ [word]: firstOf(word) }, -1) }];
    return nameOptions(design, path, (card, name) => make([...kept, { [word]: name }], card), null).map((option) => ({
      ...option,
      label: `${FILTERS[word] ?? word} it`,
      about,
    }));
  });
  const called = names ? nameOptions(design, path, (card, name) => make([...kept, name], card), null) : [];
  return [...plain, ...others, ...called];
}

/** What a piece is like. @param {Design} design @param {Chip} chip @returns {Choices} */
export function ofFilter(design, chip) {
  const at = chip.path.lastIndexOf(chip.path.at(-1) === "most" ? "most" : "where");
  const path = chip.adds ? chip.path : chip.path.slice(0, at);
  const selector = readSelector(partAt(design, path));
  const sort = grammar().sorts.picked.may?.find(({ word }) => word === "where")?.sort.list;
  /** @param {object} change */
  const make = (change, card = design) => withPart(card, path, writeSelector({ ...selector, ...change }));
  const options = listOptions(design, path, selector.where, false, (where, card) => make({ where }, card), sort);
  const counts = [1, 2, 3, 4].map((most) => ({
    label: `only if there are at most ${most}`,
    design: make({ most: selector.most === most ? undefined : most }),
    on: selector.most === most,
    toggles: true,
  }));
  return {
    title: "What is it like?",
    groups: [
      ["", options],
      ["How many there are", counts],
    ],
  };
}

/** The value that a part of a step has at first. @param {Design} design @param {Path} path */
export function firstAt(design, path) {
  const word = String(path.at(-1));
  const verb = verbOf(partAt(design, path.slice(0, -1)) ?? {})?.word ?? word;
  return STEPS[verb]?.[word] ?? firstOf(word);
}

/** Which squares. @param {Design} design @param {Chip} chip @returns {Choices} */
export function ofSquare(design, chip) {
  const path = chip.adds
    ? chip.path
    : chip.path.slice(
        0,
        chip.path.findLastIndex((part) => typeof part === "number"),
      );
  const list = /** @type {unknown[]} */ (partAt(design, path));
  // A choice takes the place of the part that stood there at first.
  const isFirst = !chip.adds && JSON.stringify(list) === JSON.stringify(firstAt(design, path));
  const options = listOptions(
    design,
    path,
    list,
    isFirst,
    (squares, card = design) => withPart(card, path, squares),
    grammar().sorts.squares.list,
  );
  return { title: "Which square?", groups: [["Any that is all of this", options]] };
}
