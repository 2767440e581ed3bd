// The own cards that a link brings, of a game or as a set: who follows it sees them first, with whose they are.
import { showAddress } from "../address.js";
import { keepCards, ownCard } from "../cards/shelf.js";
import { gameInfo } from "../context.js";
import { begin, go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { count, sentence } from "../ui/words.js";
import { ownPage } from "./own-page.js";
import { ownRows } from "./own-rows.js";

/**
 * @typedef {import("../cards/own.js").OwnInfo} OwnInfo
 * @typedef {import("../match/kept.js").TableRequest} TableRequest
 */

/** @param {TableRequest} table */
async function play(table) {
  const problem = await begin(table, true);
  if (problem) go("home", { notice: `This link doesn't work. ${sentence(problem.message)}` });
}

/** The makers of these cards, as a sentence ends with them. @param {OwnInfo[]} cards */
function makers(cards) {
  const names = [...new Set(cards.flatMap(({ by }) => by ?? []))];
  return names.length ? `, made by ${names.join(" and ")}` : " of somebody's own";
}

/** The words about their words: made from what they do, or written by their maker. @param {OwnInfo[]} cards */
function truthOf(cards) {
  const byHand = cards.filter(({ by_hand }) => by_hand).length;
  const made = "Their words are made from what they do: what you read is what happens.";
  if (!byHand) return made;
  const written = "say what their maker wrote: whoever plays them carries it out by hand";
  return byHand === cards.length ? `They ${written}.` : `${made} Those carried out by hand ${written}.`;
}

/**
 * @param {TableRequest | { cards: string[], game?: undefined }} about a game with own cards, or a set of them
 * @param {AbortSignal} signal
 */
export function broughtPage(about, signal) {
  const { game, cards = [] } = about;
  if (!game) showAddress({ cards: cards.join(",") });
  const title = game ? gameInfo(game).title : "A set of cards";
  const page = ownPage({ id: "brought", title, back: () => go("home") });
  const body = /** @type {HTMLElement} */ (page.querySelector(".own-body"));
  body.classList.add("own-sets");
  const found = cards.map(async (text) => {
    const [packed, copies = "1"] = text.split(":");
    return { card: await ownCard(packed), copies: Number(copies) };
  });
  Promise.all(found).then(
    (all) => {
      if (signal.aborted) return;
      const own = all.map(({ card }) => card);
      const keep = () => {
        keepCards(
          own.map(({ packed }) => packed),
          "From a link",
        );
        toast(`${count(own.length, "card")} on your shelf.`);
        if (!game) go("shelf");
      };
      const main = game
        ? button("Play", { class: "button primary", onclick: () => play(about), "data-test": "play-brought" }, "play")
        : button("Keep the cards", { class: "button primary", onclick: keep, "data-test": "keep-brought" }, "save");
      body.replaceChildren(
        h(
          "h2",
          { class: "own-lead" },
          `${game ? "This game has" : "Here are"} ${count(own.length, "card")}${makers(own)}.`,
        ),
        h("p", { class: "hint" }, truthOf(own)),
        ownRows(all),
        h(
          "div",
          { class: "own-acts own-foot" },
          main,
          game && button("Keep the cards", { onclick: keep, "data-test": "keep-brought" }, "save"),
          button("Not now", { onclick: () => go("home"), "data-test": "not-now" }),
        ),
      );
    },
    (error) => go("home", { notice: `This link doesn't work. ${sentence(error.message)}` }),
  );
  return page;
}
