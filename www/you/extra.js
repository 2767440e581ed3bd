// The extra `you`: the player's own page.
export { you } from "./you.js";
