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

/** "It's your turn.", "It's Black's turn." @param {string} name */
export const turnOf = (name) => `It's ${name === ALONE ? "your" : whose(name)} turn.`;

/**
 * A verb with its subject: "You have", "Black has".
 * @param {string} name @param {string} yours @param {string} theirs
 */
export const does = (name, yours, theirs) => `${name} ${name === ALONE ? yours : theirs}`;

/** Letters of which something is seen: neither spaces nor signs without a shape. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A text from elsewhere, for a place within the page's own words: in one line, without signs that turn the direction of
 * the words around it; empty where nothing of it would be seen.
 * @param {string} text
 */
export function oneLine(text) {
  const line = text
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return SEEN.test(line) ? line : "";
}

/** A text as it is searched: small letters without accents. @param {string} text */
export const bare = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words that a search wants. @param {string} text */
export const sought = (text) => bare(text).split(/\s+/).filter(Boolean);

/** "1 card", "3 cards". @param {number} number @param {string} noun @param {string} [many] */
export const count = (number, noun, many = `${noun}s`) => `${number} ${number === 1 ? noun : many}`;

/** A day as the page writes it, which is read alike everywhere: "30 Nov 2026". @param {Date} date */
export const dayWords = (date) => date.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** @param {number} ms */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** Resolves after so long, or when the signal aborts. @param {number} ms @param {AbortSignal} signal */
export const pause = (ms, signal) =>
  new Promise((done) => {
    if (signal.aborted) return done(null);
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done(null);
    });
  });
