// The card as text: JSON that can be changed; what is wrong is said with its line.
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { ask } from "./check.js";
import { lineOf } from "./lines.js";
import { isReadable } from "./readable.js";

/** @typedef {import("./types").Design} Design */

/**
 * What is wrong with a text, with the line where it is; the card that it says, if it is one.
 * @param {string} text @returns {Promise<{ faults: string[], design: Design | null }>}
 */
async function readText(text) {
  /** @type {any} */
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const at = /position (\d+)/.exec(message);
    const line = at ? `Line ${text.slice(0, Number(at[1])).split("\n").length}: ` : "";
    return { faults: [`${line}This is no JSON yet: ${message}.`], design: null };
  }
  const { wrong } = await ask(value);
  const faults = wrong.map(({ path, words }) => `Line ${lineOf(text, path)}: ${words.replace(/`([^`]*)`/g, "“$1”")}`);
  return { faults, design: isReadable(value) ? value : null };
}

/**
 * Shows the text of a card; gives back the changed card, or null.
 * @param {Design} design @returns {Promise<Design | null>}
 */
export function textDialog(design) {
  const said = h("ul", { class: "text-faults", role: "status" });
  /** @type {Awaited<ReturnType<typeof readText>>} */
  let found = { faults: [], design };
  const field = h("textarea", {
    rows: 14,
    spellcheck: "false",
    autocapitalize: "off",
    "aria-label": "The card as text",
    "data-first": true,
    value: JSON.stringify(design, null, 2),
    oninput: () => look(),
  });
  const use = button("Use this text", { class: "button primary", "data-test": "use-text" });
  const look = async () => {
    const { value } = field;
    const now = await readText(value);
    if (field.value !== value) return;
    found = now;
    said.replaceChildren(...found.faults.map((fault) => h("li", {}, fault)));
    use.setAttribute("aria-disabled", String(!found.design));
  };
  void look();
  return dialog({
    id: "card-text",
    title: "The card as text",
    size: "large",
    body: [
      h("p", { class: "hint" }, "Blocks and text are one card: what you change here shows in the blocks."),
      field,
      said,
    ],
    actions: (close) => {
      use.addEventListener("click", () => found.design && close(found.design));
      return [button("Leave it as it was", { onclick: () => close() }), use];
    },
  });
}
