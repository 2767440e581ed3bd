// Workers that may throw, hang, not hear what they are asked, garble their answers or die without a word.

export const WORKER_FAULTS = ["trap", "error", "hang", "deaf", "garble", "die-before", "die-after"];

/**
 * The class Worker of a tab. `run` is the worker's own script: it is given its global.
 * @param {{ clock: import("./clock.mjs").Clock, locks: import("./browser.mjs").Locks | null, run: Function }} world
 * @param {import("./tab.mjs").Tab} tab
 */
export function workerClass({ clock, locks, run }, tab) {
  return class Worker {
    alive = true;
    hung = false;
    /** @type {Function | null} */
    onmessage = null;
    /** @type {Function | null} */
    onerror = null;
    /** @type {Function | null} */
    onmessageerror = null;
    #down = clock.channel();
    #up = clock.channel();

    constructor() {
      tab.workers.push(this);
      this.scope = {
        navigator: { ...(locks && { locks: locks.door(this) }) },
        onmessage: /** @type {Function | null} */ (null),
        postMessage: (data) => this.#up(tab, () => this.alive && this.onmessage?.({ data: structuredClone(data) })),
      };
      run(this.scope);
    }

    postMessage(data) {
      // The module is no data here: it stands for the compiled wasm.
      const copy = data.op === "init" ? data : structuredClone(data);
      this.#down(this, () => this.#take(copy));
    }

    /** Takes a message as the fault that waits for it wants. */
    #take(data) {
      if (this.hung) return;
      const fault = tab.workerFault;
      tab.workerFault = null;
      if (fault === "hang") this.hung = true;
      else if (fault === "deaf") return;
      else if (fault === "die-before") this.die();
      else if (fault === "error")
        this.#up(tab, () => this.onerror?.({ message: "out of memory", preventDefault() {} }));
      else if (fault === "garble") this.#up(tab, () => this.onmessageerror?.({}));
      else if (fault === "trap")
        this.#up(tab, () =>
          this.onmessage?.({ data: { id: data.id, err: { error: "crashed", message: "unreachable" } } }),
        );
      else {
        this.scope.onmessage?.({ data });
        if (fault === "die-after") clock.soon(this, () => this.die());
      }
    }

    terminate() {
      this.die();
    }

    die() {
      this.alive = false;
      locks?.ended(this);
    }
  };
}
