// Tips: a sentence beside a kind of question, answer, sign or effect that is met for the first time; the first one of a
// game offers to learn it. What is read stays whole beside a tip. The tips that were read are kept.
import { context, gameInfo } from "../../context.js";
import { button, h } from "../../ui/dom.js";
import { settings } from "../../ui/settings.js";
import { read, readList, write } from "../../ui/storage.js";
import { placeInLog } from "./in-log.js";
import { placeTip, squareOf } from "./place.js";
import { TIPS } from "./tips.js";

/** Names of the tips that were read, or that a first game has made needless. */
const known = () => readList("tips", "The list of tips");

/** Returns true if its first game was begun, as `tasks/lessons.js` keeps it. @param {string} game */
const isLearnt = (game) => (read("lessons") ?? "").includes(`"${game}":`);

export class Coach {
  /**
   * The tip that is shown: its name, and the state and the kind of question to which it belongs.
   * @type {{ names: string[], node: HTMLElement, state: object, why: string | undefined } | null}
   */
  #shown = null;
  /** Reads a tip out after what has just happened, which has a region of its own. */
  #said = h("p", { class: "only-read", role: "status", "data-test": "tip-said" });

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    const { signal } = table.stop;
    this.table = table;
    table.root.append(this.#said);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.#read(), { signal });
    addEventListener("resize", () => this.close(), { signal });
    this.look();
  }

  /** A question stands: once it has been painted, the first thing about it that is new is told. */
  look() {
    const { state, prompt } = this.table.match;
    if (this.#shown?.state !== state || this.#shown.why !== prompt?.why) this.close();
    requestAnimationFrame(() => this.#tell());
  }

  /** True where nothing may be told now. */
  get #isQuiet() {
    const { match, board } = this.table;
    const never = !settings.tips || context.embedded || !match.conductor.asks || match.request.practice;
    return never || !board || !match.asked || match.needsVeil || match.autoAnswer !== null;
  }

  /** A piece is lifted: what its kind can do is told the first time. @param {string | null} square */
  lifted(square) {
    const { board, prompt } = this.table;
    const piece = square && board?.motion.pieceAt(board.shape.square(square));
    const tip = piece && this.#tip(`lift ${piece.kind}`);
    if (!tip || this.#isQuiet || known().includes(tip.key)) return;
    this.close();
    this.#show([tip.key], tip.text, prompt.text);
  }

  #tell() {
    const { match } = this.table;
    const { view, request } = match;
    if (this.#isQuiet || this.#shown) return;
    const old = known();
    const first = `learn ${view.game}`;
    const isNew = !old.includes(first) && !isLearnt(view.game) && match.answered === "" && !request.series;
    const learns = isNew ? [first] : [];
    for (const [name, near] of this.#met()) {
      const tip = this.#tip(name);
      const node = tip && !old.includes(tip.key) && this.table.root.querySelector(near);
      if (node) return this.#show([...learns, tip.key], tip.text, node, match.part.tipPictures?.[name]?.(match));
    }
    if (learns.length) this.#show(learns, "A few steps teach it.", this.table.prompt.text);
  }

  /**
   * The game's own tip about something, or that for all games; null: there is none. A series may have its own alone.
   * @param {string} name
   */
  #tip(name) {
    const { view, part, request } = this.table.match;
    const own = request.series && part.seriesTips?.[request.series];
    if (own) return Object.hasOwn(own, name) ? { key: `${request.series} ${name}`, text: own[name] } : null;
    if (part.tips && Object.hasOwn(part.tips, name)) return { key: `${view.game} ${name}`, text: part.tips[name] };
    return Object.hasOwn(TIPS, name) ? { key: name, text: TIPS[name] } : null;
  }

  /** Returns what is met, by the engine's names, each with its place. @returns {[name: string, near: string][]} */
  #met() {
    const { view, prompt, offers, part } = this.table.match;
    if (!prompt) return [];
    const signed = view.cells.findIndex((cell) => cell && cell.marks.length > 0);
    const square = squareOf(view, signed);
    const duty = prompt.duty?.cards.length ? "duty with cards" : "duty";
    return [
      ["check", offers.some(({ choice }) => choice.t === "move") ? this.#checked(prompt.side) : "none"],
      [duty, prompt.duty ? "#prompt-text" : "none"],
      [`why ${prompt.why}`, "#prompt-text"],
      ...offers.map(
        ({ choice, text }) =>
          /** @type {[string, string]} */ ([
            `offer ${choice.t === "claim" ? text : choice.t}`,
            `[data-text="${text}"]`,
          ]),
      ),
      ["mark", signed < 0 ? "none" : square],
      ...(part.met?.(view) ?? []),
      ["left", prompt.left === null ? "none" : ".seat.bottom"],
    ];
  }

  /** Returns the place of a king of this army that is in check. @param {import("../../engine").SideName} side */
  #checked(side) {
    const { view } = this.table.match;
    const { cells, check } = view;
    const places = check.map((square) => `[data-square="${square}"]`);
    const own = cells.flatMap((cell, at) => (cell?.side === side ? [squareOf(view, at)] : []));
    return places.find((place) => own.includes(place)) ?? "none";
  }

