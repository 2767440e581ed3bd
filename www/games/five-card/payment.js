// Which card pays for a move of 5 Card Chess, and the questions where several fit the picked squares.
import { cardFace } from "../../cards/face.js";
import { chooser } from "../../dialogs/chooser.js";
import { dialog } from "../../ui/dialog.js";
import { h } from "../../ui/dom.js";
import { handCard } from "./cards.js";

/**
 * @typedef {import("../../engine").Offer} Offer
 * @typedef {import("../../match/match.js").Match} Match
 */

/** The open offers that a card pays for. @param {Match} match @param {string} card */
export const paidBy = (match, card) =>
  match.state.offers.filter((offer) => offer.squares.length > 1 && offer.card === card);

/** @param {Match} match */
const armyOf = (match) => match.prompt?.side ?? "white";

/**
 * Several offers fit two squares: which card pays, and then what the Pawn becomes.
 * @param {Match} match
 * @param {Offer[]} offers
 * @returns {Promise<Offer | null>}
 */
export async function choosePayment(match, offers) {
  const wild = offers.filter((offer) => offer.card === "wild");
  const others = offers.filter((offer) => !wild.includes(offer));
  const groups = [others, wild].filter(({ length }) => length > 0);
  const group = groups.length === 1 ? groups[0] : await whichCard(groups);
  if (!group || group.length === 1) return group?.[0] ?? null;
  return chooser("Promote to", group, armyOf(match));
}

/** @param {Offer[][]} groups @returns {Promise<Offer[] | null>} */
const whichCard = (groups) =>
  dialog({
    id: "chooser",
    title: "Which card?",
    size: "small",
    body: (close) =>
      h(
        "div",
        { class: "kinds" },
        groups.map((group) => {
          const name = group[0].card;
          const title = name ? handCard(name).title : "No card";
          return h(
            "button",
            {
              type: "button",
              class: "kind card-kind",
              data: { card: name ?? "none", text: group[0].text },
              onclick: () => close(group),
              "aria-label": name ? `${title} card` : title,
            },
            name ? cardFace(handCard(name), { size: "small" }) : h("span", { class: "empty-card small" }),
            h("span", {}, title),
          );
        }),
      ),
  });

/**
 * A card was dropped on a square that several moves reach: which one?
 * @param {Match} match
 * @param {Offer[]} offers
 * @returns {Promise<Offer | null>}
 */
export async function whichMove(match, offers) {
  if (offers.length === 1) return offers[0];
  const one = offers.every((offer) => offer.squares[0] === offers[0].squares[0]);
  if (one) return chooser("Promote to", offers, armyOf(match));
  /** A piece is asked for, not what it becomes. @param {Offer} offer */
  const usual = ({ choice }) => !("becomes" in choice) || !choice.becomes || choice.becomes === "queen";
  return chooser("Which piece?", offers.filter(usual), armyOf(match), true);
}
