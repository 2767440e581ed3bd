// The page that says how good an own card is: games of the computer against itself, in an engine of its own, beside
// three printed cards.
import { cardFace } from "../cards/face.js";
import { softened } from "../cards/hyphens.js";
import { ownCard } from "../cards/shelf.js";
import { findCard } from "../context.js";
import { go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { sentence } from "../ui/words.js";
import { changeIt, shareIt } from "./doing.js";
import { cardGame } from "./game.js";
import { filled, ownPage, shownCard } from "./own-page.js";
import * as sums from "./sums.js";

/**
 * @typedef {import("../cards/own.js").OwnInfo} OwnInfo
 * @typedef {import("./sums.js").Sums} Sums
 * @typedef {import("./sums.js").Share} Share
 */

/** Games of one round. */
const ROUND = 200;
/** The ends of the axis, in hundredths of the points. */
const [LEAST, MOST] = [20, 80];
/** So many games in which it was played make a first figure. */
const FIRST = 10;

/** The engine of all trials. @type {Promise<import("../engine").Connection> | undefined} */
let engine;

/** @param {number} share */
const hundred = (share) => Math.round(share * 100);
/** A place on the axis. @param {number} share */
const place = (share) => Math.min(100, Math.max(0, ((share * 100 - LEAST) / (MOST - LEAST)) * 100));

/** A share as a bar with its point. @param {Share} share @param {string} kind */
function bar({ share, count, low, high }, kind) {
  if (!count) return null;
  const [from, to] = [place(low), place(high)];
  return h(
    "span",
    { class: `rate-bar rate-${kind}` },
    h("i", { class: "rate-interval", style: `left:${from}%;width:${to - from}%` }),
    h("i", { class: "rate-point", style: `left:${place(share)}%` }),
    h("b", { style: `left:${place(share)}%` }, String(hundred(share))),
  );
}

/** @param {Share} share @param {string} what */
const said = ({ share, count, low, high }, what) =>
  count ? `${what}: ${hundred(share)} of 100 points, likely ${hundred(low)} to ${hundred(high)}` : "";

/**
 * A card with its two bars.
 * @param {import("../engine").CardInfo | null} card @param {Share} held @param {Share} played @param {string} about
 */
const row = (card, held, played, about) =>
  card &&
  h(
    "li",
    { class: `rate-row ${about === "printed" ? "" : "rate-own"}` },
    h("span", { class: "rate-face", "aria-hidden": "true" }, cardFace(card, { size: "small" })),
    h("span", { class: "rate-name" }, softened(card.title), h("small", {}, about)),
    h(
      "span",
      {
        class: "rate-axis",
        role: "img",
        "aria-label": [card.title, said(held, "Who held it"), said(played, "Who played it")].filter(Boolean).join(". "),
      },
      h("i", { class: "rate-half", style: `left:${place(0.5)}%` }),
      bar(held, "held"),
      bar(played, "played"),
    ),
  );

/** @param {string} name */
const printedCard = (name) => findCard(cardGame()?.name ?? "", name);

/**
 * What the figures come to.
 * @param {Sums} found @param {import("./sums.js").Scores} nearest @param {boolean} running
 */
function headline(found, nearest, running) {
  if (!found.games) return "The computer plays it against itself.";
  if (found.played < FIRST) return running ? "It is played, and counted." : "Too few games in which it was played.";
  if (running) return "First figures. The bars grow tighter.";
  const own = sums.playedShare(found);
  const title = printedCard(nearest.name)?.title ?? nearest.name;
  const overlaps = own.low <= nearest.played.high && nearest.played.low <= own.high;
  if (overlaps) return `About as good as ${title}: the bars overlap.`;
  return own.share > nearest.played.share ? `Better than ${title}.` : `Worse than ${title}.`;
}

class Rating {
  head = h("h2", { class: "own-lead" });
  bar = h("i");
  done = h(
    "div",
    { class: "rate-progress", role: "progressbar", "aria-label": "Games played", "aria-valuemin": "0" },
    this.bar,
  );
  count = h("p", { class: "rate-count" });
  figures = h("div", { class: "rate-figures" });
  rows = h("ul", { class: "rate-rows", role: "list" });
  notes = h("div", { class: "rate-notes" });
  acts = h("div", { class: "own-acts own-foot" });
  running = false;
  /** Milliseconds of a game. */
  pace = 0;

  /** @param {OwnInfo} card @param {AbortSignal} signal @param {() => void} [back] from what follows it */
  constructor(card, signal, back) {
    this.card = card;
    this.back = back;
    this.signal = signal;
    this.sums = sums.keptSums(card.packed);
    this.goal = this.sums.games || ROUND;
    this.like = sums.threeOf((name) => printedCard(name)?.family === card.family);
    this.root = h(
      "section",
      { class: "own-work own-rating", "aria-label": "Figures" },
      h("div", { role: "status" }, this.head),
      h("div", {}, this.count, this.done),
      this.figures,
      this.rows,
      h(
        "p",
        { class: "rate-legend", "aria-hidden": "true" },
        h("span", { class: "rate-key rate-held" }, "who held it"),
        h("span", { class: "rate-key rate-played" }, "who played it"),
        h("span", {}, "points of 100"),
      ),
      this.notes,
      this.acts,
    );
    if (this.sums.games) this.paint();
    else void this.run(ROUND);
  }

  /** Plays so many games more. @param {number} more */
  async run(more) {
    this.running = true;
    this.goal = this.sums.games + more;
    this.paint();
    try {
      engine ??= Deckmate.connect();
      const connection = await engine;
      while (this.running && this.sums.games < this.goal && !this.signal.aborted) {
        const began = performance.now();
        const game = await connection.call("rateCard", this.card.packed, this.sums.games);
        const took = performance.now() - began;
        this.pace = this.pace ? this.pace * 0.8 + took * 0.2 : took;
        this.sums = sums.withGame(this.sums, game);
        sums.keepSums(this.card.packed, this.sums);
        this.paint();
      }
    } catch (error) {
      engine = undefined;
      this.head.textContent = sentence(/** @type {Error} */ (error).message);
    }
    this.running = false;
    if (this.signal.aborted) return;
    this.goal = this.sums.games;
    this.paint();
  }

  paint() {
    const { card, running, goal } = this;
    const found = this.sums;
    const [held, played] = [sums.heldShare(found), sums.playedShare(found)];
    const near = !running && found.played >= FIRST ? sums.threeNear(played.share) : this.like;
    const head = headline(found, near[0], running);
    if (this.head.textContent !== head) this.head.textContent = head;
    const left = Math.ceil(((goal - found.games) * this.pace) / 60_000);
    const wait = left > 1 ? `about ${left} minutes left` : "about a minute left";
    this.count.replaceChildren(
      h("span", {}, `Game ${found.games} of ${goal}`),
      h("span", { class: "rate-soft" }, running ? (this.pace ? wait : "beginning") : "done"),
    );
    this.bar.style.width = `${(found.games / goal) * 100}%`;
    this.done.setAttribute("aria-valuenow", String(found.games));
    this.done.setAttribute("aria-valuemax", String(goal));
    const share = found.held ? Math.round((found.playable / found.held) * 100) : 0;
    this.figures.replaceChildren(
      h("p", {}, h("b", {}, `${share} %`), "of its turns in hand it could be played"),
      h("p", {}, h("b", {}, String(found.played)), `games in which it was played, of ${found.games}`),
      h("p", {}, h("b", {}, String(sums.medianTurns(found))), `turns a game (printed deck: ${sums.printedTurns})`),
    );
    this.rows.replaceChildren(
      ...[
        row(card, held, played, `played in ${found.played} games`),
        ...near.map((one) => row(printedCard(one.name), one.held, one.played, "printed")),
      ].filter((one) => one !== null),
    );
    const wide = Math.round((played.high - played.low) * 50);
    const about = found.played
      ? `Each bar is where the true figure lies, 19 times in 20: right to about ${wide} points either way.`
      : "The printed cards are known already, from 3,000 games.";
    this.notes.replaceChildren(
      h("p", { class: "rate-note" }, about),
      ...(running ? [] : sums.warningsOf(found)).map(({ words, good }) =>
        h("p", { class: `rate-note ${good ? "rate-good" : "rate-bad"}` }, words),
      ),
    );
    this.#buttons();
  }

  #buttons() {
    const wanted = this.running ? "stop" : "more";
    if (this.acts.dataset.state === wanted) return;
    this.acts.dataset.state = wanted;
    const had = this.acts.contains(document.activeElement);
    const stop = () => {
      this.running = false;
    };
    const more = () => void this.run(ROUND);
    this.acts.replaceChildren(
      ...(this.running
        ? [button("Stop", { onclick: stop, "data-test": "stop-rating" }, "close")]
        : [
            button("Share", { class: "button primary", onclick: () => shareIt(this.card, this.back) }, "share"),
            button("Change it", { onclick: () => changeIt(this.card) }, "pen"),
            button(`${ROUND} more`, { onclick: more, "data-test": "more-games" }, "again"),
          ]),
    );
    if (had) this.acts.querySelector("button")?.focus();
  }
}

/** @param {{ packed: string, back?: () => void }} about @param {AbortSignal} signal */
export const ratingPage = ({ packed, back }, signal) =>
  filled(
    ownPage({ id: "rating", title: "How good is it?", back: back ?? (() => go("card", { packed })) }),
    ownCard(packed),
    signal,
    (card) => [
      new Rating(card, signal, back).root,
      h("section", { class: "own-felt", "aria-label": "The card" }, shownCard(card)),
    ],
  );
