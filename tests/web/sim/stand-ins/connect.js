// The line to the engine, over the workers of the simulation.
/* global Deckmate, tab */
import { openConnection } from "../../../../www/engine/connection.js";
import { openSession } from "../../../../www/engine/session.js";

Deckmate.connect = () => openConnection({ source: "", module: tab.engine, build: openSession });
