// The note beside an invitation: what is played, on which side, and who invites. It is for the guest's eyes, before the
// line stands; then the first message says it again, and that counts.
import { nameIn, writtenName } from "./post/packet.js";

/**
 * @typedef {object} Note
 * @property {string} game
 * @property {"first" | "second" | "watcher"} seat of the guest
 * @property {string} name of who invites
 * @property {boolean} [fair] nobody deals
 */

const SEATS = /** @type {const} */ (["first", "second", "watcher"]);

/** The word of a link that carries it. @param {Note} note */
export const noted = ({ game, seat, name, fair }) =>
  `&of=${game}~${seat.charAt(0)}~${writtenName(name)}${fair ? "~n" : ""}`;

/** The note in a link; null where there is none. @param {string} text @returns {Note | null} */
export function noteIn(text) {
  const found = /(?:^|[#&?\s])of=([a-z-]{1,40})~([fsw])~([^\s&#~]*)(~n)?/.exec(text);
  const [, game, letter, name, fair] = found ?? [];
  const seat = SEATS.find((one) => one.startsWith(letter));
  return game && seat ? { game, seat, name: nameIn(name), ...(fair && { fair: true }) } : null;
}
