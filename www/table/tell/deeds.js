// The deeds of the players as the events tell them: moves, captures, cards and what became of them.
import { capital } from "../../ui/words.js";
import { sidesText } from "./story.js";
import { waysOf } from "./ways.js";
import { doneBy, sentenceOf, takersOf } from "./words.js";

/**
 * @typedef {import("../../engine").Event} Event
 * @typedef {import("../../engine").Seat} Seat
 * @typedef {import("./story.js").Known} Known
 *
 * The fate of a card. `open`: it is declared; `done`: it has been carried out; `drawn`: it was turned over.
 * @typedef {"open" | "done" | "cancelled" | "no effect" | "discarded" | "drawn"} Fate
 *
 * The base that came to light, and the look of its cloak, as far as that is known.
 * @typedef {Pick<import("../../engine").Moved, "side" | "kind"> & { looked: import("../../engine").Kind | null }} Shown
 *
 * @typedef {object} Deed
 * @property {Seat} seat who did it
 * @property {import("../../engine").CardInfo | null} card
 * @property {Fate | null} fate of the card
 * @property {import("../../engine").Moved | null} moved
 * @property {string[]} squares from where to where it moved
 * @property {string[][]} ways from where to where each piece went; where one fell, its square alone
 * @property {string[]} takenAt where the pieces stood that it took
 * @property {string | null} said what the engine says of it, where it is neither a move nor a card
 * @property {string | null} done what a card has done, in the reader's person
 * @property {Shown | null} shown what was under a cloak
 * @property {string | null} cancels the title of the card that it has cancelled
 * @property {boolean} reply whether the card was played in the other's turn
 * @property {boolean} undone whether it was taken back
 * @property {string | null} ends the effect that has ended by it, by the name of its card
 */

/** @param {Partial<Deed> & { seat: Seat }} deed @returns {Deed} */
const made = (deed) => ({
  card: null,
  fate: null,
  moved: null,
  squares: [],
  ways: [],
  takenAt: [],
  said: null,
  done: null,
  shown: null,
  cancels: null,
  reply: false,
  undone: false,
  ends: null,
  ...deed,
});

/** Reads the events of an answer, in order, and adds what was done to a list. */
class Reading {
  /** The events since the card that is carried out was declared, or since the last line. @type {Event[]} */
  #since = [];
  /** The card that has just come to a hand by another one. @type {string | null} */
  #came = null;

  /** @param {Deed[]} deeds @param {Known} known */
  constructor(deeds, known) {
    this.deeds = deeds;
    this.known = known;
  }

  /** @param {Event[]} events */
  read(events) {
    for (const [at, event] of events.entries()) {
      this.#since.push(event);
      if (event.t === "say") this.#line(event, events.slice(at + 1));
      else if (event.t === "play") this.#card(event, "open");
      else if (event.t === "dump") this.#card(event, "discarded");
      else if (event.t === "draw" && event.card !== null && event.card !== this.#came)
        this.#card({ ...event, card: event.card }, "drawn");
      else if (event.t === "cancel") this.#cancel(event);
      else if (event.t === "effect") this.#effect(event);
      else if (event.t === "sides") this.#sides(event);
      else if (event.t === "undone") this.#undo(event.seat);
      else if (event.t === "lasting" && !event.begins) this.#ends(event);
    }
  }

  /** @param {{ seat: Seat, card: string }} event @param {Fate} fate */
  #card({ seat, card }, fate) {
    this.deeds.push(made({ seat, card: this.known.card(card), fate, reply: this.known.view.turn.seat !== seat }));
    this.#since = [];
  }

