// The panel of the review: what the moment tells, the graph, the steps of the replay, and one of four parts.

import { armyName } from "../pieces/looks.js";
import { button, flatten, h } from "../ui/dom.js";
import { dialogIsOpen } from "../ui/keys.js";
import { backCloses } from "../ui/sheets.js";
import { whose } from "../ui/words.js";
import { fill } from "./fill.js";
import { Graph } from "./graph.js";
import { ReviewList } from "./list.js";
import { dearest, luckiest, moveOf, percent, seenLate, totals } from "./parts.js";
import { choicesOf, sumsOf } from "./sums.js";
import { Tabs } from "./tabs.js";
import { inWords, isTimed, Times } from "./times.js";
import { placeWords, wholeWords } from "./words.js";

/** The parts that show faces. */
const FACES = ["dear", "lucky"];

/** The parts that are about one player. */
const OWN = [...FACES, "sums"];

/** Said where the engine breaks while it looks: what it has found is kept. */
const BROKEN = "The review was interrupted: the game engine stopped. What was looked at so far is kept.";

export class Panel {
  text = h("h2", { id: "review-text" });
  more = h("p", { class: "review-more" });
  head = h("div", { class: "review-head", "aria-live": "polite" }, this.text, this.more);
  chance = h("strong", { class: "review-chance" });
  progress = h("div", { class: "review-progress" });
  course = h("div", { class: "review-course" });
  nav = h("div", { class: "review-nav", role: "group", "aria-label": "Replay" });
  moves = h("div", { class: "review-part" });
  mistakes = h("div", {});
  dear = h("div", { class: "review-part" }, this.mistakes);
  luck = h("div", {});
  lucky = h("div", { class: "review-part" }, this.luck);
  report = h("div", { class: "review-report" });
  sums = h("div", { class: "review-part", tabindex: "0" }, this.report);
  whose = h("div", { class: "review-whose" });
  tabs = new Tabs((name) => this.#turned(name));
  over = new AbortController();
  /** The number of answers that the parts told of last. */
  #reported = "";

  /** @param {import("./review.js").Review} review */
  constructor(review) {
    this.review = review;
    this.list = new ReviewList(review);
    this.moves.append(this.list.root);
    this.whose.append(...flatten(choicesOf(review)));
    const { bar } = review.replay;
    this.times = isTimed(review.game) ? new Times(review, (at) => this.#go(at)) : null;
    this.graph = bar && new Graph(bar.slider, this.#title(), (at) => this.#go(at));
    this.close = button("Close the review", { class: "icon-button", "data-test": "close" }, "close", true);
    this.root = h(
      "section",
      { id: "review", class: "aside review", "aria-label": "Review" },
      h("div", { class: "review-top" }, this.tabs.root, this.close),
      this.head,
      this.course,
      this.moves,
      this.dear,
      this.lucky,
      this.sums,
      ...(this.times ? [this.times.root] : []),
      this.nav,
    );
    this.course.append(...(this.graph ? [this.graph.root] : []), this.progress);
  }

  /** @param {import("../table/table.js").Table} table @param {() => void} closed */
  open(table, closed) {
    const { replay } = this.review;
    const { bar } = replay;
    this.table = table;
    if (bar) this.nav.append(...bar.steps, this.chance, bar.branch);
    replay.stand({ paint: () => this.paint(), valueText: (place) => this.#valueText(place) });
    table.root.append(this.root);
    table.root.classList.add("reviewing");
    const close = () => {
      if (!this.root.isConnected) return false;
      this.review.pause();
      this.over.abort();
      this.root.remove();
      table.root.classList.remove("reviewing");
      replay.stand(null);
      table.arrange();
      bar?.paint();
      table.prompt.bar.focus({ preventScroll: true });
      closed();
      return true;
    };
    this.close.onclick = close;
    backCloses(close, this.over.signal);
    table.stop.signal.addEventListener("abort", () => this.over.abort());
    document.addEventListener("keydown", (event) => event.key === "Escape" && !dialogIsOpen() && close(), {
      signal: this.over.signal,
    });
    this.#list();
    table.arrange();
    this.list.open();
    bar?.slider.focus({ preventScroll: true });
    // Its end is what a reader has seen last: the first picture is that of the beginning, in motion none.
    this.paint();
  }

  /** Lists the tabs: luck where there is any, the graph where it has no place of its own. */
  #list() {
    const { told } = this.review;
    const chance = this.review.match.hides || totals(told).chance > 0;
    this.tabs.list(
      [
        { name: "course", words: "Graph", body: this.course },
        { name: "moves", words: "Moves", body: this.moves },
        { name: "dear", words: "Mistakes", body: this.dear },
        ...(chance ? [{ name: "lucky", words: "Luck", body: this.lucky }] : []),
        { name: "sums", words: "Summary", body: this.sums },
        ...(this.times ? [{ name: "times", words: "Time", body: this.times.root }] : []),
      ],
      document.documentElement.dataset.room === "desktop" ? "moves" : "course",
    );
    if (!chance) delete this.lucky.dataset.shown;
  }

  #title() {
    return `${whose(this.review.name)} chance to win`;
  }

  /** @param {string} name */
  #turned(name) {
    this.root?.setAttribute("data-tab", name);
    // A list about one player says whose game it is.
    const { body = null } = this.tabs.tabs.find((tab) => tab.name === name && OWN.includes(name)) ?? {};
    body?.prepend(this.whose);
    if (name === "moves") this.list.center();
    if (FACES.includes(name) && this.table) this.paint();
  }

  /** @param {number} at */
  #go(at) {
    this.review.replay.play(false);
    return this.review.replay.go(at);
  }

  /** The words of the slider. @param {string} place */
  #valueText(place) {
    const chance = this.#chance();
    return chance === undefined ? place : `${place}: ${percent(chance)} to win`;
  }

