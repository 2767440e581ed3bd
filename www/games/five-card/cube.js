// The doubling cube, and how it turns on its way to whoever owns it.
import { h } from "../../ui/dom.js";
import { motionAllowed, settings } from "../../ui/settings.js";
import { ALONE } from "../../ui/words.js";
import { fiveCardView } from "./cards.js";
import { tellCube } from "./cube-told.js";

/**
 * The cube as a button that tells of it, with words beside it.
 * @param {import("../../match/match.js").Match} match @param {string} look its class
 * @param {import("../../ui/dom.js").Child} [words]
 */
export function doublingCube(match, look, words) {
  const { value, owner } = fiveCardView(match).poker.cube;
  const name = owner ? match.seat(owner).name : "";
  const whose = owner ? `owned by ${name === ALONE ? "you" : name}` : "in the middle";
  return h(
    "button",
    {
      type: "button",
      class: look,
      data: { owner: owner ?? "none", test: "cube" },
      onclick: () => tellCube(match),
    },
    h("span", { class: "only-read" }, `Doubling cube, ${whose}, at `),
    h("span", { class: "cube" }, value),
    " ",
    words,
  );
}

/** Milliseconds: the cube hops, turns, and goes to its owner. */
const TURN = 760;

/** The cube that is in sight. @returns {HTMLElement | null} */
export const cubeInSight = () =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".cube:not(.cube-turns)"))].find(
    (node) => node.offsetWidth > 0,
  ) ?? null;

/** The frames of a hop; at its top the cube stands on its edge. @param {DOMRect} from @param {DOMRect} to */
function hop(from, to) {
  /** @param {DOMRect} box @param {number} up @param {number} degrees @param {number} larger */
  const at = ({ left, top }, up, degrees, larger) => ({
    transform: `translate(${left}px, ${top - up}px) perspective(300px) scale(${larger}) rotateY(${degrees}deg)`,
  });
  const [low, high] = [at(from, 0, 0, 1), at(from, 34, 0, 1.25)];
  return {
    before: [low, { ...high, offset: 0.6 }, at(from, 34, 90, 1.25)],
    after: [at(from, 34, -90, 1.25), { ...high, offset: 0.3 }, at(to, 0, 0, 1)],
  };
}

/**
 * A doubled cube hops up, turns to its new figure, and goes to where it lies now.
 * @param {{ node: HTMLElement, box: DOMRect } | null} before the cube as it was in sight, and its box
 */
export async function turnCube(before) {
  const cube = cubeInSight();
  if (!before || !cube || !motionAllowed() || settings.pace === "once" || document.hidden || !cube.animate) return;
  const { before: rises, after: falls } = hop(before.box, cube.getBoundingClientRect());
  const { width, height, fontSize } = getComputedStyle(cube);
  const hidden = cube.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TURN });
  for (const [face, frames] of /** @type {[HTMLElement, Keyframe[]][]} */ ([
    [before.node, rises],
    [cube, falls],
  ])) {
    const flying = /** @type {HTMLElement} */ (face.cloneNode(true));
    flying.classList.add("cube-turns");
    Object.assign(flying.style, { width, height, fontSize });
    flying.setAttribute("aria-hidden", "true");
    document.body.append(flying);
    const turning = flying.animate(frames, { duration: TURN / 2, easing: "ease-in-out", fill: "both" });
    // Animations do not end while nothing is painted.
    await Promise.race([turning.finished.catch(() => {}), new Promise((done) => setTimeout(done, TURN / 2 + 100))]);
    flying.remove();
  }
  hidden.cancel();
}
