// Small tools for the page's own sentences.

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The engine's refusal as a sentence of the page. @param {unknown} text */
export const sentence = (text) =>
  capital(String(text))
    .replace(/`([^`]*)`/g, "“$1”")
    .replace(/([^.!?”])$/, "$1.");

/** A name of the engine as words: "draw_claims" is "Draw claims". @param {string} name */
export const words = (name) => capital(name.replace(/[-_]/g, " "));

/** The only player of a page, as long as no name is given. */
export const ALONE = "You";

/** "Your hand", "Black's hand". @param {string} name */
export const whose = (name) => (name === ALONE ? "Your" : `${name}'s`);

/** "1 card", "3 cards". @param {number} number @param {string} noun @param {string} [many] */
export const count = (number, noun, many = `${noun}s`) => `${number} ${number === 1 ? noun : many}`;

/** @param {number} ms */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
