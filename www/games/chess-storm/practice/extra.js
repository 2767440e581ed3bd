// The extra `practice`: the practice positions of Chess Storm, and what watches a table at which one is tried.
export { practices } from "./practice.js";
export { practise } from "./task.js";
