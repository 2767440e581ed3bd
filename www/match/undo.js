// Taking back: the last answer of a player, and what was answered after it.
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";

/**
 * Whose answer is taken back: the last player's; after loading a strange save nobody is known.
 * @param {import("./match.js").Match} match
 */
const lastLetter = ({ answered, people }) =>
  [...answered].reverse().find((letter) => people.some((seat) => seat[0] === letter.toLowerCase()));

/**
 * What the page answered by itself is taken back with what came before it. Gives the events, or null where nothing was
 * taken back.
 * @param {import("./match.js").Match} match
 */
export async function undo(match) {
  /** @type {import("../engine").Events | null} */
  let events = null;
  for (let again = true; again; ) {
    const last = lastLetter(match);
    const reply = await match.link.call(
      "undo",
      match.glance(),
      last === undefined ? last : /f/i.test(last) ? "first" : "second",
    );
    if (match.gone) return null;
    if (!reply.step.ok) {
      if (!events) toast(sentence(reply.step.message), "trouble");
      break;
    }
    again = last !== undefined && last !== last.toLowerCase();
    match.adopt(reply);
    match.watch.reset();
    events = events ? [] : reply.step.events;
    if (last) match.answered = match.answered.slice(0, match.answered.lastIndexOf(last));
  }
  return events;
}
