// The extra `cards`: how cards look, fly and are held by a finger. Every place that shows cards needs it.
import { added } from "./added.js";
import { drawWith } from "./art.js";
import * as flights from "./flights.js";
import * as held from "./held.js";
import "./rest.js";
import * as scenes from "./scenes/scenes.js";

Object.assign(added, { flights, held, scenes });
drawWith(scenes.draw, scenes.whenDrawn);

export { flights, held, scenes };
