// All moves of the game in two columns, with what was dear, good or lucky marked; pressed, one is shown on the board.
import { h } from "../ui/dom.js";
import { actOf, markOf, playOf, points, toldOf } from "./parts.js";

/** The words for a mark, before its points. @type {Record<import("./parts.js").Mark["kind"], string>} */
const SAYS = { cost: "cost", bad: "the opponent's mistake", luck: "luck", card: "good card", late: "seen too late" };

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
  /** The place behind each line of the log for its mark. @type {Map<number, HTMLElement>} */
  #slots = new Map();
  /** The look whose marks are shown, and the number of its answers. @type {[object | null, number]} */
  #marked = [null, 0];
  /** The number of lines that the board shows. */
  #lines = -1;

  /** @param {import("./review.js").Review} review */
  constructor(review) {
    this.review = review;
    const about = { class: "moves-place", tabindex: "0", role: "group", "aria-label": "Moves" };
    this.place = h("div", about, this.list);
    this.root.append(this.place);
  }

  /** Lists the moves. */
  open() {
    const { list, view, events, replay, game } = this.review;
    if (!list) return;
    const open = (/** @type {number} */ line) => {
      replay.play(false);
      const at = actOf(game, line);
      void replay.go(at < 0 ? game.acts.length : at + 1);
    };
    const slot = (/** @type {number[]} */ lines) => {
      const node = h("span", { class: "review-slot" });
      for (const line of lines) this.#slots.set(line, node);
      return node;
    };
    this.list.replaceChildren(...list.listed(view, events, open, slot));
    this.paint();
  }

  /** Marks what has been found so far; the rows stay, and with them the place of a reader. */
  show() {
    const { told, look, game } = this.review;
    const [before, known] = this.#marked;
    if (before === look && known === told.length) return;
    this.#marked = [look, told.length];
    /** @type {Map<HTMLElement | undefined, import("./parts.js").Mark>} */
    const marks = new Map();
    told.forEach((one, at) => {
      const mark = markOf(game, one, at);
      const slot = mark ? this.#slots.get(placeOf(game, at)) : undefined;
      const other = marks.get(slot);
      if (mark && (!other || Math.abs(other.worth) < Math.abs(mark.worth))) marks.set(slot, mark);
    });
    for (const slot of new Set(this.#slots.values())) {
      const mark = marks.get(slot);
      if (mark || slot.firstChild) slot.replaceChildren(...(mark ? [this.#mark(mark)] : []));
    }
  }

  /** @param {import("./parts.js").Mark} mark */
  #mark({ kind, worth, even }) {
    const words = [SAYS[kind], points(worth), "points", even && "in an even game"].filter(Boolean);
    return h(
      "b",
      { class: "review-mark", data: { kind }, title: words.join(" ") },
      h("span", { class: "only-read" }, `, ${SAYS[kind]} `),
      points(worth),
      h("span", { class: "only-read" }, even ? " points in an even game" : " points"),
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
