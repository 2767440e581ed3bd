// The extra `review`: what has moved a player's chance of winning in a game that is over, answer by answer.
import { context } from "../context.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { percent } from "./chart.js";
import { Report } from "./report.js";

/**
 * @typedef {import("../engine").Reviewed} Reviewed
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../replay/replay.js").Replay} Replay
 * @typedef {import("./report.js").Judged} Judged
 */

/**
 * The answers that were looked at once, by game, seat and whether all cards lie open.
 * @type {WeakMap<Replay, Map<string, Reviewed[]>>}
 */
const known = new WeakMap();

/** Returns what was found in an earlier look, to be added to. @param {Replay} replay @param {string} key */
function toldOf(replay, key) {
  const found = known.get(replay) ?? new Map();
  known.set(replay, found);
  const told = found.get(key) ?? [];
  found.set(key, told);
  return told;
}

/**
 * Says and marks, at the place of the game, what was better.
 * @param {string} played @param {NonNullable<Reviewed["better"]>} better
 */
function showBetter(played, { label, squares, chance, given }) {
  const words = `Played: ${played} (${percent(given)}). Better: ${label} (${percent(chance)}).`;
  context.table?.prompt.hint(words, null);
  context.table?.board?.hint(squares);
}

/**
 * A choice of one of several.
 * @param {string} name @param {[value: string, words: string][]} values @param {() => void} act
 */
const choice = (name, values, act) =>
  h(
    "fieldset",
    { class: "review-choice" },
    h("legend", { class: "only-read" }, name === "seat" ? "Whose game" : "What is known"),
    values.map(([value, words], at) =>
      h(
        "label",
        {},
        h("input", { type: "radio", name: `review-${name}`, value, checked: at === 0, onchange: act }),
        words,
      ),
    ),
  );

/** Said where the engine breaks while it looks: what it has found is kept. */
const BROKEN = "The review was interrupted: the game engine stopped. What was looked at so far is kept.";

class Review {
  #place = h("div", { class: "review", "aria-live": "polite" });
  /** Counts the looks: all but the latest is stale. */
  #run = 0;
  /** Closes the dialog; with true where it has led to a place in the game. @type {(led?: boolean) => void} */
  #close = () => {};

  /** @param {Replay} replay */
  constructor(replay) {
    const { humans } = replay.match;
    this.replay = replay;
    this.match = replay.match;
    /** The players whose game can be looked at. @type {readonly Seat[]} */
    this.seats = humans.length === 1 ? humans : ["first", "second"];
  }

  /** Shows it; gives whether it has led to a place in the game. */
  async show() {
    const led = await dialog({
      id: "review",
      title: "Review",
      body: (/** @type {import("../ui/dialog.js").Close<boolean>} */ close) => {
        this.#close = close;
        queueMicrotask(() => void this.#begin());
        return this.#body();
      },
    });
    this.#run++;
    return led === true;
  }

  #body() {
    const { match, seats } = this;
    const again = () => void this.#begin();
    const players = seats.map((seat) => /** @type {[string, string]} */ ([seat, match.seat(seat).name]));
    return [
      seats.length > 1 && choice("seat", players, again),
      match.hides &&
        choice(
          "open",
          [
            ["seen", "As it was seen"],
            ["open", "With everything open"],
          ],
          again,
        ),
      this.#place,
    ];
  }

  /** Returns the seat whose game is chosen, and whether all cards lie open. */
  get #chosen() {
    const value = (/** @type {string} */ name) =>
      /** @type {HTMLInputElement | null} */ (document.querySelector(`[name="review-${name}"]:checked`))?.value;
    return { seat: /** @type {Seat} */ (value("seat") ?? this.seats[0]), open: value("open") === "open" };
  }

  /** Looks at the answers that were not looked at yet, and reports. */
  async #begin() {
    const { seat, open } = this.#chosen;
    const told = toldOf(this.replay, `${seat} ${open}`);
    const mine = ++this.#run;
    if (!(await this.#look(told, seat, open, mine))) return;
    const report = new Report(this.replay, seat, told, (answers, judged) => this.#lead(answers, judged));
    const parts = await report.parts();
    if (mine === this.#run) this.#place.replaceChildren(...parts.filter((part) => part instanceof Node));
  }

  /**
   * Works the answers out one by one; whether that came to the end.
   * @param {Reviewed[]} told what was found before @param {Seat} seat @param {boolean} open @param {number} mine
   */
  async #look(told, seat, open, mine) {
    const { acts } = this.replay;
    const bar = h("progress", { max: acts.length, "aria-label": "Answers looked at" });
    const stop = button("Stop", { onclick: () => this.#stop(), "data-test": "review-stop" }, "close");
    this.#place.replaceChildren(bar, stop);
    while (told.length < acts.length) {
      bar.value = told.length;
      const asked = { answer: told.length + 1, seat, open };
      const next = await this.match.connection.call("review", asked).catch(() => null);
      if (mine !== this.#run || !this.#place.isConnected) return false;
      if (!next) {
        this.#stop(BROKEN);
        return false;
      }
      told.push(next);
    }
    return true;
  }

  /** @param {string} [why] */
  #stop(why) {
    this.#run++;
    const on = button("Go on", { onclick: () => void this.#begin(), "data-test": "review-on" }, "play");
    this.#place.replaceChildren(...(why ? [h("p", { role: "alert" }, why)] : []), on);
  }

  /** Leads to a place in the game. @param {number} answers @param {Judged} [judged] */
  async #lead(answers, judged) {
    this.#close(true);
    await this.replay.go(answers);
    if (judged?.better && this.replay.at === answers) showBetter(judged.played, judged.better);
  }
}

/** The review of the game that is shown again. Gives whether it has led to a place in it. @param {Replay} replay */
export function reviewDialog(replay) {
  replay.play(false);
  return new Review(replay).show();
}
