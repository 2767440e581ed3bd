// What lies beside the board: the two persons with their taken men, the piles of a card game, the log.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h, button, man, capital } = Page;

  const VALUE = ["queen", "amazon", "chancellor", "rook", "cardinal", "bishop", "knight", "pawn", "king"];
  const foe = (side) => (side === "white" ? "black" : "white");
  const cardInfo = (game, name) => Page.info(game).cards.find((card) => card.name === name) ?? null;

  /** A card as a face, or its name while the faces are not there. */
  function face(game, name, size) {
    const info = cardInfo(game, name);
    if (info && Page.cardFace) return Page.cardFace(info, { size });
    return h("span", { class: "bare-card" }, info?.title ?? Page.words(name));
  }

  /** In Deception Chess a taken man shows his cloak and what was under it. */
  function takenCloaks(view, side) {
    const men = view.taken.filter((one) => one.side === side).sort((a, b) => VALUE.indexOf(a.base ?? a.kind) - VALUE.indexOf(b.base ?? b.kind));
    const words = (one) => (one.base && one.base !== one.kind ? `${one.kind} cloak over ${one.base}` : one.kind);
    return h("div", { class: "taken", role: "img", "aria-label": men.length ? `${capital(side)} men taken: ${men.map(words).join(", ")}` : `No ${side} men taken` },
      men.map((one) => h("span", { class: "taken-pair", title: words(one) }, man(side, one.base ?? one.kind, "small-man"), one.base && one.base !== one.kind && man(side, one.kind, "worn-man", true))));
  }

  /** Taken men of one army, equal ones pushed together. */
  function takenMen(view, side) {
    if (view.cloaks) return takenCloaks(view, side);
    const counts = new Map();
    const men = view.storm ? view.storm.pool[side].map((kind) => ({ kind, side })) : view.taken;
    for (const one of men) if (one.side === side) counts.set(one.kind, (counts.get(one.kind) ?? 0) + 1);
    const kinds = [...counts.keys()].sort((a, b) => VALUE.indexOf(a) - VALUE.indexOf(b));
    const said = kinds.map((kind) => `${counts.get(kind)} ${kind}${counts.get(kind) > 1 ? "s" : ""}`).join(", ");
    return h("div", { class: "taken", role: "img", "aria-label": kinds.length ? `${capital(Page.pieces.armyName(side))} men taken: ${said}` : `No ${Page.pieces.armyName(side)} men taken` },
      kinds.map((kind) => h("span", { class: "taken-kind" }, Array.from({ length: counts.get(kind) }, () => man(side, kind, "small-man")))));
  }

  /** One person: name, army, level, the other army's taken men, cards put aside. */
  Page.seatPanel = (match, seat, bits) => {
    const { view, prompt } = match.state;
    const { kind, level, name } = match.seat(seat);
    const side = view.sides[seat];
    const held = view.piles?.held[seat] ?? [];
    return h("div", { class: `seat-panel${prompt?.seat === seat ? " asked" : ""}`, data: { seat, side } },
      h("span", { class: `army ${side}`, "aria-hidden": "true" }, man(side, "king", "army-man")),
      h("div", { class: "seat-name" }, h("strong", {}, name), h("span", { class: "seat-kind" }, capital(Page.pieces.armyName(side)), kind === "computer" ? ` · ${level}` : "")),
      takenMen(view, foe(side)), bits,
      held.length > 0 && h("div", { class: "held", role: "img", "aria-label": `Put aside: ${held.map((card) => cardInfo(view.game, card)?.title ?? card).join(", ")}` },
        held.map((card) => h("span", { class: "held-card" }, Page.icon("card"), cardInfo(view.game, card)?.title ?? card))));
  };

  /** Deck, drawn card and discards. `draw` is the offer that draws, if it is open. */
  Page.pilesPanel = (match, { draw, answer, fresh }) => {
    const { view, prompt } = match.state;
    const { piles, game } = view;
    const last = ["first", "second"].map((seat) => piles.discards[seat][0]);
    const deckWords = `Deck ${piles.number}, ${piles.deck} ${piles.deck === 1 ? "card" : "cards"} left`;
    const deck = h("button", {
      type: "button", id: "deck", class: "deck", "aria-disabled": draw ? null : "true", "data-text": draw ? draw.text : null,
      "aria-label": draw ? `${draw.label}. ${deckWords}` : deckWords,
      onclick: () => (draw ? answer(draw.text) : Page.toast(prompt ? "Nothing to draw now." : "The game is over.")),
    }, h("span", { class: `card-back${piles.deck > 1 ? " deep" : ""}`, "aria-hidden": "true" }, Page.cardBack?.({ size: "small" })),
      h("span", { class: "deck-count", "aria-hidden": "true" }, String(piles.deck)));
    const drawn = h("div", { class: "drawn", id: "drawn-card", "aria-label": "Drawn card", role: "group" });
    // A card that is done with stays in sight until the next one: many are over as soon as they are drawn.
    const shown = piles.drawn ?? view.log.findLast((entry) => entry.card)?.card;
    if (shown) {
      const card = face(game, shown, "large");
      if (!piles.drawn && !fresh) card.classList.add("spent");
      if (fresh && Page.flipCard) {
        drawn.append(Page.cardBack());
        Page.flipCard(drawn, card);
      } else drawn.append(card);
    } else drawn.append(h("p", { class: "empty-card" }, draw ? "Draw a card" : "No card"));
    const pile = (seat, index) => {
      const cards = piles.discards[seat];
      const name = match.seat(seat).name;
      return h("button", {
        type: "button", class: "discard", "aria-label": `${name} ${cards.length} ${cards.length === 1 ? "card" : "cards"} discarded${cards.length ? `, on top ${cardInfo(game, last[index])?.title ?? last[index]}` : ""}`,
        onclick: () => Page.pilesDialog(match),
      }, cards.length ? face(game, last[index], "small") : h("span", { class: "empty-card small" }),
        h("span", { class: "pile-name", "aria-hidden": "true" }, name), " ", h("span", { class: "pile-name", "aria-hidden": "true" }, `${cards.length} ${cards.length === 1 ? "card" : "cards"}`));
    };
    return [
      h("div", { class: "pile-deck" }, deck, h("span", { class: "pile-name" }, `Deck ${piles.number}`)),
      drawn,
      h("div", { class: "discards" }, pile("first", 0), pile("second", 1)),
    ];
  };

  /** All open cards, and what the deck still holds. */
  Page.pilesDialog = (match) => {
    const { view } = match.state;
    const { piles, game } = view;
    const list = (cards) => (cards.length ? h("ol", { class: "card-list" }, cards.map((card) => h("li", {}, cardInfo(game, card)?.title ?? card))) : h("p", { class: "hint" }, "None yet."));
    const unseen = Object.entries(piles.unseen).filter(([, number]) => number > 0);
    return Page.dialog({
      id: "piles-dialog", title: "Cards",
      body: h("div", { class: "card-columns" },
        ["first", "second"].map((seat) => h("section", {}, h("h3", {}, `Discards of ${match.seat(seat).name}`), list(piles.discards[seat]))),
        h("section", {}, h("h3", {}, `In the deck: ${piles.deck}`),
          h("ul", { class: "card-list" }, unseen.map(([card, number]) => h("li", {}, h("span", { class: "count" }, `${number} ×`), " ", cardInfo(game, card)?.title ?? card)))),
        piles.gone.length > 0 && h("section", {}, h("h3", {}, "Out of the game"), list(piles.gone))),
    });
  };

  /** The log; only what is new is added, so that reading it is not disturbed. */
  Page.logPanel = () => {
    const lines = h("ol", { class: "log-lines" });
    const list = h("div", { class: "log-list", id: "log", role: "log", "aria-live": "off", "aria-label": "Log of the game", tabindex: "0" }, lines);
    let shown = [];
    // The armies may change hands, so a line's colour is the one it names itself.
    const army = (entry) => /^(White|Red|Black)\b/.exec(entry.text)?.[1].toLowerCase() ?? "none";
    const line = (entry) => h("li", { class: "log-line" },
      h("span", { class: "log-turn" }, String(entry.turn)),
      h("span", { class: `log-dot ${army(entry)}`, "aria-hidden": "true" }), h("span", {}, entry.text));
    const show = (match) => {
      const { log } = match.state.view;
      const grown = log.length >= shown.length && shown.every((entry, index) => entry.text === log[index].text);
      if (!grown || !shown.length) lines.replaceChildren();
      lines.append(...log.slice(grown ? shown.length : 0).map(line));
      if (!log.length) lines.append(h("li", { class: "log-empty" }, "Nothing has happened yet."));
      if (log.length !== shown.length) list.scrollTop = list.scrollHeight;
      shown = log.map(({ text }) => ({ text }));
    };
    return { list, show };
  };

  Page.cardTitle = (game, name) => cardInfo(game, name)?.title ?? Page.words(name);
  Page.pileButton = (match) => button("All cards", { class: "link", onclick: () => Page.pilesDialog(match) }, "card");
})();
