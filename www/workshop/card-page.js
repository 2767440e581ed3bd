// The page of one own card: its face, what it does, and what can be done with it. A link to a card opens it.
import { showAddress } from "../address.js";
import { isKept, moveCard, onShelf, ownCard, removeCard, sets } from "../cards/shelf.js";
import { go } from "../router.js";
import { confirm, dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { changeIt, intoDeck, keepIt, playWith, rateIt, shareIt, tryIt } from "./doing.js";
import { filled, ownPage, shownCard } from "./own-page.js";

/** @typedef {import("../cards/own.js").OwnInfo} OwnInfo */

/** The words about a card that no engine carries out. */
const BY_HAND = "Players carry it out by hand, and the other admits or denies it. It is for games between people.";

/** Takes a card off the shelf, if the player wants that. @param {OwnInfo} card */
async function drop({ title, packed }) {
  const words = `${title} leaves your shelf. Decks and games that have it keep it.`;
  if (!(await confirm("Remove this card?", words, "Remove"))) return;
  removeCard(packed);
  go("shelf");
}

/** Asks for the set into which a card goes. @param {OwnInfo} card */
async function move({ title, packed }) {
  const all = await sets();
  const own = all.find(({ cards }) => cards.some((card) => card.packed === packed));
  const field = h("input", { type: "text", maxlength: 40, autocomplete: "off", id: "new-set" });
  /** @type {string | null} */
  const name = await dialog({
    id: "move-card",
    title: `Move ${title}`,
    size: "small",
    body: (close) => [
      h(
        "div",
        { class: "own-acts" },
        all.filter((set) => set !== own).map((set) => button(set.name, { onclick: () => close(set.name) })),
      ),
      h("div", { class: "field" }, h("label", { for: "new-set", class: "field-label" }, "Or a new set"), field),
    ],
    actions: (close) =>
      button("New set", {
        class: "button primary",
        onclick: () => (field.value.trim() ? close(field.value.trim()) : field.focus()),
      }),
  });
  if (name) moveCard(packed, name);
}

/** The words about who has sent a card. @param {OwnInfo} card */
const sender = ({ by }) => (by ? `${by} made this card and sends it to you.` : "This card came to you by a link.");

/** The buttons of a card. @param {OwnInfo} card */
function acts(card) {
  const kept = isKept(card.packed);
  /**
   * @param {string} words @param {string} test @param {(card: OwnInfo) => unknown} does @param {any} [sign]
   * @param {boolean} [main]
   */
  const act = (words, test, does, sign = null, main = false) =>
    button(
      words,
      { class: main ? "button primary" : "button", onclick: () => does(card), "data-test": `own-${test}` },
      sign,
    );
  return h(
    "section",
    { class: "own-work", "aria-label": "With this card" },
    h("p", { class: "own-lead" }, kept ? "It is on your shelf." : sender(card)),
    h(
      "div",
      { class: "own-acts" },
      act("Try it", "try", tryIt, "play", kept),
      !kept && act("Keep it", "keep", keepIt, "save", true),
      act("Play with it", "play", playWith, "card"),
      !card.by_hand && act("How good is it?", "rate", rateIt, "eye"),
      act("Share", "share", shareIt, "share"),
      act(kept ? "Change it" : "Change a copy", "change", changeIt, "pen"),
      act("Into a deck", "deck", intoDeck, "plus"),
      kept && act("Move to a set", "move", move, "list"),
      kept && act("Remove", "remove", drop, "close"),
    ),
    h(
      "p",
      { class: "hint" },
      card.by_hand ? BY_HAND : "Its words are made from what it does: what you read is what happens.",
    ),
  );
}

/** @param {{ packed: string }} about @param {AbortSignal} signal */
export function cardPage({ packed }, signal) {
  showAddress({ card: packed });
  const back = () => go(isKept(packed) ? "shelf" : "home");
  const page = ownPage({ id: "own-card", title: "Own card", back });
  const felt = (/** @type {OwnInfo} */ card) =>
    h("section", { class: "own-felt", "aria-label": "The card" }, shownCard(card));
  return filled(page, ownCard(packed), signal, (card) => {
    let shown = acts(card);
    onShelf(() => {
      const next = acts(card);
      shown.replaceWith(next);
      shown = next;
    }, signal);
    return [shown, felt(card)];
  });
}
