// Dialogs over the page: questions, texts to copy.
import { opened } from "./begun.js";
import { button, h } from "./dom.js";
import { raiseToasts } from "./live.js";

/**
 * @typedef {import("./dom.js").Child} Child
 */

/**
 * @template T
 * @typedef {(value?: T | null) => void} Close ends the dialog with a value
 */

/**
 * @template T
 * @typedef {object} DialogParts
 * @property {string} id
 * @property {string} title
 * @property {"small" | "large" | ""} [size]
 * @property {Child | ((close: Close<T>) => Child)} body
 * @property {Child | ((close: Close<T>) => Child)} [actions]
 */

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Calls `listener` whenever a dialog opens, until `signal` ends it.
 * @param {() => void} listener @param {AbortSignal} [signal]
 */
export function onDialog(listener, signal) {
  listeners.add(listener);
  signal?.addEventListener("abort", () => listeners.delete(listener));
}

/**
 * Gives the focus back; where its place is gone the question takes it, or the heading: it never falls to the body.
 * @param {HTMLElement | null} before
 */
function focusAgain(before) {
  const gone = !before?.isConnected || before === document.body;
  const place = gone ? document.querySelector("#prompt, main h1") : before;
  if (!(place instanceof HTMLElement)) return;
  if (gone && !place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Opens a modal dialog; resolves with what `close(value)` was given, or null after Esc. One that is open by the same
 * name is closed: a question is asked once.
 * @template T
 * @param {DialogParts<T>} parts @returns {Promise<T | null>}
 */
export function dialog({ id, title, size = "", body, actions }) {
  const same = document.getElementById(id);
  if (same instanceof HTMLDialogElement) same.close();
  return new Promise((resolve) => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    /** @type {T | null} */
    let result = null;
    /** @type {Close<T>} */
    const close = (value = null) => {
      result = value;
      box.close();
    };
    const box = h("dialog", { id, class: `dialog ${size}`, "aria-labelledby": `${id}-title` });
    const content = typeof body === "function" ? body(close) : body;
    const middle = h("div", { class: "dialog-body" }, content);
    const feet = typeof actions === "function" ? actions(close) : actions;
    box.append(
      h(
        "div",
        { class: "dialog-head" },
        h("h2", { id: `${id}-title` }, title),
        button("Close", { class: "icon-button", onclick: () => close(), "data-test": "close" }, "close", true),
      ),
      middle,
      ...(feet ? [h("div", { class: "dialog-feet" }, feet)] : []),
    );
    box.addEventListener("close", () => {
      // The notes may have moved in while the dialog covered the page.
      box.removeAttribute("open");
      raiseToasts();
      box.remove();
      opened();
      focusAgain(before);
      resolve(result);
    });
    box.addEventListener("click", (event) => {
      if (event.target === box) close();
    });
    document.body.append(box);
    box.showModal();
    for (const listener of listeners) listener();
    opened();
    // A part that scrolls can be reached by keys, also where a picture that comes later makes it scroll.
    const reach = () => {
      if (middle.scrollHeight > middle.clientHeight + 1) middle.tabIndex = 0;
    };
    reach();
    const grown = new ResizeObserver(reach);
    for (const part of middle.children) grown.observe(part);
    box.addEventListener("close", () => grown.disconnect());
    const firsts = ["[data-first]", ".dialog-feet button", ".dialog-head button"];
    const first = firsts.map((name) => box.querySelector(name)).find(Boolean);
    if (first instanceof HTMLElement) first.focus();
  });
}

/**
 * One question with two answers; true for yes.
 * @param {string} title @param {string} text @param {string} yes
 * @param {"danger" | "primary"} [weight] whether something is lost by it
 */
export const confirm = (title, text, yes, no = "Cancel", weight = "danger") =>
  dialog({
    id: "confirm",
    title,
    size: "small",
    body: h("p", {}, text),
    actions: (close) => [
      button(no, { onclick: () => close(false), "data-test": "confirm-no" }),
      button(yes, { class: `button ${weight}`, onclick: () => close(true), "data-test": "confirm-yes" }),
    ],
  });

/** A text that a player takes along. @param {string} title @param {string} about @param {string} text */
export const showText = (title, about, text) =>
  dialog({
    id: "text",
    title,
    body: [
      h("p", {}, about),
      h("textarea", {
        readonly: true,
        rows: 8,
        "aria-label": title,
        value: text,
        onfocus: (/** @type {Event} */ { target }) => target instanceof HTMLTextAreaElement && target.select(),
        "data-first": true,
      }),
    ],
    actions: (close) => button("Close", { onclick: () => close() }),
  });
