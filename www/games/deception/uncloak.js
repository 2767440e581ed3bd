// The button that uncloaks a piece: it always says what it does, or the reason why it cannot be pressed now.
import { pieceOn } from "../../board/shape.js";
import { confirm } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { toast } from "../../ui/live.js";

/** @typedef {import("../../engine").Offer} Offer */

/** The reasons, in few words. */
const WHY = {
  first: "Tap a cloak of yours: it then moves as what it is.",
  later: "On your turn, before you move.",
  once: "One a turn. Now move.",
  bare: "This one wears no cloak.",
  none: "All of yours are uncloaked.",
  stuck: "Then no piece could move.",
};

export class Uncloak {
  /** The piece that is chosen on the board. @type {string | null} */
  chosen = null;
  /** The answer that a hint names. */
  hinted = "";
  words = h("span", {}, "Uncloak");
  why = h("small", { class: "uncloak-why", id: "uncloak-why" });
  root = button(
    "Uncloak",
    {
      class: "button",
      id: "uncloak",
      onclick: () => this.lift(),
    },
    "cloak",
  );

  /** @param {import("../../match/match.js").Match} match @param {() => boolean} open true while own bases are shown */
  constructor(match, open) {
    this.match = match;
    this.open = open;
    this.root.querySelector("span")?.replaceWith(h("span", { class: "uncloak-words" }, this.words, " ", this.why));
  }

  /** @param {string | null} square */
  offerFor(square) {
    return this.match.asked
      ? this.match.offers.find(({ choice }) => choice.t === "uncloak" && choice.at === square)
      : undefined;
  }

  /** The own piece on a square. @param {string | null} square */
  #own(square) {
    const { view, prompt, asked } = this.match;
    const piece = square && asked ? pieceOn(view, square) : null;
    return piece?.side === prompt?.side ? piece : null;
  }

  /** Says what pressing it does, or why it can't be pressed. @param {Offer | undefined} offer @param {boolean} any */
  #reason(offer, any) {
    const { match, chosen } = this;
    const piece = this.#own(chosen);
    if (offer && !(this.open() && piece?.base)) return "It then moves as what it is.";
    if (offer && piece?.base === piece?.kind) return `It is a ${piece?.kind}, as it looks.`;
    if (offer) return `It then moves as a ${piece?.base}.`;
    if (!match.asked) return WHY.later;
    if (piece && !piece.cloaked) return WHY.bare;
    if (any) return piece ? WHY.stuck : WHY.first;
    const cloaked = match.view.cells.some((cell) => cell?.cloaked && cell.side === match.prompt?.side);
    return !cloaked ? WHY.none : match.view.last.length === 1 ? WHY.once : WHY.stuck;
  }

  paint() {
    const { match, root } = this;
    const { offers, asked, prompt } = match;
    const any = asked !== null && offers.some(({ choice }) => choice.t === "uncloak");
    const offer = this.offerFor(this.chosen);
    // While something else is asked, nobody uncloaks.
    root.hidden = match.over || match.needsVeil || (prompt?.why ?? "move") !== "move";
    root.setAttribute("aria-disabled", String(!offer));
    root.classList.toggle("hinted", offer?.text === this.hinted);
    if (offer) root.dataset.text = offer.text;
    else delete root.dataset.text;
    this.words.textContent = offer ? `Uncloak ${this.chosen}` : "Uncloak";
    this.why.textContent = this.#reason(offer, any);
    root.dataset.why = this.why.textContent;
  }

  /** A hint to uncloak a piece chooses it, and marks the button. @param {Offer | null} offer */
  hint(offer) {
    this.hinted = offer?.text ?? "";
    if (offer?.choice.t === "uncloak") this.chosen = offer.choice.at;
    this.paint();
  }

  lift() {
    const offer = this.offerFor(this.chosen);
    if (offer) this.match.answer(offer.text);
    else toast(this.why.textContent ?? "");
  }

  /** A long press on a piece asks whether to uncloak it; true when it was understood. @param {string} square */
  held(square) {
    const offer = this.offerFor(square);
    if (!offer) return false;
    const { shown } = this.match;
    const about = "Its cloak comes off, and everybody sees what it really is.";
    confirm(`Uncloak ${square}?`, about, "Uncloak", "Cancel", "primary").then((yes) => {
      if (yes && this.match.shown === shown) this.match.answer(offer.text);
    });
    return true;
  }
}
