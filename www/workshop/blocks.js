// The blocks of a card: each reads as its sentence, made of chips; steps within steps stand indented below it.
import { pieceIcon } from "../pieces/picture.js";
import { sign } from "../pieces/signs.js";
import { button, h } from "../ui/dom.js";
import { grammar, verbOf } from "./grammar.js";
import { inWords, VERBS } from "./labels.js";
import { listsIn } from "./names.js";
import { stepParts } from "./parts.js";
import { beginsWith, keyOf, partAt, stepOf, withPart } from "./places.js";
import { dot } from "./sheet.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./parts.js").Chip} Chip
 * @typedef {import("./places.js").Path} Path
 * @typedef {import("./check.js").Wrong & { mends: import("./mend.js").Mend[] }} Fault
 *
 * @typedef {object} Hands what blocks do
 * @property {(chip: Chip, node: HTMLElement) => void} open
 * @property {(design: Design) => void} change
 */

/** The most pieces that a chip draws before its words. */
const DRAWN = 3;

/** A chip. @param {Chip} chip @param {Hands} hands @param {boolean} isBad @param {string} [extra] */
export function chipButton(chip, hands, isBad = false, extra = "") {
  const { kind, label, kinds = [], side = "white", name, adds, path } = chip;
  const node = h(
    "button",
    {
      type: "button",
      class: `chip chip-${kind} ${adds ? "chip-adds" : ""} ${isBad ? "chip-bad" : ""} ${extra}`.trim(),
      "aria-haspopup": "dialog",
      data: { at: `${kind}:${keyOf(path)}:${adds ? "+" : ""}` },
      onclick: () => hands.open(chip, node),
    },
    isBad && h("span", { class: "chip-fault", "aria-hidden": "true" }, "!"),
    name && dot(name),
    kinds.slice(0, DRAWN).map((one) => pieceIcon(/** @type {any} */ (side), /** @type {any} */ (one), "chip-piece")),
    h("span", {}, label),
  );
  return node;
}

/** The words of a step, as a screen reader says them. @param {import("./parts.js").Part[]} parts */
const spoken = (parts) =>
  parts
    .flatMap((part) => (typeof part === "string" ? part : part.adds || part.kind === "name" ? [] : part.label))
    .join(" ");

/** The fault in a block, and the buttons that mend it. @param {Fault} fault @param {Hands} hands */
export const faultNote = ({ words, mends }, hands) =>
  h(
    "div",
    { class: "fault-note", role: "alert" },
    h("p", {}, inWords(words)),
    mends.length > 0 &&
      h(
        "div",
        { class: "fault-mends" },
        mends.map(({ label, design }) => button(label, { onclick: () => hands.change(design), data: { mend: label } })),
      ),
  );

/** The name of a list of steps within a step. @param {Path} path @param {number} ways */
function listName(path, ways) {
  const [word, last] = [path.at(-2), path.at(-1)];
  if (last === "else") return "otherwise";
  if (last === "do") return "then";
  if (last === "foe") return "";
  if (word === "roll" && ways === 2) return last === 0 ? "Heads:" : "Tails:";
  return word === "roll" ? `On a ${Number(last) + 1}:` : `${Number(last) + 1}:`;
}

/**
 * The lists of steps within a step.
 * @param {Design} design @param {Path} path @param {Fault[]} faults @param {Hands} hands
 */
