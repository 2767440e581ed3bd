// The entry of the simulated page: the line to the engine, then the page itself.
import "./connect.js";
import "../../../../www/main.js";
import { keepDeck, ownDecks } from "../../../../www/games/chess-storm/decks/decks.js";
import { trophies } from "../../../../www/match/kept.js";
import { begin, go, goOn } from "../../../../www/router.js";
import { change, settings } from "../../../../www/ui/settings.js";

/* global tab */
tab.page = { begin, change, go, goOn, keepDeck, ownDecks, settings, trophies };
