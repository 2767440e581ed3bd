// Leads the match of a game that nobody deals: answers of the other side come from its device, and those that are
// secret are sealed there.
import { keepEnded } from "../../match/ended.js";
import { undo } from "../../match/undo.js";
import { LinePlay } from "../line-play.js";

/** @typedef {import("../../engine").Connection} Connection */

/** The own engine as the table wants it: answers go through the game that both sides play. @implements {Connection} */
export class FairConnection {
  where = /** @type {const} */ ("worker");

  /** @param {Connection} own @param {import("./fair-table.js").FairTable} table */
  constructor(own, table) {
    this.own = own;
    this.table = table;
  }

  /** @type {Connection["call"]} */
  async call(op, ...args) {
    const [first, second, third] = /** @type {any[]} */ (args);
    if (op === "act" && this.table.asking) return this.#waits(second);
    const given = op === "act" ? this.table.game.act(first, second, third) : this.own.call(op, ...args);
    const out = /** @type {any} */ (await given);
    if (op === "legalMoves") return out.filter(played);
    return out?.offers ? { ...out, offers: out.offers.filter(played) } : out;
  }

  /** Nothing is answered while the other player is asked whether the last answer is taken back. @param {any} viewers */
  async #waits(viewers) {
    const message = "The other player is still asked about the last move.";
    const step = { ok: false, error: "not-offered", message };
    return /** @type {any} */ ({ ...(await this.call("state", viewers)), step });
  }

  restart() {
    return this.own.restart();
  }
}

/** A base that lies sealed elsewhere is no answer of a player. @param {import("../../engine").Offer} offer */
const played = ({ choice }) => choice.t !== "sealed";

export class FairPlay extends LinePlay {
  #sealing = false;

  /**
   * @param {import("../two.js").Line} line @param {import("./fair-table.js").FairTable} table
   * @param {import("../../engine").Seat} own
   */
  constructor(line, table, own) {
    super(line, own);
    this.fair = table;
    const both = this.back;
    // The own set-up is nobody else's; anything later is taken back by both.
    this.back = async () => {
      const { prompt } = this.match;
      if (prompt?.secret && prompt.seat === own) await this.#backInSetUp();
      else await both();
    };
  }

  keep() {
    this.fair.keep();
  }

  async next() {
    const { match, fair } = this;
    if (match.phase !== "idle" || fair.broken || !match.prompt) return;
    const { game } = fair;
    const { under } = game.kept;
    if (match.prompt.seat !== this.own) await this.#hear();
    else if (match.prompt.why === "able") await this.#able();
    else if (under) await match.act(under.text, { far: { thought: under.thought, refused: () => {} } });
    else await super.next();
  }

  /** The own hand answers by itself whether it can. */
  async #able() {
    const { match } = this;
    const own = match.offers.find(({ choice }) => choice.t === "yes" || choice.t === "no");
    if (own) await match.act(own.text, { byPage: true });
  }

  /** The other side's next answer, if it has come. */
  async #hear() {
    const { match, fair } = this;
    const { game } = fair;
    const asked = await fair.own.call("prompt");
    if (asked?.secret) {
      if (this.#sealing) return;
      this.#sealing = true;
      await game.sealed();
      this.#sealing = false;
    }
    const [text, thought] = asked?.secret ? ["sealed", undefined] : (game.next ?? []);
    if (text && match.phase === "idle") await match.act(text, { far: { thought, refused: () => {} } });
  }

  /** @param {import("../../engine").Events | null} events */
  async show(events) {
    const { match, fair } = this;
    if (events) fair.keep();
    // It is kept with what is known here; what the other side opens then takes its place.
    if (events && match.over && !match.stage.temporary) keepEnded(match);
    this.line.shown(events);
    await super.show(events);
  }

  async #backInSetUp() {
    const { match, fair } = this;
    const { setup } = fair.game.kept;
    if (match.phase !== "idle" || !setup.length) return;
    await match.during("answering", async () => {
      const events = await undo(match);
      if (events) setup.pop();
      await match.show(events);
    });
  }
}
