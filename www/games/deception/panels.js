// Deception Chess at the table: the secret set-up, looking under the own cloaks, uncloaking, the bases still hidden.

import { confirm } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";
import { letterKey } from "../../ui/keys.js";
import { toast } from "../../ui/live.js";
import { settings } from "../../ui/settings.js";
import { baseRow } from "./bases.js";

/** The hint of a button that uncloaks, before a piece is chosen. */
const FIRST = "Choose one of your cloaked pieces first.";

export class CloakPanels {
  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    const { match } = table;
    this.table = table;
    this.match = match;
    /** The piece that is chosen on the board. @type {string | null} */
    this.chosen = null;
    /** The answer that a hint names. */
    this.hinted = "";
    this.holding = false;
    this.piles = h("section", { class: "piles hidden-bases", id: "hidden-bases", "aria-label": "Bases still hidden" });
    this.more = h("p", { class: "prompt-more", hidden: true });
    this.peekButton = h(
      "button",
      { type: "button", class: "button peek", id: "peek", "aria-keyshortcuts": "V" },
      icon("eye"),
      h("span", {}, "Hold to peek"),
    );
    this.uncloak = button(
      "Uncloak",
      { class: "button", id: "uncloak", onclick: () => this.lift(), data: { why: FIRST, offers: "uncloak" } },
      "cloak",
    );
    this.tools = h(
      "div",
      { class: "prompt-tools", role: "group", "aria-label": "Cloaks" },
      this.uncloak,
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
    this.chosen = null;
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
    const { match, table } = this;
    const open = match.people.length === 1 || match.view.eye === "all";
    table.board?.peek(open || this.holding || match.over || (match.asked !== null && match.prompt?.why === "cloak"));
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
    this.chosen = square;
    this.paintTools();
  }

  /** @param {string | null} square */
  offerFor(square) {
    return this.match.asked
      ? this.match.offers.find(
          (/** @type {import("../../engine").Offer} */ offer) =>
            offer.choice.t === "uncloak" && offer.choice.at === square,
        )
      : null;
  }

  paintTools() {
    const { match } = this;
    const { offers, asked, prompt } = match;
    const any = asked && offers.some(({ choice }) => choice.t === "uncloak");
    const offer = this.offerFor(this.chosen);
    this.uncloak.hidden = !any;
    this.uncloak.setAttribute("aria-disabled", String(!offer));
    this.uncloak.title = offer ? "" : FIRST;
    this.uncloak.classList.toggle("hinted", offer?.text === this.hinted);
    if (offer) this.uncloak.dataset.text = offer.text;
    else delete this.uncloak.dataset.text;
    const words = this.uncloak.querySelector("span");
    if (words) words.textContent = offer ? `Uncloak ${this.chosen}` : "Uncloak";
    this.peekButton.hidden = match.people.length === 1 || !this.knows || match.over || prompt?.why === "cloak";
    this.tools.hidden = this.uncloak.hidden && this.peekButton.hidden;
  }

  /**
   * A hint to uncloak a piece chooses it, and marks the button.
   * @param {import("../../engine").Offer | null} offer
   */
  hint(offer) {
    this.hinted = offer?.text ?? "";
    if (offer?.choice.t === "uncloak") this.chosen = offer.choice.at;
    this.paintTools();
  }

  lift() {
    const offer = this.offerFor(this.chosen);
    if (offer) this.match.answer(offer.text);
    else toast(FIRST);
  }

  /** A long press on a piece asks whether to uncloak it; true when it was understood. @param {string} square */
  held(square) {
    const offer = this.offerFor(square);
    if (!offer) return false;
    const { shown } = this.match;
    const about = "Its cloak comes off, and everybody sees what it really is.";
    confirm(`Uncloak ${square}?`, about, "Uncloak", "Cancel", "primary").then((yes) => {
      if (yes && this.match.shown === shown) this.match.answer(offer.text);
    });
    return true;
  }

  paint() {
    const { match } = this;
    const { prompt } = match;
    if (!match.asked) this.chosen = null;
    this.paintTools();
    this.show();
    const cloaking = prompt?.why === "cloak" && match.asked;
    this.more.hidden = !cloaking;
    this.more.textContent = cloaking ? "Tap two pieces to swap what they really are; the badge shows it." : "";
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
}
