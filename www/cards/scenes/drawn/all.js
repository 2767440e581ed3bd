// The extra `drawings`: the pictures of cards that are drawn by hand.
import { beasts } from "./beasts.js";
import { fights } from "./fights.js";
import { laws } from "./laws.js";
import { moves } from "./moves.js";
import { pawns } from "./pawns.js";
import { places } from "./places.js";
import { removals } from "./removals.js";
import { returns } from "./returns.js";
import { secondAnswers } from "./second-answers.js";
import { secondEnds } from "./second-ends.js";
import { secondMoves } from "./second-moves.js";
import { swaps } from "./swaps.js";
import { words } from "./words.js";

const GROUPS = [
  beasts,
  fights,
  laws,
  moves,
  pawns,
  places,
  removals,
  returns,
  swaps,
  words,
  secondMoves,
  secondEnds,
  secondAnswers,
];

/** All drawings, made with what the page has for them. @type {import("../scene.js").Group} */
export const drawings = (kit) => Object.assign({}, ...GROUPS.map((group) => group(kit)));
