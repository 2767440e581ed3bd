// What a drawing is: the ground it stands on, and what happens there.

/**
 * @typedef {import("./stand.js").Army} Army
 *
 * Who stands in a picture: the holder's pieces, the opponent's, and pieces of either.
 * @typedef {{ own: Army, foe: Army, any: Army }} Armies
 * @typedef {{ place: string, inner: string }} Drawn
 * @typedef {Record<string, (armies: Armies) => Drawn>} Drawings by the names of cards
 * @typedef {(kit: typeof import("./kit.js")) => Drawings} Group drawings that have something in common
 */

/** A drawing on a ground. @param {string} place @param {string[]} parts the lowest first @returns {Drawn} */
export const on = (place, ...parts) => ({ place, inner: parts.join("") });
