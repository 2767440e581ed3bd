// The extra `run`: a run of Chess Storm, "The Crossing".
export { run } from "./run.js";
