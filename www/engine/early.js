// A connection that can be asked before the engine is there: what is asked meanwhile waits, in its order.

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
      () => {}, // Whoever asks hears of it.
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
