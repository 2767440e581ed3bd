// The prompt bar: the question, and a real button for every answer that is not a square.
import { armyName } from "../pieces/looks.js";
import { pieceIcon } from "../pieces/picture.js";
import { confirm } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { capital } from "../ui/words.js";
import { keepWhole } from "./fit.js";

/**
 * @typedef {import("../engine").Offer} Offer
 * @typedef {import("../match/match.js").Match} Match
 */

/** Answers that have their place in the menu, because they end the game. @param {Offer} offer */
const inMenu = ({ choice }) => choice.t === "resign" || choice.t === "offer";
/** The page itself answers when a clock has run out. @param {Offer} offer */
const byClock = ({ choice }) => choice.t === "time-up";

/** Buttons of the open prompt, in the engine's order. @param {Match} match */
const promptOffers = (match) =>
  match.offers.filter(
    (offer) =>
      offer.squares.length === 0 &&
      !inMenu(offer) &&
      !byClock(offer) &&
      !match.part.atHand?.(match, offer) &&
      (match.part.pressable?.(match, offer) ?? true),
  );

/** @param {Match} match */
export const menuOffers = (match) => (match.asked ? match.state.offers.filter(inMenu) : []);

/** Questions for an ordinary move. */
const MOVES = ["move", "action"];

/** Returns true if pieces move as they usually do: neither check nor an effect keeps some back. @param {Match} match */
export const movesFreely = ({ prompt, view, part }) =>
  MOVES.includes(prompt?.why ?? "") && view.check.length === 0 && !part.binds?.(view);

/**
 * Asks once more where an answer cannot be taken back; an answer that is stale by then does not count.
 * @param {Match} match
 * @param {Offer} offer
 */
async function sure(match, offer) {
  const words = match.part.confirmWords?.(match, offer);
  if (!words) return true;
  const { shown } = match;
  return (await confirm(...words)) === true && match.shown === shown;
}

/** Returns true if an answer gives the game up. @param {Match} match @param {Offer} offer */
const loses = ({ prompt }, { choice }) =>
  choice.t === "give-up" || choice.t === "resign" || (choice.t === "no" && prompt?.why === "answer-double");

/** @param {Match} match @param {Offer} offer @param {number} index @param {number} count */
function answerButton(match, offer, index, count) {
  const { choice, text } = offer;
  const { side: asked } = /** @type {import("../engine").Prompt} */ (match.prompt);
  const kind = "kind" in choice ? choice.kind : null;
  const side = "side" in choice ? choice.side : asked;
  // With a hand of cards the digits lift cards, and Space plays nothing by itself.
  const inHand = match.part.inHand?.(match) ?? false;
  const lone = count === 1 && !(inHand && match.offers.some((other) => other.squares.length > 0));
  // Two answers of which neither is the expected one look alike.
  const expected = match.part.expected?.(match, offer) ?? false;
  const strong = choice.t === "draw" || (lone && choice.t !== "claim") || expected;
  const digit = index < 9 && !inHand;
  const node = button(capital(match.wordsOf(offer)), {
    class: `button answer${strong ? " primary" : ""}${kind ? " with-piece" : ""}${loses(match, offer) ? " risky" : ""}`,
    "data-text": text,
    "data-type": choice.t,
    "data-default": choice.t === "draw" || lone ? "true" : null,
    "aria-keyshortcuts": digit ? String(index + 1) : null,
    onclick: async () => {
      // While a card turns over, the buttons of the question before it still stand.
      if (!match.offers.some((other) => other.text === text)) return;
      if (!(await sure(match, offer))) return;
      node.classList.add("given");
      match.answer(text);
    },
  });
  if (kind) node.prepend(pieceIcon(side, kind, "glyph"));
  const note = match.part.answerNote?.(match, offer);
  if (note) node.lastElementChild?.append(" ", h("small", { class: "answer-note" }, note));
  // A lone answer has Space, too: its digit would only be read.
  if (digit && count > 1) node.append(h("kbd", { "aria-hidden": "true" }, String(index + 1)));
  return node;
}

/** Milliseconds for which a refusal can be read. */
const TOLD = 5000;

