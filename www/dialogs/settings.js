// The settings.
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { change, settings } from "../ui/settings.js";
import { forget } from "../ui/storage.js";
import { boardChoice, paintLooks, pieceChoice } from "./looks.js";
import { soundChoices, vibrationChoice } from "./sounds.js";

/**
 * A row of settings: one label and a choice among words.
 * @template {keyof import("../ui/settings.js").Settings} Name
 * @param {string} label @param {Name} name @param {[import("../ui/settings.js").Settings[Name], string][]} values
 * @param {string} [about]
 */
function choice(label, name, values, about) {
  return h(
    "fieldset",
    { class: "setting" },
    h("legend", {}, label),
    about && h("p", { class: "hint" }, about),
    h(
      "div",
      { class: "segments" },
      values.map(([value, text]) =>
        h(
          "label",
          { class: "segment" },
          h("input", {
            type: "radio",
            name: `set-${name}`,
            value: String(value),
            checked: settings[name] === value,
            onchange: () => change({ [name]: value }),
          }),
          h("span", {}, text),
        ),
      ),
    ),
  );
}

/** All tips count as new. */
function tipsAgain() {
  forget("tips");
  change({ tips: true });
  const on = /** @type {HTMLInputElement | null} */ (document.querySelector('[name="set-tips"][value="true"]'));
  if (on) on.checked = true;
  toast("Tips are shown again.");
}

export const settingsDialog = () => {
  const closed = dialog({
    id: "settings",
    title: "Settings",
    body: [
      choice("Theme", "theme", [
        ["system", "System"],
        ["light", "Light"],
        ["dark", "Dark"],
      ]),
      boardChoice(),
      pieceChoice(),
      choice(
        "Motion",
        "motion",
        [
          ["system", "System"],
          ["on", "On"],
          ["off", "Off"],
        ],
        "Pieces slide and cards turn over.",
      ),
      choice(
        "Speed",
        "pace",
        [
          ["slow", "Slow"],
          ["normal", "Normal"],
          ["fast", "Fast"],
          ["once", "At once"],
        ],
        "How long cards, effects and passed turns are shown. A tap or a key goes on.",
      ),
      soundChoices(),
      vibrationChoice(),
      choice(
        "Board for two players",
        "orientation",
        [
          ["veil", "Turns when passed on"],
          ["turn", "Turns after each move"],
          ["fixed", "Stays"],
          ["pieces", "Face to face: the far pieces stand on their heads"],
          ["table", "Face to face: the whole table turns after each move"],
        ],
        "Against the computer your side begins at the bottom. Face to face, a cover screen turns to its reader.",
      ),
      choice("Wide board on a narrow screen", "turned", [
        [false, "Scrolls sideways"],
        [true, "Stands upright"],
      ]),
      choice(
        "Moves in the list",
        "notation",
        [
          ["short", "Short: Nf3"],
          ["long", "Long: g1–f3"],
        ],
        "In chess and Full Double Chess.",
      ),
      choice("Pieces in short moves", "figurines", [
        [true, "Pictures"],
        [false, "Letters"],
      ]),
      choice(
        "Premoves",
        "premoves",
        [
          [true, "On"],
          [false, "Off"],
        ],
        "Move while your opponent thinks, or press a card of Chess Storm. It is played if it is possible then.",
      ),
      choice(
        "Confirm moves",
        "confirm",
        [
          [false, "Off"],
          [true, "On"],
        ],
        "A move waits until you press its square once more, or Confirm. Esc takes it off.",
      ),
      choice(
        "Single-letter keys",
        "letters",
        [
          [true, "On"],
          [false, "Off"],
        ],
        "F flips the board, U takes back a move, and so on.",
      ),
      choice(
        "Tips",
        "tips",
        [
          [true, "On"],
          [false, "Off"],
        ],
        "What is new at the table is told once.",
      ),
      choice(
        "Words of opponents",
        "opponents",
        [
          [true, "On"],
          [false, "Off"],
        ],
        "The computer’s opponents greet you, and say a line or two. Never while you think.",
      ),
      button("Show all tips again", { onclick: tipsAgain, "data-test": "tips-again" }, "bulb"),
    ],
    actions: (close) => button("Done", { class: "button primary", onclick: () => close() }),
  });
  paintLooks(closed);
  return closed;
};
