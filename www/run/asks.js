// The questions of a run: the deck to begin with, the next game, a card to take, a pair of gift and burden.
import { levelWords } from "../match/seats.js";
import { button, h } from "../ui/dom.js";
import { count } from "../ui/words.js";
import { card, deckOf, face, foldedDeck, giftsOf, habitOf, portrait } from "./parts.js";

/**
 * @typedef {import("../engine").RunView} RunView
 * @typedef {import("../engine").RunAsks} RunAsks
 * @typedef {{ choose: (choice: string) => unknown, play: () => unknown, isBegun: boolean }} Acts
 */

/** @param {Extract<RunAsks, { what: "deck" }>} asks @param {RunView} _view @param {Acts} acts */
const deck = ({ decks, locked }, _view, { choose }) => [
  ...decks.map(({ choice, title, about, cards }) =>
    h(
      "article",
      { class: "run-option" },
      h("h3", {}, title),
      h("p", { class: "hint" }, about),
      deckOf(cards, `${title}: its cards`),
      button(`Begin with ${title}`, { class: "button primary", onclick: () => choose(choice), data: { choice } }),
    ),
  ),
  ...locked.map(({ title, about, how }) =>
    h(
      "article",
      { class: "run-option run-locked" },
      h("h3", {}, title),
      h("p", { class: "hint" }, about),
      h("p", { class: "run-how" }, how),
    ),
  ),
];

/** Cards in hand, in words. @param {[mine: number, theirs: number]} hands */
const inHand = ([mine, theirs]) =>
  mine === theirs ? `${mine} cards in each hand.` : `You hold ${count(mine, "card")}, they hold ${theirs}.`;

/** @param {Extract<RunAsks, { what: "game" }>} asks @param {RunView} view @param {Acts} acts */
function game({ number, seat, turns, hands, deck: theirs, mine, theirs: burdens, open }, view, { play, isBegun }) {
  const stop = view.stops[number - 1];
  const { title, about, level } = stop;
  return [
    h(
      "div",
      { class: "run-sheet" },
      portrait(stop),
      h(
        "div",
        { class: "run-who" },
        h("h3", {}, title),
        h("p", { class: "hint" }, `Game ${number} of ${view.stops.length} · ${levelWords(level)}`),
        habitOf(stop),
        h("p", { class: "hint" }, about),
      ),
    ),
    h(
      "p",
      {},
      `${seat === "first" ? "You begin." : "They begin."} ${inHand(hands)} `,
      `${turns} turns each, then dusk: points decide.`,
    ),
    open && h("p", {}, "In this first game both hands lie open. Tap the cards beside their name to read theirs."),
    giftsOf("You have", mine),
    giftsOf("They have", burdens),
    foldedDeck(`Their deck: ${theirs.length} cards`, theirs, matchMedia("(width > 52rem)").matches),
    button(
      `${isBegun ? "Go on with" : "Play"} game ${number}`,
      { class: "button primary run-go", onclick: play, "data-test": "run-play" },
      "play",
    ),
  ];
}

/** Words for the rows of an offer. */
const ROWS = { yours: "Fits your deck", any: "Any card", bright: "Strong card" };

/**
 * A row of cards of which one is chosen.
 * @param {string} name @param {{ card: string, note?: string }[]} cards @param {(at: number) => void} chosen
 */
function pick(name, cards, chosen) {
  const all = cards.map(({ card: one, note }, at) =>
    h(
      "button",
      {
        type: "button",
        class: "run-pick",
        "aria-pressed": "false",
        data: { [name]: one },
        onclick: () => {
          for (const [other, node] of all.entries()) node.setAttribute("aria-pressed", String(other === at));
          chosen(at);
        },
      },
      face(one),
      note && h("span", { class: "run-row" }, note),
      h("span", { class: "only-read" }, card(one).title),
    ),
  );
  return all;
}

/** @param {Extract<RunAsks, { what: "reward" }>} asks @param {RunView} view @param {Acts} acts */
function reward({ cards, skip }, view, { choose }) {
  let [taken, out] = [-1, -1];
  const read = h("p", { class: "run-read", "aria-live": "polite" }, "Tap a card to read it.");
  const go = button("Take one, put one out", {
    class: "button primary run-go",
    "data-test": "run-take",
    onclick: () => taken >= 0 && out >= 0 && choose(`take:${cards[taken].card},${view.deck[out]}`),
  });
  const show = (/** @type {string} */ name) => {
    const { title, text } = card(name);
    read.replaceChildren(h("strong", {}, title), ` ${text}`);
    const [one, other] = [cards[taken]?.card, view.deck[out]];
    go.toggleAttribute("disabled", !one || !other);
    go.textContent = one && other ? `Take ${card(one).title}, put ${card(other).title} out` : "Take one, put one out";
  };
  go.disabled = true;
  const offered = pick(
    "take",
    cards.map(({ card: one, row }) => ({ card: one, note: ROWS[row] })),
    (at) => show(cards[(taken = at)].card),
  );
  const own = pick(
    "out",
    view.deck.map((one) => ({ card: one })),
    (at) => show(view.deck[(out = at)]),
  );
  return [
    h("h3", {}, "You won. Take a card?"),
    view.first && view.lines.length <= 2 && h("p", { class: "hint" }, "Twelve stay twelve: one goes out for it."),
    h("div", { class: "run-picks three", role: "group", "aria-label": "Cards to take" }, offered),
    read,
    h("h4", {}, "Put out"),
    h("div", { class: "run-picks", role: "group", "aria-label": "Your deck: the card that goes out" }, own),
    h(
      "div",
      { class: "run-acts" },
      go,
      skip &&
        button("Take none: 5 points", { class: "button", onclick: () => choose("skip"), "data-test": "run-skip" }),
    ),
  ];
}

/** @param {Extract<RunAsks, { what: "pair" }>} asks @param {RunView} _view @param {Acts} acts */
const pair = ({ pairs }, _view, { choose }) => [
  h("h3", {}, "A gift for you, and one for them"),
  h("p", { class: "hint" }, "Both last to the end of the run. Choose the pair."),
  h(
    "div",
    { class: "run-pairs" },
    pairs.map(({ choice, mine, theirs }) =>
      h(
        "button",
        { type: "button", class: "run-pair", onclick: () => choose(choice), data: { choice } },
        h("strong", {}, mine.title),
        h("span", {}, `You have ${mine.about}.`),
        h("span", { class: "run-theirs" }, `They have ${theirs.about}.`),
      ),
    ),
  ),
];

/** The question of a run now. @param {RunView} view @param {Acts} acts */
export function asked(view, acts) {
  const { asks } = view;
  const heads = { deck: "Choose a deck", game: "Next", reward: "Reward", pair: "Two gifts" };
  /** @param {RunAsks} found */
  const inside = (found) => {
    if (found.what === "deck") return deck(found, view, acts);
    if (found.what === "game") return game(found, view, acts);
    return found.what === "reward" ? reward(found, view, acts) : pair(found, view, acts);
  };
  return (
    asks && h("section", { class: "run-ask", data: { what: asks.what } }, h("h2", {}, heads[asks.what]), inside(asks))
  );
}
