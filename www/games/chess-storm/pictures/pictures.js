// The extra `pictures`: what each card of Chess Storm does, drawn on a piece of a board, as the engine played it when
// the page was built (scripts/pictures.mjs); what is not done on a board has a sign.
import lines from "deckmate:pictures";
import { ruleWith } from "../../../cards/art.js";
import { Picture } from "./picture.js";
import { reasonSign } from "./reasons.js";

const pictures = new Map(
  lines.split("\n").map((line) => {
    const at = line.indexOf(" ");
    return /** @type {const} */ ([line.slice(0, at), line.slice(at + 1)]);
  }),
);

/**
 * The picture of a card; null if it has none.
 * @param {string} name @param {import("../../../engine").SideName} side of its holder
 */
function cardPicture(name, side) {
  const text = pictures.get(name);
  if (!text) return null;
  return text[0] === "!" ? reasonSign(text.slice(1)) : new Picture(text, side).draw();
}

ruleWith(({ name }, side) => cardPicture(name, side));
