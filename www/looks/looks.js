// The extra `looks`: the boards and the sets of pieces beside the usual ones, and what they look like in the settings.
import { classic } from "../pieces/looks.js";
import { bold, figures } from "./sets.js";

export { picture } from "./picture.js";

/** By their names. @type {Partial<Record<string, import("../pieces/looks.js").PieceSet>>} */
export const sets = { classic, bold, figures };
