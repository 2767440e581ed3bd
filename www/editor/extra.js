// The extra `editor`: any position of any game, put together on the board.
export { editor } from "./editor.js";
