// Who may read a question that is not for the asked player's eyes alone. One table for the worker, which guards secrets
// by it, and for the page, which raises its veil by it: the page is not asked what it may see.

/** @typedef {import("../engine").Prompt} Prompt */

/** Asked in the open: what is drawn or chosen lies before everybody at once. @type {import("../engine").Why[]} */
const OPEN = ["flop"];
/** Answered by somebody beside the table, who sees what a watcher sees. @type {import("../engine").Why[]} */
const BESIDE = ["bystander"];

/** Asked of the player's own memory: no hint answers it. @type {import("../engine").Why[]} */
const REMEMBERED = ["recall"];

/** @param {Prompt | null} prompt */
export const recalls = (prompt) => prompt !== null && REMEMBERED.includes(prompt.why);

/** @param {Prompt | null} prompt */
export const inTheOpen = (prompt) => prompt !== null && OPEN.includes(prompt.why);

/** Whose eye reads what is asked. @param {Prompt | null} prompt */
export const readerOf = (prompt) => prompt && (BESIDE.includes(prompt.why) ? "watcher" : prompt.seat);
