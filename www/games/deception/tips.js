// The tips at the first sight of something in Deception Chess, by the engine's names of it.

/** @type {Record<string, string>} */
export const tips = {
  "why cloak": "Your opponent sees only the cloaks. Capture their base king, whatever cloak it wears, and you win.",
  "offer uncloak": "Before your move you may uncloak one piece. Then it moves as what it really is.",
  piles: "Each player still hides these bases.",
};
