// Gives answers to the engine, one after the other.
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";

/** @param {{ message: string }} refused */
const say = ({ message }) => toast(sentence(message), "trouble");

/**
 * The first answer, and what was planned after it as long as the same player is asked for it. Gives the events; null
 * where the first answer was refused; nothing where the table was left.
 * @param {import("./match.js").Match} match
 * @param {(string | null)[]} texts null: what the computer has chosen
 * @param {{ thought?: number, letter: string, refused?: (refused: { error: string, message: string }) => void }} how
 *   the milliseconds of thought, who answers, as a letter, and who is told of a refusal
 * @returns {Promise<import("../engine").Events | null | undefined>}
 */
export async function give(match, texts, { thought, letter, refused = say }) {
  const seat = match.prompt?.seat;
  /** @type {import("../engine").Events} */
  const events = [];
  for (const [at, text] of texts.entries()) {
    const goesOn = match.asked === seat && match.offers.some((offer) => offer.text === text);
    if (at > 0 && !goesOn) break;
    const viewers = match.viewers;
    const reply = await (text === null
      ? match.connection.call("follow", viewers, thought)
      : match.connection.call("act", text, viewers, at > 0 ? thought && 0 : thought));
    if (match.gone) return;
    if (!reply.step.ok) {
      refused(reply.step);
      return at > 0 ? events : null;
    }
    match.answered += letter;
    match.signs = reply.signs === true;
    match.adopt(reply);
    events.push(...reply.step.events);
  }
  return events;
}
