// Leads a match in which nobody plays: both sides are moved by hand, and answers grow a tree. What the engine thinks of
// it stands in the panel.
import { Conductor } from "../match/conductor.js";
import { levelOf } from "../match/levels.js";
import { seatsFor } from "../match/seats.js";
import { go, goOn } from "../router.js";
import { copy } from "../ui/files.js";
import { plain, typing } from "../ui/keys.js";
import { Panel } from "./panel.js";
import { linkOf } from "./study.js";
import { Thinker } from "./thinker.js";

/**
 * @typedef {import("./tree.js").Twig} Twig
 * @typedef {import("./connection.js").StudyConnection} StudyConnection
 */

export class Analysis extends Conductor {
  asks = true;
  isOne = true;
  teaches = false;
  /** True while threats are drawn. */
  threats = false;
  /** @type {import("../table/table.js").Table | null} */
  table = null;
  /** The twig that is gone to once it can be. @type {Twig | null} */
  wish = null;
  /** The twig that is being shown. @type {Twig | null} */
  shown = null;
  back = () => this.go(this.last.parent);

  /**
   * @param {StudyConnection} study
   * @param {(tree: import("./tree.js").Tree) => void} kept is called after each change
   */
  constructor(study, kept) {
    super();
    this.study = study;
    this.tree = study.tree;
    this.kept = kept;
    this.thinker = new Thinker((thought) => this.panel.think(thought));
    this.panel = new Panel(this);
  }

  /** @returns {import("../engine").Seat[]} */
  get people() {
    return ["first", "second"];
  }
  get lower() {
    return /** @type {const} */ ("first");
  }

  /** @param {import("../table/table.js").Table} table */
  attend(table) {
    this.table = table;
    table.root.classList.add("analysing");
    table.root.append(this.panel.root);
    const { signal } = table.stop;
    document.addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
    signal.addEventListener("abort", () => void this.thinker.stop());
  }

  async next() {
    const { wish } = this;
    this.wish = null;
    this.shown = null;
    if (wish && wish !== this.tree.now) return this.go(wish);
    const own = this.match.autoAnswer;
    if (own) await this.match.act(own, { byPage: true });
  }

  /** @param {import("../engine").Events | null} events */
  async show(events) {
    const { match } = this;
    if (match.prompt) void this.thinker.look(this.study.game, this.tree.answers());
    else void this.thinker.stop();
    this.panel.think(null);
    await super.show(events);
    this.shown = null;
    this.panel.paint();
    this.kept(this.tree);
    await this.drawThreats();
  }

  /** The twig that will stand once all wishes are met. */
  get last() {
    return this.wish ?? this.shown ?? this.tree.now;
  }

  /** Goes to a twig; nothing if there is none. What is being shown ends first. @param {Twig | null | undefined} twig */
  async go(twig) {
    const { match } = this;
    if (!twig || twig === this.last) return;
    if (match.phase !== "idle") {
      this.wish = twig;
      return;
    }
    const on = twig.parent === this.tree.now;
    this.shown = twig;
    await match.during("answering", async () => {
      const shown = await this.study.go(twig);
      match.adopt(shown);
      match.autoAnswerPaused = true;
      await match.show(on && shown.step?.ok ? shown.step.events : null);
    });
  }

  /** The tree has been changed where it is not shown. */
  changed() {
    this.panel.paint();
    this.kept(this.tree);
  }

  /** Takes the shown answer out, with all after it. */
  async cut() {
    const { now } = this.tree;
    if (!now.parent) return;
    await this.go(now.parent);
    this.tree.cut(now);
    this.changed();
  }

  /** Makes the shown branch the main line. */
  promote() {
    if (this.tree.promote(this.tree.now)) this.changed();
  }

  /** Opens the editor with the position that is analysed. */
  edit() {
    const { game, options = {}, setup } = this.study.game;
    go("editor", { game, options, setup, back: () => go("home") });
  }

  /** A game against the computer begins where this stands: whoever is asked is the player. */
  async playOn() {
    const { match } = this;
    const seat = match.prompt?.seat;
    if (!seat) return;
    const seats = seatsFor(seat === "first" ? "hc" : "ch", levelOf(match.view.game));
    const record = { save: match.state.save, seats };
    await goOn({ text: JSON.stringify(record), record });
  }

  share() {
    return copy(linkOf(this.study.game, this.tree), "Link");
  }

  /** Draws what the other player threatens, or nothing. */
  async drawThreats() {
    const { match, table } = this;
    const { prompt, view } = match;
    const mine = prompt?.side;
    const by = mine === "white" ? "black" : "white";
    const aims = this.threats && mine ? (await this.study.call("survey"))[by].takes : [];
    if (view === match.view) table?.board?.mark({ aims });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const now = this.last;
    const beside = now.parent?.next ?? [];
    /** @type {Record<string, () => Twig | null | undefined>} */
    const ways = {
      ArrowLeft: () => now.parent,
      ArrowRight: () => now.next[0],
      ArrowUp: () => beside[beside.indexOf(now) - 1],
      ArrowDown: () => beside[beside.indexOf(now) + 1],
      Home: () => this.tree.root,
      End: () => this.tree.end(),
    };
    const way = ways[event.key];
    if (!way || !plain(event) || typing(event.target) || event.defaultPrevented) return;
    // Arrows are the board's where somebody goes over its squares by keys; after a click they go through the tree.
    const taken = "dialog, fieldset, #board:has(:focus-visible)";
    if (event.target instanceof Element && event.target.closest(taken)) return;
    event.preventDefault();
    event.stopPropagation();
    void this.go(way());
  }
}
