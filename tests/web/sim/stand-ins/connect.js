// The line to the engine, over the workers of the simulation.
/* global Deckmate, tab */
import { desk } from "../../../../www/engine/desk.js";
import { linkUp } from "../../../../www/engine/link.js";

Deckmate.connect = () => linkUp({ source: "", module: tab.engine, build: desk });
