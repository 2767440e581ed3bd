// What stands in the question's place while a game is shown again: where it is, and how to go on from there.
import { moveCount } from "../../match/rows.js";
import { h } from "../../ui/dom.js";
import { icon, strokes } from "../../ui/icons.js";
import { ALONE } from "../../ui/words.js";

/** Whose eye looks, in the order of the button that changes it. @type {import("../../engine").Eye[]} */
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

/**
 * @param {import("./replay-match.js").ReplayMatch} match @param {() => void} branch
 * @param {(() => void) | null} review of a game that has ended
 */
export function replayBar(match, branch, review) {
  const last = () => match.acts.length;
  /** @param {() => unknown} act */
  const stopping = (act) => () => {
    match.play(false);
    void act();
  };
  /** @param {string} words @param {Node} sign @param {string} test @param {() => unknown} act */
  const step = (words, sign, test, act) => {
    const node = h("button", { type: "button", class: "button replay-step", onclick: act, data: { test } }, sign);
    name(node, words);
    return node;
  };
  /**
   * A step that shows in a word what it is for; its name begins with it.
   * @param {string} shown @param {Parameters<typeof step>} about
   */
  const worded = (shown, ...about) => {
    const node = step(...about);
    node.append(h("span", {}, shown));
    return node;
  };
  const slider = h("input", { type: "range", min: 0, class: "replay-slider", "aria-label": "Place in the game" });
  slider.addEventListener("input", () => stopping(() => match.go(Number(slider.value)))());
  slider.addEventListener("keydown", (event) => {
    if (event.key !== "PageUp" && event.key !== "PageDown") return;
    event.preventDefault();
    void match.turn(event.key === "PageDown" ? 1 : -1);
  });
  const play = step("Play", strokes(SIGNS.play), "replay-play", () => match.play(!match.plays));
  play.dataset.default = "true";
  const eye = worded("Who looks", "Who looks", icon("eye"), "replay-eye", () => nextEye());
  const nodes = [
    slider,
    step(
      "To the beginning",
      strokes(SIGNS.first),
      "replay-first",
      stopping(() => match.go(0)),
    ),
    step(
      "Back",
      strokes(SIGNS.back),
      "replay-back",
      stopping(() => match.go(match.at - 1)),
    ),
    play,
    step(
      "On",
      strokes(SIGNS.on),
      "replay-on",
      stopping(() => match.go(match.at + 1)),
    ),
    step(
      "To the end",
      strokes(SIGNS.last),
      "replay-last",
      stopping(() => match.go(last())),
    ),
    eye,
    worded("Play on", "Play on from here against the computer", icon("computer"), "replay-branch", stopping(branch)),
    ...(review ? [worded("Review", "Review: luck and choices", icon("flag"), "replay-review", stopping(review))] : []),
  ];

  function nextEye() {
    void match.lookAs(EYES[(EYES.indexOf(match.eye) + 1) % EYES.length]);
  }

  /** As who the game is seen. */
  function seenAs() {
    if (match.eye === "all") return "Everything is shown";
    if (match.eye === "watcher") return "As a watcher saw it";
    const who = match.seat(match.eye).name;
    return `As ${who === ALONE ? "you" : who} saw it`;
  }

  return {
    nodes,
    seenAs,
    /** Shows where the game stands. */
    paint() {
      slider.max = String(last());
      slider.value = String(match.at);
      slider.setAttribute("aria-valuetext", `${match.at} of ${last()}, move ${moveCount(match.view.log)}`);
      play.replaceChildren(strokes(match.plays ? SIGNS.pause : SIGNS.play));
      name(play, match.plays ? "Pause" : "Play");
      eye.hidden = !match.hides || !match.ended;
      name(eye, `Who looks: ${seenAs()}`);
    },
  };
}
