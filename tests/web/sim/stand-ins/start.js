// What a worker of the simulation starts: a desk over the engine that it was sent.
import { desk } from "../../../../www/engine/desk.js";

export const deskOf = desk;
