// The line to the engine, over the workers of the simulation.
/* global Deckmate, tab */
import { openLine } from "../../../../www/engine/line.js";
import { openSession } from "../../../../www/engine/session.js";

Deckmate.connect = () => openLine({ source: "", module: tab.engine, build: openSession });
