// A connection that can be asked before the engine is there: questions wait meanwhile, in their order.

/** @typedef {import("../engine").Connection} Connection */

/** @implements {Connection} */
export class EarlyConnection {
  #connecting;

  /** @param {Promise<Connection>} connecting */
  constructor(connecting) {
    this.#connecting = connecting;
    /** @type {Connection["where"]} */
    this.where = "worker";
    connecting.then(
      ({ where }) => {
        this.where = where;
      },
      () => {}, // The caller hears of it.
    );
  }

  /** @type {Connection["call"]} */
  async call(op, ...args) {
    return (await this.#connecting).call(op, ...args);
  }

  async restart() {
    await (await this.#connecting).restart();
  }
}
