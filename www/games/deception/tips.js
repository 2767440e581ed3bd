// The tips at the first sight of something in Deception Chess, by the engine's names of it.

/** @type {Record<string, string>} */
export const tips = {
  "why cloak":
    "Each piece moves as the cloak it wears. The small pictures, the bases, are what it really is: only you see yours.",
  "why move":
    "Capture the base king, whatever cloak it wears, and you win. There is no check: nothing betrays where it hides.",
  piles: "These bases still lie under cloaks. Guess marks what you think an enemy piece is: only you see it.",
};
