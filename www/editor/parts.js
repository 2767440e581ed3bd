// The parts of a setup beside the board: each field of the engine's form, by what it holds.
import { pickCard } from "../cards/card-dialog.js";
import { cardFace } from "../cards/face.js";
import { armyName } from "../pieces/looks.js";
import { pieceIcon } from "../pieces/picture.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { capital } from "../ui/words.js";
import { partOf } from "./draft.js";
import { effects } from "./effects.js";
import { cardsOf, wordOf } from "./known.js";
import { toolButton } from "./tray.js";

/**
 * @typedef {import("../engine").SetupField} SetupField
 * @typedef {import("../engine").Kind} Kind
 * @typedef {import("../engine").SideName} SideName
 * @typedef {import("./known.js").Desk} Desk
 */

/** @type {SideName[]} */
const SIDES = ["white", "black"];

/**
 * A list of things that can be taken out again, with what adds one. Left out and empty are not the same.
 * @param {Desk} desk @param {SetupField} field @param {HTMLElement[]} things @param {import("../ui/dom.js").Child} adds
 */
function listed({ draft }, field, things, adds) {
  const list = partOf(draft.now?.setup ?? {}, field.path);
  const toggle = button(list === undefined ? "As usual" : "Leave out", {
    class: "button edit-usual",
    "aria-pressed": String(list === undefined),
    "aria-label": `${field.title}: as usual`,
    onclick: () => draft.put(field.path, list === undefined ? [] : undefined),
  });
  return h("div", { class: "edit-list" }, things, adds, toggle);
}

/** @param {unknown[]} list @param {number} at */
const without = (list, at) => list.filter((_, other) => other !== at);

/** @param {Desk} desk @param {SetupField} field */
function cards(desk, field) {
  const { draft } = desk;
  /** @type {string[]} */
  const list = partOf(draft.now?.setup ?? {}, field.path) ?? [];
  const known = cardsOf(desk, field);
  const faces = list.map((name, at) => {
    const card = known.find((one) => one.name === name);
    const title = card?.title ?? name;
    const side = card?.side ?? (field.path.includes("second") ? "black" : "white");
    const out = () => draft.put(field.path, without(list, at));
    return h(
      "button",
      { type: "button", class: "edit-card", "aria-label": `Take out ${title}`, title, onclick: out },
      card ? cardFace(card, { size: "small", side }) : title,
    );
  });
  const add = async () => {
    const name = await pickCard(field.title, "Add", known);
    if (name !== null) await draft.put(field.path, [...list, name]);
  };
  const more = button(
    "Add a card",
    { class: "edit-add", onclick: add, "aria-label": `${field.title}: add a card` },
    "plus",
    true,
  );
  return listed(desk, field, faces, list.length < field.most && more);
}

/** @param {Desk} desk @param {SetupField} field */
function pieces(desk, field) {
  const { draft } = desk;
  const armies = field.holds === "armies";
  /** @type {(Kind | { kind: Kind, side: SideName })[]} */
  const list = partOf(draft.now?.setup ?? {}, field.path) ?? [];
  const own = field.path.includes("black") ? "black" : "white";
  const told = list.map((one) => (typeof one === "string" ? { kind: one, side: /** @type {SideName} */ (own) } : one));
  const there = told.map(({ kind, side }, at) =>
    h(
      "button",
      {
        type: "button",
        class: "edit-piece",
        "aria-label": `Take out ${armyName(side)} ${kind}`,
        onclick: () => draft.put(field.path, without(list, at)),
      },
      pieceIcon(side, kind),
    ),
  );
  const add = h(
    "select",
    {
      "aria-label": `${field.title}: add a piece`,
      onchange: () => {
        const [kind, side] = add.value.split(" ");
        if (kind) void draft.put(field.path, [...list, armies ? { kind, side } : kind]);
      },
    },
    h("option", { value: "" }, "Add …"),
    (armies ? SIDES : [own]).flatMap((side) =>
      field.of.map((kind) =>
        h("option", { value: `${kind} ${side}` }, `${capital(armyName(/** @type {SideName} */ (side)))} ${kind}`),
      ),
    ),
  );
  return listed(desk, field, there, add);
}

/** @param {Desk} desk @param {SetupField} field */
function number({ draft }, field) {
  const now = partOf(draft.now?.setup ?? {}, field.path);
  const input = h("input", {
    type: "number",
    min: field.least,
    max: field.most,
    value: now ?? "",
    placeholder: "as usual",
    "aria-label": field.title,
    onchange: () => draft.put(field.path, input.value === "" ? undefined : Number(input.value)),
  });
  return input;
}

/** @param {Desk} desk @param {SetupField} field */
function word({ draft }, field) {
  const now = partOf(draft.now?.setup ?? {}, field.path);
  const select = h(
    "select",
    { "aria-label": field.title, onchange: () => draft.put(field.path, select.value || undefined) },
    h("option", { value: "" }, "As usual"),
    field.of.map((one) => h("option", { value: one, selected: one === now }, wordOf(one))),
  );
  return select;
}

/** @param {Desk} desk @param {SetupField} field */
const bases = ({ tool, take }, field) =>
  h(
    "div",
    { class: "edit-tray edit-bases", role: "group", "aria-label": field.title },
    field.of.map((kind) =>
      toolButton(
        `Base ${kind}`,
        pieceIcon("white", /** @type {Kind} */ (kind), "piece", true),
        { t: "base", kind: /** @type {Kind} */ (kind) },
        tool,
        take,
      ),
    ),
    toolButton("Base by lot", icon("dice"), { t: "base", kind: null }, tool, take),
  );

/** @param {Desk} desk @param {SetupField} field */
const squares = ({ draft, tool, take }, field) =>
  h(
    "div",
    { class: "edit-list" },
    toolButton(`${field.title}: tap a piece`, icon("cloak"), { t: "uncloak" }, tool, take),
    h("span", { class: "hint" }, (partOf(draft.now?.setup ?? {}, field.path) ?? []).join(", ") || "Tap a piece."),
  );

/** @type {Record<SetupField["holds"], (desk: Desk, field: SetupField) => HTMLElement>} */
const FORMS = { cards, pieces, armies: pieces, number, word, bases, squares, effects };

/** The meaning of a part as it is now: left out or set. @param {Desk} desk @param {SetupField} field */
const hint = ({ draft }, { path, about, left_out }) =>
  (partOf(draft.now?.setup ?? {}, path) === undefined && left_out) || about;

/** The parts beside the board, each with its name. @param {Desk} desk */
export const parts = (desk) =>
  (desk.draft.now?.fields ?? []).map((field) =>
    h(
      "section",
      { class: "edit-part", "aria-label": field.title, data: { part: field.path.join(".") } },
      h("h2", { class: "field-label" }, field.title),
      FORMS[field.holds](desk, field),
      hint(desk, field) && h("p", { class: "hint" }, hint(desk, field)),
    ),
  );
