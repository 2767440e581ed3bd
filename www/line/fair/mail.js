// Mail: what came before it was asked for waits here, and so does who asks before it came.

export class Mail {
  /** @type {Map<string, any>} */
  #came = new Map();
  /** @type {Map<string, (value: any) => void>} */
  #waits = new Map();

  /** The message that has come by this name, if one has. @param {string} name */
  get(name) {
    return this.#came.get(name);
  }

  /** @param {string} name @returns {Promise<any>} */
  wait(name) {
    if (this.#came.has(name)) return Promise.resolve(this.#came.get(name));
    return new Promise((resolve) => this.#waits.set(name, resolve));
  }

  /** @param {string} name @param {any} value */
  come(name, value) {
    this.#came.set(name, value);
    this.#waits.get(name)?.(value);
    this.#waits.delete(name);
  }
}
