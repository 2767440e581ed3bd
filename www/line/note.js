// The note beside an invitation: what is played, on which side, and who invites. It is for the guest's eyes, before the
// line stands; then the first message says it again, and that counts.
import { nameIn, writtenName } from "./post/packet.js";

/**
 * @typedef {{ game: string, seat: "first" | "second" | "watcher", name: string }} Note `seat`: of the guest
 */

const SEATS = /** @type {const} */ (["first", "second", "watcher"]);

/** The word of a link that carries it. @param {Note} note */
export const noted = ({ game, seat, name }) => `&of=${game}~${seat.charAt(0)}~${writtenName(name)}`;

/** The note in a link; null where there is none. @param {string} text @returns {Note | null} */
export function noteIn(text) {
  const [, game, letter, name] = /(?:^|[#&?\s])of=([a-z-]{1,40})~([fsw])~([^\s&#~]*)/.exec(text) ?? [];
  const seat = SEATS.find((one) => one.startsWith(letter));
  return game && seat ? { game, seat, name: nameIn(name) } : null;
}
