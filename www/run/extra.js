// The extra `run`: a run of Chess Storm, "The Crossing".
export { heartsAt, toldAfter } from "./at-table.js";
export { run } from "./run.js";
