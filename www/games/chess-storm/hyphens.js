// The places at which the name of a card may be broken in the hand: its letters are never too narrow to be read.
import { wide } from "../../cards/effect-face.js";

const BROKEN =
  "Abol-ished Apart-heid Bull-dozer Break-through Cancel-led Canni-balism Castle-rock Cease-fire Chame-leon " +
  "Cheer-leaders Chrono-meter Cohabi-tation Conver-sion Corrup-tion Depres-sion Desert-ers Disinte-grate " +
  "Four-square Incep-tion Inge-rence Inquisi-tion Kid-napping Magnet-ism Merito-rious Near-sighted Neutral-ity " +
  "Periph-ery Pomppu-filis Provo-cation Quad-rille Relig-ulous Retali-ation Rock'n'-Roll Sacri-fice Senior-ity " +
  "Shape-shifter Stam-pede";
const PLACES = new Map(BROKEN.split(" ").map((word) => [word.replace("-", ""), word.split("-")]));

/** Lets the titles of the faces in it be broken rather than squeezed; --wide is the width of the longer part then. */
/** @param {Element} hand */
export function breakTitles(hand) {
  for (const title of /** @type {NodeListOf<HTMLElement>} */ (hand.querySelectorAll(".card-title"))) {
    const parts = PLACES.get(title.textContent ?? "");
    if (!parts) continue;
    title.textContent = parts.join("\u00ad");
    title.style.setProperty("--wide", wide(parts.join("- ")));
  }
}
