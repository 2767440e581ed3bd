// The types of engine.mjs: those of engine.js, and a default.
import type { Deckmate } from "./engine.js";

export * from "./engine.js";

declare const library: Deckmate;
export default library;