function innerLists(design, path, faults, hands) {
  const step = partAt(design, path);
  const lists = listsIn(step, path);
  const ways = step.roll ?? step.either;
  const word = step.roll ? "roll" : "either";
  const isWays = Array.isArray(ways);
  return [
    ...lists.map((list) => {
      const name = listName(list.path, lists.length);
      return h(
        "div",
        { class: "block-inner", role: "group", "aria-label": name || "their choice" },
        name &&
          h(
            "div",
            { class: "block-way" },
            h("span", {}, name),
            isWays && !list.steps.length && h("span", { class: "hint" }, "nothing happens"),
            isWays &&
              ways.length > 2 &&
              button(
                `Take “${name}” out`,
                { class: "icon-button", onclick: () => hands.change(withPart(design, list.path, undefined)) },
                "close",
                true,
              ),
          ),
        stepBlocks(design, list.path, faults, hands),
        thenChip(list.path, hands, list.steps.length ? "+ then" : "+ what happens"),
      );
    }),
    isWays && ways.length < 6
      ? button("+ another way", {
          class: "chip chip-adds chip-way",
          data: { at: `way:${keyOf(path)}` },
          onclick: () => hands.change(withPart(design, [...path, word], [...ways, []])),
        })
      : null,
  ];
}

/** The chip that adds a step at the end of a list. @param {Path} path @param {Hands} hands @param {string} [label] */
export const thenChip = (path, hands, label = "+ then") =>
  chipButton({ kind: "verb", path, label, adds: true }, hands, false, "chip-then");

/** A step as a block. @param {Design} design @param {Path} path @param {Fault[]} faults @param {Hands} hands */
function stepBlock(design, path, faults, hands) {
  const step = partAt(design, path);
  const verb = verbOf(step);
  const parts = stepParts(step, path);
  const mine = faults.filter((fault) => keyOf(stepOf(fault.path) ?? []) === keyOf(path));
  /** @param {Chip} chip */
  const isBad = (chip) => !chip.adds && mine.some((fault) => badChip(parts, fault.path, path) === chip);
  const head = /** @type {Chip} */ (parts[0]);
  return h(
    "div",
    { class: "block", role: "group", "aria-label": `Step ${Number(path.at(-1)) + 1}: ${spoken(parts)}` },
    h(
      "div",
      { class: "block-row" },
      h("span", { class: "block-sign", "aria-hidden": "true" }, sign(VERBS[verb?.word ?? ""]?.[1] ?? "ring")),
      h(
        "div",
        { class: "chips" },
        parts.map((part) => {
          if (typeof part === "string") return h("span", { class: "chip-lead" }, part);
          if (part.kind === "name") return h("span", { class: "chip-name" }, dot(part.name ?? ""));
          return chipButton(part, hands, isBad(part));
        }),
      ),
      button(
        "Move, copy or take out this step",
        {
          class: "icon-button block-more",
          "aria-haspopup": "dialog",
          onclick: (/** @type {Event} */ event) => hands.open(head, /** @type {HTMLElement} */ (event.currentTarget)),
        },
        "more",
        true,
      ),
    ),
    mine.map((fault) => faultNote(fault, hands)),
    innerLists(design, path, faults, hands),
  );
}

/**
 * The chip at which something is wrong: the innermost around the place, else the first within it, else the verb.
 * @param {import("./parts.js").Part[]} parts @param {Path} place @param {Path} step
 */
function badChip(parts, place, step) {
  const chips = parts.filter((part) => typeof part !== "string").filter((part) => !part.adds && part.kind !== "name");
  const around = chips.filter((chip) => chip.path.length > step.length && beginsWith(place, chip.path));
  const longest = Math.max(...around.map(({ path }) => path.length));
  return (
    around.find(({ path }) => path.length === longest) ??
    chips.find(
      (chip) => chip.path.length > step.length && beginsWith(chip.path, place) && place.length > step.length,
    ) ??
    chips[0]
  );
}

/**
 * The blocks of a list of steps.
 * @param {Design} design @param {Path} path @param {Fault[]} faults @param {Hands} hands @returns {HTMLElement[]}
 */
export const stepBlocks = (design, path, faults, hands) =>
  partAt(design, path).map((/** @type {unknown} */ _, /** @type {number} */ at) =>
    stepBlock(design, [...path, at], faults, hands),
  );

/** Returns true if so many steps may follow. @param {Design} design */
export const mayGrow = (design) => design.do.length < (grammar().sorts.steps.most ?? 8);
