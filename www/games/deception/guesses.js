// A player's guesses about enemy cloaks: marks on the board for their owner alone, kept on this device with the game.
// Nothing judges them before the end; then they are counted.
import { pieceOn } from "../../board/shape.js";
import { pieceIcon } from "../../pieces/picture.js";
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { announce } from "../../ui/live.js";
import { capital, does } from "../../ui/words.js";

/**
 * @typedef {import("../../engine").Kind} Kind
 * @typedef {import("../../engine").Seat} Seat
 */

/** The kinds by the letters in which a guess is kept. @type {Record<string, Kind>} */
const KINDS = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };

/** A kept guess: the seat that guesses, the piece, the kind. */
const GUESS = /^([fs])(\d{1,2})([kqrbnp])$/;

/** The question for the piece to guess about. */
const WHICH = "Tap a cloaked enemy piece: which is it?";

export class Guesses {
  /** True while the next tap names the piece. */
  #asks = false;
  root = button(
    "Guess",
    { class: "button", id: "guess", title: "Mark what you think an enemy piece is", onclick: () => this.#ask() },
    "eye",
  );

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.match = table.match;
  }

  /** The kept guesses: seat, piece and kind. @returns {[Seat, number, Kind][]} */
  get #all() {
    return (this.match.request.guesses ?? "").split(" ").flatMap((word) => {
      const [, seat, id, letter] = GUESS.exec(word) ?? [];
      return seat ? [[seat === "f" ? "first" : "second", Number(id), KINDS[letter]]] : [];
    });
  }

  /** The player who looks; null where nobody does, or more than one. @returns {Seat | null} */
  get #reader() {
    const { match } = this;
    if (match.over) return match.people.length === 1 ? match.people[0] : null;
    const { eye } = match.view;
    return eye === "first" || eye === "second" ? eye : null;
  }

  /** The cloaked enemy piece on a square. @param {string} square */
  #enemy(square) {
    const { match } = this;
    const reader = this.#reader;
    const piece = pieceOn(match.view, square);
    return !match.over && reader && piece?.cloaked && piece.side !== match.view.sides[reader] ? piece : null;
  }

  /** The reader's guesses, by piece. */
  get #shown() {
    const reader = this.#reader;
    const own = this.#all.filter(([seat]) => seat === reader);
    return new Map(own.map(([, id, kind]) => [id, kind]));
  }

  /** Shows the reader's marks, and the button while there is something to guess. */
  paint() {
    const { match, table } = this;
    const reader = this.#reader;
    const foe = reader && match.view.sides[match.other(reader)];
    const cloaks = match.view.cells.some((cell) => cell?.cloaked && cell.side === foe);
    const closed = match.over || !cloaks || !match.conductor.asks || match.prompt?.why === "cloak";
    this.root.hidden = closed || match.request.practice !== undefined;
    if (this.root.hidden) this.#wait(false);
    table.board?.mark({ guesses: this.#shown });
  }

  /** Nothing of it stays for somebody else. */
  hide() {
    this.#wait(false);
    this.table.board?.mark({ guesses: new Map() });
  }

  /** @param {boolean} on */
  #wait(on) {
    this.#asks = on;
    this.root.setAttribute("aria-pressed", String(on));
  }

  #ask() {
    const { board, prompt } = this.table;
    this.#wait(!this.#asks);
    if (!this.#asks) return prompt.refuse(null);
    board?.clear();
    prompt.refuse(WHICH);
    announce(WHICH);
  }

  /** A tapped square while a piece is asked for. @param {string} square @returns {string | null} */
  refusal(square) {
    if (!this.#asks) return null;
    this.#wait(false);
    this.table.prompt.refuse(null);
    if (!this.held(square)) return "No cloaked enemy piece stands there.";
    return "";
  }

  /** @param {string} square */
  about(square) {
    const piece = this.#enemy(square);
    const kind = piece && this.#shown.get(piece.id);
    return kind ? [`You guess: a ${kind}.`] : [];
  }

  /** A long press asks what the piece is; true when it was understood. @param {string} square */
  held(square) {
    const piece = this.#enemy(square);
    if (!piece || this.root.hidden) return false;
    void this.#choose(piece, square);
    return true;
  }

  /** @param {import("../../engine").Cell} piece @param {string} square */
  async #choose({ id, side, kind }, square) {
    const { match } = this;
    const view = /** @type {import("../../engine").DeceptionView} */ (match.view);
    const reader = this.#reader;
    if (!reader) return;
    const left = view.cloaks.hidden[match.other(reader)];
    const kinds = Object.values(KINDS).filter((one) => (left[one] ?? 0) > 0);
    const now = this.#shown.get(id);
    /** @type {"none" | Kind | null} */
    const picked = await dialog({
      id: "guess-kind",
      title: `What is the ${kind} on ${square}?`,
      size: "small",
      body: (close) => [
        h("p", { class: "hint" }, "Only you see your mark. After the game you learn which were right."),
        h(
          "div",
          { class: "kinds" },
          kinds.map((one) =>
            h(
              "button",
              {
                type: "button",
                class: "kind",
                data: { guess: one },
                "aria-pressed": String(one === now),
                onclick: () => close(one),
              },
              pieceIcon(side, one, "glyph"),
              h("span", { class: "kind-name" }, capital(one)),
            ),
          ),
        ),
        now && button("Take the mark off", { class: "button", onclick: () => close("none") }, "close"),
      ],
    });
    if (!picked || this.#reader !== reader) return;
    this.#keep(reader, id, picked === "none" ? null : picked);
  }

  /** @param {Seat} reader @param {number} id @param {Kind | null} kind */
  #keep(reader, id, kind) {
    const { match } = this;
    const rest = this.#all.filter(([seat, piece]) => seat !== reader || piece !== id);
    const all = kind ? [...rest, /** @type {[Seat, number, Kind]} */ ([reader, id, kind])] : rest;
    const letter = (/** @type {Kind} */ one) => Object.keys(KINDS).find((key) => KINDS[key] === one);
    match.request.guesses = all.map(([seat, piece, one]) => `${seat.charAt(0)}${piece}${letter(one)}`).join(" ");
    match.keep();
    this.paint();
  }

  /** The number of each player's guesses that were right. */
  told() {
    const { fates } = /** @type {import("../../engine").DeceptionView} */ (this.match.view).cloaks;
    if (!fates) return [];
    const all = /** @type {import("../../engine").Fate[]} */ (Object.values(fates).flat());
    const bases = new Map(all.map(({ id, base }) => [id, base]));
    return this.match.people.flatMap((seat) => {
      const own = this.#all.filter(([by, id]) => by === seat && bases.has(id));
      const right = own.filter(([, id, kind]) => bases.get(id) === kind).length;
      const who = does(this.match.seat(seat).name, "guessed", "guessed");
      return own.length
        ? [h("p", { class: "guesses-told" }, `${who} ${right} of ${own.length} marked cloaks right.`)]
        : [];
    });
  }
}
