// The name of the opening beside the heading of the moves, in a game that knows any and began from its usual position.
import { h } from "../../ui/dom.js";

/** Returns true if the game of a save began from its usual position. @param {string} save */
function begins(save) {
  try {
    const { setup, options } = JSON.parse(save);
    return !setup?.board && (options?.start ?? "usual") === "usual";
  } catch {
    return false;
  }
}

export class Opening {
  node = h("span", { class: "opening" });
  /** @type {import("../../games/protocol").OpeningNames | null} */
  #known = null;
  /** @type {string[]} */
  #moves = [];
  /** True until the names have been asked for, where there may be one: they come with the first move. */
  #waits;

  /** @param {import("../table.js").Table} table */
  constructor({ match, stop }) {
    this.match = match;
    this.stop = stop;
    this.#waits = match.part.openings !== undefined && begins(match.state.save);
  }

  /** Names the opening of these plays. @param {import("./plays.js").Play[]} plays */
  show(plays) {
    this.#moves = plays.flatMap(({ move }) => move?.short ?? []);
    this.#paint();
    if (this.#waits && this.#moves.length) void this.#load();
  }

  async #load() {
    this.#waits = false;
    this.#known = (await this.match.part.openings?.(this.stop.signal)) ?? null;
    this.#paint();
  }

  #paint() {
    this.node.textContent = this.#known?.openingOf(this.#moves) ?? "";
  }
}
