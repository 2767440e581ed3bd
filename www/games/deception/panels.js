// Deception Chess at the table: the secret set-up, looking under the own cloaks, uncloaking, the bases still hidden.

import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { letterKey } from "../../ui/keys.js";
import { settings } from "../../ui/settings.js";
import { baseRow } from "./bases.js";
import { bluffs } from "./bluffs.js";
import { Guesses } from "./guesses.js";
import { Uncloak } from "./uncloak.js";

export class CloakPanels {
  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    const { match } = table;
    this.table = table;
    this.match = match;
    this.holding = false;
    this.piles = h("section", { class: "piles hidden-bases", id: "hidden-bases", "aria-label": "Bases still hidden" });
    this.more = h("p", { class: "prompt-more", hidden: true });
    this.peekButton = h(
      "button",
      { type: "button", class: "button peek", id: "peek", "aria-keyshortcuts": "V" },
      icon("eye"),
      h("span", {}, "Hold to peek"),
    );
    this.uncloak = new Uncloak(match, () => this.isOpen);
    this.guesses = new Guesses(table);
    this.tools = h(
      "div",
      { class: "prompt-tools", role: "group", "aria-label": "Cloaks" },
      this.uncloak.root,
      this.guesses.root,
      this.peekButton,
    );
    this.elements = { piles: this.piles };
    this.stop = new AbortController();
    this.listen();
  }

  close() {
    this.stop.abort();
  }

  clear() {
    this.peek(false);
    this.uncloak.chosen = null;
    this.guesses.hide();
    this.table.board?.peek(false);
  }

  /** @param {import("../../table/prompt.js").PromptBar} prompt */
  extendPrompt(prompt) {
    prompt.words.append(this.more);
    prompt.actions.append(this.tools);
  }

  /** The bases show only as long as a button or a key is held. */
  listen() {
    const { signal } = this.stop;
    const node = this.peekButton;
    /** @type {import("../../ui/types").Listen} */
    const on = (name, act) => node.addEventListener(name, act, { signal });
    /** @type {import("../../ui/types").Listen<DocumentEventMap>} */
    const anywhere = (name, act) => document.addEventListener(name, act, { signal });
    const hide = () => this.peek(false);
    on("pointerdown", (event) => {
      node.setPointerCapture(event.pointerId);
      this.peek(true);
    });
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "lostpointercapture", "blur", "keyup"]))
      on(name, hide);
    on("contextmenu", (event) => event.preventDefault());
    on("keydown", (event) => {
      if (![" ", "Enter"].includes(event.key)) return;
      event.preventDefault();
      this.peek(true);
    });
    globalThis.addEventListener("blur", hide, { signal });
    anywhere("visibilitychange", hide);
    /** @param {KeyboardEvent} event */
    const isPeek = (event) => event.key.toLowerCase() === "v";
    anywhere("keydown", (event) => isPeek(event) && settings.letters && letterKey(event) && this.peek(true));
    anywhere("keyup", (event) => isPeek(event) && hide());
  }

  /** Returns true if this page shows the view of a player, with that player's own bases. */
  get knows() {
    const { view } = this.match;
    return view.eye === "first" || view.eye === "second";
  }

  /** @param {boolean} on */
  peek(on) {
    const holding = on && this.knows;
    if (holding === this.holding) return;
    this.holding = holding;
    this.peekButton.classList.toggle("looking", holding);
    this.peekButton.setAttribute("aria-pressed", String(holding));
    this.show();
  }

  /**
   * Bases lie open where one player sits at the page, while they are put under the cloaks, while the button is held,
   * and when the game is over, or was when it is shown again.
   */
  show() {
    this.table.board?.peek(this.isOpen);
  }

  get isOpen() {
    const { match } = this;
    const open = match.people.length === 1 || match.view.eye === "all";
    return open || this.holding || match.over || (match.asked !== null && match.prompt?.why === "cloak");
  }

  /** Two pieces may be named in either order; an uncloaking is completed by its button. */
  boardOffers() {
    const { offers } = this.match;
    return offers.flatMap((offer) => {
      if (offer.choice.t === "swap") return [offer, { ...offer, squares: [...offer.squares].reverse() }];
      if (offer.choice.t === "uncloak") return [{ ...offer, squares: [offer.choice.at, "-"] }];
      return offer.squares.length ? [offer] : [];
    });
  }

  /** @param {string | null} square */
  picked(square) {
    this.uncloak.chosen = square;
    this.paintTools();
  }

  /** A tap that chooses nothing may name the piece of a guess. @param {import("../../engine").ExplainTarget} about */
  refusal(about) {
    return "square" in about ? this.guesses.refusal(about.square) : null;
  }

  /** The player's guess about a square. @param {string} square */
  about(square) {
    return this.guesses.about(square);
  }

  paintTools() {
    const { match } = this;
    this.uncloak.paint();
    this.guesses.paint();
    this.peekButton.hidden = match.people.length === 1 || !this.knows || match.over || match.prompt?.why === "cloak";
    this.tools.hidden = this.uncloak.root.hidden && this.guesses.root.hidden && this.peekButton.hidden;
  }

  /** @param {import("../../engine").Offer | null} offer */
  hint(offer) {
    this.uncloak.hint(offer);
  }

  /** A long press uncloaks an own piece, or says what an enemy's may be. @param {string} square */
  held(square) {
    return this.uncloak.held(square) || this.guesses.held(square);
  }

  /** A base that comes to light is counted once it has been seen. */
  async afterMove() {}

  /** @param {import("../../engine").Events | null} events that have not been seen yet */
  paint(events) {
    const { match } = this;
    const { prompt } = match;
    if (!match.asked) this.uncloak.chosen = null;
    this.paintTools();
    this.show();
    const cloaking = prompt?.why === "cloak" && match.asked;
    this.more.hidden = !cloaking;
    this.more.textContent = cloaking ? "The badge on a piece is what it really is." : "";
    if (events) return;
    this.piles.replaceChildren(
      h("h2", { class: "log-head" }, match.over ? "Under the cloaks at the end" : "Bases still hidden"),
      baseRow(match, "first"),
      baseRow(match, "second"),
    );
  }

  /** Returns what this page may see of the table. */
  get view() {
    return /** @type {import("../../engine").DeceptionView} */ (this.match.view);
  }

  /** @param {import("../../engine").Seat} seat */
  seatBits(seat) {
    const { view } = this;
    const waits = Object.values(view.cloaks.ready).some((ready) => !ready);
    return (
      waits &&
      h("div", { class: "seat-bits" }, h("span", { class: "ready" }, view.cloaks.ready[seat] ? "Ready" : "Not ready"))
    );
  }

  /** The fates of the cloaks, and how many of a player's guesses were right. */
  resultBits() {
    return [...bluffs(this.match), ...this.guesses.told()];
  }
}
