// Time: how long each answer took, as bars over the game, of the first player up, of the second down; the longest.
import { reading } from "../ui/clock-words.js";
import { button, h } from "../ui/dom.js";
import { capital } from "../ui/words.js";
import { moveOf } from "./parts.js";

/** Longest thoughts that are named. */
const NAMED = 5;
/** Height of the drawing on each side of its middle, in units of its own. */
const HIGH = 50;

/** True if a game has times. @param {import("./parts.js").Played} game */
export const isTimed = ({ acts }) => acts.some(({ thought }) => thought > 0);

/** Milliseconds in words: "7.2 s", "1:34". @param {number} ms */
export const inWords = (ms) => (ms < 20_000 ? `${(ms / 1000).toFixed(1)} s` : reading(ms));

export class Times {
  #bars = h("div", { class: "times-bars", "aria-hidden": "true" });
  #here = h("i", { class: "review-here" });
  #plot = h("div", { class: "times-plot" }, this.#bars, this.#here);

  /** @param {import("./review.js").Review} review @param {(at: number) => unknown} go */
  constructor(review, go) {
    this.review = review;
    this.go = go;
    const { game, match } = review;
    const sums = /** @type {const} */ (["first", "second"]).map((seat) => {
      const all = game.acts.filter((act) => act.seat === seat).map(({ thought }) => thought);
      const sum = all.reduce((one, other) => one + other, 0);
      const each = inWords(all.length ? sum / all.length : 0);
      return `${capital(match.seat(seat).name)}: ${inWords(sum)} in all, ${each} for an answer.`;
    });
    this.root = h(
      "div",
      { class: "review-part review-times", tabindex: "0" },
      h("p", {}, sums.join(" ")),
      this.#plot,
      h("h3", {}, "The longest"),
      h("ol", { class: "times-longest" }, this.#longest()),
    );
    this.#draw();
    this.#plot.addEventListener("pointerdown", ({ clientX }) => {
      const { left, width } = this.#plot.getBoundingClientRect();
      void go(Math.max(1, Math.min(game.acts.length, Math.ceil(((clientX - left) / width) * game.acts.length))));
    });
  }

  /** Buttons for the longest thoughts, the longest first. */
  #longest() {
    const { game, match } = this.review;
    const order = game.acts.map(({ thought }, at) => ({ thought, at })).filter(({ thought }) => thought > 0);
    order.sort((one, other) => other.thought - one.thought);
    return order.slice(0, NAMED).map(({ thought, at }) => {
      const said = game.log[game.acts[at].lines - 1]?.text ?? game.acts[at].text;
      const who = capital(match.seat(game.acts[at].seat).name);
      return h(
        "li",
        {},
        button(`${inWords(thought)}, move ${moveOf(game, at)}, ${who}: ${said}`, {
          class: "link",
          data: { at: String(at) },
          onclick: () => this.go(at + 1),
        }),
      );
    });
  }

  #draw() {
    const { acts } = this.review.game;
    const most = Math.max(1, ...acts.map(({ thought }) => thought));
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.setAttribute("viewBox", `0 0 ${acts.length} ${HIGH * 2}`);
    drawing.setAttribute("preserveAspectRatio", "none");
    acts.forEach(({ seat, thought }, at) => {
      // Square roots: a short thought is seen beside a long one.
      const high = Math.sqrt(thought / most) * HIGH;
      const bar = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      const about = { x: at + 0.1, y: seat === "first" ? HIGH - high : HIGH, width: 0.8, height: high };
      for (const [name, value] of Object.entries(about)) bar.setAttribute(name, String(value));
      bar.setAttribute("class", seat);
      drawing.append(bar);
    });
    this.#bars.replaceChildren(drawing);
  }

  /** Marks the moment that the board shows. @param {number} at */
  paint(at) {
    const { acts } = this.review.game;
    this.#here.style.cssText = `--x: ${((at - 0.5) / acts.length) * 100}%`;
    this.#here.hidden = at === 0;
  }
}
