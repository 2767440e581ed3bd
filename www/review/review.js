// The extra `review`: what has moved a player's chance of winning in a game that is over, beside the board on which
// that game is shown again.
import { notLoaded } from "../extras/later.js";
import { opened } from "../ui/begun.js";
import { toast } from "../ui/live.js";
import { lookOf } from "./looking.js";
import { Moments } from "./moments.js";
import { Panel } from "./panel.js";
import { settled } from "./settled.js";
import { saidOf } from "./words.js";

/**
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../replay/replay.js").Replay} Replay
 */

export class Review {
  /** @type {import("./looking.js").Look} */
  look;
  /** Plays of the whole game, as a list has them, and faces of plays. */
  list;
  /** @type {{ look: object | null, changes: number, told: import("../engine").Reviewed[] }} */
  #settled = { look: null, changes: 0, told: [] };

  /**
   * @param {Replay} replay @param {import("../engine").View} view of the end
   * @param {import("../engine").Events} events everything that was told @param {number} deal lines of the deal
   */
  constructor(replay, view, events, deal) {
    const { humans } = replay.match;
    this.replay = replay;
    this.match = replay.match;
    this.view = view;
    this.events = events;
    /** @type {import("./parts.js").Played} */
    this.game = { acts: replay.acts, log: view.log, deal };
    /** The players whose game can be looked at. @type {readonly Seat[]} */
    this.seats = humans.length === 1 ? humans : ["first", "second"];
    this.looker = { match: replay.match, seat: this.seats[0], open: false };
    this.look = lookOf(replay, this.looker.seat, false);
    this.list = replay.table?.beyond.moves ?? null;
    this.moments = new Moments(this);
    this.panel = new Panel(this);
  }

  /** The parts of the answers that were looked at, after what later ones took back. */
  get told() {
    const { told, changes } = this.look;
    if (this.#settled.look !== this.look || this.#settled.changes !== changes)
      this.#settled = { look: this.look, changes, told: settled(told) };
    return this.#settled.told;
  }
  get name() {
    return this.match.seat(this.looker.seat).name;
  }
  get other() {
    return this.match.seat(this.match.other(this.looker.seat)).name;
  }

  /** Shows it; gives whether it was closed while its game still stood. */
  open() {
    return new Promise((/** @type {(closed: boolean) => void} */ done) => {
      const { table } = this.replay;
      if (!table) return done(false);
      this.panel.open(table, () => done(true));
      table.stop.signal.addEventListener("abort", () => {
        this.pause();
        done(false);
      });
      opened();
      this.begin();
    });
  }

  /** Looks at what was not looked at yet. */
  begin() {
    void this.look.run(() => this.panel.found());
  }

  pause() {
    this.look.stop("stopped", () => this.panel.found());
  }

  /** Whose game it is, or what is known, has been chosen anew. */
  chosen() {
    const value = (/** @type {string} */ name) =>
      /** @type {HTMLInputElement | null} */ (this.panel.root.querySelector(`[name="review-${name}"]:checked`))?.value;
    const seat = /** @type {Seat} */ (value("seat") ?? this.looker.seat);
    this.looker = { ...this.looker, seat, open: value("open") === "open" };
    this.look.stop("stopped", () => {});
    this.look = lookOf(this.replay, this.looker.seat, this.looker.open);
    this.moments = new Moments(this);
    this.begin();
  }

  paintMoments() {
    this.panel.paint();
  }
}

/**
 * Opens the review of the game that is shown again. Gives whether it was closed, where that game stands.
 * @param {Replay} replay
 */
export async function openReview(replay) {
  const { match, table, acts } = replay;
  if (!table || replay.panel) return false;
  replay.play(false);
  const [, end, start, events] = await Promise.all([
    table.beyond.load(),
    match.connection.call("past", acts.length, "all"),
    match.connection.call("past", 0, "all"),
    match.connection.call("told"),
  ]);
  if (!end || match.gone || replay.panel) return false;
  if (!table.beyond.moves) toast(notLoaded("the list of moves"), "trouble");
  return new Review(replay, end.view, events, start?.view.log.length ?? 0).open();
}

/**
 * Says of the choice of the player at the lower edge, among these answers, what it cost and what was better; null where
 * the player chose nothing there.
 * @param {Replay} replay @param {number} from answers before them @param {number} to answers after them
 */
export async function choiceSaid({ match, acts, lower }, from, to) {
  /** @type {import("../engine").Reviewed[]} */
  const told = [];
  for (let at = from; at < to; at++) {
    if (acts[at].seat !== lower) continue;
    const asked = { answer: at + 1, seat: lower, open: false, reasons: true };
    const one = await match.connection.call("review", asked).catch(() => null);
    if (one) told.push(one);
  }
  return saidOf(told);
}
