// Decks of hidden cards in a game that nobody deals: both devices shuffle each of them by masks of their own, and
// whoever draws gets the other one's key for the place. Nobody can ask for a key: it is given with the draw.
import { fromHex, isHex, sumOf, toHex } from "./sums.js";

/**
 * A deck: the number of its cards, and the four decks that were sent for it, each device in turn.
 * @typedef {{ count: number, rounds: string[] }} KeptDeck
 * A place: the number of the deck, from 1, and that of the card in it, from 0.
 * @typedef {[deck: number, place: number]} Place
 *
 * Everything that one side keeps of hidden hands.
 * @typedef {object} KeptHands
 * @property {KeptDeck[]} decks
 * @property {number} deck the one that is drawn from
 * @property {number} next the place of its next card
 * @property {Record<string, string>} keys of the other side, by place
 * @property {Record<string, { mine: boolean, places: Place[] }>} drawn the draws of an answer, by its number
 * @property {Record<string, number[]>} shown the own hands that were shown, by the number of the answer
 * @property {Record<string, number[]>} told those of the other side
 *
 * The wasm that shuffles.
 * @typedef {object} Shuffler
 * @property {(count: number) => Uint8Array} fresh
 * @property {(secret: Uint8Array, count: number, met: Uint8Array) => Uint8Array} shuffle
 * @property {(secret: Uint8Array, count: number, met: Uint8Array) => Uint8Array} rekey
 * @property {(secret: Uint8Array, count: number, place: number) => Uint8Array} key
 * @property {(secret: Uint8Array, last: Uint8Array, place: number, theirs: Uint8Array) => number} open
 * @property {(secret: Uint8Array, met: Uint8Array, sent: Uint8Array, places: Uint32Array, keys: Uint8Array) =>
 *   void} audit
 */

/** Rounds of a shuffle: both mask and shuffle, both put keys in the stead of their masks. */
const ROUNDS = 4;
/** Cards of a deck at most. */
const MOST = 200;

/**
 * The secret of a side for a deck: all of its part follows from it.
 * @param {string} seed of its chain @param {number} deck
 */
export const secretOf = (seed, deck) => sumOf("deck", deck, fromHex(seed));

/** @returns {KeptHands} */
export const noHands = () => ({ decks: [], deck: 1, next: 0, keys: {}, drawn: {}, shown: {}, told: {} });

export class Decks {
  /** The shuffles that are under way or done. @type {Map<number, Promise<void>>} */
  #made = new Map();

  /**
   * @param {import("./kept-game.js").Kept} kept @param {KeptHands} hands
   * @param {import("./kept-game.js").Ties} ties @param {import("./mail.js").Mail} mail
   * @param {(what: string, proof: object) => void} cheat
   */
  constructor(kept, hands, ties, mail, cheat) {
    this.kept = kept;
    this.hands = hands;
    this.ties = ties;
    this.mail = mail;
    this.cheat = cheat;
    for (const [at, { rounds }] of hands.decks.entries())
      for (const [round, cards] of rounds.entries()) mail.come(`deck ${at + 1} ${round}`, cards);
  }

