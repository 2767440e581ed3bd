// Tips: a sentence beside a kind of question, answer, sign or effect that is met for the first time; and, in the first
// game of a kind, the offer to learn it. The tips that were read are kept.
import { context, gameInfo } from "../../context.js";
import { button, h } from "../../ui/dom.js";
import { boxOf } from "../../ui/far.js";
import { settings } from "../../ui/settings.js";
import { read, readList, write } from "../../ui/storage.js";
import { TIPS } from "./tips.js";

/** Pixels between a tip and the edge of the felt, and between two places that are tried, across and down. */
const [EDGE, ACROSS, DOWN] = [8, 8, 4];
/** The shapes that are tried: as it is, in a narrow place, and low, as wide as the felt or half as wide. */
const SHAPES = ["", "narrow", "low", "low half"];
/** The cost of each shape more than the one before: a tip is as large as it can be. */
const SMALLER = 300;
/**
 * The weight of a pixel that is covered: what is asked or held is never covered if there is another place, nor the
 * names of cards, players and piles; of the board first what has no part in the question.
 */
const COVERS = /** @type {const} */ ([
  [".prompt button", 1000],
  [".last-turn > *", 30],
  [".prompt > :not(.prompt-ask), .prompt-words > *, .hand", 100],
  [".hand .card-title, .hand-card[aria-pressed='true']", 500],
  [".prompt", 0.01],
  [".seat, .table-bar button, .table-title", 60],
  [".piles", 1],
  [".piles > *", 120],
  [".piles :is(button, h2, li, p, label, .hidden-row)", 16],
  ["#board", 150],
  [".log", 0.05],
  [":is(.last-play, .log-line, .play, .log-head), .log-open", 8],
]);

/** Names of the tips that were read, or that a first game has made needless. */
const known = () => readList("tips", "The list of tips");

/** Returns true if its first game was begun, as `tasks/lessons.js` keeps it. @param {string} game */
const isLearnt = (game) => (read("lessons") ?? "").includes(`"${game}":`);

export class Coach {
  /**
   * The tip that is shown: its name, and the state and the kind of question to which it belongs.
   * @type {{ name: string, node: HTMLElement, state: object, why: string | undefined } | null}
   */
  #shown = null;
  /** Reads a tip out after what has just happened, which has a region of its own. */
  #said = h("p", { class: "only-read", role: "status", "data-test": "tip-said" });

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    const { signal } = table.stop;
    this.table = table;
    table.root.append(this.#said);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.close(), { signal });
    addEventListener("resize", () => this.close(), { signal });
    this.look();
  }

  /** A question stands: once it has been painted, the first thing about it that is new is told. */
  look() {
    const { state, prompt } = this.table.match;
    if (this.#shown?.state !== state || this.#shown.why !== prompt?.why) this.close();
    requestAnimationFrame(() => this.#tell());
  }

  #tell() {
    const { match, board } = this.table;
    const { view, request } = match;
    const isQuiet = !settings.tips || context.embedded || !match.conductor.asks || request.practice;
    if (!board || isQuiet || this.#shown || !match.asked || match.needsVeil || match.autoAnswer !== null) return;
    const old = known();
    const first = `learn ${view.game}`;
    if (!old.includes(first) && !isLearnt(view.game) && match.answered === "") return this.#offer(first);
    for (const [name, near] of this.#met()) {
      const tip = this.#tip(name);
      const node = tip && !old.includes(tip.key) && this.table.root.querySelector(near);
      if (node) return this.#show(tip.key, tip.text, node);
    }
  }

  /** The game's own tip about something, or that for all games; null: there is none. @param {string} name */
  #tip(name) {
    const { view, part } = this.table.match;
    if (part.tips && Object.hasOwn(part.tips, name)) return { key: `${view.game} ${name}`, text: part.tips[name] };
    return Object.hasOwn(TIPS, name) ? { key: name, text: TIPS[name] } : null;
  }

  /** Returns what is met, by the engine's names, each with its place. @returns {[name: string, near: string][]} */
  #met() {
    const { view, prompt, offers, part } = this.table.match;
    if (!prompt) return [];
    const signed = view.cells.findIndex((cell) => cell && cell.marks.length > 0);
    const square = this.#square(signed);
    const duty = prompt.duty?.cards.length ? "duty with cards" : "duty";
    return [
      ["check", offers.some(({ choice }) => choice.t === "move") ? this.#checked(prompt.side) : "none"],
      [duty, prompt.duty ? "#prompt-text" : "none"],
      [`why ${prompt.why}`, "#prompt-text"],
      ...offers.map(
        ({ choice, text }) =>
          /** @type {[string, string]} */ ([
            `offer ${choice.t === "claim" ? text : choice.t}`,
            `[data-text="${text}"], [data-offers="${choice.t}"]`,
          ]),
      ),
      ["mark", signed < 0 ? "none" : square],
      ...(part.met?.(view) ?? []),
      ["left", prompt.left === null ? "none" : ".seat.bottom"],
    ];
  }

  /** Returns the place of a king of this army that is in check. @param {import("../../engine").SideName} side */
  #checked(side) {
    const { cells, check } = this.table.match.view;
    const places = check.map((square) => `[data-square="${square}"]`);
    const own = cells.flatMap((cell, at) => (cell?.side === side ? [this.#square(at)] : []));
    return places.find((place) => own.includes(place)) ?? "none";
  }

  /** Returns the place of a square of the view. @param {number} at */
  #square(at) {
    const { files } = this.table.match.view;
    return `[data-square="${"abcdefghijklmnop"[at % files]}${Math.floor(at / files) + 1}"]`;
  }

  /** Offers to learn the game. @param {string} name */
  #offer(name) {
    const { game } = this.table.match.view;
    const onclick = () => {
      this.close();
      this.table.navigation.learn(game);
    };
    const learn = button("Learn it", { class: "tip-act", onclick, "data-test": "tip-learn" });
    const near = this.table.prompt.text;
    this.#show(name, `New to ${gameInfo(game).title}? A few steps teach it.`, near, learn);
  }

  /**
   * @param {string} name @param {string} text @param {Element} near what it is about
   * @param {HTMLElement} [act] what may be done about it
   */
  #show(name, text, near, act) {
    const close = button("Close", { class: "tip-close", "data-test": "tip-close" }, "close", true);
    // Only the tip is touched: what is planned at the table stays.
    const onclick = (/** @type {Event} */ event) => {
      event.stopPropagation();
      this.close();
    };
    const node = h(
      "div",
      { class: "tip inverse", role: "note", data: { tip: name }, onclick },
      h("p", {}, text),
      act,
      close,
    );
    const { state, prompt } = this.table.match;
    this.#shown = { name, node, state, why: prompt?.why };
    if (!this.#within(node)) this.#place(node, near);
    this.#said.textContent = text;
  }

  /**
   * Puts it between the question and its answers, or over the question and its card, if all of them have room there;
   * whether it has. What the other side did last gives way to it.
   * @param {HTMLElement} node
   */
  #within(node) {
    const { ask, bar, actions, whole } = this.table.prompt;
    const { className } = node;
    for (const place of /** @type {const} */ (["within", "across"])) {
      node.className = `${className} ${place}`;
      if (place === "within") ask.insertBefore(node, actions);
      else bar.append(node);
      if (whole.now()) return true;
    }
    node.className = className;
    this.table.root.append(node);
    whole.now();
    return false;
  }

