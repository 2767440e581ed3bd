// The places at which names of cards may be broken on small faces, so that their letters stay large enough to be read.

const BROKEN =
  "Abol-ished Apart-heid Bull-dozer Break-through Cancel-led Canni-balism Castle-rock Cease-fire Chame-leon " +
  "Cheer-leaders Chrono-meter Cohabi-tation Conver-sion Corrup-tion Depres-sion Desert-ers Disinte-grate " +
  "Double-Cross Four-square Incep-tion Inge-rence Inquisi-tion Kid-napping Magnet-ism Merito-rious Near-sighted " +
  "Neutral-ity Periph-ery Pomppu-filis Provo-cation Quad-rille Relig-ulous Retali-ation Rock'n'-Roll Sacri-fice " +
  "Senior-ity Shape-shifter Stam-pede";
const PLACES = new Map(BROKEN.split(" ").map((word) => [word.replace("-", ""), word.replace("-", "\u00ad")]));

/** A title with a soft hyphen where it may be broken. @param {string} title */
export const softened = (title) => PLACES.get(title) ?? title;
