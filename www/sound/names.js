// The sounds that belong to what has happened.

/**
 * @typedef {"move" | "capture" | "check" | "error" | "card" | "draw" | "chips" | "shuffle" | "effect" | "low" | "win" |
 *   "loss" | "drawn" | "great" | "crown" | "king" | "mate" | "hit" | "thud" | "reveal" | "stamp" | "call" |
 *   "stake" | "hush"} Name
 */

/**
 * At most one for cards, one for pieces, and with a match one for how it stands now.
 * @param {import("../engine").Events} events
 * @param {{ view: import("../engine").View, people: import("../engine").Seat[] } | null} match
 * @returns {Name[]}
 */
export function namesOf(events, match) {
  /** @type {Name[]} */
  const names = [];
  /** @param {string[]} kinds */
  const some = (...kinds) => events.some(({ t }) => kinds.includes(t));
  if (some("shuffle")) names.push("shuffle");
  else if (events.some((event) => event.t === "effect" && event.had) || some("lasting")) names.push("effect");
  else if (some("play", "dump")) names.push("card");
  else if (some("cube")) names.push("chips");
  else if (some("draw", "flop", "uncloak")) names.push("draw");
  if (some("lift")) names.push("capture");
  else if (some("shift", "place")) names.push("move");
  if (!match) return names;
  const { view, people } = match;
  const { result, check } = view;
  if (result) {
    const lost = result.winner && people.length === 1 && people[0] !== result.winner;
    names.push(lost ? "loss" : result.winner ? "win" : "drawn");
    // A card is drawn while an announced check stands.
  } else if (check.length && !some("draw")) names.push("check");
  return names;
}
