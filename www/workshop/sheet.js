// The sheet of a chip: the words that are possible here; the others are grey and say why.
import { pieceIcon } from "../pieces/picture.js";
import { sign } from "../pieces/signs.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { announce } from "../ui/live.js";
import { bare } from "../ui/words.js";
import { searchOf } from "./find.js";
import { choicesOf } from "./options.js";
import { judged } from "./possible.js";
import { learnExamples } from "./verb-list.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./parts.js").Chip} Chip
 * @typedef {import("./possible.js").Judged} Judged
 */

/** A coloured dot for what an earlier step has chosen. @param {string} name */
export const dot = (name) =>
  h("span", { class: "name-dot", "data-name": name, "aria-hidden": "true" }, name.toUpperCase());

/** What stands before the words of an option. @param {import("./options.js").Option} option */
function picture({ piece, sign: name, name: letter, goes }) {
  if (letter) return dot(letter);
  if (piece) return pieceIcon(/** @type {any} */ (piece.side), /** @type {any} */ (piece.kind));
  if (name) return sign(name);
  return goes ? icon("close") : null;
}

/** @param {Judged} judgement @param {(judgement: Judged) => void} choose */
function optionButton(judgement, choose) {
  const { option, why, besides } = judgement;
  const shown = picture(option);
  // The engine's sentence may say just what the words do.
  const says = bare(option.about ?? "") === bare(`${option.label}.`) ? "" : option.about;
  const about = why ?? [besides, says].filter(Boolean).join(" ");
  return h(
    "button",
    {
      type: "button",
      class: "choice",
      "aria-pressed": String(Boolean(option.on)),
      "aria-disabled": why ? "true" : undefined,
      "data-first": option.on || undefined,
      data: { called: bare(option.label), words: bare(`${option.label} ${about} ${option.words ?? ""}`) },
      onclick: () => (why ? announce(why, "assertive") : choose(judgement)),
    },
    h("span", { class: "choice-sign" }, shown),
    h("span", { class: "choice-words" }, h("b", {}, option.label), about && h("small", {}, about)),
    why ? icon("no") : icon("tick"),
  );
}

/**
 * A group of options; one that is folded opens where one of its options is chosen, and says what it has.
 * @param {{ name: string, those: Judged[], folded?: boolean }} group @param {(judgement: Judged) => void} choose
 */
function groupPart({ name, those, folded }, choose) {
  const buttons = those.map((one) => optionButton(one, choose));
  if (!folded) return h("section", { class: "choice-group" }, name && h("h3", {}, name), buttons);
  const labels = those.map(({ option }) => option.label).join(", ");
  return h(
    "details",
    { class: "choice-group", open: those.some(({ option }) => option.on) },
    h("summary", {}, h("b", {}, name), h("small", {}, labels)),
    buttons,
  );
}

/** So high at least is a sheet below its chip; else it stands above. */
const LOW = 360;

/** Puts the sheet beside its chip, where there is room. @param {HTMLElement | null} chip */
function place(chip) {
  const box = document.getElementById("choices");
  const room = document.documentElement.dataset.room ?? "";
  if (!box || !chip || !["desktop", "tablet"].includes(room)) return;
  const { left, right, bottom, top } = chip.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const below = innerHeight - bottom - 16;
  const isBelow = below >= Math.min(offsetHeight, LOW);
  if (isBelow) box.style.maxHeight = `${below}px`;
  const start = getComputedStyle(chip).direction === "rtl" ? right - offsetWidth : left;
  box.style.left = `${Math.max(8, Math.min(start, innerWidth - offsetWidth - 8))}px`;
  box.style.top = `${isBelow ? bottom + 8 : Math.max(8, top - 8 - offsetHeight)}px`;
}

/**
 * Opens the sheet of a chip; each choice changes the card.
 * @param {() => Design} card as it is now @param {Chip} chip @param {HTMLElement | null} node the chip on the page
 * @param {(design: Design) => void} change @param {import("../ui/dom.js").Child} [above] stands over the choices
 */
export async function openSheet(card, chip, node, change, above) {
  if (chip.kind === "verb") await learnExamples();
  const look = async () => {
    const { title, search, groups } = choicesOf(card(), chip);
    const options = await judged(
      card(),
      groups.flatMap(([, those]) => those),
    );
    return {
      title,
      search,
      groups: groups
        .filter(([, those]) => those.length)
        .map(([name, those, folded]) => {
          return { name, folded, those: options.filter(({ option }) => those.includes(option)) };
        }),
    };
  };
  const first = await look();
  const list = h("div", { class: "choices" });
  const stays = first.groups.some((group) => group.those.some(({ option }) => option.toggles));
  /** @param {Awaited<ReturnType<typeof look>>} shown @param {(value?: null) => void} close */
  const fill = ({ groups }, close) => {
    /** @param {Judged} judgement */
    const choose = async (judgement) => {
      const at = [...list.querySelectorAll(".choice")].indexOf(/** @type {Element} */ (document.activeElement));
      change(judgement.design);
      if (!judgement.option.toggles) return close();
      fill(await look(), close);
      /** @type {HTMLElement | undefined} */ ([...list.querySelectorAll(".choice")][at])?.focus();
    };
    list.replaceChildren(...groups.map((group) => groupPart(group, choose)));
  };
  const closed = dialog({
    id: "choices",
    title: first.title,
    size: /** @type {any} */ ("sheet"),
    body: (close) => {
      fill(first, close);
      return h("div", {}, above, first.search && searchOf(list, first.search), list);
    },
    actions: stays ? (close) => button("Done", { class: "button primary", onclick: () => close() }) : undefined,
  });
  place(node);
  await closed;
}
