// The bar in the question's place while a game is shown again: where it is, and how to go on from there.
import { moveCount } from "../match/rows.js";
import { h } from "../ui/dom.js";
import { icon, strokes } from "../ui/icons.js";
import { ALONE } from "../ui/words.js";

/** The eyes that may look, in the order of the choice. @type {import("../engine").Eye[]} */
const EYES = ["all", "first", "second", "watcher"];
const SIGNS = {
  first: "M7 5v14M18 5l-8 7 8 7",
  back: "M15 5l-7 7 7 7",
  play: "M8 5l11 7-11 7z",
  pause: "M9 5v14M15 5v14",
  on: "M9 5l7 7-7 7",
  last: "M17 5v14M6 5l8 7-8 7",
};

/** @param {Element} node @param {string} words */
function name(node, words) {
  node.setAttribute("aria-label", words);
  node.setAttribute("title", words);
}

/** @param {string} words @param {Node} sign @param {string} test @param {() => unknown} act */
function step(words, sign, test, act) {
  const node = h("button", { type: "button", class: "button replay-step", onclick: act, data: { test } }, sign);
  name(node, words);
  return node;
}

/**
 * A step that shows in a word what it is for; its name begins with it.
 * @param {string} shown @param {Parameters<typeof step>} about
 */
function worded(shown, ...about) {
  const node = step(...about);
  node.append(h("span", {}, shown));
  return node;
}

export class ReplayBar {
  slider = h("input", { type: "range", min: 0, class: "replay-slider", "aria-label": "Place in the game" });

  /** @param {import("./replay.js").Replay} replay */
  constructor(replay) {
    this.replay = replay;
    const { slider } = this;
    slider.addEventListener("input", () => this.#still(() => replay.go(Number(slider.value))));
    slider.addEventListener("keydown", (event) => {
      if (event.key !== "PageUp" && event.key !== "PageDown") return;
      event.preventDefault();
      void replay.turn(event.key === "PageDown" ? 1 : -1);
    });
    this.play = step("Play", strokes(SIGNS.play), "replay-play", () => replay.play(!replay.plays));
    this.play.dataset.default = "true";
    /** The choice of whose eyes look: it reads as what is shown. */
    this.eye = h("select", {
      class: "replay-eye",
      "aria-label": "What is shown",
      data: { test: "replay-eye" },
      onchange: () => this.#still(() => replay.lookAs(EYES[this.eye.selectedIndex])),
    });
    this.steps = this.#steps();
    const { analyse, branch, review } = replay.ways;
    const on = () => this.#still(branch);
    this.branch = worded("Play on", "Play on from here against the computer", icon("computer"), "replay-branch", on);
    const studies = () => this.#still(analyse);
    const reviews = () => this.#still(review);
    const last = replay.ended
      ? [worded("Review", "Review: luck and choices", icon("flag"), "replay-review", reviews)]
      : [];
    const study = replay.ended && [worded("Analyse", "Analyse from here", icon("eye"), "replay-analyse", studies)];
    /** All of it, as it stands in the question's place. */
    this.nodes = [this.slider, ...this.steps, this.eye, this.branch, ...last, ...(study || [])];
  }

  /** The steps through the game. */
  #steps() {
    const { replay } = this;
    /** @param {string} words @param {"first" | "back" | "on" | "last"} sign @param {() => number} to */
    const move = (words, sign, to) =>
      step(words, strokes(SIGNS[sign]), `replay-${sign}`, () => this.#still(() => replay.go(to())));
    return [
      move("To the beginning", "first", () => 0),
      move("Back", "back", () => replay.at - 1),
      this.play,
      move("On", "on", () => replay.at + 1),
      move("To the end", "last", () => replay.acts.length),
    ];
  }

  /** The game plays by itself no longer. @param {() => unknown} act */
  #still(act) {
    this.replay.play(false);
    void act();
  }

  /** As who the game is seen. @param {import("../engine").Eye} [eye] */
  seenAs(eye = this.replay.eye) {
    const { match } = this.replay;
    if (eye === "all") return "Everything";
    if (eye === "watcher") return "As a watcher saw it";
    const who = match.seat(eye).name;
    return `As ${who === ALONE ? "you" : who} saw it`;
  }

  /** Shows where the game stands. */
  paint() {
    const { slider, play, eye, replay } = this;
    const { match, acts } = replay;
    slider.max = String(acts.length);
    slider.value = String(replay.at);
    const place = `${replay.at} of ${acts.length}, move ${moveCount(match.view.log)}`;
    slider.setAttribute("aria-valuetext", replay.panel?.valueText(place) ?? place);
    play.replaceChildren(strokes(replay.plays ? SIGNS.pause : SIGNS.play));
    name(play, replay.plays ? "Pause" : "Play");
    eye.hidden = !match.hides || !replay.ended;
    if (!eye.options.length) eye.append(...EYES.map((one) => h("option", { value: one }, this.seenAs(one))));
    eye.value = replay.eye;
  }
}