  /** True for a round that this side makes. @param {number} round */
  #isOwn(round) {
    return (round % 2 === 0) === (this.kept.own === "first");
  }

  /** Shuffles a deck with the other side; once. @param {number} deck @param {number} count */
  ensure(deck, count) {
    const made = this.#made.get(deck) ?? this.#make(deck, count);
    this.#made.set(deck, made);
    return made;
  }

  /** @param {number} deck @param {number} count */
  async #make(deck, count) {
    const { hands, mail, kept, ties } = this;
    const wasm = await ties.shuffler();
    const secret = secretOf(kept.seed, deck);
    hands.decks[deck - 1] ??= { count, rounds: [] };
    const { rounds } = hands.decks[deck - 1];
    for (let round = 0; round < ROUNDS; round++) {
      if (rounds[round]) continue;
      if (!this.#isOwn(round)) {
        const cards = await mail.wait(`deck ${deck} ${round}`);
        if (cards.length !== count * 64) this.cheat("has sent what is no deck", { deck, round, count, cards });
        rounds[round] = cards;
        continue;
      }
      const met = round ? fromHex(rounds[round - 1]) : wasm.fresh(count);
      const cards = await this.#tried(() => toHex(wasm[round < 2 ? "shuffle" : "rekey"](secret, count, met)), {
        deck,
        round,
      });
      rounds[round] = cards;
      ties.keep();
      this.#send(deck, round);
    }
  }

  /** @param {number} deck @param {number} round */
  #send(deck, round) {
    this.ties.post({ t: "deck", deck, round, cards: this.hands.decks[deck - 1].rounds[round] });
  }

  /**
   * Does what fails where the other side has sent what does not fit: then the game stands still.
   * @template T @param {() => T} work @param {object} about
   */
  async #tried(work, about) {
    try {
      return work();
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      this.cheat(what, { ...about, decks: this.hands.decks });
      return /** @type {Promise<T>} */ (new Promise(() => {}));
    }
  }

  /** Hears a deck of the other side. @param {any} message */
  takeDeck({ deck, round, cards }) {
    const fits = Number.isSafeInteger(deck) && deck > 0 && Number.isSafeInteger(round) && round >= 0 && round < ROUNDS;
    if (
      !fits ||
      this.#isOwn(round) ||
      typeof cards !== "string" ||
      !isHex(cards, cards.length / 2) ||
      cards.length > 64 * MOST
    )
      return this.cheat("has sent what is no deck", { deck, round, cards });
    const before = this.mail.get(`deck ${deck} ${round}`);
    if (before && before !== cards) return this.cheat("has changed its deck", { deck, round, before, now: cards });
    this.mail.come(`deck ${deck} ${round}`, cards);
  }

  /** Hears a key of the other side. @param {any} message */
  takeKey({ deck, place, key }) {
    const name = `${deck}.${place}`;
    const before = this.hands.keys[name];
    if (!isHex(key) || !/^\d{1,3}\.\d{1,3}$/.test(name) || (before && before !== key))
      return this.cheat("has given two keys for one card", { deck, place, before: before ?? null, now: key });
    this.hands.keys[name] = key;
    this.mail.come(`key ${name}`, key);
  }

  /** The place of a card that comes so many draws later. @param {number} later @returns {Place} */
  #placeOf(later) {
    const { decks, deck, next } = this.hands;
    const left = decks[deck - 1].count - next;
    return later < left ? [deck, next + later] : [deck + 1, later - left];
  }

  /**
   * The number of a card that this side draws: the next one, or one so many draws later.
   * @param {number} later @param {number} of cards of its deck
   */
  async draw(later, of) {
    const { kept, hands, mail, ties } = this;
    const [deck, place] = this.#placeOf(later);
    await this.ensure(deck, of);
    const name = `${deck}.${place}`;
    const key = hands.keys[name] ?? (await mail.wait(`key ${name}`));
    const wasm = await ties.shuffler();
    const { rounds } = hands.decks[deck - 1];
    const about = { deck, place, key };
    return this.#tried(
      () => wasm.open(secretOf(kept.seed, deck), fromHex(rounds[ROUNDS - 1]), place, fromHex(key)),
      about,
    );
  }

  /** Gives the own key for a place. @param {Place} place */
  async #give([deck, place]) {
    const { kept, hands, ties } = this;
    const wasm = await ties.shuffler();
    const key = toHex(wasm.key(secretOf(kept.seed, deck), hands.decks[deck - 1].count, place));
    ties.post({ t: "key", deck, place, key });
  }

  /**
   * An answer has been carried out: its draws have their places, and the other side gets the keys for its own.
   * @param {number} n of the answer @param {import("../../engine").Events} events
   */
  async settle(n, events) {
    const { hands, kept } = this;
    /** @type {Place[]} */
    const places = [];
    /** @type {[deck: number, count: number][]} */
    const shuffled = [];
    let mine = true;
    for (const event of events) {
      if (event.t === "shuffle") {
        Object.assign(hands, { deck: hands.deck + 1, next: 0 });
        shuffled.push([hands.deck, Number(event.cards)]);
      } else if (event.t === "draw") {
        places.push([hands.deck, hands.next++]);
        mine = event.seat === kept.own;
      }
    }
    if (places.length) hands.drawn[n] = { mine, places };
    for (const [deck, count] of shuffled) hands.decks[deck - 1] ??= { count, rounds: [] };
    // Whoever draws the last cards of a deck waits for their keys before the next one is shuffled.
    for (const place of mine ? [] : places) {
      await this.ensure(place[0], hands.decks[place[0] - 1].count);
      await this.#give(place);
    }
    for (const [deck, count] of shuffled) await this.ensure(deck, count);
  }

  /** Sends again what the other side may lack, and goes on with a shuffle that was broken off. */
  async again() {
    const { decks, drawn } = this.hands;
    for (const [at, { rounds, count }] of decks.entries()) {
      for (const round of rounds.keys()) if (this.#isOwn(round)) this.#send(at + 1, round);
      await this.ensure(at + 1, count);
    }
    const theirs = Object.values(drawn).filter(({ mine }) => !mine);
    for (const { places } of theirs) for (const place of places) await this.#give(place);
  }
}
