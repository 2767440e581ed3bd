// Fills a part of the review anew without taking the focus from who reads it.
import { flatten } from "../ui/dom.js";

/** The attributes that tell what has the focus. */
const HELD = ["data-at", "name", "data-test"];

/**
 * Puts these into a part; the focus stays with what is called the same.
 * @param {HTMLElement} part @param {import("../ui/dom.js").Child[]} children
 */
export function fill(part, children) {
  const { activeElement: held } = document;
  const at = held && part.contains(held) ? HELD.find((name) => held.hasAttribute(name)) : null;
  const same = at && `[${at}="${held?.getAttribute(at)}"]${at === "name" ? ":checked" : ""}`;
  part.replaceChildren(...flatten(children));
  const again = same ? part.querySelector(same) : null;
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}
