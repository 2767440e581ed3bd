// The tips at the first sight of something in Deception Chess, by the engine's names of it.

/** @type {Record<string, string>} */
export const tips = {
  "why cloak":
    "Each piece moves as the cloak it wears. The small pictures, the bases, are what it really is: only you see yours.",
  "why move":
    "Capture the base king, whatever cloak it wears, and you win. There is no check: nothing betrays where it hides.",
  "offer uncloak": "Before your move you may uncloak one piece. Then it moves as what it really is.",
  piles: "These bases still lie under cloaks. A captured piece shows what it really was.",
};
