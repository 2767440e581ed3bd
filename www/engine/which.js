// The engine that the page begins with: a small one, without Chess Storm, where the address names another game. The
// whole one takes its place when it is asked for more, see connection.js.

/** True if the small engine is enough. Where the service worker keeps the whole one, nothing is gained by another. */
export const isSmall = () =>
  /[#&]g=(?!chess-storm)/.test(location.hash) && origin !== "null" && !navigator.serviceWorker?.controller;

/** The name of the files of an engine. @param {boolean} small */
export const engineFile = (small) => (small ? "engine-small" : "engine");

/** Operations of Chess Storm alone, and what is asked about all games. */
const WHOLE = new Set(["catalog", "cardWords", "checkCard", "printedCard", "tryCard", "rateCard", "stormRun"]);

/** True if a question takes the whole engine. @param {string} op @param {unknown[]} args */
export const takesWhole = (op, args) => WHOLE.has(op) || JSON.stringify(args).includes("chess-storm");
