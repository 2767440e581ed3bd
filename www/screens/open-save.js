// Opens a saved game: from a file, or from the text that Copy game gives.
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { oneLine } from "../ui/words.js";
import { openSave } from "./paste.js";

/** No game is that long: what is larger is something else, and is not read. In bytes. */
const LARGEST = 4_000_000;

/** The text of a file: UTF-8, or as older programs write it. @param {File} file */
async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Reads a save from a file: one of this page with its seats, or the engine's own text. @param {File} file */
export const loadFile = async (file) => {
  const { name, size } = file;
  const refused =
    size <= LARGEST
      ? await openSave(await textOf(file))
      : `${oneLine(name.slice(0, 80))} is too large for a saved game: ${Math.ceil(size / 1e6)} MB, at most 4.`;
  if (refused) toast(refused, "trouble");
};

/**
 * Asks for a file or a text; a text that is refused stays, and the reason stands below it.
 * @param {HTMLInputElement} file @param {string} [value] @param {string} [refused]
 */
export async function openDialog(file, value = "", refused = "") {
  const about = refused && { "aria-invalid": "true", "aria-describedby": "save-refused", "data-first": true };
  const text = h("textarea", { rows: 5, id: "save-text", spellcheck: "false", autocomplete: "off", value, ...about });
  /** @param {() => void} close */
  const choose = (close) => {
    close();
    file.click();
  };
  /** @type {string | null} */
  const pasted = await dialog({
    id: "open",
    title: "Open a saved game",
    size: "small",
    body: (close) => [
      button("Choose a file", { onclick: () => choose(close), "data-first": refused ? null : true }, "load"),
      h(
        "div",
        { class: "field" },
        h("label", { for: "save-text", class: "field-label" }, "Or paste the text of a game"),
        text,
        refused && h("p", { class: "field-error", id: "save-refused", role: "alert" }, refused),
      ),
    ],
    actions: (close) => {
      const open = () => (text.value.trim() ? close(text.value.trim()) : text.focus());
      return button("Open the text", { class: "button primary", onclick: open, "data-test": "open-text" });
    },
  });
  const why = pasted && (await openSave(pasted));
  if (why) await openDialog(file, pasted, why);
}
