// The targets of a card: a hint says and marks them before the card is lifted, and after; of a piece that can go to one
// square only, the square is not asked.
import { announce } from "../../ui/live.js";

/**
 * @typedef {import("../../engine").Offer} Offer
 * @typedef {Extract<import("../../engine").Foreseen, { ok: true }>} Foreseen
 */

/** The longest time that the engine looks for each target, in milliseconds, and the most targets it looks for. */
const CAP = 200;
const MOST = 6;

/**
 * Returns what the lifted card asks for next; null if it asks nothing. The other player has been told of the card
 * before an answer that is no secret.
 * @param {Offer | null} offer that plays the card @param {Foreseen | null} found
 */
export function nextOf(offer, found) {
  const card = offer?.choice.t === "card" ? offer.choice.card : null;
  return card && found?.prompt?.card === card && found.prompt.secret ? found.prompt : null;
}

export class Targets {
  /** The answers that choose them. @type {string[]} */
  #texts = [];
  /** The squares of those that the hint shows. @type {string[]} */
  squares = [];

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.match = table.match;
  }

  /** Another hint is shown: if a card, its targets are added as long as it is. @param {Offer} offer */
  async of(offer) {
    const { hint, stage } = this.match;
    this.#texts = this.squares = [];
    const { shown } = hint;
    const targets = offer.choice.t === "card" ? await this.#find(offer, () => hint.shown !== shown) : [];
    if (!targets.length) return;
    const words = targets.map(({ label }) => label.replace(/\.$/, "")).join("; ");
    hint.shown = `${shown} Then choose: ${words}.`;
    this.squares = targets.flatMap((target) => target.squares);
    stage.hint(hint.shown, offer, this.squares);
    announce(hint.shown);
    this.#texts = targets.map(({ text }) => text);
    this.mark();
  }

  /**
   * Returns what the engine would choose for a card; nothing once that is stale.
   * @param {Offer} card @param {() => boolean} stale
   */
  async #find(card, stale) {
    const { connection, viewers } = this.match;
    /** @type {Offer[]} */
    const targets = [];
    while (targets.length < MOST) {
      const after = [card, ...targets].map(({ text }) => text);
      const target = await connection.call("suggest", { level: "normal", cap: CAP, after }, viewers).catch(() => null);
      if (stale()) return [];
      if (!target) break;
      targets.push(target);
    }
    return targets;
  }

  /**
   * A piece is picked: its only square is taken with it, as long as more is chosen after that.
   * @param {Offer | null} card @param {(text: string) => Promise<Foreseen | null>} ahead
   */
  async settle(card, ahead) {
    const { board } = this.table;
    const only = board?.picks.only();
    if (!board || !only) return;
    const [, at] = only.squares;
    const found = await ahead(only.offer.text);
    // A piece that goes on from there is picked there: a second tap would be about that.
    const goesOn = found?.offers.some(({ squares }) => squares[0] === board.shape.name(at));
    // Meanwhile something else may have been picked.
    if (!nextOf(card, found) || goesOn || !this.table.board || board.picks.only() !== only) return;
    board.picks.settled = at;
    board.pick(at);
  }

  /** The only answer to the planned question that begins with what is picked; null where there are several. */
  #only() {
    const { picks } = this.table.board ?? {};
    const left = picks && this.match.plan ? picks.fitting(picks.picked) : [];
    return left.length === 1 ? left[0].offer : null;
  }

  /**
   * Draws what the only answer that is left would lead to.
   * @param {(text: string) => Promise<Foreseen | null>} ahead @param {import("./ghosts.js").Ghosts} ghosts
   */
  async foreshow(ahead, ghosts) {
    const { plan } = this.match;
    const only = this.#only();
    const found = only && (await ahead(only.text));
    if (plan && plan === this.match.plan && only === this.#only()) ghosts.show(found?.events ?? null);
  }

  /** Marks those that are buttons of the planned question. */
  mark() {
    const { plan, hint } = this.match;
    if (!plan || !hint.shown) return;
    for (const node of this.table.prompt.buttons.querySelectorAll("button"))
      node.classList.toggle("hinted", this.#texts.includes(node.dataset.text ?? ""));
  }
}