  /** Pieces that a seat has moved stand as before. @param {Seat} seat */
  #undo(seat) {
    for (const deed of this.deeds)
      if (deed.seat === seat && deed.ways.length) Object.assign(deed, { undone: true, ways: [] });
  }

  /** An effect ends, which no card and no line has told. @param {{ seat: Seat, card: string }} event */
  #ends({ seat, card }) {
    if (this.deeds.some(({ fate }) => fate === "open") || this.deeds.at(-1)?.card?.name === card) return;
    const title = this.known.card(card)?.title;
    if (title) this.deeds.push(made({ seat, said: `${title} ends.`, ends: card }));
  }

  /** The last deed with a card, that is still open. @param {Seat} seat @param {string} name */
  #open(seat, name) {
    return this.deeds.findLast(
      ({ card, fate, seat: by }) => card?.name === name && by === seat && (fate === "open" || fate === "cancelled"),
    );
  }

  /** @param {Extract<Event, { t: "say" }>} line @param {Event[]} after */
  #line(line, after) {
    const { seat, moved, squares, card, sign } = line;
    const open = this.deeds.findLast(({ fate }) => fate === "open");
    // A move that a card makes is told with the card.
    if (moved && seat && !open) {
      // Between the move and the capture its line says what was under a cloak.
      const goes = after.filter(({ t }, at) => t !== "say" || after[at - 1]?.t !== "uncloak");
      const lifts = goes.slice(0, goes.findIndex(({ t }) => t === "shift" || t === "say") + 1);
      const takenAt = lifts.flatMap((event) => (event.t === "lift" ? [event.from] : []));
      const fell = takenAt.filter((at) => at !== squares[1]).map((at) => [at]);
      const info = card === null ? null : this.known.card(card);
      const bare = lifts.find((event) => event.t === "uncloak");
      const [prey] = moved.takes;
      const other = bare?.t === "uncloak" && prey && prey.kind !== bare.kind;
      const shown = other ? { side: prey.side, kind: bare.kind, looked: prey.kind } : null;
      this.deeds.push(made({ seat, moved, squares, ways: [squares, ...fell], takenAt, card: info, shown }));
      this.#since = [];
    } else if (!moved && !sign && !open && line.named === null && !this.#told(line, after)) this.#said(line, after);
    else if (!sign && line.named !== null && after[0]?.t === "draw") this.#comes(line);
  }

  /** A card has only made another one change hands. @param {{ text: string, card: string | null }} line */
  #comes({ text, card }) {
    const last = this.deeds.at(-1);
    if (last?.fate !== "done" || last.done) return;
    last.done = text;
    this.#came = card;
  }

  /**
   * Adds what is neither a move nor a card, in the engine's words.
   * @param {Extract<Event, { t: "say" }>} line @param {Event[]} after
   */
  #said({ seat, side, card, text }, after) {
    const drawn = this.deeds.at(-1);
    // It tells the fate of a drawn card: what one that is played at once does to the board, in the reader's person.
    if (drawn?.fate === "drawn" && drawn.seat === seat && !card) {
      const moves = [...this.#since, ...after].flatMap((event) => ("id" in event ? [event] : []));
      const used = after.some((event) => event.t === "discard" && event.card === drawn.card?.name);
      const does = used ? sentenceOf(moves, this.known, takersOf(this.#since)) : null;
      drawn.done = does ?? text;
    } else if (seat || card) {
      const bare = this.#since.find((event) => event.t === "uncloak");
      const looked = bare?.t === "uncloak" ? (this.known.piece(bare.id)?.kind ?? null) : null;
      const shown = bare?.t === "uncloak" && side ? { side, kind: bare.kind, looked } : null;
      const by = seat ?? this.known.view.turn.seat;
      const info = card === null ? null : this.known.card(card);
      this.deeds.push(made({ seat: by, card: info, said: text, shown }));
    }
    this.#since = [];
  }

  /** True if a line only says in words what the events after it tell. @param {Event} line @param {Event[]} after */
  #told(line, after) {
    const next = after.find(({ t }) => t !== "say");
    return line.t === "say" && (next?.t === "cancel" || next?.t === "effect");
  }

  /** @param {Extract<Event, { t: "sides" }>} event */
  #sides(event) {
    const drawn = this.deeds.at(-1);
    if (drawn?.ends) drawn.said += ` ${capital(sidesText([event], this.known, ""))}`;
    else if (drawn) drawn.done = sidesText([event], this.known, drawn.card ? "" : undefined);
  }

  /** @param {Extract<Event, { t: "cancel" }>} event */
  #cancel({ seat, card, by }) {
    const info = this.known.card(card);
    const other = this.deeds.findLast((one) => one.card?.name === by && one.fate === "open" && one.cancels === null);
    const deed = this.#open(seat, card) ?? made({ seat, card: info });
    // Its own player has declared it before what is told here.
    if (!this.deeds.includes(deed)) this.deeds.splice(other ? this.deeds.indexOf(other) : this.deeds.length, 0, deed);
    deed.fate = "cancelled";
    if (other) other.cancels = info?.title ?? "";
    this.#since = [];
  }

  /** @param {Extract<Event, { t: "effect" }>} event */
  #effect({ seat, card, had }) {
    const deed = this.#open(seat, card) ?? made({ seat, card: this.known.card(card), fate: "open" });
    if (!this.deeds.includes(deed)) this.deeds.push(deed);
    if (deed.fate === "open") {
      deed.fate = had ? "done" : "no effect";
      const moves = this.#since.flatMap((event) => ("id" in event ? [event] : []));
      deed.ways = had ? waysOf(moves) : [];
      deed.done = had ? doneBy(this.#since, this.known) : null;
    }
    this.#since = [];
  }
}

/**
 * Adds to a list what the events of an answer have done. What the engine tells of a card in a later answer changes the
 * deed that is already there.
 * @param {Deed[]} deeds @param {Event[]} events @param {Known} known the pieces as they stood before them
 */
export function addDeeds(deeds, events, known) {
  new Reading(deeds, known).read(events);
}
