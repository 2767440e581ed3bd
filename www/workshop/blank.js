// The editor of a blank card: title, text, time and picture. People carry out by hand what it says, so there is nothing
// to build.
import { pieceIcon } from "../pieces/picture.js";
import { sign } from "../pieces/signs.js";
import { button, h } from "../ui/dom.js";
import { announce } from "../ui/live.js";
import { keep, read } from "../ui/storage.js";
import { count, words } from "../ui/words.js";
import { chipButton } from "./blocks.js";
import { checked } from "./check.js";
import { wayButtons } from "./foot.js";
import { inWords, WHEN } from "./labels.js";
import { preview } from "./preview.js";
import { openSheet } from "./sheet.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("../engine").BlankDefinition} Blank
 */

const KEY = "blank-card";
/** The longest title and the longest text, and so many signs at most. */
const TITLE = 24;
const TEXT = 160;
const SIGNS = 5;

/** A card of which nothing is said yet. @returns {Blank} */
const empty = () => ({ v: 1, title: "", when: "end", do: "by-hand", text: "" });

/** The blank card that was begun last. @returns {Blank} */
function kept() {
  try {
    const found = JSON.parse(read(KEY) ?? "null");
    if (found?.do === "by-hand" && typeof found.title === "string" && typeof found.text === "string") return found;
  } catch {
    // As if there were none: it is only a draft.
  }
  return empty();
}

/** As the other parts of the workshop take it. @param {Blank} card */
const asDesign = (card) => /** @type {Design} */ (/** @type {unknown} */ (card));

/** The pieces and signs that a picture can have. @type {[text: string, name: string, node: () => Element][]} */
const PICTURE = [
  ...["own", "foe"].flatMap((side) =>
    ["pawn", "knight", "bishop", "rook", "queen", "king"].map(
      (kind) =>
        /** @type {[string, string, () => Element]} */ ([
          `${side}:${kind}`,
          `${side === "own" ? "your" : "enemy"} ${kind}`,
          () => pieceIcon(side === "own" ? "white" : "black", /** @type {any} */ (kind)),
        ]),
    ),
  ),
  ...["swap", "arrow", "leap", "take", "cross", "back", "promote", "crown", "double", "row", "line", "diag"]
    .concat("ring", "star", "cards", "chain", "shield", "lock", "sleep", "peace", "magnet", "skull")
    .map((name) => /** @type {[string, string, () => Element]} */ ([name, name, () => sign(name)])),
];

