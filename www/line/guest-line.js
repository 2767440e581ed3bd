// The line of a guest, or of somebody who watches: its table shows what the device that holds the game tells.
import { findGame } from "../context.js";
import { matchPart } from "../games/registry.js";
import { armyName } from "../pieces/looks.js";
import { h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { capital, whose } from "../ui/words.js";
import { Carried } from "./carry-dialog.js";
import { exchangeCodes } from "./codes.js";
import { nameField } from "./name-field.js";
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

  /** @param {import("./kept.js").KeptGuest | null} kept */
  constructor(kept) {
    super();
    this.table = kept?.table;
    this.known = kept?.friend ?? "";
    this.visiting = new Visiting(this, kept);
  }

  get match() {
    return this.visiting?.match ?? null;
  }

  /** Answers an invitation. @param {string} [code] left out: it is asked for */
  async join(code) {
    const done = await this.#exchange("You are invited", code);
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
      more: this.begun ? null : nameField,
      met: this.begun ? null : () => ({ about: this.#about(), actions: this.#waits() }),
    });
  }

  /** The game that is going to be played, in words. */
  #about() {
    const { game = "", seat } = this.link.other ?? {};
    if (!game) return h("p", {}, "What the other device keeps comes over.");
    const title = findGame(game)?.title ?? game;
    if (seat === "watcher") return h("p", {}, `${title}: you watch.`);
    const army = seat === "first" ? "White" : "Black";
    const deals = h("p", { class: "hint", hidden: true }, fair(whose(this.friend)));
    // Only a game that hides something has a dealer whom one has to trust.
    void matchPart(game).then(
      (part) => deals.toggleAttribute("hidden", !(part.deals || part.hides?.({}))),
      () => {},
    );
    return [h("p", {}, `${title}: you play ${capital(armyName(army === "White" ? "white" : "black"))}.`), deals];
  }

  #waits() {
    const words = this.link.other?.game ? `${capital(this.friend)} begins the game.` : "";
    return h("p", { class: "hint line-waits", role: "status" }, words);
  }

  /** @param {import("./hello.js").Hello} hello */
  met(hello) {
    if (this.table !== hello.table) this.visiting.far.last = null;
    this.table = hello.table;
    this.visiting.far.askAgain();
    const { build } = this.facts();
    if (hello.build !== build) toast(`${capital(this.friend)} has version ${hello.build} of the page, you ${build}.`);
  }

  /** @param {any} message */
  take(message) {
    if (message?.t === "begin") {
      this.begun = true;
      void this.sitDown();
    } else if (!this.visiting.far.take(message) && !this.#carried.take(message, (reply) => this.post(reply)))
      super.take(message);
  }

  /** Opens the table of the game that is played now, unless it stands. */
  async sitDown() {
    const { visiting } = this;
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
    await this.sitDown();
    void this.lost();
  }

  exchangeAgain() {
    this.renew();
    return this.#exchange("New code");
  }
}
