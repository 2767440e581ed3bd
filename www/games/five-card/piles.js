// Beside the board of 5 Card Chess: stack, discards, pot and cube.
import { cardBack } from "../../cards/back.js";
import { cardFace } from "../../cards/face.js";
import { gameInfo } from "../../context.js";
import { extra } from "../../extras/extra.js";
import { dialog } from "../../ui/dialog.js";
import { h } from "../../ui/dom.js";
import { count } from "../../ui/words.js";
import { antes, fiveCardView, GAME, handCard } from "./cards.js";
import { chipStack } from "./chips.js";
import { doublingCube } from "./cube.js";

/** @typedef {import("../../engine").Poker} Poker */
/**
 * The purses before a game of an evening, and its ante.
 * @typedef {{ ante: number, purses: { name: string, sum: number }[] }} Purses
 */

export class PokerPiles {
  root = h("section", { class: "piles poker", id: "piles", "aria-label": "Pot and cards" });
  /** Those of an evening; undefined before they are asked for. @type {Purses | null | undefined} */
  #purses;

  /** Returns the pile that cards are drawn from, and the one that they go to. */
  get places() {
    return {
      pile: this.root.querySelector(".card-back"),
      discards: this.root.querySelector("#discards > :first-child"),
    };
  }

  /**
   * The evening's sheet tells both purses; without it the pot stands alone.
   * @param {import("../../match/match.js").Match} match
   */
  async #ask(match) {
    this.#purses = null;
    const { pursesAt } = await extra("evening");
    this.#purses = await pursesAt(match);
    this.root.querySelector(".pot > .hint")?.replaceChildren(...shares(fiveCardView(match).poker, this.#purses));
  }

  /** @param {import("../../match/match.js").Match} match */
  paint(match) {
    const { poker } = fiveCardView(match);
    if (match.request.series && this.#purses === undefined) this.#ask(match).catch(() => {});
    const focused = this.root.contains(document.activeElement);
    this.root.replaceChildren(
      stack(poker),
      discards(poker, match.view.log),
      pot(poker, this.#purses),
      cubePlace(poker, match),
    );
    if (focused) this.root.querySelector("button")?.focus({ preventScroll: true });
  }
}

/** @param {Poker} poker */
const stack = ({ stack: cards }) =>
  h(
    "div",
    { class: "stack", role: "img", "aria-label": `Stack, ${count(cards, "card")}` },
    h(
      "span",
      { class: `card-back${cards > 1 ? " deep" : ""}` },
      cards ? cardBack({ size: "small" }) : h("span", { class: "empty-card small" }),
    ),
    h("span", { class: "deck-count" }, String(cards)),
    h("span", { class: "pile-name" }, "Stack"),
  );

/**
 * The top card has the colours of whoever played it.
 * @param {Poker} poker @param {import("../../engine").LogEntry[]} log
 */
function discards({ discard }, log) {
  const top = discard.length ? handCard(discard[0]) : null;
  const side = log.findLast(({ card }) => card !== null && card === discard[0])?.side ?? undefined;
  const words = `Discards, ${count(discard.length, "card")}${top ? `, on top ${top.title}` : ""}`;
  return h(
    "button",
    { type: "button", class: "discard", id: "discards", "aria-label": words, onclick: () => discardsDialog(discard) },
    top ? cardFace(top, { size: "small", side }) : h("span", { class: "empty-card small" }),
    h("span", { class: "pile-name", "aria-hidden": "true" }, `Discards ${discard.length}`),
  );
}

/**
 * The stakes of each, and the rest of both purses; a phone has room for the purses alone.
 * @param {Poker} poker @param {Purses | null} [known]
 */
function shares({ stake }, known) {
  const { ante = 1, purses = [] } = known ?? {};
  const each = h("span", { class: "each" }, `${antes(stake)} each${ante > 1 ? `, of ${ante}` : ""}`);
  const left = purses.map(({ name, sum }) => h("span", {}, `${name} `, h("b", {}, sum - ante * stake)));
  return known === undefined ? [each] : [each, h("span", { class: "own-purse" }, left)];
}

/** @param {Poker} poker @param {Purses | null} [known] */
function pot(poker, known) {
  const { pot: sum, cube } = poker;
  return h(
    "div",
    { class: cube.value > 1 ? "pot raised" : "pot" },
    chipStack(sum),
    h("div", { class: "pot-sum" }, h("span", { class: "pot-word" }, "Pot"), h("strong", { id: "pot" }, String(sum))),
    h("p", { class: "hint" }, shares(poker, known)),
  );
}

/**
 * The cube, with its owner's name and what the next double makes of the pot: on a desktop a cube that somebody owns
 * lies beside that name instead.
 * @param {Poker} poker @param {import("../../match/match.js").Match} match
 */
function cubePlace({ cube, doubled }, match) {
  const name = cube.owner ? match.seat(cube.owner).name : "";
  const next = doubled && h("span", { class: "pot-next" }, h("b", {}, "×2"), ` pot ${doubled.pot}`);
  const words = h("span", { class: "pile-name" }, name && h("span", {}, `${name} `), next ?? "");
  return doublingCube(match, "cube-place", words);
}

/** All discards, in order and counted. @param {string[]} discard */
function discardsDialog(discard) {
  /** @param {"ol" | "ul"} tag @param {HTMLElement[]} items */
  const list = (tag, items) =>
    items.length ? h(tag, { class: "card-list" }, items) : h("p", { class: "hint" }, "None yet.");
  const counts = gameInfo(GAME).cards.flatMap(({ name, title, copies }) => {
    const number = discard.filter((other) => other === name).length;
    const words = h("span", { class: "count" }, `${number} of ${copies}`);
    return number ? [h("li", {}, words, " ", title)] : [];
  });
  return dialog({
    id: "piles-dialog",
    title: `Discards: ${discard.length}`,
    body: h(
      "div",
      { class: "card-columns" },
      h(
        "section",
        {},
        h("h3", {}, "Last card first"),
        list(
          "ol",
          discard.map((name) => h("li", {}, handCard(name).title)),
        ),
      ),
      h("section", {}, h("h3", {}, "How many of each"), list("ul", counts)),
    ),
  });
}
