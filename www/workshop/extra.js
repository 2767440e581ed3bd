// The extra `workshop`: where players make cards of their own.
export { workshop } from "./maker.js";
