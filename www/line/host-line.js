// The line of the device that holds the game, with those who watch.
import { gameInfo } from "../context.js";
import { matchPart } from "../games/registry.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { capital } from "../ui/words.js";
import { armyOf } from "./army.js";
import { exchangeCodes } from "./codes.js";
import { nobodyDeals } from "./fair/deals.js";
import { FairTable } from "./fair/fair-table.js";
import { Watched } from "./fair/watched.js";
import { Hosting, otherSeat } from "./hosting.js";
import { Link } from "./link.js";
import { noted } from "./note.js";
import { Line } from "./two.js";
import { fair } from "./words.js";

/** @typedef {import("../engine").Seat} Seat */

export class HostLine extends Line {
  as = /** @type {const} */ ("host");
  /** @type {Hosting} */
  hosting = /** @type {any} */ (null);
  /** The game that nobody deals, where this is one. @type {FairTable | null} */
  fair = null;
  /** @type {Link[]} */
  watchers = [];
  /** Those who watch a game that nobody deals. @type {Watched | null} */
  #watched = null;

  get match() {
    return (this.fair ?? this.hosting)?.match ?? null;
  }

  facts(seat = /** @type {import("./hello.js").Facts["seat"]} */ (this.fair?.far ?? this.hosting.far)) {
    const game = this.fair?.game.kept.game ?? this.hosting.match.view.game;
    return { ...super.facts(), game, seat, ...(this.fair && { fair: true }) };
  }

  /** Deals a game, and invites somebody to it. @param {import("./hosting.js").Wanted} wanted @param {Seat} far */
  async invite(wanted, far) {
    this.table = crypto.randomUUID?.() ?? String(Math.random());
    const part = await matchPart(wanted.game);
    if (nobodyDeals(part) && !wanted.board) this.fair = FairTable.proposed(this, part, wanted, far);
    else this.hosting = await Hosting.deal(this, wanted, far);
    const done = await exchangeCodes({
      link: this.link,
      as: "host",
      title: "Play on two devices",
      friend: () => this.friend,
      note: () => this.#note(this.fair?.far ?? this.hosting.far),
      met: (close) => ({
        about: this.#about(),
        actions: button(
          "Begin",
          { class: "button primary", onclick: () => close(true), "data-test": "line-begin" },
          "play",
        ),
      }),
    });
    if (done) await this.begin();
    else this.end();
  }

  /** The game that is going to be played, in words. */
  #about() {
    if (this.fair) return this.fair.about();
    const { match, far } = this.hosting;
    const army = armyOf(match.view.game, match.view.sides[otherSeat(far)] === "white");
    const words = `${gameInfo(match.view.game).title}: you play ${army}.`;
    return [h("p", {}, words), match.hides && h("p", { class: "hint" }, fair("Your", match.part.deals))];
  }

  /** Goes on with a kept game. @param {import("./kept.js").KeptHost | import("./kept.js").KeptFair} kept */
  async resume(kept) {
    this.table = kept.table;
    this.known = kept.friend;
    if ("fair" in kept) this.fair = await FairTable.resumed(this, kept);
    else this.hosting = await Hosting.resume(this, kept);
    await this.begin();
    void this.lost();
  }

  async begin() {
    this.begun = true;
    this.post({ t: "begin" });
    this.hosting?.keep();
    await this.openTable(this.fair ? await this.fair.ready : this.hosting.match);
  }

  /** @param {import("./hello.js").Hello} hello */
  met(hello) {
    if (this.fair) {
      if (this.begun) this.post({ t: "begin" });
      return this.fair.meet();
    }
    const { match, far, host } = this.hosting;
    match.request.seats[far].name = capital(this.friend);
    if (this.atTable) this.hosting.conductor.table?.sides.paint();
    if (this.begun) this.post({ t: "begin" });
    void host.sit(this.link.talk, far);
    if (hello.build !== this.facts().build)
      toast(`${capital(this.friend)} has version ${hello.build} of the page, you ${this.facts().build}.`);
  }

  /** @param {any} message */
  take(message) {
    if (this.fair) {
      if (!this.fair.take(message)) super.take(message);
    } else if (message?.t === "ask") void this.hosting.host.asked(this.link.talk, message);
    else super.take(message);
  }

  /** @param {import("./two.js").Wish} wish @param {number} [lines] */
  wish(wish, lines) {
    if (this.fair) this.fair.asking = wish === "back";
    super.wish(wish, lines);
  }

  /** The own engine says it. */
  async keeps() {
    return (this.fair ?? this.hosting).keeps();
  }

  /** @param {import("./two.js").Wish} wish @param {boolean} own */
  async carryOut(wish, own) {
    if (this.fair) return this.fair.carryOut(wish, own);
    const { far } = this.hosting;
    if (wish === "back") return this.hosting.takeBack(own ? otherSeat(far) : far);
    if (!this.hosting.match.over) return;
    this.hosting = await this.hosting.again();
    await this.openTable(this.hosting.match);
  }

  /** The note about the game in a link. @param {Seat | "watcher"} seat of the guest */
  #note(seat) {
    const { game = "", fair: nobody } = this.facts();
    return noted({ game, seat, name: this.name, fair: nobody });
  }

  exchangeAgain() {
    this.renew();
    return exchangeCodes({
      link: this.link,
      as: "host",
      title: "New code",
      friend: () => this.friend,
      note: () => this.#note(this.fair?.far ?? this.hosting.far),
    });
  }

  /** @param {import("../engine").Events | null} events */
  shown(events) {
    this.#watched?.tell(events);
  }

  /** Tells those who watch. */
  get #host() {
    if (!this.fair) return this.hosting.host;
    this.#watched ??= new Watched(this.fair);
    return this.#watched.host;
  }

  /** Somebody may watch: a line of their own, over which only what everybody may see goes. */
  async inviteWatcher() {
    const link = new Link({
      facts: () => ({ ...this.facts("watcher"), table: "", fair: false }),
      take: (message) => message?.t === "ask" && void this.#host.asked(link.talk, message),
      met: () => {
        link.post({ t: "begin" });
        void this.#host.sit(link.talk, null);
      },
      changed: (state) => state === "left" && this.#gone(link),
    });
    this.watchers.push(link);
    const done = await exchangeCodes({
      link,
      as: "host",
      title: "Invite a watcher",
      friend: () => "the watcher",
      note: () => this.#note("watcher"),
    });
    if (!done) link.leave();
  }

  /** @param {Link} link */
  #gone(link) {
    this.watchers = this.watchers.filter((one) => one !== link);
    const host = this.#host;
    host.fars = host.fars.filter(({ talk }) => talk !== link.talk);
  }

  stop() {
    super.stop();
    for (const link of this.watchers) link.stop();
  }

  end() {
    super.end();
    for (const link of this.watchers) link.leave();
  }
}
