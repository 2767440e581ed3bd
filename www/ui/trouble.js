// Dialogs about what went wrong: the engine, or a save.
import { dialog } from "./dialog.js";
import { button, h } from "./dom.js";
import { copy, download } from "./files.js";

/**
 * Something went wrong that a player should know of.
 * @param {string} title
 * @param {string} text
 * @param {string} report
 */
export const trouble = (title, text, report) =>
  dialog({
    id: "trouble",
    title,
    size: "small",
    body: h("p", {}, text),
    actions: (close) => [
      report && button("Copy report", { onclick: () => copy(report, "Report") }, "copy"),
      button("Continue", { class: "button primary", onclick: () => close(), "data-test": "go-on" }),
    ],
  });

/**
 * A save that cannot be read is never thrown away by itself: it is shown, can be copied and kept as a file; resolves
 * with "delete" when a player wants no more of it. `kept`: whether this page keeps it.
 * @param {string} text
 * @param {string} reason
 */
export const brokenSave = (text, reason, kept = false) =>
  dialog({
    id: "broken-save",
    title: "This saved game can't be opened",
    body: [
      h("p", { "data-test": "broken-reason" }, reason),
      h("p", {}, "Nothing was deleted. If another version wrote it, keep the text and try it there."),
      h("textarea", { readonly: true, rows: 6, "aria-label": "Text of the save", value: text }),
    ],
    actions: (close) => [
      kept && button("Delete", { class: "button danger", onclick: () => close("delete"), "data-test": "delete-save" }),
      button("Copy", { onclick: () => copy(text, "Save") }, "copy"),
      button("Download", { onclick: () => download("deckmate-broken-save.json", text) }, "save"),
      button("Close", { class: "button primary", onclick: () => close() }),
    ],
  });
