// The links of both sides of a game that nobody deals: own ones are shown when needed, those of the other looked at.
import { Chain, Shown } from "./chain.js";

export class Links {
  #chain;
  #shown;
  /** The last own link that was shown. */
  showing = 0;

  /**
   * @param {import("./kept-game.js").Kept} kept @param {(message: object) => void} post
   * @param {import("./mail.js").Mail} mail
   */
  constructor(kept, post, mail) {
    this.kept = kept;
    this.post = post;
    this.mail = mail;
    this.#chain = new Chain(kept.seed);
    this.#shown = new Shown(kept.links);
  }

  get end() {
    return this.#chain.end;
  }

  /**
   * The other side has shown a link. False for one that is none of its chain.
   * @param {number} n @param {unknown} link
   */
  take(n, link) {
    if (!this.#shown.take(n, link)) return false;
    this.mail.come(`link ${n}`, link);
    return true;
  }

  /** @param {number} n */
  #show(n) {
    this.showing = Math.max(this.showing, n);
    this.post({ t: "link", n, link: this.#chain.link(n) });
  }

  /** Shows again what the other side lacks. @param {number} known the last one that it has */
  again(known) {
    for (let n = known + 1; n <= this.showing; n++) this.#show(n);
  }

  /**
   * The links of both sides for a roll, that of the first seat first.
   * @param {number} n @returns {Promise<string[]>}
   */
  async both(n) {
    this.#show(n);
    const theirs = this.kept.links[n] ?? (await this.mail.wait(`link ${n}`));
    const mine = this.#chain.link(n);
    return this.kept.own === "first" ? [mine, theirs] : [theirs, mine];
  }
}
