// What tabs of one origin share: a storage that may be full, denied, torn or lying, and locks.

/** What a storage may do to those who use it. A write that half succeeds may say so or not. */
export const STORAGE_FAULTS = ["full", "denied", "silent", "torn", "torn-silent", "rubbish"];

const refusal = (name) => Object.assign(new Error(`the storage is ${name}`), { name });

/** The storage of one origin; each tab has its own door to it. */
export class Disk {
  kept = new Map();
  /** What it does now, and for how many more operations. */
  fault = { kind: "none", left: 0 };
  /** Everything that was ever given to it: by which tab, key and text; no text where something was to be removed. */
  attempts = [];

  #strikes(...kinds) {
    if (!kinds.includes(this.fault.kind) || this.fault.left <= 0) return false;
    this.fault.left--;
    return true;
  }

  /** The storage as one tab has it; `tell(key, text)` tells the other tabs of a change. */
  door(by, tell) {
    const put = (key, text) => {
      if (this.kept.get(key) === text) return;
      this.kept.set(key, text);
      tell(key, text);
    };
    return {
      getItem: (key) => {
        if (this.#strikes("denied")) throw refusal("SecurityError");
        const text = this.kept.get(key) ?? null;
        return text !== null && this.#strikes("rubbish") ? `${text.slice(text.length >> 1)}\u0000` : text;
      },
      setItem: (key, text) => {
        this.attempts.push({ by, key, text });
        if (this.#strikes("denied")) throw refusal("SecurityError");
        if (this.#strikes("full")) throw refusal("QuotaExceededError");
        if (this.#strikes("silent")) return;
        const { kind } = this.fault;
        if (this.#strikes("torn", "torn-silent")) {
          put(key, text.slice(0, text.length >> 1));
          if (kind === "torn") throw refusal("UnknownError");
          return;
        }
        put(key, text);
      },
      removeItem: (key) => {
        this.attempts.push({ by, key, text: null });
        if (this.#strikes("denied")) throw refusal("SecurityError");
        if (this.#strikes("silent") || !this.kept.has(key)) return;
        this.kept.delete(key);
        tell(key, null);
      },
    };
  }
}

/** Web Locks. */
export class Locks {
  /** By name: who holds it, and who waits. */
  #held = new Map();
  #queue = new Map();

  constructor(clock) {
    this.clock = clock;
  }

  /** `navigator.locks` of a tab or worker. */
  door(owner) {
    return {
      request: (name, ...rest) => {
        const [options, work] = rest.length > 1 ? rest : [{}, rest[0]];
        return new Promise((resolve, reject) => {
          const request = { name, options, work, owner, resolve, reject };
          this.clock.soon(owner, () => this.#ask(request));
        });
      },
    };
  }

  #ask(request) {
    const { name, options } = request;
    const holder = this.#held.get(name);
    if (options.ifAvailable && holder) return this.#run(request, null);
    if (options.steal && holder) {
      const error = Object.assign(new Error("The lock was stolen."), { name: "AbortError" });
      this.clock.soon(holder.owner, () => holder.reject(error));
      this.#held.delete(name);
    }
    if (this.#held.has(name)) this.#queue.set(name, [...(this.#queue.get(name) ?? []), request]);
    else this.#grant(request);
  }

  #grant(request) {
    this.#held.set(request.name, request);
    this.#run(request, { name: request.name });
  }

  async #run(request, lock) {
    try {
      request.resolve(await request.work(lock));
    } catch (error) {
      request.reject(error);
    }
    if (lock) this.#free(request);
  }

  #free(request) {
    if (this.#held.get(request.name) !== request) return;
    this.#held.delete(request.name);
    const [next, ...others] = (this.#queue.get(request.name) ?? []).filter(({ owner }) => owner.alive);
    this.#queue.set(request.name, others);
    if (next) this.clock.soon(next.owner, () => this.#grant(next));
  }

  /** A tab or worker has ended: what it held comes free. */
  ended(owner) {
    for (const request of [...this.#held.values()]) if (request.owner === owner) this.#free(request);
  }
}
