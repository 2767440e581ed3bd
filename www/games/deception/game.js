// Deception Chess: the secret set-up, looking under the own cloaks, uncloaking, the bases still hidden.
import { CloakPanels } from "./panels.js";
import { takenCloaks } from "./taken.js";

/** @type {import("../protocol").GamePart} */
export const deception = {
  book: true,
  scene: {
    rows: [".rnbqk..", ".pppp...", "...N....", "..PPPP.."],
    cloaked: true,
    bare: "31",
    look: [
      [4, 0, "pawn"],
      [3, 3, "king"],
    ],
  },
  hides: () => true,
  veil: { cloak: ["hide your king", "start"] },
  expected: ({ prompt }, { choice }) => prompt?.why === "cloak" && choice.t === "done",
  panels: (table) => new CloakPanels(table),
  taken: takenCloaks,
};
