// What is said the first time that something of Full Double Chess is met, by the engine's names of it.

/** @type {Record<string, string>} */
export const tips = {
  "why move": "You have two kings. While both stand there is no check: look after them yourself.",
};
