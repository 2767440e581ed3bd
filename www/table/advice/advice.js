// The extra `advice`: the best answers of the player who has asked for a hint, three at most, compared; each is marked
// on the board while it is looked at.
import { button, h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";
import { sentence } from "../../ui/words.js";

/**
 * @typedef {import("../../engine").Advised} Advised
 * @typedef {import("../table.js").Table} Table
 */

/** How far the estimates of a chance agree, in words. @type {Record<Advised["firm"], string>} */
const FIRM = { sure: "firm estimate", likely: "rough estimate", guess: "a guess" };

/** A chance of ten-thousandths in words. @param {number} chance */
const percent = (chance) => `${Math.round(chance / 100)} %`;

/** How an answer stands beside the best one, in the numbers that are shown. @param {Advised} told */
const beside = ({ chance, behind }) => {
  const less = Math.round((chance + behind) / 100) - Math.round(chance / 100);
  return less > 0 ? `−${less}` : "best";
};

/** A card of the hand, or a square. @param {EventTarget | null} target */
const isChosen = (target) => target instanceof Element && target.closest("#hand button, #board [data-square]") !== null;

/** Shows the panel until the hint is taken away; gives what closes it. @param {Table} table */
export function show(table) {
  const { match } = table;
  const { hint } = match;
  const stop = new AbortController();
  const place = h("div", { class: "advice-rows" }, h("p", { class: "hint" }, "Comparing …"));
  const before = document.activeElement;
  const close = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    const focused = panel.contains(document.activeElement);
    panel.remove();
    if (focused && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  /** Marks an answer on the board; the hint with its targets. @param {Advised["offer"]} offer */
  const point = (offer) => {
    const targets = (offer.text === hint.answer && table.aim?.targets.squares) || [];
    table.board?.hint(targets.length ? targets : offer.squares);
    table.panels?.hint?.(offer);
  };
  /** The player closes it: the hint is marked as before. */
  const dismiss = () => {
    close();
    const hinted = match.offers.find(({ text }) => text === hint.answer);
    if (hint.shown && hinted) point(hinted);
  };
  const panel = h(
    "section",
    { class: "advice", "aria-label": "The best answers", data: { test: "advice" } },
    h(
      "header",
      {},
      h("h2", {}, "The best answers"),
      button("Close", { class: "icon-button", onclick: dismiss, "data-test": "advice-close" }, "close", true),
    ),
    place,
  );
  table.root.append(panel);
  const byKey = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && dismiss();
  document.addEventListener("keydown", byKey, { signal: stop.signal });
  // What is chosen at the table may be asked about where the panel lies.
  table.root.addEventListener("click", ({ target }) => isChosen(target) && dismiss(), { signal: stop.signal });

  /** @param {Advised} told */
  const row = (told) => {
    const { offer, chance, firm, why } = told;
    const mark = () => {
      point(offer);
      for (const node of place.querySelectorAll("button")) node.setAttribute("aria-pressed", String(node === mine));
    };
    const mine = h(
      "button",
      {
        type: "button",
        class: "advice-row",
        "aria-pressed": "false",
        onclick: () => take(offer),
        onfocus: mark,
        // A mouse that rests where the panel opens points at nothing.
        onpointermove: (/** @type {PointerEvent} */ { movementX, movementY }) => (movementX || movementY) && mark(),
      },
      h("span", { class: "advice-answer" }, sentence(match.wordsOf(offer)).replace(/\.$/, "")),
      h("span", { class: "advice-chance" }, `${percent(chance)} to win`),
      h("span", { class: "advice-why" }, sentence(why)),
      h("span", { class: "advice-firm" }, `${beside(told)} · ${FIRM[firm]}`),
    );
    return h("li", {}, mine);
  };

  /** The answer that was pressed is the hint, in sight on the board. @param {Advised["offer"]} offer */
  const take = (offer) => {
    hint.show(offer);
    close();
    table.prompt.advice.querySelector("button")?.focus({ preventScroll: true });
  };

  const ask = async () => {
    // An answer meanwhile restarts the engine, as while it looks for a hint.
    hint.wanted = hint.running = true;
    try {
      const told = await match.connection.call("advise", { hinted: hint.answer }, match.viewers);
      if (stop.signal.aborted) return;
      hint.wanted = hint.running = false;
      if (!told) return close();
      place.replaceChildren(
        h("ol", {}, told.best.map(row)),
        h("p", { class: "hint" }, "Chances are from what you can see. Tap an answer to mark it."),
      );
      announce(told.best.length === 1 ? "There is one answer." : `${told.best.length} answers are compared.`);
      place.querySelector("button")?.focus({ preventScroll: true });
    } catch {
      close();
    }
  };
  void ask();
  return close;
}
