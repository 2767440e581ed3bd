// The opponent at a table: its face beside its name, and what it says. It greets, speaks when it does for the first
// time what it is known by or what its game has words for, and at the end; never while anybody thinks, and not at all
// where words are off. With the first two stands what it is known by.
import { h } from "../ui/dom.js";
import { announce } from "../ui/live.js";
import { settings } from "../ui/settings.js";
import { DEEDS } from "./deeds.js";
import { rimWords } from "./next.js";
import { portrait } from "./portraits.js";
import { beatenAt, keepRim } from "./turn.js";
import { WHO } from "./who.js";

/** @typedef {import("../table/table.js").Table} Table */

/** Milliseconds for which a line stays, unless the player acts before. */
const STAYS = 7000;
/** Pixels between a name and what is said, and the least room for words beside it. */
const [GAP, LEAST] = [8, 150];

/** @typedef {"greet" | "sign" | "won" | "lost"} Saying a line; others are named by what the opponent has done */

/** Faces stand beside the names of those who have one. @param {Table} table */
export function facesAt(table) {
  table.match.face = (habit) => (WHO[habit] ? portrait(habit) : null);
  table.sides.paint();
}

export class Talk {
  /** The words that have been said. @type {Set<string>} */
  #said = new Set();
  #timer = 0;
  /** The words that hang at its panel. @type {HTMLElement | null} */
  #bubble = null;

  /** @param {Table} table @param {import("../engine").Seat} seat where the opponent sits @param {string} name */
  constructor(table, seat, name) {
    this.table = table;
    this.seat = seat;
    this.name = name;
    this.who = WHO[name];
    this.deeds = DEEDS[name] ?? {};
    table.sides.painted = () => this.#hang();
    facesAt(table);
    const { signal } = table.stop;
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
    document.addEventListener("pointerdown", () => this.#hush(), { signal });
    const { over, view, signs } = table.match;
    if (!over && view.log.length < 2) this.say("greet");
    if (!over && signs) this.say("sign");
  }

  /** Something has been shown. */
  after() {
    const { match } = this.table;
    const { result } = match.view;
    if (result) {
      const { level } = match.seat(this.seat);
      if (level && match.people.length === 1) keepRim(match.view.game, level);
      this.say(this.#last);
    } else if (match.signs && !this.#said.has("sign")) this.say("sign");
    else if (this.#deed) this.say(this.#deed);
  }

  /** What the opponent has just done, where its game has a word for that. */
  get #deed() {
    const { match, beyond } = this.table;
    return match.part.deed?.(match, this.seat, beyond.seen.at(-1)?.events ?? null) ?? null;
  }

  /** The line at the end. */
  get #last() {
    const deed = this.#deed;
    if (deed && this.deeds[deed]) return deed;
    return this.table.match.view.result?.winner === this.seat ? "won" : "lost";
  }

  /** @param {Saying | string} which */
  #words(which) {
    return this.deeds[which] ?? this.who[/** @type {Saying} */ (which)];
  }

  /** The opponent with its last words, for the result; only the face where words are off. A win is seen on the face. */
  farewell() {
    const { match } = this.table;
    const { winner } = match.view.result ?? {};
    const words = settings.opponents && this.#words(this.#last);
    const { level } = match.seat(this.seat);
    const beaten = winner && winner !== this.seat && level && beatenAt(match.view.game, level).includes(this.name);
    return h(
      "div",
      { class: "farewell", data: { beaten: !!beaten } },
      portrait(this.name),
      h(
        "div",
        {},
        words && h("q", {}, words),
        beaten && h("p", { class: "rim-words" }, rimWords(match.view.game, level, !match.request.series)),
      ),
    );
  }

  /** Says a line once. @param {Saying | string} which */
  say(which) {
    const words = this.#words(which);
    if (!settings.opponents || !words || this.#said.has(which)) return;
    this.#said.add(which);
    const { log, match } = this.table;
    const brought = which === "greet" && match.request.lent ? ", and has brought the cards for it" : "";
    const known = which === "greet" || which === "sign" ? `${this.who.title} ${this.who.line}${brought}.` : "";
    const { name } = match.seat(this.seat);
    log.lines.append(h("li", { class: "log-line log-said" }, `${name}: “${words}” ${known}`.trim()));
    announce(`${name}: ${words} ${known}`.trim());
    this.#hush();
    // At the end the result has the last words, and the board is to be seen.
    if (match.view.result) return;
    this.#bubble = h(
      "p",
      { class: "speech", "aria-hidden": "true" },
      h("q", {}, words),
      known && h("small", {}, known),
    );
    this.#hang();
    this.#timer = window.setTimeout(() => this.#hush(), STAYS);
  }

  #hush() {
    clearTimeout(this.#timer);
    this.#bubble?.remove();
    this.#bubble = null;
  }

  /** Hangs the words at the panel, which is painted anew now and then. */
  #hang() {
    const { sides, place } = this.table;
    const panel = [sides.top, sides.bottom].find((side) => side.querySelector(`[data-seat="${this.seat}"]`));
    if (!this.#bubble || !panel) return;
    panel.append(this.#bubble);
    beside(panel, this.#bubble, place);
  }
}

/**
 * Lays a line beside the name, which it leaves free; where there is no room, toward the board.
 * @param {HTMLElement} panel @param {HTMLElement} bubble @param {HTMLElement} board
 */
function beside(panel, bubble, board) {
  const frame = panel.getBoundingClientRect();
  const words = [...panel.querySelectorAll(".seat-name > *")].map((one) => one.getBoundingClientRect().right);
  const from = Math.max(...words) - frame.left + GAP;
  if (frame.width - from >= LEAST) return bubble.style.setProperty("--from", `${from}px`);
  bubble.classList.add(board.getBoundingClientRect().top < frame.top ? "above" : "below");
}

/**
 * The talk of a table at which one opponent with a habit sits; null where none does.
 * @param {Table} table
 */
export function talkAt(table) {
  const { match } = table;
  const seat = /** @type {const} */ (["first", "second"]).find((one) => match.seat(one).habit);
  const name = seat && match.seat(seat).habit;
  return seat && name && WHO[name] ? new Talk(table, seat, name) : null;
}
