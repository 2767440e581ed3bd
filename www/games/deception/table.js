// The extra `deception`: the secret set-up, looking under the own cloaks, uncloaking, the bases still hidden.
import { answerNote, expected } from "./hiding.js";
import { CloakPanels } from "./panels.js";
import { takenCloaks } from "./taken.js";
import { tips } from "./tips.js";

/** @type {import("../protocol").TablePart} */
export const tablePart = {
  veil: { cloak: ["hide your king", "start"] },
  expected,
  answerNote,
  panels: (table) => new CloakPanels(table),
  taken: takenCloaks,
  tips,
  met: () => [["piles", "#hidden-bases"]],
};
