// The engine as an analysis asks it: everything lies open, and answers grow a tree in place of a game.
import { name } from "./names.js";

/**
 * @typedef {import("../engine").Connection} Connection
 * @typedef {import("../engine").Snapshot} Snapshot
 * @typedef {import("./tree.js").Twig} Twig
 * @typedef {ReturnType<import("../engine").Calls["study"]>} Shown
 */

/** The refusal where nothing is left to take back. */
const NOTHING = { ok: false, error: "nothing-to-take-back", message: "This is the position that is analysed." };
/** The eye that sees everything. */
const ALL = "all";
/** Questions whose last argument says who looks. @type {Record<string, number>} */
const LOOKS = { explain: 1, reach: 1, survey: 0, rays: 1, foresee: 1, suggest: 1, advise: 1, lookBack: 1 };

/** @implements {Connection} */
export class StudyConnection {
  /** The twig at which the engine's game stands; null: that game is another one. @type {Twig | null} */
  #at = null;

  /**
   * @param {Connection} engine @param {import("./study.js").Study} game
   * @param {import("./tree.js").Tree} tree
   */
  constructor(engine, game, tree) {
    this.engine = engine;
    this.game = game;
    this.tree = tree;
  }

  get where() {
    return this.engine.where;
  }

  async restart() {
    this.#at = null;
    await this.engine.restart();
  }

  /** Goes to a twig, and tells all that is seen there. @param {Twig} twig @returns {Promise<Shown>} */
  async go(twig) {
    const shown = await this.engine.call("study", this.game, this.tree.answers(twig));
    this.#at = twig;
    this.tree.now = twig;
    this.tree.root.lines = shown.deal;
    this.tree.line(twig).forEach((one, at) => {
      const before = at ? shown.acts[at - 1].lines : shown.deal;
      name(one, shown.view.log, before, shown.acts[at].lines);
    });
    return shown;
  }

  /** @param {string} text */
  async #act(text) {
    const from = this.tree.now;
    if (this.#at !== from) await this.go(from);
    const reply = await this.engine.call("act", text, ALL);
    if (!reply.step.ok) return reply;
    const grown = this.tree.add(text, from);
    name(grown, reply.view.log, from.lines, reply.view.log.length);
    this.#at = grown;
    this.tree.now = grown;
    return reply;
  }

  /** @type {Connection["call"]} */
  async call(op, ...args) {
    /** @type {(...asked: any[]) => Promise<any>} */
    const ask = (...asked) => /** @type {any} */ (this.engine).call(...asked);
    const { tree } = this;
    if (op === "act") return /** @type {any} */ (this.#act(String(args[0])));
    if (op === "canUndo") return /** @type {any} */ (tree.now.parent ? { ok: true } : NOTHING);
    if (op === "judge") return /** @type {any} */ (null);
    if (op === "loadGame" || op === "state") {
      const shown = await this.go(tree.now);
      return /** @type {any} */ (op === "state" ? shown : shown.save);
    }
    if (this.#at !== tree.now) await this.go(tree.now);
    if (!(op in LOOKS)) return ask(op, ...args);
    const given = [...args];
    given[LOOKS[op]] = ALL;
    return ask(op, ...given);
  }
}
