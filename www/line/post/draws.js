// Cards of a game by links, drawn by both: each side has a chain of hashes, and a link of the game shows the next link
// of the sender's chain. A roll follows from those of both, so that neither can choose it.
import { Chain, LINKS, rollOf } from "../fair/chain.js";
import { fromHex, isHex, sha256, toHex } from "../fair/sums.js";

/** The last link of a chain that was shown: its number, 0 for the end. @typedef {{ at: number, link: string }} Last */

/** The rolls in a save, in order. @param {string} save @returns {{ got: number, of: number }[]} */
export function rollsIn(save) {
  const entries = [JSON.parse(save).turns ?? []].flat(2).map((entry) => /^roll (\d+)\/(\d+)$/.exec(String(entry)));
  return entries.flatMap((roll) => (roll ? [{ got: Number(roll[1]), of: Number(roll[2]) }] : []));
}

/** The link so many places before this one in a chain. @param {string} link @param {number} places */
function before(link, places) {
  let found = fromHex(link);
  for (let n = 0; n < places; n++) found = sha256(found);
  return toHex(found);
}

/** A link of a chain as a text shows it. @param {Last} last */
export const writtenLast = ({ at, link }) =>
  `${at}.${btoa(String.fromCharCode(...fromHex(link)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")}`;

/** The link of a chain in a text; null where there is none. @param {string} text @returns {Last | null} */
export function lastIn(text) {
  const [, at, letters] = /^(\d{1,4})\.([\w-]{43})$/.exec(text) ?? [];
  if (letters === undefined || Number(at) > LINKS) return null;
  const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return { at: Number(at), link: toHex(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))) };
}

export class Draws {
  #chain;

  /** @param {import("./kept.js").KeptPost} kept */
  constructor(kept) {
    this.kept = kept;
    this.#chain = new Chain(kept.seed);
  }

  /** True once the other side has named its chain. */
  get met() {
    return isHex(this.kept.link);
  }

  /** The own link that goes with a game of so many rolls: that of the next one, once both chains are named. */
  shows(rolls = 0) {
    const at = this.met ? rolls + 1 : 0;
    return { at, link: this.#chain.link(at) };
  }

  /**
   * The other side shows a link. False for one that is none of its chain; an older one changes nothing.
   * @param {Last} last
   */
  take({ at, link }) {
    const { kept } = this;
    const [low, high] = at < kept.at ? [{ at, link }, kept] : [kept, { at, link }];
    if (this.met && before(high.link, high.at - low.at) !== low.link) return false;
    if (!this.met || at > kept.at) Object.assign(kept, { at, link });
    return true;
  }

  /**
   * The outcome of a roll; null while the other side's link for it is not known.
   * @param {number} number from 1 @param {number} of
   */
  roll(number, of) {
    const { own, link, at } = this.kept;
    if (!this.met || number > at) return null;
    const [mine, theirs] = [this.#chain.link(number), before(link, at - number)];
    return own === "first" ? rollOf(number, mine, theirs, of) : rollOf(number, theirs, mine, of);
  }

  /** The first roll in a save that does not follow from both, counted from 1; 0: all do. @param {string} save */
  wrong(save) {
    return rollsIn(save).findIndex(({ got, of }, at) => this.roll(at + 1, of) !== got) + 1;
  }
}
