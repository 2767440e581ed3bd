// The extra `archive`: the games that have ended, and one of them shown again.

export { endedGames, review, reviewResult, watch, watchFrom, watchOne } from "./ended-games.js";
export { linked } from "./linked.js";
