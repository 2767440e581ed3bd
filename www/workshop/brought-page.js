// The own cards of a game that a link brings: who follows it sees them first, with whose they are.
import { cardFace } from "../cards/face.js";
import { keepCards, ownCard } from "../cards/shelf.js";
import { gameInfo } from "../context.js";
import { begin, go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { count, sentence } from "../ui/words.js";
import { ownPage } from "./own-page.js";

/**
 * @typedef {import("../cards/own.js").OwnInfo} OwnInfo
 * @typedef {import("../match/kept.js").TableRequest} TableRequest
 */

/** @param {OwnInfo} card @param {number} copies */
const row = (card, copies) =>
  h(
    "li",
    { class: "own-row", data: { own: card.name } },
    cardFace(card, { size: "small" }),
    h(
      "div",
      {},
      h("h3", {}, card.title),
      h("p", { class: "own-when" }, sentence(card.window)),
      h("p", {}, card.does),
      h(
        "p",
        { class: "hint" },
        [
          card.by && `Made by ${card.by}.`,
          copies > 1 && `${copies} copies.`,
          card.by_hand && "Carried out by hand, between people.",
        ]
          .filter(Boolean)
          .join(" "),
      ),
    ),
  );

/** @param {TableRequest} table */
async function play(table) {
  const problem = await begin(table, true);
  if (problem) go("home", { notice: `This link doesn't work. ${sentence(problem.message)}` });
}

/** @param {TableRequest} table @param {AbortSignal} signal */
export function broughtPage(table, signal) {
  const { game, cards = [] } = table;
  const { title } = gameInfo(game);
  const page = ownPage({ id: "brought", title, back: () => go("home") });
  const body = /** @type {HTMLElement} */ (page.querySelector(".own-body"));
  body.classList.add("own-sets");
  const found = cards.map(async (card) => {
    const [packed, copies = "1"] = card.split(":");
    return { card: await ownCard(packed), copies: Number(copies) };
  });
  Promise.all(found).then(
    (all) => {
      if (signal.aborted) return;
      const packed = all.map(({ card }) => card.packed);
      const keep = () => {
        keepCards(packed, `From a link`);
        toast(`${count(packed.length, "card")} on your shelf.`);
      };
      body.replaceChildren(
        h("h2", { class: "own-lead" }, `This game has ${count(all.length, "card")} of somebody's own.`),
        h("p", { class: "hint" }, "Their words are made from what they do: what you read is what happens."),
        h(
          "ul",
          { class: "own-rows", role: "list" },
          all.map(({ card, copies }) => row(card, copies)),
        ),
        h(
          "div",
          { class: "own-acts own-foot" },
          button("Play", { class: "button primary", onclick: () => play(table), "data-test": "play-brought" }, "play"),
          button("Keep the cards", { onclick: keep, "data-test": "keep-brought" }, "save"),
          button("Not now", { onclick: () => go("home"), "data-test": "not-now" }),
        ),
      );
    },
    (error) => go("home", { notice: `This link doesn't work. ${sentence(error.message)}` }),
  );
  return page;
}
