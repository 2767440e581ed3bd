// The field of an option that is a number for each of several things, or one number for all of them.
import { setUpPart } from "../games/set-ups.js";
import { h } from "../ui/dom.js";
import { labelOf, stepper } from "./fields.js";

/**
 * @typedef {import("../engine").GameInfo} GameInfo
 * @typedef {import("../engine").OptionInfo} OptionInfo
 * @typedef {import("./options.js").Put} Put
 */

/**
 * A number for each of several things, or one number for all of them.
 * @param {GameInfo} game @param {OptionInfo} info @param {string | number | boolean} start @param {Put} put
 * @param {string} title @param {HTMLElement} about
 */
export function counts(game, info, start, put, title, about) {
  const cards = game.cards.filter(setUpPart(game.name).counted ?? (() => true));
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
