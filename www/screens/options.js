// Fields for the options of a game, as the catalogue describes them.

import { setUpPart } from "../games/set-ups.js";
import { controlWords } from "../ui/clock-words.js";
import { h } from "../ui/dom.js";
import { words } from "../ui/words.js";

/**
 * @typedef {import("../engine").GameInfo} GameInfo
 * @typedef {import("../engine").OptionInfo} OptionInfo
 * @typedef {(value: string | number | boolean | undefined, unfit?: string) => void} Put what the option is now, and why
 *   no game can begin with it
 * @typedef {(number: number) => void} Take
 */

/** What an option, or its value, is called. @param {GameInfo} game @param {string} name @param {string} [value] */
export const labelOf = (game, name, value) =>
  setUpPart(game.name).labels?.[value === undefined ? name : `${name}.${value}`] ?? words(value ?? name);

let serial = 0;
/** @param {string} name */
export const unique = (name) => `field-${name}-${++serial}`;

/**
 * A row of radio buttons that looks like one control.
 * @template {string} Value
 * @param {string} label @param {(readonly [Value, string])[]} values @param {Value | undefined} chosen
 * @param {(value: Value) => void} onPick @param {string} [test]
 */
export function segments(label, values, chosen, onPick, test) {
  const name = unique("choice");
  return h(
    "div",
    { class: "segments", role: "radiogroup", "aria-label": label, "data-test": test },
    values.map(([value, text]) =>
      h(
        "label",
        { class: "segment" },
        h("input", { type: "radio", name, value, checked: value === chosen, onchange: () => onPick(value) }),
        h("span", {}, text),
      ),
    ),
  );
}

/**
 * A number with a button on either side.
 * @param {string} label @param {number} value @param {number} least @param {number} most @param {Take} onChange
 */
function stepper(label, value, least, most, onChange) {
  const id = unique("number");
  const field = h("input", {
    id,
    type: "number",
    min: least,
    max: most,
    value,
    inputmode: "numeric",
    onchange: () => set(Number(field.value)),
  });
  /** @type {Take} */
  const set = (number) => {
    const kept = Math.min(most, Math.max(least, Number.isFinite(number) ? Math.round(number) : least));
    field.value = String(kept);
    onChange(kept);
  };
  /** @param {number} by @param {string} sign */
  const step = (by, sign) =>
    h(
      "button",
      {
        type: "button",
        class: "step",
        "aria-label": `${label}: ${by < 0 ? "less" : "more"}`,
        onclick: () => set(Number(field.value) + by),
      },
      sign,
    );
  return h(
    "div",
    { class: "stepper" },
    h("label", { for: id, class: "stepper-label" }, label),
    step(-1, "−"),
    field,
    step(1, "+"),
  );
}

/**
 * One option as the catalogue describes it; `put` gets the value, or undefined for the default.
 * @param {GameInfo} game @param {OptionInfo} info @param {Put} put
 * @param {string | number | boolean} [before] what its field begins with, in place of the default
 */
export function optionField(game, info, put, before) {
  const own = setUpPart(game.name).optionField?.(game, info, put, before);
  if (own) return own;
  const start = before ?? info.default;
  /** @type {Put} */
  const given = (value) => put(value === info.default ? undefined : value);
  const title = labelOf(game, info.name);
  const about = h("p", { class: "hint" }, info.about);
  if (info.type === "switch") {
    const id = unique(info.name);
    const box = h("input", {
      id,
      type: "checkbox",
      role: "switch",
      class: "switch",
      checked: Boolean(start),
      onchange: () => given(box.checked),
    });
    return h(
      "div",
      { class: "option", "data-option": info.name },
      h("div", { class: "switch-row" }, h("label", { for: id }, title), box),
      about,
    );
  }
  if (info.type === "choice") {
    return h(
      "div",
      { class: "option", "data-option": info.name },
      h("span", { class: "option-title" }, title),
      segments(
        title,
        info.values.map((value) => /** @type {const} */ ([value, labelOf(game, info.name, value)])),
        String(start),
        given,
      ),
      about,
    );
  }
  if (info.type === "number") {
    return h(
      "div",
      { class: "option", "data-option": info.name },
      stepper(title, Number(start), info.least, info.most, given),
      about,
    );
  }
  if (info.type === "clock") return control(info, String(start), given, title, about);
  return counts(game, info, start, put, title, about);
}

