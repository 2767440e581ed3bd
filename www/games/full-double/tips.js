// The tips at the first sight of something in Full Double Chess, by the engine's names of it.

/** @type {Record<string, string>} */
export const tips = {
  "why move": "You have two kings. While both stand there is no check: look after them yourself.",
  wide: "The board is wider than the screen: swipe it, or turn the phone on its side to see it whole.",
};
