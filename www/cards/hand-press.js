// A card of the hand that is pressed: it is read while a finger rests on it, or dragged to where it is dropped.
import { CardPress } from "./press.js";

/**
 * @param {import("./hand.js").Hand} hand @param {PointerEvent} event
 * @param {number} pressed the card under the pointer
 */
export function pressCard(hand, event, pressed) {
  if (!event.isPrimary || event.button !== 0) return;
  hand.ignoreClick = false;
  let index = pressed;
  new CardPress(event, {
    canDrag: () => {
      const card = hand.cards[index] ?? null;
      return card !== null && ![undefined, false, "none"].includes(hand.useOf?.(card));
    },
    read: (on) => hand.hold(on ? index : null),
    slide: (x, y) => {
      const under = document.elementsFromPoint(x, y).find((node) => node.parentElement === hand.list);
      const next = under ? [...hand.list.children].indexOf(under) : index;
      if (next === index || hand.cards[next] === null) return;
      index = next;
      hand.hold(index);
    },
    drag: () => {
      const ghost = hand.ghost(/** @type {string} */ (hand.cards[index]));
      document.body.append(ghost);
      hand.lift(index);
      return ghost;
    },
    over: (x, y) => hand.hooks.dragged?.(hand.cards[index], x, y),
    drop: (x, y, box) => {
      hand.dropped = box;
      hand.hooks.drop(x, y);
      // The place of the drop matters only to what happens at once.
      setTimeout(() => {
        hand.dropped = null;
      }, 1000);
    },
    off: () => hand.lift(null),
    end: (tapped) => {
      hand.hooks.dragged?.(null, 0, 0);
      hand.ignoreClick = !tapped;
      // The next click counts if none follows now.
      setTimeout(() => {
        hand.ignoreClick = false;
      }, 50);
    },
  });
}
