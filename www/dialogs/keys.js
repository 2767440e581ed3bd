// The list of keys.
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";

const KEYS = [
  ["Arrows", "Move over the board"],
  ["Enter or Space", "Choose the piece or square"],
  ["Esc", "Cancel, put the card back, or close"],
  ["1 to 9", "Press the button or pick up the card with this number"],
  ["Enter", "On the card you picked up: play it, or go to the board to choose"],
  ["Space", "Draw, or press the only button"],
  ["B", "Go to the board"],
  ["P", "Go to the buttons under the board"],
  ["L", "Go to the log"],
  ["H", "Go to your hand of cards"],
  ["V, held down", "Look under your cloaks"],
  ["C", "Type moves, and ask the table: help says what"],
  ["X", "Draw what each army attacks and could capture, or no longer"],
  ["F", "Flip the board"],
  ["U or Ctrl+Z", "Take back a move"],
  ["T", "Get a hint"],
  ["M", "Turn sound on or off"],
  ["?", "On the board, a card or a button: what it is. Elsewhere: this list"],
];
export const keysDialog = () =>
  dialog({
    id: "keys",
    title: "Keys",
    size: "small",
    body: h(
      "dl",
      { class: "keys" },
      KEYS.map(([key, does]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, does))),
    ),
    actions: (close) => button("Close", { class: "button primary", onclick: () => close() }),
  });
