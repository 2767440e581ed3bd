// The tile of a game on the home screen: its picture, one button that plays it, one that teaches it, and the rest.

import { gamePart, startOf } from "../games/registry.js";
import { starRow } from "../games/stars.js";
import { enterOver } from "../history.js";
import { levelName } from "../match/seats.js";
import { go } from "../router.js";
import { doneOf } from "../tasks/learnt.js";
import { controlSign } from "../ui/clock-words.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { backCloses } from "../ui/sheets.js";
import { playUsual, setUpUsual } from "../usual.js";
import { analysis, learn, overLine, rulesDialog } from "./later.js";
import { picture } from "./pictures.js";
import { tileFaces } from "./tile-faces.js";

/** @typedef {import("../engine").GameInfo} GameInfo */

/** The button that plays against the computer, with the level that it has. @param {GameInfo} info */
function playButton({ name, title }) {
  const words = h("span", {}, "Play");
  const play = h(
    "button",
    {
      type: "button",
      class: "button primary play-computer",
      onclick: () => playUsual(name),
      "aria-label": `Play: ${title}`,
    },
    words,
  );
  void startOf(name).then(({ level, options }) => {
    const clock = controlSign(String(options.clock ?? "none"));
    const how = `${levelName(level)}${clock && ` · ${clock}`}`;
    words.append(h("span", { class: "level" }, ` · ${how}`));
    play.setAttribute("aria-label", `Play · ${how}: ${title}`);
  });
  return play;
}

/** The button that teaches a game, with the steps done, and a tick after the last. @param {GameInfo} info */
function learnButton({ name, title }) {
  const { steps = 0 } = gamePart(name);
  if (!steps) return null;
  const done = doneOf(name, steps);
  const far = done === steps ? "done" : done ? `${done} of ${steps} steps` : "";
  return h(
    "button",
    {
      type: "button",
      class: "link learn",
      onclick: () => learn(name),
      "aria-label": `Learn: ${title}${far && `, ${far}`}`,
      data: { learnt: done === steps },
    },
    h("span", {}, "Learn"),
    done === steps ? icon("tick") : done > 0 && h("span", { class: "far", "aria-hidden": "true" }, `${done}/${steps}`),
  );
}

/** An evening of the smaller buy-in, as it is measured (docs/strength.md). */
const EVENING = "Several games for the chips of two purses: about seven games";

/** The way to several games for the antes of two purses. @param {GameInfo} info */
const eveningButton = ({ name, title }) =>
  gamePart(name).evening &&
  button("Evening", {
    class: "link evening",
    onclick: () => go("evening", { game: name }),
    "aria-label": `Evening: ${title}. ${EVENING}`,
    title: EVENING,
  });

/** Buttons of the other ways into a game. @param {GameInfo} info */
const others = ({ name, title }) => [
  button(
    "Play friend",
    {
      class: "tile-way play-friend",
      onclick: () => playUsual(name, "hh"),
      "aria-label": `Play friend: ${title}`,
    },
    "player",
  ),
  button(
    "Two devices",
    {
      class: "tile-way two-devices",
      onclick: () => overLine((line) => line.door(name)),
      "aria-label": `Two devices: ${title}`,
    },
    "phones",
  ),
  button(
    "Set up",
    { class: "tile-way set-up", onclick: () => setUpUsual(name), "aria-label": `Set up: ${title}` },
    "settings",
  ),
  gamePart(name).practice &&
    button(
      "Cards",
      { class: "tile-way cards", onclick: () => go("gallery", { game: name }), "aria-label": `Cards: ${title}` },
      "card",
    ),
  gamePart(name).runs &&
    button("Run", { class: "tile-way run", onclick: () => go("run"), "aria-label": `Run: ${title}` }, "again"),
  button(
    "Position",
    { class: "tile-way edit", onclick: () => go("editor", { game: name }), "aria-label": `Position: ${title}` },
    "pen",
  ),
  button(
    "Analyse",
    {
      class: "tile-way analyse",
      onclick: () => analysis((board) => board.goOnAnalysing(name)),
      "aria-label": `Analyse: ${title}`,
    },
    "eye",
  ),
  button(
    "Rules",
    { class: "tile-way rules", onclick: () => rulesDialog(name), "aria-label": `Rules: ${title}` },
    "book",
  ),
];

/** @param {GameInfo} info @param {AbortSignal} signal */
export function tile(info, signal) {
  const { name, title } = info;
  const ways = h("div", { class: "tile-ways", id: `ways-${name}`, hidden: true }, others(info));
  const more = button(
    "More",
    {
      class: "icon-button more",
      "aria-expanded": "false",
      "aria-controls": ways.id,
      onclick: () => put(ways.hidden),
    },
    "more",
    true,
  );
  more.setAttribute("aria-label", `More: ${title}`);
  /** @param {boolean} on */
  const put = (on) => {
    ways.toggleAttribute("hidden", !on);
    more.setAttribute("aria-expanded", String(on));
    if (!on) return;
    enterOver();
    ways.querySelector("button")?.focus({ preventScroll: true });
  };
  const node = h(
    "li",
    { class: "tile", "data-game": name },
    picture(name, signal),
    h(
      "div",
      { class: "tile-text" },
      h("h2", {}, title),
      h("p", { class: "pace" }, gamePart(name).pace),
      h("p", { class: "about" }, info.about),
    ),
    h("div", { class: "tile-buttons" }, playButton(info), learnButton(info), eveningButton(info), more),
    ways,
    starRow(name),
    tileFaces(name, signal),
  );
  // A press elsewhere, or Esc, puts the rest away again.
  document.addEventListener("pointerdown", ({ target }) => node.contains(/** @type {Node} */ (target)) || put(false), {
    signal,
  });
  backCloses(() => {
    const was = !ways.hidden;
    put(false);
    return was;
  }, signal);
  node.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || ways.hidden) return;
    put(false);
    more.focus();
  });
  return node;
}
