// The doubling cube.
import { h } from "../../ui/dom.js";
import { ALONE } from "../../ui/words.js";

/** @param {import("../../engine").Poker["cube"]} cube @param {string} name of its owner, if it has one */
export function doublingCube({ value, owner }, name = "") {
  const whose = owner ? `owned by ${name === ALONE ? "you" : name}` : "in the middle";
  return h(
    "span",
    {
      class: "cube",
      role: "img",
      title: "Doubling cube",
      "aria-label": `Doubling cube at ${value}, ${whose}`,
      data: { owner: owner ?? "middle" },
    },
    String(value),
  );
}
