// The link to the rules book, which opens in a new tab.
import { newTabLink } from "../ui/new-tab.js";

/** @param {string} href */
export const bookLink = (href) => newTabLink("Full rules", href, { class: "full-rules" }, "Full rules");
