// Making elements.
import { icon } from "./icons.js";

/**
 * @typedef {Node | string | number | null | undefined | false} Leaf
 * @typedef {Leaf | Leaf[]} Few
 * @typedef {Few | Few[] | (Few | Few[])[]} Child what an element may hold: lists are laid flat
 * @typedef {Record<string, unknown>} Props
 */

/**
 * Makes an element: `h("button", { class: "plain", onclick }, "Text", child)`.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props} [props] attributes; `on...` listens, `data` is the data set, `value` and `checked` are properties
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === "data") Object.assign(node.dataset, value);
    // As an attribute, a strict Content-Security-Policy would refuse it.
    else if (name === "style") node.style.cssText = String(value);
    else if (name === "value" || name === "checked") Object.assign(node, { [name]: value });
    // A trusted address stays one: it is no string.
    else node.setAttribute(name, value === true ? "" : /** @type {string} */ (value));
  }
  node.append(...flatten(children));
  return node;
}

/**
 * The nodes and texts among children: lists are laid flat; null, undefined and false are left out.
 * @param {Child[]} children @returns {(Node | string)[]}
 */
export const flatten = (children) =>
  children.flatMap((child) => {
    if (Array.isArray(child)) return flatten(child);
    if (child === null || child === undefined || child === false) return [];
    return typeof child === "number" ? String(child) : child;
  });

/**
 * A text whose moves ("f8–c5") are not broken at their dash.
 * @param {string} text
 */
export const unbroken = (text) =>
  text.split(/(\S{1,9}–\S{1,9})/).map((part, at) => (at % 2 ? h("span", { class: "unbroken" }, part) : part));

/**
 * A button with an icon and words; `quiet` keeps the words for screen readers and the tooltip only.
 * @param {string} words
 * @param {Props & { class?: string }} [props]
 * @param {Parameters<typeof icon>[0] | null} [sign]
 */
export function button(words, props = {}, sign = null, quiet = false) {
  const { class: kind = "button", ...rest } = props;
  const node = h("button", { type: "button", class: kind, ...rest }, sign && icon(sign));
  if (quiet) {
    node.setAttribute("aria-label", words);
    node.title = words;
  } else node.append(h("span", {}, words));
  return node;
}
