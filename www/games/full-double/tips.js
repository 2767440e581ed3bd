// The tips at the first sight of something in Full Double Chess, by the engine's names of it.

/** @type {Record<string, string>} */
export const tips = {
  "why move": "You have two kings. While both stand there is no check: look after them yourself.",
};
