// Fields for the options of a game, as the catalogue describes them.

import { setUpPart } from "../games/set-ups.js";
import { h } from "../ui/dom.js";
import { clockField } from "./clock-field.js";
import { counts } from "./counts.js";
import { labelOf, segments, stepper, unique } from "./fields.js";
import { shaped } from "./starts.js";

/**
 * @typedef {import("../engine").GameInfo} GameInfo
 * @typedef {import("../engine").OptionInfo} OptionInfo
 * @typedef {(value: string | number | boolean | undefined, more?: import("../games/protocol").Chosen) => void} Put what
 *   the option is now, and what belongs to that
 */

/**
 * One option as the catalogue describes it; `put` gets the value, or undefined for the default.
 * @param {GameInfo} game @param {OptionInfo} info @param {Put} put
 * @param {string | number | boolean} [before] what its field begins with, in place of the default
 * @param {string[]} [cards] the own cards that belong to it
 */
export function optionField(game, info, put, before, cards) {
  const own = setUpPart(game.name).optionField?.(game, info, put, before, cards);
  if (own) return own;
  const start = before ?? info.default;
  /** @type {Put} */
  const given = (value) => put(value === info.default ? undefined : value);
  const title = labelOf(game, info.name);
  const about = h("p", { class: "hint" }, setUpPart(game.name).about?.[info.name] ?? info.about);
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
        info.values.map((value) => /** @type {const} */ ([value, shaped(value, labelOf(game, info.name, value))])),
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
  if (info.type === "clock") return clockField(info, String(start), given, title);
  return counts(game, info, start, put, title, about);
}
