// One side of a game that nobody deals. Both sides run the engine and give it every answer; a roll follows from a link
// of each side's chain, and what one side hides lies sealed on the other. What does not fit names who has sent it.
import { audit } from "./audit.js";
import { rollOf } from "./chain.js";
import { Links } from "./links.js";
import { Mail } from "./mail.js";
import { openedIn, rollOfKind, SEALED, sealOf, sealsIn, sealsOf } from "./seals.js";
import { answerInSecret } from "./secret.js";
import { fromHex, sumOf, toHex } from "./sums.js";

/**
 * @typedef {import("../../engine").Answered} Answered
 * @typedef {import("./kept-game.js").Kept} Kept
 * @typedef {import("./kept-game.js").Answer} Answer
 */

const AGAINST = "answered against the rules";

export class FairGame {
  #mail = new Mail();
  #links;

  /** @param {Kept} kept @param {import("./kept-game.js").Ties} ties */
  constructor(kept, ties) {
    this.kept = kept;
    this.ties = ties;
    this.#links = new Links(kept, ties.post, this.#mail);
  }

  get end() {
    return this.#links.end;
  }

  /** Somebody sent what does not fit. @param {string} what @param {object} proof */
  #cheat(what, proof) {
    this.ties.cheat({ what, proof });
  }

  /** Hears what the other side has sent; false where it is none of this game. @param {any} message */
  take(message) {
    const hears = Object.hasOwn(this.#hears, message?.t) && this.#hears[message.t];
    if (hears) hears.call(this, message);
    return Boolean(hears);
  }

  /** @type {Record<string, (this: FairGame, message: any) => void>} */
  #hears = {
    link: ({ n, link }) => {
      if (this.#links.take(n, link)) return;
      const before = this.kept.links[n - 1] ?? null;
      this.#cheat("has shown a link that is none of its chain", { n, link, before, known: this.kept.links[n] ?? null });
    },
    seals: ({ seals }) => {
      const found = sealsIn(seals);
      const { kept } = this;
      const again = Object.keys(kept.seals).length > 0;
      if (!found || (again && JSON.stringify(found) !== JSON.stringify(kept.seals)))
        return this.#cheat("has changed its seals", { before: kept.seals, now: seals });
      kept.seals = found;
      this.#mail.come("seals", found);
    },
    opened: ({ n, opened }) => {
      const found = openedIn(opened);
      if (!found || sealOf(found) !== this.kept.seals[found.id])
        return this.#cheat("has opened a seal that hid something else", { opened, seals: this.kept.seals });
      this.#mail.come(`opened ${n}`, found);
    },
    answer: ({ n, text, thought }) => {
      const all = [...this.kept.answers, ...this.#queue];
      if (n < all.length ? all[n][0] !== text : typeof text !== "string" || n !== all.length)
        return this.#cheat("has answered twice, in two ways", { n, text, known: all[n] ?? null });
      if (n < all.length) return;
      this.#queue.push([text, Number.isSafeInteger(thought) && thought >= 0 ? thought : 0, []]);
      this.answered();
    },
    open: (open) => {
      this.#mail.come("open", open);
      void this.#opened();
    },
    have: (have) => this.#again(have),
  };

  /** The answers of the other side that the engine has not been given yet. @type {Answer[]} */
  #queue = [];

  /** Hears of an answer of the other side. */
  answered = () => {};

  /** The next answer of the other side, if one has come. */
  get next() {
    return this.#queue[0];
  }

  /** The other page was opened again, or this one: says what is here already. */
  met() {
    const { answers, links, seals } = this.kept;
    this.ties.post({
      t: "have",
      answers: answers.length,
      links: links.length - 1,
      seals: Object.keys(seals).length > 0,
    });
  }

  /** Sends again what the other side lacks. @param {{ answers: number, links: number, seals: boolean }} have */
  #again(have) {
    const { kept } = this;
    const { post } = this.ties;
    this.#links.again(have.links);
    if (!have.seals && kept.hidden.length) post({ t: "seals", seals: sealsOf(kept.hidden) });
    for (const [at, [text, thought]] of kept.answers.entries())
      if (at >= have.answers) post({ t: "answer", n: at, text, thought });
    for (const [n, opened] of Object.entries(kept.opened))
      if (Number(n) >= have.answers - 1) post({ t: "opened", n: Number(n), opened });
    if (this.#open) post(this.#open);
    if (kept.under && this.#posted) post({ t: "answer", n: kept.answers.length, ...kept.under });
  }

  /** The message that opens everything, once the game is over. @type {object | null} */
  #open = null;
  #posted = false;
  #acting = false;

  /** The ends of both chains are known: both sides make the same game. Gives its save. */
  async deal() {
    const { kept, ties } = this;
    const [first, second] = await this.#links.both(1);
    kept.rolled = 1;
    kept.start = toHex(sumOf("seed", fromHex(first), fromHex(second))).slice(0, 16);
    const { game, options, start: seed } = kept;
    return ties.connection.call("newGame", { game, options, seed, rolls: [] });
  }

  /** Goes on with a game that was kept. @param {string} save */
  async resume(save) {
    this.#links.showing = this.kept.rolled + (this.kept.under ? 1 : 0);
    await this.ties.connection.call("loadGame", save);
  }

  /** The outcome of a roll that an answer leads to. @param {number} of @param {number} at the place among its rolls */
  async #roll(of, at) {
    const { kept } = this;
    if (of === SEALED && kept.hidden.length) {
      const opened = await this.#mail.wait(`opened ${kept.answers.length}`);
      return rollOfKind(opened.kind);
    }
    const n = kept.rolled + at + 1;
    const [first, second] = await this.#links.both(n);
    return rollOf(n, first, second, of);
  }

  /**
   * Gives an answer to the engine, with the rolls that it leads to: an own one is told to the other side first.
   * @param {string} text @param {import("../../engine").Viewers} viewers @param {number} thought
   * @returns {Promise<Answered>}
   */
  async act(text, viewers, thought = 0) {
    const { kept, ties } = this;
    const prompt = await ties.connection.call("prompt");
    const mine = prompt?.seat === kept.own;
    if (mine && prompt.secret) return answerInSecret(this, text, viewers);
    if (prompt?.secret) return ties.connection.call("act", text, viewers, thought);
    if (!mine) this.#queue.shift();
    this.#acting = true;
    const reply = await this.#carry(text, viewers, thought, mine);
    this.#acting = false;
    void this.#opened();
    return reply;
  }

  /**
   * @param {string} text @param {import("../../engine").Viewers} viewers @param {number} thought @param {boolean} mine
   * @returns {Promise<Answered>}
   */
  async #carry(text, viewers, thought, mine) {
    const { kept, ties } = this;
    /** @type {number[]} */
    const rolls = [];
    for (;;) {
      const reply = await ties.connection.call("act", text, viewers, thought, rolls);
      const { step } = reply;
      const needs = !step.ok && step.error === "needs-roll";
      if (!step.ok && !needs) {
        const what = kept.hidden.length && rolls.length ? "opened a base of which none is left" : AGAINST;
        if (!mine || rolls.length) this.#cheat(`has ${what}`, { text, why: step.message });
        return reply;
      }
      if (mine && !this.#posted) {
        kept.under = { text, thought };
        this.#posted = true;
        ties.keep();
        ties.post({ t: "answer", n: kept.answers.length, text, thought });
      }
      if (!needs) return this.#settle(reply, [text, thought, rolls]);
      rolls.push(await this.#roll(/** @type {number} */ (step.of), rolls.length));
    }
  }

  /** @param {Answered} reply @param {Answer} answer */
  #settle(reply, answer) {
    const { kept, ties } = this;
    const n = kept.answers.push(answer) - 1;
    if (!kept.hidden.length) kept.rolled += answer[2].length;
    kept.under = null;
    this.#posted = false;
    const events = reply.step.ok ? reply.step.events : [];
    for (const event of events) {
      if (event.t !== "uncloak") continue;
      const own = kept.hidden.find(({ id }) => id === event.id);
      const told = this.#mail.get(`opened ${n}`);
      if (own) {
        kept.opened[n] = own;
        ties.post({ t: "opened", n, opened: own });
      } else if (told && told.id !== event.id)
        this.#cheat("has opened the seal of another piece", { opened: told, event });
    }
    if (reply.view.result) void this.#over(reply.view);
    return reply;
  }

  /** Waits for the seals of the other side, which is asked in secret. */
  async sealed() {
    if (!Object.keys(this.kept.seals).length) await this.#mail.wait("seals");
  }

  /** An answer that both want back: those that are left. @param {number} answers */
  backTo(answers) {
    this.kept.answers.length = answers;
  }

  /** The other side has opened all before the own engine knows of an end: what was hidden there may have brought it. */
  async #opened() {
    if (!this.#mail.get("open") || this.#open || this.#acting || this.#queue.length) return;
    await this.#over(await this.ties.connection.call("view", "watcher"));
  }

  /** The end: both open everything, and the engine plays it again. @param {import("../../engine").View} view */
  async #over(view) {
    const { kept, ties } = this;
    const { seed, setup, hidden } = kept;
    this.#open = { t: "open", seed, setup, hidden };
    ties.post(this.#open);
    const open = await this.#mail.wait("open");
    const found = await audit(ties.connection, kept, open, view);
    if ("what" in found) ties.cheat(found);
    else ties.clear(found.save);
  }
}
