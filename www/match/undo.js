// Taking back: the last answer that a player gave, with what was answered after it. All of that, or nothing.
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";

/**
 * Returns what is to be taken back: so many answers of a seat, with those that the page gave for it after the player's
 * own; and the seats of the answers before. Without a seat it is unknown who gave the last one: the save was written
 * elsewhere.
 * @param {import("./match.js").Match} match @param {import("../engine").Seat[]} people whose answers are meant
 * @returns {{ seat?: import("../engine").Seat, answers: number, before: string }}
 */
function meant({ answered, request }, people) {
  const ours = people.map((seat) => seat.charAt(0));
  const own = Math.max(...ours.map((letter) => answered.lastIndexOf(letter)));
  const by = [...answered].findLast((letter) => ours.includes(letter.toLowerCase()));
  // Answers before a task belong to its position: a count that no game reaches takes nothing back.
  const apart = own < 0 && request.practice;
  if (apart || !by) return { answers: apart ? 1e9 : 1, before: answered };
  // Nothing but what the page answered: the player's own answer before it is in the save alone.
  const whose = (own < 0 ? by : answered.charAt(own)).toLowerCase();
  const after = [...answered.slice(own + 1)].filter((letter) => letter.toLowerCase() === whose);
  return {
    seat: whose === "f" ? "first" : "second",
    answers: after.length + 1,
    before: answered.slice(0, Math.max(own, 0)),
  };
}

/**
 * Takes it back. Gives the events, or null where it is refused.
 * @param {import("./match.js").Match} match @param {import("../engine").Seat[]} [people] whose answers are meant
 */
export async function undo(match, people = match.people) {
  const { seat, answers, before } = meant(match, people);
  const reply = await match.connection.call("undo", match.viewers, seat, answers);
  if (match.gone) return null;
  if (!reply.step.ok) {
    toast(whyStays(match, reply.step), "trouble");
    return null;
  }
  match.autoAnswerPaused = true;
  match.adopt(reply);
  match.watch.reset();
  match.answered = before;
  return reply.step.events;
}

/**
 * The words for an answer that stays: where cards are dealt, they are what was revealed.
 * @param {import("./match.js").Match} match @param {{ error: string, message: string }} fault
 */
export const whyStays = ({ part }, { error, message }) =>
  error === "revealed" && part.deals ? "You can’t take that back: cards were drawn or shown since." : sentence(message);

/**
 * True if the players of this page have given an answer, or the page has for them.
 * @param {import("./match.js").Match} match
 */
export const hasAnswered = ({ answered, people }) =>
  people.some((seat) => answered.toLowerCase().includes(seat.charAt(0)));

/**
 * Says whether that would be granted now, or how it would be refused. The engine may have to play the game again to
 * know whether a secret answer shows on the board: it is asked when nothing else is to be done.
 * @param {import("./match.js").Match} match
 */
export function canUndo(match) {
  const { seat, answers } = meant(match, match.people);
  return match.connection.call("canUndo", match.viewers, seat, answers);
}

/**
 * Says whether the last answer of a player elsewhere could be taken back, with the lines of the log that would stay.
 * @param {import("./match.js").Match} match @param {import("../engine").Seat} far
 */
export function canUndoFar(match, far) {
  const { seat, answers } = meant(match, [far]);
  return match.connection.call("canBack", seat, answers);
}
