// The line of a guest, or of somebody who watches: its table shows what the device that holds the game tells.
import { findGame } from "../context.js";
import { extra } from "../extras/extra.js";
import { matchPart } from "../games/registry.js";
import { shownName } from "../match/seats.js";
import { h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { capital, count, whose } from "../ui/words.js";
import { armyOf } from "./army.js";
import { Carried } from "./carry-dialog.js";
import { exchangeCodes } from "./codes.js";
import { nobodyMeans } from "./fair/deals.js";
import { FairTable } from "./fair/fair-table.js";
import { nameField } from "./name-field.js";
import { noteIn } from "./note.js";
import { openLink } from "./post/open.js";
import { isPacket } from "./post/packet.js";
import { Line } from "./two.js";
import { Visiting } from "./visiting.js";
import { fair } from "./words.js";

/** A link of a game by links is opened in place of the line. @param {string} text */
function takesLink(text) {
  if (!isPacket(text)) return false;
  setTimeout(openLink, 0, text);
  return true;
}

export class GuestLine extends Line {
  as = /** @type {const} */ ("guest");
  #opening = false;
  #carried = new Carried();
  /** The note in the invitation's link. @type {import("./note.js").Note | null} */
  #note = null;
  /** The own cards of the other player, which are seen before the game begins. */
  #own = h("div", { class: "line-own", hidden: true });

  /** The game that nobody deals, where this is one. @type {FairTable | null} */
  fair = null;

  /** @param {import("./kept.js").KeptGuest | import("./kept.js").KeptFair | null} kept */
  constructor(kept) {
    super();
    this.table = kept?.table;
    this.known = kept?.friend ?? "";
    this.kept = kept && "fair" in kept ? kept : null;
    this.visiting = new Visiting(this, kept && "fair" in kept ? null : kept);
  }

  get match() {
    return (this.fair ?? this.visiting)?.match ?? null;
  }

  /**
   * Answers an invitation.
   * @param {string} [code] left out: it is asked for @param {import("./note.js").Note | null} [note] what its link says
   */
  async join(code, note = null) {
    this.#take(note);
    const title = note?.name ? `${shownName(note.name)} invites you` : "You are invited";
    const done = await this.#exchange(title, code);
    if (!done && !this.begun) this.end();
  }

  /** @param {string} title @param {string} [code] */
  #exchange(title, code) {
    return exchangeCodes({
      link: this.link,
      as: "guest",
      title,
      friend: () => this.friend,
      code,
      other: (text) => this.begun === false && takesLink(text),
      noted: (text) => this.begun || this.#take(noteIn(text)),
      more: this.begun ? null : () => [this.#note && this.#about(this.#note)[0], nameField()],
      met: this.begun ? null : () => ({ about: this.#about(this.link.other), actions: this.#waits() }),
    });
  }

  /** A note says who invites, before the line stands. @param {import("./note.js").Note | null} note */
  #take(note) {
    this.#note = note && findGame(note.game) ? note : null;
    if (this.#note?.name) this.known = this.#note.name;
  }

  /**
   * The game that is going to be played, in words.
   * @param {Pick<import("./hello.js").Facts, "game" | "seat" | "fair"> | null} told by the first message, or a note
   */
  #about(told) {
    const { game = "", seat, fair: nobody } = told ?? {};
    if (!game) return [h("p", {}, "What the other device keeps comes over.")];
    const title = findGame(game)?.title ?? game;
    if (seat === "watcher") return [h("p", {}, `${title}: you watch.`), this.#own];
    const deals = h("p", { class: "hint", hidden: true });
    // Only a game that hides something has a dealer whom one has to trust.
    void matchPart(game).then(
      (part) => {
        deals.textContent = nobody ? nobodyMeans(part) : fair(whose(this.friend), part.deals);
        deals.hidden = !(nobody || part.deals || part.hides?.({}));
      },
      () => {},
    );
    return [h("p", {}, `${title}: you play ${armyOf(game, seat === "first")}.`), deals, this.#own];
  }

  /** Shows the own cards of the game that the other device has told of, before it begins. */
  async showOwn() {
    const { view } = this.visiting.far.last ?? {};
    const cards = view && ((await matchPart(view.game)).ownCards?.(view) ?? []);
    if (!cards?.length) return;
    const { ownRows } = await extra("shelf");
    const words = `${capital(this.friend)} plays with ${count(cards.length, "card")} that no deck of ours has:`;
    this.#own.replaceChildren(h("p", {}, words), ownRows(cards.map((card) => ({ card }))));
    this.#own.hidden = false;
  }

  #waits() {
    const words = this.link.other?.game ? `${capital(this.friend)} begins the game.` : "";
    return h("p", { class: "hint line-waits", role: "status" }, words);
  }

  /** @param {import("./hello.js").Hello} hello */
  met(hello) {
    if (this.table !== hello.table) this.visiting.far.last = null;
    this.table = hello.table;
    if (hello.fair) this.fair ??= new FairTable(this);
    this.fair?.meet();
    this.visiting.far.askAgain();
    const { build } = this.facts();
    if (hello.build !== build) toast(`${capital(this.friend)} has version ${hello.build} of the page, you ${build}.`);
  }

  /** @param {any} message */
  take(message) {
    if (message?.t === "begin") {
      this.begun = true;
      void this.sitDown();
    } else if (this.fair) {
      if (!this.fair.take(message)) super.take(message);
    } else if (!this.visiting.far.take(message) && !this.#carried.take(message, (reply) => this.post(reply)))
      super.take(message);
  }

  /** Opens the table of the game that is played now, unless it stands. */
  async sitDown() {
    const { visiting } = this;
    if (this.fair) return this.fair.sitDown();
    if (this.#opening || !visiting.far.last || visiting.isShown) return;
    this.#opening = true;
    try {
      await this.openTable(await visiting.open());
    } finally {
      this.#opening = false;
    }
  }

  /** Shows a kept game as it was seen last, and asks for a new code. */
  async resume() {
    this.begun = true;
    if (this.kept) this.fair = await FairTable.resumed(this, this.kept);
    await this.sitDown();
    void this.lost();
  }

  /** @param {import("./two.js").Wish} wish @param {number} [lines] */
  wish(wish, lines) {
    if (this.fair) this.fair.asking = wish === "back";
    super.wish(wish, lines);
  }

  /** @param {unknown} told */
  async keeps(told) {
    return this.fair ? this.fair.keeps() : super.keeps(told);
  }

  /** @param {import("./two.js").Wish} wish @param {boolean} own */
  async carryOut(wish, own) {
    await this.fair?.carryOut(wish, own);
  }

  exchangeAgain() {
    this.renew();
    return this.#exchange("New code");
  }
}
