// The prompt bar: what is asked, and a real button for every answer that is not a square.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h, button, man, capital } = Page;

  /** Answers that have their place in the menu, because they end the game. */
  const inMenu = (offer) => offer.choice.t === "resign" || offer.choice.t === "offer";
  /** The page itself answers when a clock has run out. */
  const bySelf = (offer) => offer.choice.t === "time-up";
  /** Cards of Chess Storm are played and dumped at the hand; those that answer the other person have buttons, too. */
  const atHand = ({ state: { view, prompt } }, { choice }) => Boolean(view.storm) && (choice.t === "dump" || (choice.t === "card" && (prompt.why === "action" || prompt.why === "end")));

  /** The late call belongs to the other person; when the computer sits there nobody would press it. */
  const pressable = (match, offer) => {
    const late = offer.choice.t === "claim" && offer.choice.claim === "late-check";
    return !(late && match.isComputer(match.other(match.state.prompt.seat)));
  };

  /** Buttons of the open prompt, in the engine's order. */
  Page.promptOffers = (match) => match.state.offers.filter((offer) => offer.squares.length === 0 && !inMenu(offer) && !bySelf(offer) && !atHand(match, offer) && pressable(match, offer));
  Page.menuOffers = (match) => (match.asked ? match.state.offers.filter(inMenu) : []);

  function answerButton(match, offer, index, count) {
    const { choice, text, label } = offer;
    const kind = choice.kind ?? null;
    const side = choice.side ?? match.state.prompt.side;
    // Two answers of which neither may look like the expected one are dressed alike.
    // With a hand of cards the digits lift cards, and Space plays nothing by itself.
    const inHand = Page.inHand(match);
    const lone = count === 1 && !(inHand && match.state.offers.some((other) => other.squares.length > 0));
    const strong = choice.t === "draw" || (lone && choice.t !== "claim") || (choice.t === "done" && match.state.prompt.why === "cloak");
    const digit = index < 9 && !inHand;
    const props = {
      class: `button answer${strong ? " primary" : ""}${kind ? " with-man" : ""}`,
      "data-text": text, "data-type": choice.t, "data-default": choice.t === "draw" || lone ? "true" : null,
      "aria-keyshortcuts": digit ? String(index + 1) : null,
      onclick: async () => { if (await Page.sure(match, offer)) match.answer(text); },
    };
    // There is a card named Pass: who only ends his turn must not think of it.
    const ends = choice.t === "pass" && match.state.prompt.why === "end";
    const node = button(ends ? "End turn" : capital(label), props);
    if (kind) node.prepend(man(side, kind, "glyph"));
    if (digit) node.append(h("kbd", { "aria-hidden": "true" }, String(index + 1)));
    return node;
  }

  /** The bar's elements and a function that paints it. */
  Page.promptBar = (table) => {
    const who = h("span", { class: "prompt-who" });
    const text = h("p", { id: "prompt-text" });
    const buttons = h("div", { id: "prompt-buttons", role: "group", "aria-label": "Answers" });
    const bar = h("section", { id: "prompt", class: "prompt", "aria-label": "What is asked", tabindex: "-1" });
    const advice = h("p", { id: "hint", class: "prompt-hint", hidden: true });
    const words = h("div", { class: "prompt-words" }, who, text, advice);
    bar.append(words, buttons);

    const paint = (match, thinking) => {
      const { prompt, view } = match.state;
      // Focus stays in the bar when its buttons change under somebody's fingers.
      const focused = bar.contains(document.activeElement);
      bar.classList.toggle("thinking", thinking);
      if (!prompt) {
        who.textContent = "The game is over";
        text.textContent = view.result?.text ?? "";
        buttons.replaceChildren(button("Rematch", { class: "button primary", onclick: table.rematch, "data-test": "bar-rematch" }, "again"),
          button("Result", { onclick: table.result }, "flag"));
      } else {
        const seat = match.seat(prompt.seat);
        who.replaceChildren(h("span", { class: `army-dot ${Page.pieces.armyName(prompt.side)}`, "aria-hidden": "true" }), `${seat.name} · ${capital(Page.pieces.armyName(prompt.side))}`);
        if (match.covered) {
          text.textContent = "takes the screen";
          buttons.replaceChildren();
        } else if (!match.asked) {
          text.replaceChildren("thinking", h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
          buttons.replaceChildren();
        } else {
          text.textContent = prompt.text;
          const offers = Page.promptOffers(match);
          buttons.replaceChildren(...offers.map((offer, index) => answerButton(match, offer, index, offers.length)));
        }
      }
      if (focused && !bar.contains(document.activeElement)) (buttons.querySelector("button") ?? bar).focus({ preventScroll: true });
    };

    /** A sentence under the question, and a mark at the button that gives this answer; null takes both away. */
    const hint = (sentence, answer) => {
      advice.hidden = sentence === null;
      advice.replaceChildren(...(sentence === null ? [] : [Page.icon("bulb"), h("span", {}, sentence)]));
      for (const node of buttons.children) node.classList.toggle("hinted", answer !== null && node.dataset.text === answer);
    };
    return { bar, paint, buttons, words, hint };
  };
})();
