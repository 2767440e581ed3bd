// The stage that shows a match: the table, or nothing before one is open.

/**
 * @typedef {import("../engine").Snapshot} Snapshot
 * @typedef {import("../engine").Events} Events
 *
 * @typedef {object} Stage
 * @property {(state: Snapshot, events: Events | null) => Promise<void> | void} show paints a state, after its events
 * @property {() => void} finishNow ends all movement at once
 * @property {(on: boolean) => void} busy
 * @property {(words: string | null, offer: import("../engine").Offer | null, targets?: string[]) => void} hint with the
 *   squares of what a card would be played with
 * @property {() => void} clear
 * @property {(seat: import("../engine").Seat, why: import("../engine").Why) => Promise<boolean>} veil
 * @property {() => void} cannotKeep
 * @property {boolean} temporary whether nothing is kept here
 */

/** @type {Stage} */
export const NO_STAGE = {
  show() {},
  finishNow() {},
  busy() {},
  hint() {},
  clear() {},
  veil: async () => false,
  cannotKeep() {},
  temporary: true,
};
