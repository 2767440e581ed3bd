// The doubling cube.
import { h } from "../../ui/dom.js";
import { ALONE } from "../../ui/words.js";

/** @param {import("../../engine").Poker["cube"]} cube @param {string} name of its owner, if it has one */
export const doublingCube = ({ value, owner }, name = "") =>
  h(
    "span",
    {
      class: "cube",
      role: "img",
      title: "Doubling cube",
      "aria-label": `Doubling cube at ${value}, ${owner ? `owned by ${name === ALONE ? "you" : name}` : "in the middle"}`,
      data: { owner: owner ?? "middle" },
    },
    String(value),
  );
