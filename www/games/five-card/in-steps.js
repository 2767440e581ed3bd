// The answers of a first game one after the other: a double and a call come in later turns, each with its tip.
import { context } from "../../context.js";
import { settings } from "../../ui/settings.js";
import { readList } from "../../ui/storage.js";

/** The turn in which an answer comes, counted for both players, for whoever has not read its tip. */
const COMES = new Map([
  ["double", 5],
  ["call", 9],
]);

/**
 * Returns true if an answer stands among the buttons: in a game from the start against the computer, where tips are
 * shown, two of them wait.
 * @param {import("../../match/match.js").Match} match @param {import("../../engine").Offer} offer
 */
export function comesNow({ view, people, request, conductor }, { choice }) {
  const from = COMES.get(choice.t) ?? 0;
  const taught = settings.tips && !context.embedded && conductor.asks && people.length === 1;
  if (!taught || view.turn.number >= from || request.setup || request.board) return true;
  return readList("tips", "The list of tips").includes(`five-card offer ${choice.t}`);
}
