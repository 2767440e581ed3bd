// The order in which an answer is shown: what is turned over is seen first, then pieces and cards move, and only then
// do log, list of moves and result tell it.
import { announce } from "../ui/live.js";

/**
 * @typedef {import("../engine").Events} Events
 * @typedef {import("../engine").Snapshot} Snapshot
 * @typedef {import("./table.js").Table} Table
 */

/**
 * Waits until what was drawn lies face up. The question of before stands until then, and takes no answer.
 * @param {Table} table @param {Events | null} events
 */
async function turnOver({ panels, prompt, telling }, events) {
  const stop = new AbortController();
  const turns = events && panels?.reveal?.(events, stop.signal);
  if (!turns) return;
  prompt.turning(true);
  await telling.turning(turns, stop);
  prompt.turning(false);
}

/**
 * Paints a state; with events the cards and the board move first.
 * @param {Table} table @param {Snapshot} state @param {Events | null} events
 */
export async function showState(table, state, events) {
  const { match, panels, telling, prompt, beyond } = table;
  const { view } = state;
  if (table.asked.seen) await table.asked.seen;
  if (!table.board) return;
  beyond.begin(events);
  telling.begin();
  await turnOver(table, events);
  if (!table.board) return;
  const told = telling.tell(view, events);
  const over = events !== null && state.prompt === null;
  const before = [...prompt.text.childNodes];
  if (!over) prompt.paint(match);
  // The question's words may tell what is still on its way; its answers can be pressed.
  const asks = [...prompt.text.childNodes];
  const waits = !over && events !== null && match.asked !== null;
  if (waits) prompt.text.replaceChildren(...before);
  table.asked.painted();
  table.root.dataset.why = state.prompt?.why ?? "over";
  panels?.paint(events);
  await panels?.beforeMove?.(events);
  await (told ? told() : table.board?.show(view, events ?? undefined));
  // Somebody may have left while it moved.
  if (!table.board) return;
  // A plan may stand there by now.
  if (waits && prompt.text.firstChild === (before[0] ?? null)) prompt.text.replaceChildren(...asks);
  if (waits) prompt.fit();
  beyond.see(view, events);
  table.log.show(view.log);
  const said = (events ?? []).flatMap((event) => (event.t === "say" ? [event.text] : []));
  if (said.length) announce(said.join(" "));
  if (over) prompt.paint(match);
  await panels?.afterMove?.(events);
  if (table.board && panels?.afterMove) panels.paint(null);
}
