// Words of a link as the options and the cards of a game; what is wrong with one is said in a sentence.
import { oneLine } from "./ui/words.js";

const ON = ["on", "true", "yes", "1"];
const OFF = ["off", "false", "no", "0"];

/** Returns the text of the address, quoted for a sentence. @param {string} text */
export const quoted = (text) => `“${oneLine(text.slice(0, 80))}${text.length > 80 ? "…" : ""}”`;

/** @param {string} text */
const decoded = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(`${quoted(text)} in the address cannot be read.`);
  }
};
/** @param {string} text */
export const plain = (text) => decoded(text.replace(/\+/g, " "));

/**
 * A word of a link as the option's own type; throws a sentence that names the culprit.
 * @param {import("./engine").OptionInfo} info
 * @param {string} word
 */
function value(info, word) {
  if (info.type === "switch") {
    if (ON.includes(word)) return true;
    if (OFF.includes(word)) return false;
    throw new Error(`The option ${info.name} is on or off, not ${quoted(word)}.`);
  }
  if (info.type === "number") {
    if (!/^-?\d+$/.test(word)) throw new Error(`The option ${info.name} is a number, not ${quoted(word)}.`);
    return Number(word);
  }
  if (info.type === "counts" && /^\d+$/.test(word)) return typeof info.default === "number" ? Number(word) : word;
  return word;
}

/**
 * Options are `name:value` or `name=value` with commas or spaces between; a comma inside a value is written `%2C`.
 * @param {import("./engine").GameInfo} game
 * @param {string} text
 */
export function optionsOf(game, text) {
  /** @type {Record<string, string | number | boolean>} */
  const found = {};
  for (const raw of text.split(/,|(?:%20|\s)+(?=\w+(?:[:=]|%3[AD]))/i).filter(Boolean)) {
    const part = /[:=]/.test(raw) ? raw : decoded(raw);
    const [, name, word] = /** @type {RegExpExecArray} */ (/^([^:=]*)(?:[:=]([\s\S]*))?$/.exec(part));
    const info = game.options.find((option) => option.name === name);
    if (!info) {
      const names = game.options.map((option) => option.name).join(", ");
      throw new Error(
        `${game.title} has no option ${quoted(name)}. ${names ? `Its options are ${names}.` : "It has none."}`,
      );
    }
    found[name] = value(info, decoded(word || "on"));
  }
  return found;
}

/** The letters and digits of a name: a card is named in any spelling. @param {string} name */
const letters = (name) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** A card by its name in any spelling. @param {import("./engine").GameInfo} game @param {string} word */
export const cardOf = (game, word) => game.cards?.find(({ name }) => letters(name) === letters(word))?.name ?? word;
