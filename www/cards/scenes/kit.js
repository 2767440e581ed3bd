// All that drawings by hand are made with: they are given it, so that their extra holds nothing but drawings.
export { eyes } from "./eyes.js";
export { ring, tile } from "./floor.js";
export { C } from "./inks.js";
export * from "./props.js";
export { on } from "./scene.js";
export * from "./signs.js";
export * from "./stand.js";
