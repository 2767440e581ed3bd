// Time in a simulated browser: tasks of tabs and workers, run one after the other in an order that the seed decides.

export class Clock {
  /** Milliseconds that have passed; what a page reads may have jumped away from it. */
  now = 0;
  /** How far the clock on the wall has been put forward or back. */
  jumped = 0;
  #tasks = [];
  #last = 0;

  /** @param {import("../chance.mjs").Chance} chance */
  constructor(chance) {
    this.chance = chance;
  }

  /** Runs `work` after so many milliseconds; `owner` must still be alive then. Gives what takes it back. */
  after(ms, owner, work) {
    const task = { at: this.now + Math.max(0, ms), number: ++this.#last, owner, work };
    this.#tasks.push(task);
    return () => {
      task.work = null;
    };
  }

  /** Soon, but nobody knows when: a message, an event, a lock. */
  soon(owner, work) {
    return this.after(this.chance.below(4), owner, work);
  }

  /** A channel that keeps its order, as messages between a page and a worker do. */
  channel() {
    let free = 0;
    return (owner, work) => {
      free = Math.max(free, this.now + this.chance.below(4));
      return this.after(free - this.now, owner, work);
    };
  }

  /** Lets so much time pass; after every task all promises that can settle do. */
  async pass(ms) {
    const until = this.now + ms;
    await settle();
    for (;;) {
      let next = null;
      for (const task of this.#tasks)
        if (task.at <= until && (!next || task.at < next.at || (task.at === next.at && task.number < next.number)))
          next = task;
      if (!next) break;
      this.#tasks.splice(this.#tasks.indexOf(next), 1);
      this.now = Math.max(this.now, next.at);
      if (!next.work || !next.owner.alive) continue;
      next.work();
      await settle();
    }
    this.now = until;
  }
}

/** All promises that can settle have settled. */
export const settle = () => new Promise((done) => setImmediate(done));
