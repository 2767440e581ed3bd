// The choice of buy-in and opponent for an evening.
import { button, h } from "../ui/dom.js";

/** Antes of a short evening and of a long one; and the most. */
const [SHORT, LONG, MOST] = [5, 10, 1000];

/**
 * A group of choices of which one holds.
 * @param {string} label @param {string} name @param {(readonly [value: string, words: string])[]} choices
 */
const group = (label, name, choices) =>
  h(
    "fieldset",
    { class: "setting" },
    h("legend", {}, label),
    choices.map(([value, words], at) =>
      h(
        "label",
        { class: "choice" },
        h("input", { type: "radio", name, value, checked: at === 0 }),
        h("span", {}, words),
      ),
    ),
  );

/**
 * @param {(readonly [value: string, words: string])[]} opposite who may sit opposite
 * @param {(buyIn: number, who: string) => void} begin
 */
export function choose(opposite, begin) {
  const number = h("input", { type: "number", name: "antes", min: 1, max: MOST, value: LONG, "aria-label": "Antes" });
  const form = h(
    "form",
    {
      class: "panel evening-choice",
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const data = new FormData(form);
        const chosen = data.get("buyIn");
        begin(Number(chosen === "own" ? data.get("antes") : chosen), String(data.get("who")));
      },
    },
    h(
      "p",
      {},
      "Both buy in for the same number of antes and play until one is broke or stands up. The ante doubles every " +
        "third game, purses limit the cube, and who is broke within four games may buy in once more.",
    ),
    group("Buy-in", "buyIn", [
      [String(SHORT), `Short: ${SHORT} antes, about seven games`],
      [String(LONG), `Long: ${LONG} antes`],
      ["own", "Another number:"],
    ]),
    number,
    group("Opposite you", "who", opposite),
    button("Sit down", { type: "submit", class: "button primary", "data-test": "sit-down" }, "play"),
  );
  return form;
}
