// Opens a game that is shown again, on a table at which nobody is asked; leads from there to a review or a new game.
import { context } from "../context.js";
import { withExtra } from "../extras/later.js";
import { matchPart } from "../games/registry.js";
import { levelOf } from "../match/levels.js";
import { Match } from "../match/match.js";
import { opened } from "../match/open.js";
import { goOn, openTable } from "../router.js";
import { confirm } from "../ui/dialog.js";
import { toast } from "../ui/live.js";
import { Replay } from "./replay.js";

/** The replay at the open table, if one is. */
export function replayShown() {
  const conductor = context.table?.match.conductor;
  return conductor instanceof Replay ? conductor : null;
}

/** Opens the review of what has moved the chance of winning; gives whether it was closed. @param {Replay} replay */
const reviewed = (replay) => withExtra("review", "the review", (found) => found.openReview(replay));

/** The review of the game that is shown again, if one is. Gives whether it was closed, and that game still stands. */
export async function reviewShown() {
  const replay = replayShown();
  if (!replay?.ended) return false;
  return (await reviewed(replay)) === true && replayShown() === replay;
}

/** Asks whether a review may be left for a new game. */
const mayLeaveReview = () =>
  confirm(
    "Play on from here?",
    "The review closes, and a new game against the computer begins from this position.",
    "Play on",
    "Stay",
    "primary",
  );

/** Answers after the last move with which players end a game by their word: an offer, and what is said to it. */
const WORDS = 2;

/**
 * The game where it stands, or where it can be played on from the same position: after the end nobody is asked, and
 * where a draw is offered no move is. Nothing where the board is another one.
 * @param {Replay} replay
 */
async function playable({ match, at, eye }) {
  const here = await match.connection.call("past", at, eye);
  const cells = JSON.stringify(here?.view.cells);
  for (let back = 0; here && back <= Math.min(WORDS, at); back++) {
    const found = back ? await match.connection.call("past", at - back, eye) : here;
    if (JSON.stringify(found?.view.cells) !== cells) return null;
    if (found?.prompt && (here.prompt || found.prompt.why !== "answer-draw")) return found;
  }
  return null;
}

/** A new game against the computer begins where this one stands. @param {Replay} replay */
async function branch(replay) {
  const { match, eye, panel } = replay;
  const found = await playable(replay);
  if (match.gone) return;
  if (!found?.prompt) return toast("The game is over here. Step back to a move from which it can go on.");
  if (panel && !(await mayLeaveReview())) return;
  const { seats } = match.request;
  // The player who looks plays on; else the asked one, or the only person of that game.
  const people = eye === "first" || eye === "second" ? [eye] : match.humans;
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

/** The whole game on the analysis board, where it stands here. @param {Replay} replay */
async function analyse({ match, acts, at }) {
  const save = await match.connection.call("save");
  const texts = acts.map(({ text }) => text);
  await withExtra("analysis", "the analysis board", (found) => found.analyseGame(save, texts, at));
}

/** Returns the ways that lead on from the bar of a replay. @param {Replay} replay */
const ways = (replay) => ({
  analyse: () => analyse(replay),
  branch: () => branch(replay),
  review: () => reviewed(replay),
});

/**
 * Opens a game, mostly one that has ended, from its beginning. Throws the engine's error.
 * @param {Pick<import("../match/kept.js").GameRecord, "save" | "seats" | "flipped"> & { title?: string }} record
 * @param {() => void} [home] where the table leads back to
 */
export async function openReplay({ save, seats, flipped, title }, home) {
  const { connection } = context;
  context.table?.match.leave();
  const match = await opened(connection, matchPart, async (parts) => {
    await connection.call("loadGame", save, true);
    const state = await connection.call("state", "watcher");
    const part = await parts(state.view.game);
    const conductor = new Replay(state.view, ways);
    const start = await connection.call("past", 0, conductor.eye);
    const shown = start ? { ...state, view: start.view, prompt: start.prompt, offers: [] } : state;
    const again = new Match(connection, part, { seats, flipped }, shown, conductor);
    again.keeps = false;
    if (title) again.title = title;
    return again;
  });
  await openTable(match, home ? { home } : {});
}
