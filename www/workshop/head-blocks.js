// The first two blocks of a card: its title, and the time at which it is played.
import { bandOf } from "../cards/moments.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { chipButton, faultNote } from "./blocks.js";
import { grammar } from "./grammar.js";
import { inWords, WHEN } from "./labels.js";
import { withPart } from "./places.js";

/** @typedef {import("./types").Design} Design */

/** The longest title. */
const LETTERS = 24;

/** The title, which stays in place while it is typed. @param {(title: string) => void} change */
export function titleBlock(change) {
  const field = h("input", {
    type: "text",
    maxlength: LETTERS,
    autocomplete: "off",
    "aria-label": `Title, at most ${LETTERS} letters`,
    data: { at: "title" },
    oninput: () => change(field.value),
  });
  const said = h("p", { class: "fault-note", role: "alert", hidden: true });
  const root = h(
    "section",
    { class: "block block-title", "aria-label": "Title" },
    h("div", { class: "block-row" }, h("span", { class: "block-sign", "aria-hidden": "true" }, icon("pen")), field),
    said,
  );
  return {
    root,
    /** @param {string} title @param {import("./check.js").Wrong} [wrong] */
    show(title, wrong) {
      if (field.value !== title) field.value = title;
      said.hidden = !wrong;
      said.textContent = wrong ? inWords(wrong.words) : "";
      field.setAttribute("aria-invalid", String(Boolean(wrong)));
    },
  };
}

/**
 * The time at which it is played, and the condition under which.
 * @param {Design} design @param {import("./blocks.js").Fault[]} faults @param {import("./blocks.js").Hands} hands
 */
export function momentBlock(design, faults, hands) {
  const chip = /** @type {import("./parts.js").Chip} */ ({
    kind: "when",
    path: ["when"],
    label: WHEN[design.when] ?? design.when,
  });
  const mine = faults.filter(({ path }) => path[0] === "when");
  const { family = "ANY" } = grammar().windows.find(({ word }) => word === design.when) ?? {};
  const { moment, sign } = bandOf(/** @type {any} */ ({ name: "", family, window: "-" }));
  const first = design.do[0];
  const onlyIf = button("+ only if", {
    class: "chip chip-adds",
    data: { at: "only" },
    onclick: () => {
      hands.change(withPart(design, ["do"], [{ only: "check" }, ...design.do]));
      const path = ["do", 0, "only"];
      hands.open({ kind: "cond", path, label: "" }, /** @type {HTMLElement} */ (onlyIf));
    },
  });
  return h(
    "section",
    { class: "block", data: { moment }, "aria-label": `Played ${WHEN[design.when]?.toLowerCase() ?? ""}` },
    h(
      "div",
      { class: "block-row" },
      h("span", { class: "block-sign block-moment", "aria-hidden": "true" }, sign()),
      h("div", { class: "chips" }, chipButton(chip, hands, mine.length > 0), first && "only" in first ? null : onlyIf),
    ),
    mine.map((fault) => faultNote(fault, hands)),
  );
}