export class PromptBar {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  who = h("span", { class: "prompt-who" });
  text = h("p", { id: "prompt-text" });
  /** The reason why what was tapped cannot be chosen; it stands in the question's place for a while. */
  refusal = h("p", { id: "refusal", class: "prompt-refusal", hidden: true });
  advice = h("p", { id: "hint", class: "prompt-hint", hidden: true });
  words = h("div", { class: "prompt-words" }, this.who, this.text, this.refusal, this.advice);
  buttons = h("div", { id: "prompt-buttons", role: "group", "aria-label": "Answers" });
  /** All buttons: the engine's answers, and what a game adds. */
  actions = h("div", { class: "prompt-actions" }, this.buttons);
  ask = h("div", { class: "prompt-ask" }, this.words, this.actions);
  bar = h("section", { id: "prompt", class: "prompt", "aria-label": "Prompt", tabindex: "-1" }, this.ask);
  whole = keepWhole(this.bar, this.ask, this.words, this.actions);
  fit = this.whole.soon;

  /** @param {{ rematch: () => void, result: () => void }} acts what is left when the game is over */
  constructor(acts) {
    this.acts = acts;
  }

  /** Shows why something cannot be chosen, or the question again. @param {string | null} words */
  refuse(words) {
    clearTimeout(this.timer);
    this.refusal.textContent = words ?? "";
    this.refusal.hidden = words === null;
    this.text.hidden = words !== null;
    this.fit();
    if (words !== null) this.timer = setTimeout(() => this.refuse(null), Math.max(TOLD, words.length * 90));
  }

  /** @param {boolean} on */
  busy(on) {
    this.bar.classList.toggle("thinking", on);
  }

  /** While a card turns over, the question before it stands, and takes no answer. @param {boolean} on */
  turning(on) {
    this.bar.classList.toggle("turning", on);
  }

  /** @param {Match} match */
  paint(match) {
    if (match.conductor.paintPrompt) return match.conductor.paintPrompt();
    // The focus stays in the bar when its buttons change.
    const focused = this.bar.contains(document.activeElement);
    this.busy(false);
    this.refuse(null);
    this.buttons.replaceChildren(...this.fill(match));
    if (focused && !this.bar.contains(document.activeElement))
      (this.buttons.querySelector("button") ?? this.bar).focus({ preventScroll: true });
  }

  /** Writes the words, and gives the buttons. @param {Match} match */
  fill(match) {
    const { prompt, view } = match;
    if (!prompt) {
      this.who.classList.remove("only-read");
      this.who.textContent = "The game is over";
      this.text.textContent = view.result?.text ?? "";
      // The result leads on to the next game of a series.
      const { series } = match.request;
      const rematch = { class: "button primary", onclick: this.acts.rematch, "data-test": "bar-rematch" };
      return [
        ...(series ? [] : [button("Rematch", rematch, "again")]),
        button("Result", { class: series ? "button primary" : "button", onclick: this.acts.result }, "flag"),
      ];
    }
    // The page answers this question itself: the words of the one before stay for that moment.
    if (match.autoAnswer !== null) return [];
    const army = armyName(prompt.side);
    // A player at a table of one's own need not see who is asked.
    this.who.classList.toggle("only-read", match.asked !== null && match.people.length === 1);
    const { name } = match.seat(prompt.seat);
    const both = name === capital(army) ? name : `${name} · ${capital(army)}`;
    this.who.replaceChildren(h("span", { class: `army-dot ${army}`, "aria-hidden": "true" }), both);
    if (match.needsVeil) {
      this.text.textContent = "Pass the device to this player.";
      return [];
    }
    if (!match.asked) {
      this.text.replaceChildren(
        "thinking",
        h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      );
      return [];
    }
    this.text.textContent = prompt.text;
    const offers = promptOffers(match);
    return offers.map((offer, index) => answerButton(match, offer, index, offers.length));
  }

  /**
   * A sentence under the question, and a mark at the button that gives this answer; null takes both away.
   * @param {string | null} sentence @param {string | null} answer
   */
  hint(sentence, answer) {
    this.advice.hidden = sentence === null;
    this.fit();
    this.advice.replaceChildren(...(sentence === null ? [] : [icon("bulb"), h("span", {}, sentence)]));
    for (const node of this.buttons.querySelectorAll("button"))
      node.classList.toggle("hinted", answer !== null && node.dataset.text === answer);
  }
}
