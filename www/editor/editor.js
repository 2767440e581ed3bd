// The screen of the board editor: the board, and beside it the engine's word on the position, the tray and the form.
import { showAddress, whole } from "../address.js";
import { context, gameInfo } from "../context.js";
import { extra } from "../extras/extra.js";
import { gamePart } from "../games/registry.js";
import { setLivery } from "../pieces/looks.js";
import { h } from "../ui/dom.js";
import { dialogIsOpen, typing } from "../ui/keys.js";
import { toast } from "../ui/live.js";
import { packed } from "../ui/packed.js";
import { sentence } from "../ui/words.js";
import { Draft, partOf } from "./draft.js";
import { Field } from "./field.js";
import { foot } from "./foot.js";
import { Head } from "./head.js";
import { parts } from "./parts.js";
import { isSame, tray } from "./tray.js";
import { tabs, turn } from "./turn.js";
import { wantedOf } from "./wish.js";

/**
 * @typedef {import("./tray.js").Tool} Tool
 * @typedef {import("./draft.js").Wanted} Wanted
 * @typedef {import("./wish.js").Wish} Wish
 */

export class Editor {
  /** @type {Tool} */
  tool = { t: "move" };
  /** True while the parts beside the board are shown, in place of the pieces. */
  #more = false;
  /** The square of the piece that is moved next. @type {string | null} */
  #from = null;
  place = h("div", { class: "edit-board" });
  said = h("p", { class: "edit-said", role: "status" });
  body = h("div", { class: "edit-form" });
  fen = h("input", {
    type: "text",
    id: "edit-fen",
    autocomplete: "off",
    spellcheck: "false",
    onchange: () => this.#paste(),
  });

  /** @param {Wish} wish @param {AbortSignal} signal */
  constructor(wish, signal) {
    this.signal = signal;
    /** @type {Wanted} */
    let wanted = { game: context.catalog.games[0].name, options: {} };
    try {
      wanted = wantedOf(wish);
    } catch {
      toast("This link has no position that can be read.", "trouble");
    }
    this.draft = new Draft(wanted, () => this.#show());
    this.head = new Head(this, wish.back);
    this.side = h(
      "section",
      { class: "edit-side", "aria-label": "Tray and form" },
      this.said,
      this.body,
      foot(this, this.fen),
    );
    this.root = h(
      "main",
      { id: "editor", data: { title: "Position" } },
      this.head.root,
      h("div", { class: "edit-both" }, this.place, this.side),
    );
    this.field = new Field(
      this.place,
      {
        tap: (at) => this.#tap(at),
        move: (at, to) => this.step({ t: "move", at, to }),
        off: (at) => this.step({ t: "take", at }),
      },
      signal,
    );
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
    signal.addEventListener("abort", () => setLivery({}));
    this.draft.look().then((fault) => fault && this.#refuse(fault));
  }

  /** A way is open where a game can begin. @param {(wanted: Wanted) => unknown} way */
  ways(way) {
    const { fault } = this.draft.now ?? {};
    if (fault) return this.#refuse(fault);
    return way(this.draft.wanted);
  }

  /** Another game, or another board. @param {string} game @param {Wanted["options"]} options */
  async begin(game, options) {
    this.tool = { t: "move" };
    const { draft } = this;
    if (!(await draft.begin({ game: /** @type {Wanted["game"]} */ (game), options }))) return;
    const { title } = gameInfo(game);
    toast(`${title} can't hold that position.`, "note", { words: "Undo", act: () => draft.undo() });
  }

  /** @param {string} fault */
  #refuse(fault) {
    toast(sentence(fault), "trouble");
  }

  /** @param {import("../engine").SetupStep} step */
  async step(step) {
    this.#from = null;
    const fault = await this.draft.step(step);
    if (fault) this.#refuse(fault);
  }

  async #paste() {
    const text = this.fen.value.trim();
    if (!text || text === this.draft.now?.setup.board) return;
    const fault = await this.draft.step({ t: "paste", text });
    this.fen.setAttribute("aria-invalid", String(fault !== null));
    if (fault) return this.#refuse(fault);
    for (const left of this.draft.now?.left_out ?? []) toast(`Left out: ${left}.`);
  }

