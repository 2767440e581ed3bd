// A table at which a card is tried: the task over the question, and beside the board whether it has been done.
import { button, h } from "../../../ui/dom.js";
import { announce } from "../../../ui/live.js";
import { stormCard } from "../cards.js";

/**
 * Follows a practice position, whose goal the engine judges after every answer.
 * @param {import("../../../table/table.js").Table} table
 * @param {import("../../protocol").Practice} practice
 * @param {import("../../protocol").PracticeDoors} doors
 */
export function practise(table, { card, task, goal }, { again, next, gallery }) {
  const { match } = table;
  const { stage } = match;
  const { show } = stage;
  const words = h("p");
  const line = h("div", { id: "task", class: "task" }, words);
  table.prompt.words.prepend(line);

  /** @type {Record<import("../../../engine").Verdict, { head: string, text: string, ways: () => (Node | null)[] }>} */
  const said = {
    open: { head: "Try it:", text: task, ways: () => [] },
    reached: {
      head: "Well done.",
      text: `${stormCard(card).title} has taken effect.`,
      ways: () => [
        next && button("Next card", { class: "button primary", onclick: next, "data-test": "next" }, "play"),
        button("Once more", { onclick: again, "data-test": "once-more" }, "again"),
        button("All cards", { onclick: gallery, "data-test": "to-gallery" }, "card"),
      ],
    },
    missed: {
      head: "Missed:",
      text: task,
      ways: () => [
        button("Try again", { class: "button primary", onclick: again, "data-test": "try-again" }, "again"),
        button("Go on", { onclick: () => line.querySelector(".task-ways")?.remove(), "data-test": "go-on" }),
      ],
    },
  };

  /** @type {import("../../../engine").Verdict | null} */
  let told = null;
  /** @param {import("../../../engine").Verdict} verdict */
  const tell = (verdict) => {
    if (verdict === told) return;
    told = verdict;
    const { head, text, ways } = said[verdict];
    words.replaceChildren(h("strong", {}, head), ` ${text}`);
    line.dataset.verdict = verdict;
    line.querySelector(".task-ways")?.remove();
    if (verdict !== "open") line.append(h("div", { class: "task-ways", role: "group", "aria-label": "Task" }, ways()));
    announce(`${head} ${text}`);
  };
  tell("open");

  stage.show = async (state, events) => {
    await show(state, events);
    if (match.gone) return;
    const verdict = await match.link.call("judge", goal, match.glance());
    if (match.gone || verdict === null) return;
    tell(verdict);
    // A game that has ended with it: the line says more.
    if (verdict === "open") return;
    const results = /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog#result"));
    for (const result of results) result.close();
  };
}
