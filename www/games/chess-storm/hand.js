// The hand of Chess Storm: what its cards are called, and what becomes of one that is lifted, dragged or dropped.
import { Hand } from "../../cards/hand.js";
import { stormCard } from "./cards.js";
import { overDiscards, showDiscards } from "./discarding.js";
import { inHand } from "./passing.js";

/** @param {import("./panels.js").StormPanels} panels */
export function stormHand(panels) {
  const { table, match } = panels;
  const hand = new Hand({
    info: stormCard,
    side: () => match.view.sides[table.sides.owner()],
    about: (card) => `. ${stormCard(card).window}. ${stormCard(card).text}`,
    digits: () => inHand(match.state),
    why: (card) => table.aim?.explain({ card }),
    lifted: () => panels.lifted(),
    onEnter: () => panels.enter(),
    drop: (x, y) => (overDiscards(x, y) ? panels.discard() : panels.drop(table.board?.nameAt(x, y) ?? null)),
    dragged: (card, x, y) => showDiscards(Boolean(card && panels.offer("dump", card)), x, y),
    piles: () => panels.piles.places,
    // A card that is for another moment is lifted, too: the bar says what it does.
    refuse: (card, index) => {
      if (table.beyond.premoves?.card(card)) return;
      if (hand.useOf) hand.lift(index);
      table.refuse({ card });
    },
  });
  return hand;
}
