// A drawing: its ground, and the markup of what happens on it.

/**
 * @typedef {import("./stand.js").Army} Army
 *
 * The armies in a picture: the holder's, the opponent's, and a neutral one for pieces of either.
 * @typedef {{ own: Army, foe: Army, any: Army }} Armies
 * @typedef {{ place: string, inner: string }} Drawn
 * @typedef {Record<string, (armies: Armies) => Drawn>} Drawings by the names of cards
 * @typedef {(kit: typeof import("./kit.js")) => Drawings} Group drawings that have something in common
 */

/** A drawing on a ground. @param {string} place @param {string[]} parts the lowest first @returns {Drawn} */
export const on = (place, ...parts) => ({ place, inner: parts.join("") });
