// The bar in the question's place while a game is shown again: where it is, and how to go on from there.
import { moveCount } from "../match/rows.js";
import { h } from "../ui/dom.js";
import { icon, strokes } from "../ui/icons.js";
import { ALONE } from "../ui/words.js";

/** The eyes that may look, in the order of the button that changes them. @type {import("../engine").Eye[]} */
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
    this.eye = worded("Who looks", "Who looks", icon("eye"), "replay-eye", () => this.#nextEye());
    this.nodes = this.#build();
  }

  #build() {
    const { replay } = this;
    const { branch, review } = replay.ways;
    /** @param {string} words @param {"first" | "back" | "on" | "last"} sign @param {() => number} to */
    const move = (words, sign, to) =>
      step(words, strokes(SIGNS[sign]), `replay-${sign}`, () => this.#still(() => replay.go(to())));
    const branches = () => this.#still(branch);
    const reviews = () => this.#still(review);
    return [
      this.slider,
      move("To the beginning", "first", () => 0),
      move("Back", "back", () => replay.at - 1),
      this.play,
      move("On", "on", () => replay.at + 1),
      move("To the end", "last", () => replay.acts.length),
      this.eye,
      worded("Play on", "Play on from here against the computer", icon("computer"), "replay-branch", branches),
      ...(replay.ended ? [worded("Review", "Review: luck and choices", icon("flag"), "replay-review", reviews)] : []),
    ];
  }

  /** The game plays by itself no longer. @param {() => unknown} act */
  #still(act) {
    this.replay.play(false);
    void act();
  }

  #nextEye() {
    const { replay } = this;
    void replay.lookAs(EYES[(EYES.indexOf(replay.eye) + 1) % EYES.length]);
  }

  /** As who the game is seen. */
  seenAs() {
    const { eye, match } = this.replay;
    if (eye === "all") return "Everything is shown";
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
    slider.setAttribute("aria-valuetext", `${replay.at} of ${acts.length}, move ${moveCount(match.view.log)}`);
    play.replaceChildren(strokes(replay.plays ? SIGNS.pause : SIGNS.play));
    name(play, replay.plays ? "Pause" : "Play");
    eye.hidden = !match.hides || !replay.ended;
    name(eye, `Who looks: ${this.seenAs()}`);
  }
}
