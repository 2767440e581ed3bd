// Taking back: the last answer of a player, and what was answered after it.
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";

/**
 * Whose answer is taken back: the last player's; unknown after loading a save that was not written by this page.
 * @param {import("./match.js").Match} match
 */
const lastLetter = ({ answered, people }) =>
  [...answered].reverse().find((letter) => people.some((seat) => seat[0] === letter.toLowerCase()));

/**
 * Takes one answer back. Gives what the engine says to it, who gave the answers before, and whether the page gave the
 * answer by itself: what came before it is taken back with it.
 * @param {import("./match.js").Match} match
 */
async function undoOne(match) {
  const { answered } = match;
  const last = lastLetter(match);
  const seat = last === undefined ? last : /f/i.test(last) ? "first" : "second";
  const reply = await match.link.call("undo", match.glance(), seat);
  const before = last === undefined ? answered : answered.slice(0, answered.lastIndexOf(last));
  return { reply, before, byPage: last !== undefined && last !== last.toLowerCase() };
}

/**
 * Takes back answer by answer. Gives the events, or null where nothing was taken back.
 * @param {import("./match.js").Match} match
 */
export async function undo(match) {
  /** @type {import("../engine").Events | null} */
  let events = null;
  for (let more = true; more; ) {
    const { reply, before, byPage } = await undoOne(match);
    if (match.gone) return null;
    if (!reply.step.ok) {
      if (!events) toast(sentence(reply.step.message), "trouble");
      break;
    }
    match.adopt(reply);
    match.watch.reset();
    events = events ? [] : reply.step.events;
    match.answered = before;
    more = byPage;
  }
  return events;
}
