// The two live regions that screen readers follow, and the toasts at the edge of the page.
import { h } from "./dom.js";

/** @typedef {"polite" | "assertive"} Tone */

const last = { polite: "", assertive: "" };
/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Until when trouble is read out, and what waits for that.
 * @type {{ until: number, timer?: ReturnType<typeof setTimeout> }}
 */
const trouble = { until: 0 };

/**
 * Reads a text out. A text that is said twice is made different, or it would not be read again. An urgent text waits
 * until trouble has been read; only the latest of them counts.
 * @param {string} text
 * @param {Tone} [tone]
 */
export function announce(text, tone = "polite") {
  if (!text) return;
  if (tone === "assertive") {
    clearTimeout(trouble.timer);
    const rest = trouble.until - performance.now();
    if (rest > 0) {
      trouble.timer = setTimeout(() => announce(text, tone), rest);
      return;
    }
  }
  last[tone] = last[tone] === text ? `${text}\u00a0` : text;
  element(tone === "polite" ? "say-polite" : "say-assertive").textContent = last[tone];
}

/** Puts the toasts where they can be seen: a modal dialog covers everything else. */
export function raiseToasts() {
  const open = [...document.querySelectorAll("dialog[open]")].pop();
  (open ?? document.body).append(element("toasts"));
}

/**
 * A short note that disappears by itself; with something that can be done about it, it stays longer.
 * @param {string} text @param {"note" | "trouble"} [tone] @param {{ words: string, act: () => unknown }} [way]
 */
export function toast(text, tone = "note", way) {
  const place = element("toasts");
  const note = h("div", { class: "toast inverse", "data-test": "toast" }, text);
  const act = () => {
    note.remove();
    void way?.act();
  };
  if (way) note.append(h("button", { type: "button", class: "toast-way", onclick: act }, way.words));
  // A text that is said again takes the place of the first.
  for (const old of [...place.children]) if (old.textContent === note.textContent) old.remove();
  while (place.children.length > 2) place.firstChild?.remove();
  raiseToasts();
  place.append(note);
  const lasts = Math.max(way ? 10_000 : 3500, text.length * 75);
  if (tone === "trouble") trouble.until = 0;
  announce(text, tone === "trouble" ? "assertive" : "polite");
  if (tone === "trouble") trouble.until = performance.now() + lasts;
  setTimeout(() => note.remove(), lasts);
}

/** Removes what was said last: it belongs to the player who leaves the screen. */
export function clearSpoken() {
  clearTimeout(trouble.timer);
  trouble.until = 0;
  for (const id of ["say-polite", "say-assertive"]) element(id).textContent = "";
  element("toasts").replaceChildren();
}
