// Fields of the set-up screen: a row of choices, a number with two buttons, and what they are called.
import { gamePart } from "../games/registry.js";
import { setUpPart } from "../games/set-ups.js";
import { go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { words } from "../ui/words.js";
import { beginningWords } from "./starts.js";

/** @typedef {(number: number) => void} Take */

/**
 * The name of an option, or of its value.
 * @param {import("../engine").GameInfo} game @param {string} name @param {string} [value]
 */
export const labelOf = (game, name, value) =>
  setUpPart(game.name).labels?.[keyOf(name, value)] ?? beginningWords[keyOf(name, value)] ?? words(value ?? name);

/** @param {string} name @param {string} [value] */
const keyOf = (name, value) => (value === undefined ? name : `${name}.${value}`);

let serial = 0;
/** @param {string} name */
export const unique = (name) => `field-${name}-${++serial}`;

/**
 * A row of radio buttons that looks like one control.
 * @template {string} Value
 * @param {string} label @param {(readonly [Value, string | HTMLElement])[]} values @param {Value | undefined} chosen
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
export function stepper(label, value, least, most, onChange) {
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

/** The button that begins the game. */
export const startButton = () =>
  h(
    "button",
    { type: "submit", class: "button primary large", "data-test": "start" },
    icon("play"),
    h("span", {}, "Start"),
  );

/**
 * A line of text with a hint below.
 * @param {string} label @param {string} name @param {string} hint @param {(text: string) => void} onType
 */
export function textField(label, name, hint, onType) {
  const id = unique(name);
  const field = h("input", {
    id,
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    oninput: () => onType(field.value),
  });
  return h(
    "div",
    { class: "field", "data-field": name },
    h("label", { for: id, class: "field-label" }, label),
    field,
    h("p", { class: "hint" }, hint),
  );
}

/**
 * The way to several games for the antes of two purses, where a game has that.
 * @param {import("../engine").GameName} game
 */
export const eveningLink = (game) =>
  gamePart(game).evening
    ? button(
        "Or play an evening: several games, two purses",
        { class: "link", onclick: () => go("evening", { game }), "data-test": "evening" },
        "list",
      )
    : null;
