// The opponent at a table: its face beside its name, and what it says. It greets, speaks when it does for the first
// time what it is known by, and at the end; never while anybody thinks, and not at all where words are off.
import { h } from "../ui/dom.js";
import { announce } from "../ui/live.js";
import { settings } from "../ui/settings.js";
import { portrait } from "./portraits.js";
import { keepRim } from "./turn.js";
import { WHO } from "./who.js";

/** @typedef {import("../table/table.js").Table} Table */

/** Milliseconds for which a line stays. */
const STAYS = 5000;

export class Talk {
  /** The words that have been said. @type {Set<string>} */
  #said = new Set();
  #timer = 0;

  /** @param {Table} table @param {import("../engine").Seat} seat where the opponent sits @param {string} name */
  constructor(table, seat, name) {
    this.table = table;
    this.seat = seat;
    this.who = WHO[name];
    table.match.face = (habit) => (WHO[habit] ? portrait(habit) : null);
    table.sides.paint();
    table.stop.signal.addEventListener("abort", () => clearTimeout(this.#timer));
    if (!table.match.over && table.match.view.log.length < 2) this.say("greet");
  }

  /** Something has been shown. */
  after() {
    const { match } = this.table;
    const { result } = match.view;
    if (result) {
      const { level } = match.seat(this.seat);
      if (level && match.people.length === 1) keepRim(match.view.game, level);
      this.say(result.winner === this.seat ? "won" : "lost");
    }
    if (match.signs) this.say("sign");
  }

  /** Says a line once. @param {"greet" | "sign" | "won" | "lost"} which */
  say(which) {
    const words = this.who[which];
    if (!settings.opponents || !words || this.#said.has(which)) return;
    this.#said.add(which);
    const { log, sides, match } = this.table;
    const { name } = match.seat(this.seat);
    log.lines.append(h("li", { class: "log-line log-said" }, `${name}: “${words}”`));
    announce(`${name}: ${words}`);
    const panel = [sides.top, sides.bottom].find((side) => side.querySelector(`[data-seat="${this.seat}"]`));
    this.table.root.querySelector(".said")?.remove();
    const bubble = h("p", { class: "said", "aria-hidden": "true" }, words);
    panel?.append(bubble);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => bubble.remove(), STAYS);
  }
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
