// The link to the rules book, which opens beside the game.
import { beside } from "../ui/beside.js";

/** @param {string} href */
export const bookLink = (href) => beside("Full rules", href, { class: "full-rules" }, "Full rules");
