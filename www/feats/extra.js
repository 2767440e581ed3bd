// The extra `feats`: the forty achievements, on the result of a game and on the player's own page.
export { showFeat } from "./card.js";
export { featPanels } from "./panel.js";
export { keepRecord, tellRecord } from "./records.js";
