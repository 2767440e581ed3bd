// Deception Chess: every piece is a cloak over a secret base.
import { extra } from "../../extras/extra.js";

/** @type {import("../protocol").GamePart} */
export const deception = {
  opponents: ["bela", "veiled", "stan", "burglar"],
  pace: "20 min · easy to learn",
  book: true,
  steps: 4,
  scene: {
    ground: "violet",
    light: true,
    men: [
      ["black", "bishop", 74, "cloaked"],
      ["black", "king", 90],
      ["black", "rook", 74, "cloaked"],
    ],
  },
  hides: () => true,
  plans: true,
  nobody: "Each device keeps its own bases under seal; at the end both open them and check the whole game.",
  table: () => extra("deception").then(({ tablePart }) => tablePart),
};
