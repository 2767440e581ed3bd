// The lasting effects of a setup: a card, its owner, and what more the engine asks for, on the board or in words.
import { pickCard } from "../cards/card-dialog.js";
import { cardFace } from "../cards/face.js";
import { context } from "../context.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { partOf } from "./draft.js";
import { cardsOf, wordOf } from "./known.js";
import { isSame } from "./tray.js";

/**
 * @typedef {import("./known.js").Desk} Desk
 * @typedef {import("../engine").SetupField} SetupField
 * @typedef {{ card: string, owner: "first" | "second", at?: string, more?: string }} Effect
 */

/** The words of the two places that an effect may need. */
const PLACES = { at: "Where it lies", more: "And" };

/**
 * A place: typed as a square, two squares or a kind, or tapped on the board.
 * @param {Desk} desk @param {SetupField} field @param {Effect[]} list @param {number} at @param {"at" | "more"} part
 */
function place({ draft, tool, take }, field, list, at, part) {
  /** @type {import("./tray.js").Tool} */
  const mine = { t: "place", path: field.path, at, part };
  const typed = h("input", {
    type: "text",
    list: "edit-kinds",
    value: list[at][part] ?? "",
    placeholder: "square or kind",
    "aria-label": PLACES[part],
    autocomplete: "off",
    onchange: () =>
      draft.put(field.path, list.toSpliced(at, 1, { ...list[at], [part]: typed.value.trim() || undefined })),
  });
  const tap = button(
    "Tap it on the board",
    { class: "icon-button edit-aim", "aria-pressed": String(isSame(tool, mine)), onclick: () => take(mine) },
    "palm",
    true,
  );
  return h("span", { class: "edit-place" }, typed, tap);
}

/** @param {Desk} desk @param {SetupField} field @param {Effect[]} list @param {number} at */
function row(desk, field, list, at) {
  const { draft } = desk;
  const effect = list[at];
  const card = cardsOf(desk, field).find(({ name }) => name === effect.card);
  const needs = draft.now?.needs[at] ?? { at: true, more: true };
  const owner = h(
    "select",
    {
      "aria-label": "Who played it",
      onchange: () =>
        draft.put(field.path, list.toSpliced(at, 1, { ...effect, owner: /** @type {"first"} */ (owner.value) })),
    },
    ["first", "second"].map((seat) => h("option", { value: seat, selected: seat === effect.owner }, wordOf(seat))),
  );
  const out = () => draft.put(field.path, list.length > 1 ? list.toSpliced(at, 1) : undefined);
  return h(
    "div",
    { class: "edit-effect", role: "group", "aria-label": card?.title ?? effect.card },
    card ? cardFace(card, { size: "small" }) : null,
    h("span", { class: "edit-effect-name" }, card?.title ?? effect.card),
    button(`Take out ${card?.title ?? effect.card}`, { class: "icon-button", onclick: out }, "close", true),
    owner,
    (needs.at || effect.at !== undefined) && place(desk, field, list, at, "at"),
    (needs.more || effect.more !== undefined) && place(desk, field, list, at, "more"),
  );
}

/** @param {Desk} desk @param {SetupField} field */
export function effects(desk, field) {
  const { draft } = desk;
  /** @type {Effect[]} */
  const list = partOf(draft.now?.setup ?? {}, field.path) ?? [];
  const add = async () => {
    const card = await pickCard("A lasting effect", "Add", cardsOf(desk, field));
    if (card !== null) await draft.put(field.path, [...list, { card, owner: "first" }]);
  };
  const kinds = h(
    "datalist",
    { id: "edit-kinds" },
    context.catalog.kinds.map(({ kind }) => h("option", { value: kind })),
  );
  return h(
    "div",
    { class: "edit-effects" },
    list.map((_, at) => row(desk, field, list, at)),
    kinds,
    h("button", { type: "button", class: "button", onclick: add }, icon("plus"), h("span", {}, "Add an effect")),
  );
}
