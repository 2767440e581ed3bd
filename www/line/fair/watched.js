// Those who watch a game that nobody deals: the device that has invited tells them what its own engine shows everybody.
import { capital } from "../../ui/words.js";
import { Host } from "../host.js";
import { otherOf } from "./kept-game.js";

/** @typedef {import("../../engine").Seat} Seat */

export class Watched {
  /** Answers that were given when the watchers were told last. */
  #told = 0;

  /** @param {import("./fair-table.js").FairTable} fair */
  constructor(fair) {
    this.fair = fair;
    this.host = new Host({
      connection: fair.own,
      at: () => `${fair.round}.${fair.match?.answered.length ?? 0}`,
      about: () => this.#about(),
      act: async () => ({ refused: { error: "not-offered", message: "A watcher gives no answers." } }),
    });
  }

  /** The text of the game goes along only when both have opened everything: before that the own engine lacks a part. */
  #about() {
    const { match, round, line, game } = this.fair;
    const { own } = game.kept;
    const names = { [own]: line.name, [otherOf(own)]: capital(line.friend) };
    return { round, names, ...(match?.over && match.conductor.checked && { save: match.state.save }) };
  }

  /**
   * Tells what is shown now.
   * @param {import("../../engine").Events | null} events
   */
  tell(events) {
    const { answered = "" } = this.fair.match ?? {};
    const last = answered.at(-1)?.toLowerCase() === "f" ? "first" : "second";
    const by = answered.length > this.#told ? last : null;
    this.#told = answered.length;
    if (this.host.fars.length) void this.host.tell(events ?? [], by).catch(() => {});
  }
}
