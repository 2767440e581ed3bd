// One side of a game that nobody deals. Both sides run the engine and give it every answer; a roll follows from a link
// of each side's chain, and what one side hides lies sealed on the other. What does not fit names who has sent it.
import { have, sendAgain } from "./again.js";
import { audit } from "./audit.js";
import { decksOf, isHand } from "./hands.js";
import { otherOf } from "./kept-game.js";
import { Links } from "./links.js";
import { Mail } from "./mail.js";
import { rollOfAnswer } from "./rolls.js";
import { openedIn, sealOf, sealsIn } from "./seals.js";
import { answerInSecret } from "./secret.js";
import { fromHex, sumOf, toHex } from "./sums.js";

/**
 * @typedef {import("../../engine").Answered} Answered
 * @typedef {import("../../engine").Why} Why
 * @typedef {import("./kept-game.js").Kept} Kept
 * @typedef {import("./kept-game.js").Answer} Answer
 */

const AGAINST = "answered against the rules";

export class FairGame {
  #mail = new Mail();
  #links;
  #decks;
  #sources;

  /** @param {Kept} kept @param {import("./kept-game.js").Ties} ties */
  constructor(kept, ties) {
    this.kept = kept;
    this.ties = ties;
    this.#links = new Links(kept, ties.post, this.#mail);
    this.#decks = decksOf(kept, ties, this.#mail, (what, proof) => this.#cheat(what, proof));
    this.#sources = { kept, mail: this.#mail, links: this.#links, decks: this.#decks, hidden: ties.hidden };
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
    have: (has) => this.#again(has),
    deck: (message) => this.#decks?.takeDeck(message),
    key: (message) => this.#decks?.takeKey(message),
    hand: ({ n, cards }) =>
      isHand(cards) ? this.#mail.come(`hand ${n}`, cards) : this.#cheat("has shown what is no hand", { n, cards }),
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
    this.ties.post(have(this.kept));
  }

  /** Sends again what the other side lacks. @param {import("./again.js").Have} has */
  #again(has) {
    const { kept, ties } = this;
    this.#links.again(has.links);
    void this.#decks?.again();
    sendAgain(kept, ties.post, has);
    if (this.#open) ties.post(this.#open);
    if (kept.under && this.#posted) ties.post({ t: "answer", n: kept.answers.length, ...kept.under });
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
    const { game, options, start: seed, own } = kept;
    const setup = this.#decks && { sealed: otherOf(own) };
    const save = await ties.connection.call("newGame", { game, options, seed, rolls: [], ...(setup && { setup }) });
    if (this.ties.hidden) await this.#decks?.ensure(1, this.ties.hidden.pile(await ties.connection.call("view", own)));
    return save;
  }

  /** Goes on with a game that was kept. @param {string} save */
  async resume(save) {
    this.#links.showing = this.kept.rolled + (this.kept.under ? 1 : 0);
    await this.ties.connection.call("loadGame", save);
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
    const reply = await this.#carry(text, viewers, thought, { mine, why: /** @type {Why} */ (prompt?.why) });
    this.#acting = false;
    void this.#opened();
    return reply;
  }

  /**
   * @param {string} text @param {import("../../engine").Viewers} viewers @param {number} thought
   * @param {{ mine: boolean, why: Why }} answer
   * @returns {Promise<Answered>}
   */
  async #carry(text, viewers, thought, { mine, why }) {
    const { kept, ties } = this;
    /** @type {number[]} */
    const rolls = [];
    const shows = mine && this.ties.hidden?.shows(why, text) ? this.ties.hidden : null;
    const hand = shows && ties.hand(await ties.connection.call("view", kept.own));
    const shown = shows && (hand ?? []).map((card) => shows.cards.indexOf(String(card)));
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
        const n = kept.answers.length;
        if (shown && kept.hands) kept.hands.shown[n] = shown;
        ties.keep();
        ties.post({ t: "answer", n, text, thought });
        if (shown) ties.post({ t: "hand", n, cards: shown });
      }
      if (!needs) return this.#settle(reply, [text, thought, rolls], why);
      const of = /** @type {number} */ (step.of);
      rolls.push(await rollOfAnswer(this.#sources, of, rolls.length, { mine, why }));
    }
  }

  /** @param {Answered} reply @param {Answer} answer @param {Why} why */
  #settle(reply, answer, why) {
    const { kept, ties } = this;
    const n = kept.answers.push(answer) - 1;
    if (!kept.hidden.length && !this.ties.hidden?.inHand(why)) kept.rolled += answer[2].length;
    kept.under = null;
    this.#posted = false;
    const events = reply.step.ok ? reply.step.events : [];
    void this.#decks?.settle(n, events).catch(() => {});
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
    const found = await audit(ties, kept, open, view);
    if ("what" in found) ties.cheat(found);
    else ties.clear(found.save);
  }
}
