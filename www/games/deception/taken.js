// Captured pieces of Deception Chess: the cloak and what was under it.
import { pieceIcon } from "../../pieces/picture.js";
import { BY_VALUE } from "../../pieces/taken.js";
import { h } from "../../ui/dom.js";
import { capital } from "../../ui/words.js";

/** @param {import("../../engine").View} view @param {import("../../engine").SideName} side */
export function takenCloaks(view, side) {
  /** @param {import("../../engine").View["taken"][number]} one */
  const value = (one) => BY_VALUE.indexOf(one.base ?? one.kind);
  const pieces = view.taken.filter((one) => one.side === side).sort((a, b) => value(a) - value(b));
  /** @param {import("../../engine").View["taken"][number]} one */
  const other = (one) => one.base && one.base !== one.kind;
  /** @param {import("../../engine").View["taken"][number]} one */
  const words = (one) => (other(one) ? `${one.base} cloaked as a ${one.kind}` : one.kind);
  const said = pieces.map(words).join(", ");
  return h(
    "div",
    {
      class: "taken",
      role: "img",
      "aria-label": said ? `${capital(side)} pieces captured: ${said}` : `No ${side} pieces captured`,
    },
    pieces.map((one) =>
      h(
        "span",
        { class: "taken-pair", title: words(one) },
        pieceIcon(side, one.base ?? one.kind, "small-piece"),
        other(one) && pieceIcon(side, one.kind, "worn-piece", true),
      ),
    ),
  );
}
