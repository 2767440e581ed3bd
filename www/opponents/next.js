// Faces of opponents: the one who sits opposite next, large, with what helps against it; those of a level.
import { levelWords } from "../match/seats.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { capital } from "../ui/words.js";
import { portrait } from "./portraits.js";
import { asOpponent, beatenAt, nextOpponent, opponentsAt } from "./turn.js";
import { WHO } from "./who.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../match/seats.js").Level} Level
 * @typedef {(against: Partial<import("../match/seats.js").Sitter>) => unknown} Play begins a game against an opponent
 */

/**
 * The opponent who sits there next at a level; null where the level plays plain.
 * @param {GameName} game @param {Level} level
 */
export function nextFace(game, level) {
  const name = nextOpponent(game, level);
  if (!name) return null;
  const { title, line, beat, greet, lost } = WHO[name];
  const isBeaten = beatenAt(game, level).includes(name);
  return h(
    "div",
    { class: "foe-next" },
    portrait(name),
    h(
      "div",
      {},
      h("p", { class: "foe-name" }, title),
      h("p", { class: "foe-about" }, `${capital(levelWords(level))}. ${capital(line)}.`),
      h("q", {}, isBeaten ? lost : greet),
      h("p", { class: "foe-beat" }, beat),
    ),
  );
}

/**
 * The opponents beaten at a level, and who comes next, in words.
 * @param {string} game @param {Level} level
 * @param {boolean} leads whether the next one does come next: a game of a series leads on with the same opponent
 */
export function rimWords(game, level, leads) {
  const [all, beaten] = [opponentsAt(game, level), beatenAt(game, level)];
  const at = capital(levelWords(level));
  if (beaten.length === all.length) return `All ${all.length} beaten at ${at}: your star has its rim.`;
  const next = leads && nextOpponent(game, level);
  return `${beaten.length} of ${all.length} beaten at ${at}.${next ? ` Next: ${WHO[next].title}.` : ""}`;
}

/**
 * The faces of a level in a row: a gold rim around those who were beaten, a ring around the next one.
 * @param {string} game @param {Level} level
 */
export function faceRow(game, level) {
  const [beaten, next] = [beatenAt(game, level), nextOpponent(game, level)];
  return opponentsAt(game, level).map((name) => {
    const [won, { title }] = [beaten.includes(name), WHO[name]];
    const words = won ? `${title}, beaten` : name === next ? `${title}, next` : title;
    return h(
      "span",
      { class: "rung-face", title: words, data: { beaten: won, next: name === next && !won } },
      portrait(name),
      h("span", { class: "only-read" }, words),
    );
  });
}

/**
 * An opponent by itself: what it is known by, what helps against it, and a game against it.
 * @param {Level} level @param {string} name @param {Play} play
 */
async function meet(level, name, play) {
  const { title, line, beat, greet } = WHO[name];
  const plays = await dialog({
    id: "meet",
    title,
    size: "small",
    body: h(
      "div",
      { class: "meet" },
      portrait(name),
      h("div", {}, h("p", {}, capital(`${line}.`)), h("q", {}, greet), h("p", { class: "hint" }, beat)),
    ),
    actions: (close) =>
      button(
        `Play at ${capital(levelWords(level))}`,
        { class: "button primary", onclick: () => close(true), "data-test": "meet-play" },
        "play",
      ),
  });
  if (plays) play({ level, ...asOpponent(name) });
}

/**
 * The opponents of a level, each with its habit, and whether it is beaten or comes next; one that is pressed opens.
 * @param {GameName} game @param {Level} level @param {Play} play
 */
export function foeRows(game, level, play) {
  const [beaten, next] = [beatenAt(game, level), nextOpponent(game, level)];
  return opponentsAt(game, level).map((name) => {
    const [isBeaten, { title, line }] = [beaten.includes(name), WHO[name]];
    const mark = isBeaten ? [icon("tick"), "Beaten"] : name === next ? ["Next"] : [];
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: "foe",
          data: { foe: name, beaten: isBeaten, next: name === next && !isBeaten },
          onclick: () => meet(level, name, play),
        },
        portrait(name),
        h("span", { class: "foe-text" }, h("strong", {}, title), h("span", {}, capital(`${line}.`))),
        mark.length > 0 && h("span", { class: "foe-mark" }, mark),
      ),
    );
  });
}
