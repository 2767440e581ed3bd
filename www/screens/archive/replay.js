// Shows a game again, on a table at which nobody is asked.
import { context } from "../../context.js";
import { withExtra } from "../../extras/later.js";
import { matchPart } from "../../games/registry.js";
import { levelOf } from "../../match/levels.js";
import { opened } from "../../match/open.js";
import { moveCount } from "../../match/rows.js";
import { goOn, openTable } from "../../router.js";
import { onDialog } from "../../ui/dialog.js";
import { plain, typing } from "../../ui/keys.js";
import { replayBar } from "./replay-bar.js";
import { ReplayMatch } from "./replay-match.js";

/** What has moved the chance of winning. @param {ReplayMatch} match */
const reviewed = (match) => withExtra("review", "the review", (found) => found.reviewDialog(match));

/** The review of the game that is shown again, if one is. Gives whether it was just closed, where that game stands. */
export async function reviewShown() {
  const match = context.table?.match;
  return (
    match instanceof ReplayMatch && match.ended && (await reviewed(match)) === false && context.table?.match === match
  );
}

/** The table's prompt while a game is shown again. @param {import("../../table/table.js").Table} table */
function takeBar(table) {
  const { match, prompt, stop, root } = table;
  if (!(match instanceof ReplayMatch)) return;
  // Whoever reads a dialog misses nothing of the game.
  onDialog(() => match.play(false), stop.signal);
  const review = () => void reviewed(match);
  const bar = replayBar(match, () => void branch(match), match.ended ? review : null);
  root.classList.add("replay");
  // The player who looks sits at the lower edge, else the only person of that game.
  const people = humans(match.request.seats);
  table.lower = () => match.people[0] ?? (people.length === 1 ? people[0] : "first");
  prompt.bar.setAttribute("aria-label", "Replay");
  prompt.buttons.replaceChildren(...bar.nodes);
  // The nodes stay: a slider that is being drawn along must not be put in anew.
  prompt.paint = () => {
    const { result, log } = match.view;
    const eye = match.hides ? ` · ${bar.seenAs()}` : "";
    prompt.who.textContent = `Move ${moveCount(log)}${eye}`;
    prompt.text.textContent = (match.prompt ? log.at(-1)?.text : result?.text) ?? "The game begins.";
    // What a review has marked belongs to the place it led to.
    prompt.hint(null, null);
    table.board?.hint([]);
    bar.paint();
  };
  match.changed = () => bar.paint();
  /** @type {Record<string, () => unknown>} */
  const keys = {
    ArrowLeft: () => match.go(match.at - 1),
    ArrowRight: () => match.go(match.at + 1),
    PageUp: () => match.turn(-1),
    PageDown: () => match.turn(1),
    Home: () => match.go(0),
    End: () => match.go(match.acts.length),
  };
  document.addEventListener(
    "keydown",
    (event) => {
      const act = keys[event.key];
      if (!act || !plain(event) || typing(event.target) || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest("#board, .replay-slider, dialog")) return;
      event.preventDefault();
      match.play(false);
      void act();
    },
    { signal: stop.signal },
  );
}

/** A new game against the computer begins where this one stands. @param {ReplayMatch} match */
async function branch(match) {
  const found = await match.connection.call("past", match.at, match.eye);
  if (!found?.prompt) return;
  const { seats } = match.request;
  // Who looks plays on; else who is asked, or the only person of that game.
  const people = match.eye === "first" || match.eye === "second" ? [match.eye] : humans(seats);
  const me = people.length === 1 ? people[0] : found.prompt.seat;
  const other = me === "first" ? "second" : "first";
  const computer = {
    kind: /** @type {const} */ ("computer"),
    name: "Computer",
    level: seats[other].level ?? levelOf(match.view.game),
  };
  const own = { kind: /** @type {const} */ ("human"), name: seats[me].kind === "human" ? seats[me].name : "You" };
  const record = {
    save: found.save,
    seats: me === "first" ? { first: own, second: computer } : { first: computer, second: own },
  };
  await goOn({ text: JSON.stringify(record), record });
}

/** @param {import("../../match/seats.js").Seats} seats @returns {import("../../engine").Seat[]} */
const humans = (seats) => /** @type {const} */ (["first", "second"]).filter((seat) => seats[seat].kind === "human");

/**
 * Opens a game, mostly one that has ended, from its beginning. Throws the engine's error.
 * @param {Pick<import("../../match/kept.js").GameRecord, "save" | "seats" | "flipped">} record
 * @param {() => void} [home] where the table leads back to
 */
export async function replay({ save, seats, flipped }, home) {
  const { connection } = context;
  context.table?.match.leave();
  const match = await opened(connection, matchPart, async (parts) => {
    await connection.call("loadGame", save, true);
    const state = await connection.call("state", "watcher");
    const part = await parts(state.view.game);
    const again = new ReplayMatch(connection, part, { seats, flipped }, state);
    again.keeps = false;
    again.ended = !!state.view.result;
    again.moves = moveCount(state.view.log);
    if (!again.ended) again.eye = "watcher";
    const start = await connection.call("past", 0, again.eye);
    if (start) again.adopt({ ...state, view: start.view, prompt: start.prompt, offers: [] });
    return again;
  });
  await openTable(match, home ? { home } : {}, takeBar);
}
