// What a worker of the simulation starts: a session over the engine that it was sent.
import { openSession } from "../../../../www/engine/session.js";

export const sessionOf = openSession;
