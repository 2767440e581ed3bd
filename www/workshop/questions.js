// The questions over the sheets: what is to be chosen there, by the part that its chip shows.

/** By the word of a part; by verb and part where it depends on the verb. @type {Record<string, string>} */
const QUESTIONS = {
  // The verb's own value, where that is neither piece nor square.
  begin: "Which rule begins?",
  spawn: "Which kind of piece?",
  name: "Which kinds may be named?",
  draw: "How many cards?",
  discard: "How many cards?",
  look: "How many cards?",
  undo: "What is taken back?",
  // Its other parts.
  like: "Like which piece?",
  step: "Which way?",
  far: "How far?",
  leap: "How far does it jump?",
  way: "How does it move?",
  to: "Where to?",
  take: "What may it capture?",
  hit: "What must it capture?",
  times: "How many times?",
  same: "What is alike?",
  by: "Which piece captures?",
  or: "Which other piece may be sent?",
  with: "What is it then?",
  "note.with": "What is noted?",
  "lay.with": "What becomes of the square?",
  "replace.with": "By which piece?",
  into: "What does it become?",
  "shape.into": "Like which piece does it move?",
  kind: "Which kind?",
  until: "How long?",
  ask: "When is it asked?",
  sequel: "What follows?",
  least: "How many at least?",
  most: "How many at most?",
  rank: "Which rank?",
  prey: "How many enemies does it attack, at least?",
  corners: "How many corners?",
  effect: "Which rule is in force?",
  // Parts that are so or not.
  "at-once": "All at once?",
  out: "For good?",
  two: "Two squares?",
  may: "May they leave it?",
};

/** @param {string} field the word of the part @param {string} [verb] the verb of its step */
export const questionOf = (field, verb = "") =>
  QUESTIONS[`${verb}.${field}`] ?? QUESTIONS[field === "then" ? "sequel" : field] ?? "What is it?";

/** Returns true if a part has a question of its own. @param {string} field */
export const hasQuestion = (field) => (field === "then" ? "sequel" : field) in QUESTIONS;
