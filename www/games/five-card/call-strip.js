// Over the question while a CALL runs: who called, and what is left to mate with.
import { h } from "../../ui/dom.js";
import { count, does } from "../../ui/words.js";
import { fiveCardView, freeMoves } from "./cards.js";

/** So many moves without a card a caller has. */
const MOVES = 5;

export class CallStrip {
  root = h("p", { class: "call-strip", hidden: true, id: "call-strip" });

  /** @param {import("../../match/match.js").Match} match */
  paint(match) {
    const view = fiveCardView(match);
    const { called } = view.poker;
    const running = called && match.prompt && match.prompt.why !== "flop";
    this.root.hidden = !running;
    if (!running) return;
    const left = called.moves;
    const { name } = match.seat(called.by);
    const cards = count(view.poker.hands[called.by].length, "card");
    const pips = Array.from({ length: MOVES }, (_, at) => h("i", { class: at < left ? "full" : "" }));
    this.root.replaceChildren(
      h("strong", {}, `${does(name, "have", "has")} called`),
      " ",
      h("span", { class: "pips", "aria-hidden": "true" }, pips),
      h("span", { class: "call-left" }, ` ${cards}, ${count(left, freeMoves(match).short)}`),
    );
  }
}
