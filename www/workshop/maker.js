// The workshop's screen: a card in blocks, its face beside them, and what can be done with it below.
import { showAddress } from "../address.js";
import { onShelf } from "../cards/shelf.js";
import { context } from "../context.js";
import { go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { openBlank } from "./blank.js";
import { stepBlocks, thenChip } from "./blocks.js";
import { ask, checked } from "./check.js";
import { Draft, empty, tellGone } from "./draft.js";
import { seeFault, wayButtons } from "./foot.js";
import { learnGrammar } from "./grammar.js";
import { momentBlock, titleBlock } from "./head-blocks.js";
import { inWords } from "./labels.js";
import { mendsOf } from "./mend.js";
import { notesOf } from "./notes.js";
import { keyOf, partAt } from "./places.js";
import { faultsOf, withoutFaults } from "./possible.js";
import { preview } from "./preview.js";
import { readableDraft } from "./readable.js";
import { openSheet } from "./sheet.js";
import { startView } from "./start.js";
import { stepActs } from "./step-acts.js";
import { textDialog } from "./text.js";
import { undoKeys } from "./undo-keys.js";

/**
 * @typedef {import("./types").Design} Design
 * @typedef {import("./parts.js").Chip} Chip
 * @typedef {import("./blocks.js").Fault} Fault
 *
 * The card that the workshop opens with: a packed card of a link, a printed card, a card as data; nothing: the
 * kept draft, or with `fresh` the choice of what to begin with.
 * @typedef {{ packed?: string, from?: string, design?: Design, fresh?: boolean }} Wish
 * @typedef {Pick<import("./draft.js").Kept, "design"> & Partial<import("./draft.js").Kept> | null} Before
 */

export class Maker {
  /** @type {Draft | null} */
  draft = null;
  /** The card without what is wrong, where the engine takes that. @type {import("./types").Made | null} */
  rest = null;
  /** Ends once the card is shown as it is now. @type {Promise<void> | null} */
  shown = null;
  /** Shows the card again: what is said of the shelf has changed. @type {(() => unknown) | null} */
  reshow = null;
  /** Counts what is shown: a verdict on an older card is stale. */
  #turn = 0;
  work = h("section", { class: "maker-work", "aria-label": "The card in blocks" });
  side = h("section", { class: "maker-side", "aria-label": "The card" });
  foot = h("div", { class: "maker-foot", role: "group", "aria-label": "With this card" });
  undo = button(
    "Undo",
    { class: "icon-button", onclick: () => this.draft?.undo(), "data-test": "undo-card" },
    "undo",
    true,
  );
  redo = button(
    "Redo",
    { class: "icon-button", onclick: () => this.draft?.redo(), "data-test": "redo-card" },
    "redo",
    true,
  );
  again = button(
    "Start from …",
    { class: "button brief", onclick: () => this.start(), "data-test": "start-from" },
    "card",
  );
  body = h("div", { class: "maker" });
  title = titleBlock((title) => this.draft?.change({ ...this.design, title }, "title"));

  /** @param {AbortSignal} signal */
  constructor(signal) {
    const back = { class: "icon-button", onclick: () => go("home"), "data-test": "back" };
    this.root = h(
      "main",
      { id: "workshop", data: { title: "Card workshop" } },
      h(
        "header",
        { class: "screen-head" },
        button("Back to all games", back, "back", true),
        h("h1", {}, "Card workshop"),
        this.undo,
        this.redo,
        this.again,
      ),
      this.body,
    );
    undoKeys(() => this.draft, signal);
    onShelf(() => void this.reshow?.(), signal);
  }

  get design() {
    return this.draft?.design ?? empty();
  }

  /** @param {Wish} wish */
  async open({ packed, from, design, fresh }) {
    await learnGrammar();
    const kept = readableDraft();
    if (packed !== undefined) {
      const { made, wrong } = await ask(packed);
      if (!made) toast(`This link has no card that can be read: ${inWords(wrong[0]?.words ?? "")}`, "trouble");
      if (made?.info.by_hand) return openBlank(this, made.design);
      if (made) return this.make(made.design, null, kept);
    }
    if (from !== undefined) return this.makeFrom(from, kept);
    if (design) return this.make(design, null, kept);
    if (kept && !fresh) return this.make(kept.design, kept.from, kept);
    this.start();
  }

  /**
   * Begins with a printed card, under a title of its own.
   * @param {string} name @param {Before} [before] can be undone to
   */
  async makeFrom(name, before = this.draft) {
    const printed = await context.connection.call("printedCard", name);
    if (!printed) return toast("This card is more than blocks can say.", "trouble");
    this.make({ ...printed, title: `${printed.title} 2`.slice(-24) }, name, before);
  }

  /** The choice of what to begin with. */
  start() {
    const begun = (this.draft ?? readableDraft())?.design;
    this.#turn++;
    this.undo.hidden = this.redo.hidden = this.again.hidden = true;
    this.reshow = null;
    this.body.className = "maker maker-start";
    this.body.replaceChildren(
      ...startView({
        from: (name) => this.makeFrom(name),
        own: (packed) => this.open({ packed }),
        blank: () => openBlank(this, null),
        empty: () => this.make(empty(), null, this.draft ?? readableDraft()),
        goOn: begun?.do.length ? { title: begun.title, act: () => this.open({}) } : null,
      }),
    );
  }

  /**
   * @param {Design} design @param {string | null} from a printed card
   * @param {Before} [before] the draft that it takes the place of, or goes on with
   */
  make(design, from, before = null) {
    this.undo.hidden = this.redo.hidden = this.again.hidden = false;
    this.draft = new Draft({ ...(before ?? { design }), from }, () => {
      this.shown = this.show();
    });
    this.reshow = () => this.show();
    this.body.className = "maker";
    this.body.replaceChildren(h("div", { class: "maker-beside" }, this.side, this.foot), this.work);
    if (before) this.draft.change(design);
    tellGone(before?.design, design);
    this.shown = this.show();
  }

  /** Shows the card with what the engine says of it; then, what would mend it. */
  async show() {
    const mine = ++this.#turn;
    const { design } = this;
    const [verdict, wrong] = await Promise.all([checked(design), faultsOf(design)]);
    const { made: rest } = verdict.made ? verdict : await checked(withoutFaults(design, wrong));
    if (mine !== this.#turn) return;
    this.rest = rest;
    this.render(
      verdict,
      wrong.map((one) => ({ ...one, mends: [] })),
    );
    if (!wrong.length) return;
    const faults = await Promise.all(wrong.map(async (one) => ({ ...one, mends: await mendsOf(design, one) })));
    if (mine === this.#turn) this.render(verdict, faults);
  }

  /** @param {import("./check.js").Verdict} verdict @param {Fault[]} faults */
  render(verdict, faults) {
    const { design } = this;
    const at = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.at;
    /** @type {import("./blocks.js").Hands} */
    const hands = { open: (chip, node) => this.sheet(chip, node), change: (next) => this.draft?.change(next) };
    this.title.show(
      design.title,
      verdict.wrong.find(({ path }) => path[0] === "title"),
    );
    this.work.replaceChildren(
      this.title.root,
      momentBlock(design, faults, hands),
      ...stepBlocks(design, ["do"], faults, hands),
      h(
        "div",
        { class: "maker-adds" },
        thenChip(["do"], hands, design.do.length ? "+ then" : "+ what happens"),
        button("As text", { class: "chip chip-adds", onclick: () => this.asText(), data: { at: "text" } }),
      ),
      ...notesOf(design, verdict, faults),
    );
    this.side.replaceChildren(preview(design, verdict.made, this.rest));
    this.foot.replaceChildren(...wayButtons(verdict.made, faults.length ? () => seeFault(this.work) : null));
    this.undo.disabled = !this.draft?.canUndo;
    this.redo.disabled = !this.draft?.canRedo;
    if (at) this.focus(at);
  }

  /** @param {Chip} chip @param {HTMLElement} node */
  async sheet(chip, node) {
    const steps = chip.adds && chip.kind === "verb" ? partAt(this.design, chip.path).length : -1;
    const card = () => this.design;
    const change = (/** @type {Design} */ next) => this.draft?.change(next);
    const acts = chip.kind === "verb" && !chip.adds ? stepActs(card, chip.path, change) : null;
    await openSheet(card, chip, node, change, acts);
    await this.shown;
    const grown = steps >= 0 && partAt(this.design, chip.path)?.length > steps;
    // A rule is all that such a step says: which one, is asked at once.
    if (grown && "begin" in partAt(this.design, [...chip.path, steps])) {
      const rule = /** @type {HTMLElement} */ (this.chip(`value:${keyOf([...chip.path, steps, "begin"])}:`));
      return rule.click();
    }
    const key = grown ? `verb:${keyOf([...chip.path, steps])}:` : (node.dataset.at ?? "");
    this.focus(key) || this.focus(`${chip.kind}:${keyOf(chip.path)}:`) || this.focus("text");
  }

  /** The part at such a place, if there is one. @param {string} at @returns {HTMLElement | null} */
  chip(at) {
    return this.work.querySelector(`[data-at="${CSS.escape(at)}"]`);
  }

  /** Returns true if there is such a place. @param {string} at */
  focus(at) {
    const node = this.chip(at);
    node?.focus();
    return node !== null;
  }

  async asText() {
    const design = await textDialog(this.design);
    if (design) this.draft?.change(design);
    this.focus("text");
  }
}

/** The workshop. @param {Wish} wish @param {AbortSignal} signal */
export function workshop(wish, signal) {
  const maker = new Maker(signal);
  maker.open(wish).catch((error) => toast(String(error?.message ?? error), "trouble"));
  showAddress({ workshop: "" });
  return maker.root;
}
