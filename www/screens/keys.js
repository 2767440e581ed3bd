// The list of keys.
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";

const KEYS = [
  ["Arrows", "Move over the board"],
  ["Enter or Space", "Pick the piece or the square"],
  ["Esc", "Let go, close"],
  ["1 to 9", "Press the button, or lift the card, with this number"],
  ["Space", "Draw, or the first button, when no square is chosen"],
  ["B", "To the board"],
  ["P", "To the buttons under the board"],
  ["L", "To the log"],
  ["H", "To the hand of cards"],
  ["V, held", "Look under your cloaks"],
  ["F", "Turn the board round"],
  ["U or Ctrl+Z", "Take back"],
  ["T", "A hint, what to answer"],
  ["M", "Sound on or off"],
  ["?", "This list"],
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