/** @type {Record<string, string>} */
const USUAL = { none: "No clock", own: "Custom" };
const CONTROLS = ["none", "3+2", "5+3", "10+5", "15+10", "30+20"];

/**
 * A time control: one of the usual ones, or minutes and seconds of one's own.
 * @param {OptionInfo} info @param {string} start @param {Put} given @param {string} title @param {HTMLElement} about
 */
function control(info, start, given, title, about) {
  const usual = CONTROLS.includes(start) ? CONTROLS : [...CONTROLS, start];
  const [minutes, delay] = (start === "none" ? "10+5" : start).split("+").map(Number);
  const own = { minutes, delay };
  const inWords = h("p", { class: "hint", "data-test": "control" }, controlWords(start));
  /** @param {string} value */
  const tell = (value) => {
    inWords.textContent = controlWords(value);
    given(value);
  };
  const put = () => tell(`${own.minutes}+${own.delay}`);
  const free = h(
    "div",
    { class: "counts", hidden: true, "data-test": "own-control" },
    stepper("Minutes per player", minutes, 1, 180, (number) => {
      own.minutes = number;
      put();
    }),
    stepper("Delay per move, in seconds", delay, 0, 180, (number) => {
      own.delay = number;
      put();
    }),
  );
  return h(
    "div",
    { class: "option", "data-option": info.name },
    h("span", { class: "option-title" }, title),
    segments(
      title,
      [...usual, "own"].map((value) => /** @type {const} */ ([value, USUAL[value] ?? value])),
      start,
      (value) => {
        free.hidden = value !== "own";
        if (value === "own") put();
        else tell(value);
      },
      "clock",
    ),
    inWords,
    free,
    about,
  );
}

/**
 * A number for each of several things, or one number for all of them.
 * @param {GameInfo} game @param {OptionInfo} info @param {string | number | boolean} start @param {Put} put
 * @param {string} title @param {HTMLElement} about
 */
function counts(game, info, start, put, title, about) {
  const cards = game.cards.filter((card) => card.family === "joust");
  const names = info.values.length ? info.values : cards.map((card) => card.name);
  /** @type {Record<string, number>} */
  const numbers = {};
  /** @param {number} number */
  const setAll = (number) => {
    for (const name of names) numbers[name] = number;
  };
  setAll(Number(info.default));
  // A number for all of them, then those that differ.
  for (const part of String(start).split("/")) {
    const [name, number] = part.split(":");
    if (number === undefined) setAll(Number(name));
    else numbers[name] = Number(number);
  }
  const each = h("details", { class: "each" }, h("summary", {}, "Set each one"));
  const tell = () => {
    const list = names.map((name) => numbers[name]);
    const same = list.every((number) => number === list[0]);
    put(
      same
        ? list[0] === info.default
          ? undefined
          : list[0]
        : names.map((name) => `${name}:${numbers[name]}`).join("/"),
    );
  };
  const paintEach = () => {
    each.querySelector(".counts")?.remove();
    each.append(
      h(
        "div",
        { class: "counts" },
        names.map((name) =>
          stepper(
            game.cards.find((card) => card.name === name)?.title ?? labelOf(game, info.name, name),
            numbers[name],
            info.least,
            info.most,
            (number) => {
              numbers[name] = number;
              tell();
            },
          ),
        ),
      ),
    );
  };
  paintEach();
  return h(
    "div",
    { class: "option", "data-option": info.name },
    stepper(title, numbers[names[0]], info.least, info.most, (number) => {
      setAll(number);
      paintEach();
      tell();
    }),
    each,
    about,
  );
}