  /** The chance at the moment that is shown; undefined where it is not known yet. */
  #chance() {
    const { told, replay, moments } = this.review;
    const shown = moments.shown;
    if (shown?.step === "better") return told[shown.at].better?.chance;
    return replay.at === 0 ? told[0]?.before : told[replay.at - 1]?.after;
  }

  /** More has been found. */
  found() {
    const { told, look, game, match, replay } = this.review;
    this.#progress();
    if (!told.length) return;
    this.#list();
    const values = [told[0].before, ...told.map(({ after }) => after)];
    const moves = [1, ...game.acts.map((_, at) => moveOf(game, at))];
    const marks = [
      ...[...dearest(told), ...seenLate(told)].map((at) => ({ at: at + 1, kind: "cost" })),
      ...luckiest(told)
        .filter(() => match.hides)
        .map((at) => ({ at: at + 1, kind: "luck" })),
    ];
    if (this.graph) this.graph.title.textContent = this.#title();
    this.graph?.draw({ values, total: replay.acts.length, moves, marks });
    this.list.show();
    fill(this.report, sumsOf(this.review));
    this.paint();
    this.root.dataset.state = look.state;
  }

  /** The progress, and the button that stops it or lets it go on. */
  #progress() {
    const { look, replay } = this.review;
    const { state, told } = look;
    this.root.dataset.state = state;
    if (this.progress.dataset.state === state && state === "looking") {
      const bar = this.progress.querySelector("progress");
      if (bar) bar.value = told.length;
      return;
    }
    this.progress.dataset.state = state;
    const max = replay.acts.length;
    const bar = h("progress", { max, value: told.length, "aria-label": "Answers looked at" });
    const stop = button("Stop", { onclick: () => this.review.pause(), "data-test": "review-stop" }, "close");
    const on = button("Go on", { onclick: () => this.review.begin(), "data-test": "review-on" }, "play");
    if (state === "looking") fill(this.progress, [bar, stop]);
    else if (state === "done") fill(this.progress, []);
    else fill(this.progress, [state === "broken" && h("p", { role: "alert" }, BROKEN), bar, on]);
  }

  /** Shows where the game stands. */
  paint() {
    const { told, replay, game, view, moments, look } = this.review;
    const { at } = replay;
    const shown = moments.shown;
    const [first, second] = shown
      ? moments.words(shown)
      : at === 0
        ? look.state === "done" && told.length
          ? wholeWords(game, told, this.review.name)
          : ["The game begins.", ""]
        : told[at - 1]
          ? placeWords(game, told[at - 1], at - 1, this.review.name, moments.played(at - 1))
          : [game.log[game.acts[at - 1].lines - 1]?.text ?? "", ""];
    this.text.textContent = first;
    this.more.textContent = second;
    const chance = this.#chance();
    // Both players answer in a move: it is said whose answer stands.
    const move = at === 0 ? "1" : `${moveOf(game, at - 1)}, ${armyName(view.sides[game.acts[at - 1].seat])}`;
    const { thought = 0 } = game.acts[at - 1] ?? {};
    const time = thought ? `, ${inWords(thought)}` : "";
    this.chance.replaceChildren(chance === undefined ? "" : percent(chance), h("small", {}, `move ${move}${time}`));
    this.graph?.paint(at);
    this.times?.paint(at);
    this.list.paint();
    void this.#faces(
      `${look.told.length} ${look.state} ${shown?.at ?? ""} ${told.filter(({ better }) => better?.why).length}`,
    );
  }

  /** @param {string} state what the faces are about */
  async #faces(state) {
    const { look, told } = this.review;
    // While more is found they are made only where they are seen.
    if (state === this.#reported || !told.length || (!look.whole && !FACES.includes(this.tabs.chosen))) return;
    this.#reported = state;
    const { moments } = this.review;
    const dear = await moments.dear("No choice was clearly worse than the best one.");
    const lucky = await moments.lucky("Luck made little difference.");
    if (state !== this.#reported) return;
    fill(this.mistakes, dear);
    fill(this.luck, lucky);
  }
}