  /** The offer to learn the game. */
  #learn() {
    const { game } = this.table.match.view;
    const onclick = () => {
      this.close();
      this.table.navigation.learn(game);
    };
    return button("Learn it", { class: "tip-act", onclick, "data-test": "tip-learn" });
  }

  /**
   * Shows a tip, with less of it where there is no place for all; where there is none, it waits for another time.
   * @param {string[]} names those that are read with it; of two the first offers to learn the game
   * @param {string} words @param {Element} near what it is about @param {HTMLElement} [picture] where there is room
   */
  #show(names, words, near, picture) {
    const { match } = this.table;
    const learns = names[0].startsWith("learn ");
    const title = `New to ${gameInfo(match.view.game).title}?`;
    /** @type {[string[], string, boolean, HTMLElement?][]} */
    const ways = learns
      ? [
          [names, `${title} ${words}`, true],
          [names.slice(0, 1), `${title} A few steps teach it.`, true],
          [names, words, true],
          [names.slice(-1), words, false],
        ]
      : [
          ...(picture
            ? [/** @type {[string[], string, boolean, HTMLElement]} */ ([names, words, false, picture])]
            : []),
          [names, words, false],
        ];
    for (const [told, text, offers, drawn] of ways) {
      const node = this.#node(told[0], text, offers, drawn);
      if (!this.#placed(node, near)) {
        node.remove();
        continue;
      }
      const { state, prompt } = match;
      this.#shown = { names: told, node, state, why: prompt?.why };
      this.#said.textContent = text;
      return;
    }
  }

  /** @param {string} name @param {string} text @param {boolean} learns @param {HTMLElement} [picture] */
  #node(name, text, learns, picture) {
    const close = button("Close", { class: "tip-close", "data-test": "tip-close" }, "close", true);
    // Only the tip is touched: what is planned at the table stays.
    const onclick = (/** @type {Event} */ event) => {
      event.stopPropagation();
      this.#read();
    };
    const act = learns ? this.#learn() : null;
    const acts = h("span", { class: "tip-acts" }, act, close);
    return h(
      "div",
      { class: "tip inverse", role: "note", data: { tip: name }, onclick },
      h("p", {}, text, picture),
      acts,
    );
  }

  /** What is read at the table, as large as it stands: the last turn, a card and its rules. */
  #standing() {
    const { bar } = this.table.prompt;
    const parts = bar.querySelectorAll(".last-told, .last-faces, .prompt-card, .prompt-more, .declared");
    const sizes = [...parts].map((part) => {
      const { offsetWidth, offsetHeight, scrollHeight, clientHeight } = /** @type {HTMLElement} */ (part);
      return [offsetWidth > 0 && offsetHeight > 0, scrollHeight > clientHeight + 1].join();
    });
    const card = bar.querySelector(".prompt-card:not([hidden])");
    return [...sizes, card ? Math.round(card.getBoundingClientRect().height / 8) : 0].join(" ");
  }

  /**
   * Puts it between the question and its answers, if all that is read there stays as it is; whether it does.
   * @param {HTMLElement} node
   */
  #within(node) {
    const { ask, actions, whole } = this.table.prompt;
    whole.now();
    const before = this.#standing();
    node.classList.add("within");
    ask.insertBefore(node, actions);
    if (whole.now() && this.#standing() === before) return true;
    node.classList.remove("within");
    node.remove();
    whole.now();
    return false;
  }

  /**
   * Puts it into the panel, else into the log, else over what is used least; whether there is a place.
   * @param {HTMLElement} node @param {Element} near
   */
  #placed(node, near) {
    if (this.#within(node) || placeInLog(this.table, node)) return true;
    this.table.root.append(node);
    return placeTip(this.table, node, near);
  }

  /** It has been read: where it only offered to learn the game, what the question needs comes now. */
  #read() {
    const again = this.#shown?.names.length === 1 && this.#shown.names[0].startsWith("learn ");
    this.close();
    if (again) this.look();
  }

  /** It is over. */
  close() {
    if (!this.#shown) return;
    const { names, node } = this.#shown;
    this.#shown = null;
    this.#said.textContent = "";
    node.remove();
    this.table.prompt.fit();
    write("tips", JSON.stringify([...new Set([...known(), ...names])]));
  }
}
