// The engine beside the page: the tests' own copy of each game, which says what the page must show.
import { createRequire } from "node:module";
import type { Deckmate, Engine, View } from "../../../www/engine.js";

export type { Eye, Game, GameName, NewGame, Offer, Prompt, Seat, View } from "../../../www/engine.js";

const library = createRequire(import.meta.url)("../../../dist/engine.js") as Deckmate;
export const engine: Engine = await library.load();
export const catalog = engine.catalog();
/** The part of a view that only Chess Storm, only 5 Card Chess has. */
export const stormOf = (view: View) => (view.game === "chess-storm" ? view.storm : null);
export const pokerOf = (view: View) => (view.game === "five-card" ? view.poker : null);
export const stormCards = catalog.games.find(({ name }) => name === "chess-storm")!.cards;