  /** @param {string} at */
  #tap(at) {
    const { tool, draft } = this;
    const { now } = draft;
    if (!now) return;
    const { uncloaked = [] } = now.setup;
    if (tool.t === "take") return this.step({ t: "take", at });
    if (tool.t === "base") return draft.put(["bases", at], tool.kind ?? undefined);
    if (tool.t === "place") {
      const list = partOf(now.setup, tool.path);
      return draft.put(tool.path, list.toSpliced(tool.at, 1, { ...list[tool.at], [tool.part]: at }));
    }
    if (tool.t === "uncloak")
      return draft.put(
        ["uncloaked"],
        uncloaked.includes(at) ? uncloaked.filter((one) => one !== at) : [...uncloaked, at],
      );
    if (tool.t === "move") return this.#carry(at);
    const index = this.field.shape.square(at);
    const there = now.cells[index];
    const same = there?.side === tool.side && there.kind === tool.kind;
    return this.step(same ? { t: "take", at } : { ...tool, at });
  }

  /** Takes a piece up, or puts the one down that was. @param {string} at */
  #carry(at) {
    const from = this.#from;
    if (from !== null && from !== at) return this.step({ t: "move", at: from, to: at });
    const there = this.draft.now?.cells[this.field.shape.square(at)];
    this.#from = from === null && there ? at : null;
    this.#paint();
  }

  /** @param {Tool} tool */
  #take(tool) {
    this.tool = isSame(tool, this.tool) ? { t: "move" } : tool;
    this.#from = null;
    this.#form();
    this.#paint();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (typing(event.target) || dialogIsOpen() || event.altKey) return;
    const square = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.square;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      event.preventDefault();
      void (event.shiftKey ? this.draft.redo() : this.draft.undo());
    } else if (square && (event.key === "Delete" || event.key === "Backspace"))
      void this.step({ t: "take", at: square });
  }

  /** The address of what is put together. */
  get link() {
    return whole({ edit: this.#word() });
  }

  #word() {
    const { game, options, setup } = this.draft.wanted;
    return packed({ game, ...(Object.keys(options).length && { options }), setup });
  }

  #paint() {
    const { now } = this.draft;
    const cloaks = now?.fields.some(({ holds }) => holds === "bases") ?? false;
    if (now) this.field.show(now, { faults: now.squares, chosen: this.#from }, cloaks);
  }

  #show() {
    const { draft } = this;
    const { now, wanted } = draft;
    if (!now || this.signal.aborted) return;
    setLivery(gamePart(wanted.game).livery ?? {});
    this.head.show();
    const words = now.fault ? sentence(now.fault) : now.said;
    if (this.said.textContent !== words) this.said.textContent = words;
    this.said.dataset.fault = String(now.fault !== null);
    this.root.querySelector("[data-test=play-from]")?.setAttribute("aria-disabled", String(now.fault !== null));
    this.fen.value = now.setup.board ?? "";
    this.fen.removeAttribute("aria-invalid");
    showAddress({ edit: this.#word() });
    this.#form();
    this.#paint();
  }

  /** Shows the pieces, or the parts beside the board. @param {boolean} more */
  #turn(more) {
    this.#more = more;
    this.body.scrollTop = 0;
    this.#take({ t: "move" });
  }

  /** The tray and the form; the focus stays with what is called the same. */
  #form() {
    const { now } = this.draft;
    if (!now) return;
    const held = document.activeElement;
    const label = held && this.body.contains(held) ? held.getAttribute("aria-label") : null;
    const take = (/** @type {Tool} */ tool) => this.#take(tool);
    const desk = { draft: this.draft, tool: this.tool, take };
    const dropped = (/** @type {string} */ at, /** @type {Tool} */ tool) =>
      tool.t === "put" && void this.step({ ...tool, at });
    const scrolled = this.body.scrollTop;
    const hasMore = now.fields.length > 0;
    this.body.replaceChildren(
      ...(hasMore ? [tabs(this.#more, (more) => this.#turn(more))] : []),
      ...(hasMore && this.#more
        ? parts(desk)
        : [tray(now, this.tool, take, this.field, dropped), turn(now, (step) => this.step(step))]),
    );
    this.body.scrollTop = scrolled;
    if (label)
      /** @type {HTMLElement | null} */ (this.body.querySelector(`[aria-label="${CSS.escape(label)}"]`))?.focus();
  }
}

/** @param {Wish} wish @param {AbortSignal} signal */
export function editor(wish, signal) {
  void extra("cards");
  return new Editor(wish, signal).root;
}
