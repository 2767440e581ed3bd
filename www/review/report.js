// The report of a review: the sums of luck and choices, their greatest moments, and all answers in a table.
import { moveCount } from "../match/rows.js";
import { h } from "../ui/dom.js";
import { whose } from "../ui/words.js";
import { chart, percent } from "./chart.js";
import { came, costliest, ending, luckiest, moved, PARTS, resigned, totals, unluckiest } from "./parts.js";
import { choiceWords, fallWords, whoseOf } from "./reasons.js";

/**
 * @typedef {import("../engine").Reviewed} Reviewed
 * @typedef {import("../engine").Seat} Seat
 * @typedef {typeof PARTS[0]["part"]} Part
 * @typedef {{ played: string, better: Reviewed["better"] }} Judged what was answered, and what was better
 */

/** Luck that is said in words, in ten-thousandths: a little from here on, much from there on. */
const [LITTLE, MUCH] = [200, 1500];

/** Returns a name as it stands within a sentence. @param {string} name */
const called = (name) => (name === "You" ? "you" : name);

/**
 * Says what luck came to: in sum, and how much it moved in either direction.
 * @param {{ sum: number, size: number }} luck @param {number} share of all that moved, in percent @param {string} name
 */
function luckWords({ sum, size }, share, name) {
  if (!share) return "Luck made no difference.";
  const degree = Math.abs(sum) < MUCH ? "a little" : "clearly";
  if (sum >= LITTLE) return `Luck was ${degree} on ${whoseOf(name)} side.`;
  if (sum <= -LITTLE) return `Luck was ${degree} against ${called(name)}.`;
  return size < LITTLE ? "Luck made little difference." : "Luck evened out: it gave about as much as it took.";
}

/** Said where the largest part is what no choice and no chance explains. */
const MIND =
  "The largest part is the estimate itself: some moves on, it saw further and judged the game anew. " +
  "Luck and choices tell only a part of this game.";

/** A change in points of a hundred, with its sign. @param {number} change */
const points = (change) => `${change > 0 ? "+" : change < 0 ? "−" : ""}${(Math.abs(change) / 100).toFixed(1)}`;

/** A place in the game, to which it leads. @param {string} words @param {() => void} go */
const link = (words, go) =>
  h("li", {}, h("button", { type: "button", class: "link review-place", onclick: go }, words));

/** @param {string} title @param {HTMLElement[]} links @param {string} none */
const list = (title, links, none) => [
  h("h3", {}, title),
  links.length ? h("ol", { class: "review-places" }, links) : h("p", { class: "hint" }, none),
];

export class Report {
  /** The log of the game for the seat that is looked at. @type {import("../engine").LogEntry[]} */
  #log = [];

  /**
   * @param {import("../replay/replay.js").Replay} replay @param {Seat} seat @param {Reviewed[]} told
   * @param {(answers: number, judged?: Judged) => void} lead shows the game as it stood then, and what was better
   */
  constructor({ match, acts }, seat, told, lead) {
    this.match = match;
    this.acts = acts;
    this.seat = seat;
    this.told = told;
    this.lead = lead;
    this.name = match.seat(seat).name;
    this.sums = totals(told);
    this.end = resigned(told);
    /** True if anything was left to chance. */
    this.chance = this.sums.luck.size > 0;
    this.span = [told[0].before, told[told.length - 1].after].map(percent);
  }

