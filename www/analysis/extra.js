// The extra `analysis`: a board on which both sides are moved by hand, with branches and what the engine thinks.
export { analyse, analyseGame, goOnAnalysing, linked } from "./open.js";
