// The readers of a question that is not for the asked player alone. The worker keeps secrets by this table, and the
// page raises its veil by it; the worker does not rely on what the page says.

/** @typedef {import("../engine").Prompt} Prompt */

/** Asked in the open: what is drawn or chosen lies before everybody at once. @type {import("../engine").Why[]} */
const OPEN = ["flop"];
/** Answered by a bystander, who sees what a watcher sees. @type {import("../engine").Why[]} */
const BESIDE = ["bystander"];

/** Asked of the player's own memory: no hint answers it. @type {import("../engine").Why[]} */
const REMEMBERED = ["recall"];

/** @param {Prompt | null} prompt */
export const recalls = (prompt) => prompt !== null && REMEMBERED.includes(prompt.why);

/** @param {Prompt | null} prompt */
export const inTheOpen = (prompt) => prompt !== null && OPEN.includes(prompt.why);

/** Returns the eye that reads the question. @param {Prompt | null} prompt */
export const readerOf = (prompt) => prompt && (BESIDE.includes(prompt.why) ? "watcher" : prompt.seat);