  /** The felt beside the board, over whose edge no tip hangs, as far as the window shows it. */
  #room() {
    const felt = this.table.root.querySelector(".felt");
    const { left = 0, top = 0, right = innerWidth, bottom = innerHeight } = felt ? boxOf(felt) : {};
    return { left, top: Math.max(0, top), right, bottom: Math.min(innerHeight, bottom) };
  }

  /**
   * Puts it where it covers the least that is used, and of such places into the nearest to what it is about.
   * @param {HTMLElement} node @param {Element} about
   */
  #place(node, about) {
    const near = boxOf(about);
    const { view, offers } = this.table.match;
    const named = (/** @type {string[]} */ names) => names.map((name) => `[data-square="${name}"]`);
    const squares = /** @type {[string[], number][]} */ ([
      [view.cells.flatMap((cell, at) => (cell ? [this.#square(at)] : [])), 40],
      [offers.flatMap((offer) => named(offer.squares.slice(0, 1))), 200],
      [offers.flatMap((offer) => named(offer.squares.slice(1))), 60],
    ]).map(([found, weight]) => /** @type {const} */ ([[...new Set(found)].join() || "none", weight]));
    const parts = [...COVERS, ...squares].flatMap(([selector, weight]) =>
      [...this.table.root.querySelectorAll(selector)].map((part) => ({ weight, rect: boxOf(part) })),
    );
    const covers = [{ weight: 100, rect: near }, ...parts];
    /** @param {number} left @param {number} top @param {DOMRect} size */
    const cost = (left, top, { width, height }) =>
      covers.reduce(
        (sum, { weight, rect }) => {
          const across = Math.min(left + width, rect.right) - Math.max(left, rect.left);
          const down = Math.min(top + height, rect.bottom) - Math.max(top, rect.top);
          return sum + (across > 0 && down > 0 ? across * down * weight : 0);
        },
        Math.hypot(left - near.left, top - near.top),
      );
    const room = this.#room();
    const { className } = node;
    let best = { left: EDGE, top: EDGE, shape: "", cost: Number.POSITIVE_INFINITY };
    for (const [at, shape] of SHAPES.entries()) {
      node.className = `${className} ${shape}`;
      const size = node.getBoundingClientRect();
      for (let top = room.top + EDGE; top <= room.bottom - size.height - EDGE; top += DOWN)
        for (let left = room.left + EDGE; left <= room.right - size.width - EDGE; left += ACROSS) {
          const found = cost(left, top, size) + at * SMALLER;
          if (found < best.cost) best = { left, top, shape, cost: found };
        }
    }
    node.className = `${className} ${best.shape}`.trim();
    node.style.left = `${best.left}px`;
    node.style.top = `${best.top}px`;
  }

  /** It has been read, or used. */
  close() {
    if (!this.#shown) return;
    const { name, node } = this.#shown;
    this.#shown = null;
    this.#said.textContent = "";
    node.remove();
    this.table.prompt.fit();
    write("tips", JSON.stringify([...new Set([...known(), name])]));
  }
}