export class BlankEditor {
  work = h("section", { class: "maker-work", "aria-label": "The card" });
  side = h("section", { class: "maker-side", "aria-label": "Its face" });
  foot = h("div", { class: "maker-foot", role: "group", "aria-label": "With this card" });
  #title = h("input", {
    type: "text",
    id: "blank-title",
    maxlength: TITLE,
    autocomplete: "off",
    oninput: () => this.#change({ title: this.#title.value }),
  });
  #text = /** @type {HTMLTextAreaElement} */ (
    h("textarea", {
      id: "blank-text",
      rows: 3,
      maxlength: TEXT,
      "aria-describedby": "blank-letters",
      oninput: () => this.#change({ text: this.#text.value.replace(/\s+/g, " ") }),
    })
  );
  #letters = h("p", { class: "hint", id: "blank-letters" });
  #moment = h("section", { class: "block", "aria-label": "When it is played" });
  #signs = h("div", { class: "blank-signs", role: "group", "aria-label": `Picture: up to ${SIGNS} signs` });
  #said = h("p", { class: "fault-note", role: "alert", hidden: true });
  /** The last card that the engine has taken. @type {import("./types").Made | null} */
  #last = null;

  /** @param {Blank | null} card of a link; without one, the card that was begun last */
  constructor(card) {
    this.card = card ?? kept();
    this.#title.value = this.card.title;
    this.#text.value = this.card.text;
    /** @param {string} name @param {string} field @param {import("../ui/dom.js").Child[]} nodes */
    const block = (name, field, ...nodes) =>
      h("section", { class: "block blank-field" }, h("label", { for: field }, name), ...nodes);
    this.work.replaceChildren(
      h(
        "p",
        { class: "maker-note note-look" },
        "Players carry it out by hand, and the other admits or denies it. Between people only: the computer neither " +
          "holds nor meets it.",
      ),
      block("Title", "blank-title", this.#title),
      block("What the player does", "blank-text", this.#text, this.#letters),
      this.#said,
      this.#moment,
      h("section", { class: "block", "aria-label": "Picture" }, this.#signs),
    );
    void this.show();
  }

  /** @param {Partial<Blank>} part */
  #change(part) {
    const card = { ...this.card, ...part };
    if (!card.art) delete card.art;
    this.card = card;
    keep(KEY, JSON.stringify(card));
    void this.show();
  }

  /** Shows the card as it is now. */
  async show() {
    const { card } = this;
    this.#letters.textContent = `${[...card.text].length} of ${count(TEXT, "letter")}`;
    this.#paintMoment();
    this.#paintSigns();
    const trimmed = { ...card, title: card.title.trim(), text: card.text.trim() };
    const { wrong, made } = await checked(asDesign(trimmed));
    if (card !== this.card) return;
    this.#last = made ?? this.#last;
    // A title or text that is still to be written is no fault.
    const open = [trimmed.title ? null : "title", trimmed.text ? null : "text"];
    const fault = wrong.find(({ at }) => !open.includes(at));
    this.#said.hidden = !fault;
    this.#said.textContent = fault ? inWords(fault.words) : "";
    this.side.replaceChildren(preview(asDesign(trimmed), made, this.#last));
    this.foot.replaceChildren(...wayButtons(made, null));
  }

  #paintMoment() {
    /** @type {import("./parts.js").Chip} */
    const chip = { kind: "when", path: ["when"], label: WHEN[this.card.when] ?? this.card.when };
    const open = async (/** @type {import("./parts.js").Chip} */ which, /** @type {HTMLElement} */ node) => {
      // A missing title or text keeps no time from being chosen.
      const whole = () =>
        asDesign({ ...this.card, title: this.card.title.trim() || "-a", text: this.card.text || "-" });
      await openSheet(whole, which, node, ({ when }) => this.#change({ when }));
      this.#moment.querySelector("button")?.focus();
    };
    this.#moment.replaceChildren(h("div", { class: "chips" }, chipButton(chip, { open, change: () => {} }, false)));
  }

  #paintSigns() {
    const art = (this.card.art ?? "").split(" ").filter(Boolean);
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.sign;
    this.#signs.replaceChildren(...PICTURE.map(([name, about, node]) => this.#sign(art, name, about, node())));
    if (focused) /** @type {HTMLElement | null} */ (this.#signs.querySelector(`[data-sign="${focused}"]`))?.focus();
  }

  /** @param {string[]} art @param {string} name @param {string} about @param {Element} node */
  #sign(art, name, about, node) {
    const on = art.includes(name);
    const full = !on && art.length >= SIGNS;
    const choose = () => {
      if (full) return announce(`A picture has at most ${SIGNS} signs: take one out first.`, "assertive");
      this.#change({ art: (on ? art.filter((other) => other !== name) : [...art, name]).join(" ") });
    };
    const made = button(words(about), { class: "blank-sign", onclick: choose, data: { sign: name } });
    made.setAttribute("aria-label", words(about));
    made.setAttribute("aria-pressed", String(on));
    if (full) made.setAttribute("aria-disabled", "true");
    made.title = words(about);
    made.replaceChildren(node);
    return made;
  }
}

/**
 * Opens the editor in the workshop: with the card of a link, or with the one that was begun last.
 * @param {import("./maker.js").Maker} maker @param {Design | null} design
 */
export function openBlank(maker, design) {
  const editor = new BlankEditor(/** @type {Blank | null} */ (/** @type {unknown} */ (design)));
  const { work, side, foot } = editor;
  maker.reshow = () => editor.show();
  maker.undo.hidden = maker.redo.hidden = true;
  maker.again.hidden = false;
  maker.body.className = "maker maker-blank";
  maker.body.replaceChildren(h("div", { class: "maker-beside" }, side, foot), work);
}
