// The entry of the simulated page: the line to the engine, then the page itself.
import "./connect.js";
import "../../../../www/main.js";
import { keepDeck } from "../../../../www/games/chess-storm/decks/own.js";
import { trophies } from "../../../../www/match/kept.js";
import { begin, go, goOn } from "../../../../www/router.js";
import { change, settings } from "../../../../www/ui/settings.js";
import { readList } from "../../../../www/ui/storage.js";

/** The names of the decks that are kept. */
const keptDecks = () => readList("decks", "The list of your decks").map((/** @type {any} */ deck) => deck.name);

/* global tab */
tab.page = { begin, change, go, goOn, keepDeck, keptDecks, settings, trophies };
