// The way of a run: seven opponents, hearts, the deck, the score so far.
import { dateOf } from "../match/days.js";
import { levelWords } from "../match/seats.js";
import { h } from "../ui/dom.js";
import { foldedDeck, giftsOf, hearts, portrait } from "./parts.js";
import { isPractice } from "./state.js";

/** The ends of games in words, and a sign for each. */
const ENDS = {
  mate: ["won by mate", "★"],
  points: ["won on points", "✓"],
  draw: ["drawn", "▪"],
  lost: ["lost", "×"],
};

/**
 * @param {import("../engine").RunView} view @param {NonNullable<import("../engine").RunView["day"]>} day
 */
function dayWords(view, { day, rules }) {
  const version = view.of_day ? "" : `, of older rules (r${rules})`;
  return `The run of ${dateOf(day)}${version}: ${isPractice(view) ? "for practice." : "this try counts."}`;
}

/** @param {import("../engine").RunView} view */
export function map(view) {
  const next = view.stops.findIndex(({ outcome }) => !outcome);
  return h(
    "section",
    { class: "run-map", "aria-label": "The way" },
    h(
      "div",
      { class: "run-state" },
      hearts(view.hearts, view.hearts_of),
      h("p", { class: "run-score" }, h("strong", {}, view.score), " points"),
    ),
    h(
      "ol",
      { class: "run-stops" },
      view.stops.map((stop, at) => {
        const { title, level, outcome } = stop;
        const [words, sign] = outcome ? ENDS[outcome] : ["", ""];
        const state = outcome ?? (at === next && view.asks ? "next" : "open");
        return h(
          "li",
          { data: { state }, "aria-current": state === "next" ? "step" : undefined },
          portrait(stop),
          h(
            "span",
            { class: "run-foe" },
            h("strong", {}, title),
            h("span", { class: "hint" }, levelWords(level), words && `, ${words}`),
          ),
          sign && h("span", { class: "run-sign", "aria-hidden": "true" }, sign),
        );
      }),
    ),
    view.day && h("p", { class: "hint run-day" }, dayWords(view, view.day)),
    giftsOf("You have", view.gifts),
    giftsOf("They have", view.burdens),
    view.deck.length > 0 && foldedDeck(`Your deck: ${view.deck.length} cards`, view.deck),
  );
}
