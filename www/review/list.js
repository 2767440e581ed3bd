// All moves of the game in two columns, with what was dear, good or lucky marked; pressed, one is shown on the board.
import { h } from "../ui/dom.js";
import { actOf, markOf, playOf, points, toldOf } from "./parts.js";

/** The words for a mark, before its points. @type {Record<import("./parts.js").Mark["kind"], string>} */
const SAYS = { cost: "cost", bad: "the other's mistake", luck: "luck", card: "good card" };

/**
 * The line at which an answer is marked: that of its play, or of what came of it; else the one before.
 * @param {import("./parts.js").Played} game @param {number} at
 */
function placeOf(game, at) {
  const line = playOf(game, at);
  return line >= 0 ? line : Math.max(toldOf(game, at), game.acts[at].lines - 1);
}

export class ReviewList {
  list = h("ol", { class: "moves" });
  root = h("div", { class: "review-moves as-moves" });
  /** The answers that are marked in what is listed. */
  #marked = -1;
  /** The number of lines that the board shows. */
  #lines = -1;

  /** @param {import("./review.js").Review} review */
  constructor(review) {
    this.review = review;
    const about = { class: "moves-place", tabindex: "0", role: "group", "aria-label": "Moves" };
    this.place = h("div", about, this.list);
    this.root.append(this.place);
  }

  /** Lists the moves, with what has been found so far. */
  show() {
    const { list, told, view, events, replay, game } = this.review;
    if (!list || this.#marked === told.length) return;
    this.#marked = told.length;
    /** @type {Map<number, import("./parts.js").Mark>} */
    const marks = new Map();
    told.forEach((one, at) => {
      const mark = markOf(game, one, at);
      const line = mark ? placeOf(game, at) : -1;
      const known = marks.get(line);
      if (mark && (!known || Math.abs(known.worth) < Math.abs(mark.worth))) marks.set(line, mark);
    });
    const open = (/** @type {number} */ line) => {
      replay.play(false);
      const at = actOf(game, line);
      void replay.go(at < 0 ? game.acts.length : at + 1);
    };
    const mark = (/** @type {number[]} */ lines) => lines.map((line) => this.#mark(marks.get(line)));
    this.list.replaceChildren(...list.listed(view, events, open, mark));
    this.#lines = -1;
    this.paint();
  }

  /** @param {import("./parts.js").Mark} [mark] */
  #mark(mark) {
    if (!mark) return null;
    return h(
      "b",
      { class: "review-mark", data: { kind: mark.kind } },
      h("span", { class: "only-read" }, `, ${SAYS[mark.kind]} `),
      points(mark.worth),
    );
  }

  /** Marks the play that the board shows, and brings it in sight. */
  paint() {
    const { replay, game } = this.review;
    const lines = replay.at > 0 ? game.acts[replay.at - 1].lines : 0;
    if (lines === this.#lines) return;
    this.#lines = lines;
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const plays = [...this.list.querySelectorAll(".play")].filter((node) => node instanceof HTMLElement);
    const now = plays.findLast((node) => Number(node.dataset.line) < lines);
    now?.setAttribute("aria-current", "true");
    this.center(now ?? null);
  }

  /** @param {HTMLElement | null} [node] */
  center(node = this.list.querySelector("[aria-current]")) {
    const { place } = this;
    if (!node) return void (place.scrollTop = 0);
    const [box, frame] = [node.getBoundingClientRect(), place.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom)
      place.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
  }
}