  /** Its parts in their order. */
  async parts() {
    const { chance, name, sums, told } = this;
    const [from, to] = this.span;
    this.#log = (await this.match.connection.call("past", this.acts.length, this.seat))?.view.log ?? [];
    const isMind = PARTS.every(({ part }) => this.#net(part) <= this.#net("mind"));
    return [
      chance && h("p", { class: "review-luck" }, luckWords(sums.luck, this.#share("luck"), name)),
      isMind && this.#net("mind") > Math.abs(this.end) && h("p", { class: "hint" }, MIND),
      chart(told, `${whose(name)} chance of winning, from ${from} to ${to}`),
      this.#bar(),
      this.#sums(),
      h(
        "p",
        { class: "hint" },
        `Together they led from ${from} to ${to}. A point is one percent of the chance to win; ` +
          "what is lost can be won back, so more than a hundred may be lost in a game.",
      ),
      ...(await this.#luck()),
      ...list(`${whose(name)} costliest choices`, this.#choices(), "No choice was clearly worse than the best one."),
      this.#answers(),
    ];
  }

  /** @param {Part} part */
  #net(part) {
    return Math.abs(this.sums[part].sum);
  }

  /** Returns the share of this part in all that moved, in percent. @param {Part} part */
  #share(part) {
    const all = PARTS.reduce((sum, one) => sum + this.sums[one.part].size, 0) || 1;
    return Math.round((this.sums[part].size / all) * 100);
  }

  /** The parts that are told: luck where there was any. */
  get #told() {
    return PARTS.filter(({ part }) => this.chance || part !== "luck");
  }

  #bar() {
    const { end } = this;
    return h(
      "div",
      { class: "review-bar", "aria-hidden": "true" },
      this.#told.map(({ part }) => h("span", { data: { part }, style: `flex-grow: ${this.#net(part)}` })),
      end !== 0 && h("span", { data: { part: "end" }, style: `flex-grow: ${Math.abs(end)}` }),
    );
  }

  #sums() {
    const { end, sums, name } = this;
    return h(
      "ul",
      { class: "review-parts" },
      this.#told.map(({ part, words }) => h("li", { data: { part } }, words(sums[part].sum, whose(name)))),
      end !== 0 && h("li", { data: { part: "end" } }, `${ending(this.told)} ${came(end, "gave", "cost")}`),
    );
  }

  /** Counts the moves that were made when so many answers were given. @param {number} at */
  #count(at) {
    return moveCount(this.#log.slice(0, this.acts[at].lines));
  }

  /** Makes the part about what chance gave and took. */
  async #luck() {
    const { match, seat, told, lead, name, sums } = this;
    const fall = async (/** @type {number} */ at) =>
      link(`Move ${this.#count(at)}: ${await fallWords(match, seat, told[at], at)}`, () => lead(at + 1));
    const gifts = await Promise.all(luckiest(told).map(fall));
    const losses = await Promise.all(unluckiest(told).map(fall));
    const none = "Nothing that counts.";
    const small = this.#net("luck") < LITTLE ? none : "Nothing by itself: many small things together.";
    return [
      ...(this.chance ? list(`What chance gave ${called(name)}`, gifts, sums.luck.sum > 0 ? small : none) : []),
      ...(sums.luck.sum < 0 ? list(`What chance took from ${called(name)}`, losses, small) : []),
    ];
  }

  #choices() {
    const { acts, told, lead, name } = this;
    return costliest(told).map((at) => {
      // A choice before the first turn is the set-up, whatever was answered last.
      const words = acts[at].turn
        ? `Move ${this.#count(at)}: ${choiceWords(told[at], `“${told[at].label}”`)}`
        : choiceWords(told[at], `${whose(name)} set-up`);
      const played = acts[at].turn ? told[at].label : `${whoseOf(name)} set-up`;
      return link(words, () => lead(at, { played, better: told[at].better }));
    });
  }

  #answers() {
    const { chance } = this;
    const columns = ["Answer", "Chance", ...(chance ? ["Luck"] : []), "Choice"];
    const head = columns.map((word) => h("th", { scope: "col" }, word));
    return h(
      "details",
      // A part that opens below the edge is brought into sight.
      { ontoggle: (/** @type {Event} */ { target }) => target instanceof Element && target.scrollIntoView() },
      h("summary", {}, "All answers"),
      h(
        "table",
        { class: "statistics" },
        h("thead", {}, h("tr", {}, head)),
        h(
          "tbody",
          {},
          this.told.map((one, at) => this.#answer(one, at)),
        ),
      ),
    );
  }

  /** @param {Reviewed} one @param {number} at */
  #answer(one, at) {
    const who = this.match.seat(this.acts[at].seat).name;
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, `${this.#count(at)}. ${who}: ${one.label}`),
      h("td", {}, percent(one.after)),
      this.chance && h("td", {}, points(one.luck)),
      h("td", {}, points(moved(one))),
    );
  }
}
