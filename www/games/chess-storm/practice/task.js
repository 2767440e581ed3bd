// A table at which a card is tried: the task over the question, and what comes when the card has taken effect.
import { dialog } from "../../../ui/dialog.js";
import { button, h } from "../../../ui/dom.js";
import { announce } from "../../../ui/live.js";
import { wait } from "../../../ui/words.js";
import { stormCard, stormView } from "../cards.js";

/** How long what the card has done can be looked at before anything is said, in milliseconds. */
const LOOK = 700;

/**
 * Follows a practice position until its card has taken effect, and its player has given the answers that belong to it.
 * @param {import("../../../table/table.js").Table} table
 * @param {import("../../protocol").Practice} practice
 * @param {import("../../protocol").PracticeDoors} doors
 */
export function practise(table, { card, task, more }, doors) {
  const { match } = table;
  const { stage } = match;
  const { show } = stage;
  const words = h("p", { id: "task", class: "task" }, h("strong", {}, "Try it: "), task);
  table.prompt.words.prepend(words);
  announce(task);
  /** How many answers the player had given when the card was played, and when it had taken effect. */
  /** @type {number | null} */
  let played = null;
  /** @type {number | null} */
  let worked = null;
  let done = false;

  /** Whether that was it. @param {import("../../../engine").Events} events */
  const follow = (events) => {
    // What the page answers by itself is no answer of the player's.
    const given = match.answered.split("f").length - 1;
    if (played !== null && given < played) played = worked = null;
    for (const event of events) {
      if (event.t === "play" && event.seat === "first" && event.card === card) played ??= given;
      if (event.t === "cancel" && event.seat === "first" && event.card === card) played = worked = null;
    }
    const lies = stormView(match).storm.stack.some((one) => one.card === card && one.seat === "first");
    if (played !== null && !lies) worked ??= given;
    return worked !== null && given >= worked + more;
  };

  stage.show = async (state, events) => {
    await show(state, events);
    if (match.gone || done || !follow(events ?? [])) return;
    done = true;
    await wait(LOOK);
    if (match.gone) return;
    words.append(" ", h("strong", { class: "done" }, "Done."));
    await solved(card, doors);
  };
}

/**
 * What can be done next.
 * @param {string} card @param {import("../../protocol").PracticeDoors} doors
 */
async function solved(card, { again, next, gallery }) {
  const { title, text } = stormCard(card);
  // A game may have ended with it: this says more.
  for (const result of document.querySelectorAll("dialog#result")) /** @type {HTMLDialogElement} */ (result).close();
  /** @type {(() => void) | null} */
  const then = await dialog({
    id: "solved",
    title: "Well done",
    size: "small",
    body: h("p", {}, h("strong", {}, title), ` has taken effect. ${text}`),
    actions: (close) => [
      next && button("Next card", { class: "button primary", onclick: () => close(next), "data-test": "next" }, "play"),
      button("Once more", { onclick: () => close(again), "data-test": "once-more" }, "again"),
      button("All cards", { onclick: () => close(gallery), "data-test": "to-gallery" }, "card"),
      button("View the board", { onclick: () => close(), "data-test": "review" }),
    ],
  });
  then?.();
}
