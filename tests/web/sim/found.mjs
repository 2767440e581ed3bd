// Schedules that the page once failed, each by its fault: made shorter, and kept.

const browser = (seed, more = {}) => ({ seed, locks: true, workers: true, kills: false, ...more });
const step = (t, tab, n, wait = 400) => ({ t, tab, n, wait });
const storage = (kind, left, wait = 0) => ({ t: "storage", kind, left, wait });

export const FOUND = {
  "a store that keeps nothing without a word is found out": {
    config: browser(76),
    steps: [step("play", 1, 23558), storage("silent", 1000), step("play", 1, 41968)],
  },
  "an answer that a store does not keep, after others that it kept": {
    config: browser(57, { workers: false }),
    steps: [
      ...[step("play", 0, 34391, 2000), step("play", 0, 34627, 0), step("play", 1, 41497), step("play", 0, 10977)],
      storage("silent", 1000, 400),
    ],
  },
  "a setting that a full store does not keep": {
    config: browser(85, { locks: false }),
    steps: [step("play", 1, 15842), storage("full", 1000), step("set", 1, 56452, 3)],
  },
  "a setting of this tab leaves alone what another tab has set": {
    config: browser(53, { locks: false }),
    steps: [
      step("set", 1, 21856, 12_000),
      step("set", 2, 24166),
      step("set", 2, 16694, 1),
      step("set", 1, 57345, 12_000),
    ],
  },
  "a deck that a full store does not keep": {
    config: browser(134, { locks: false }),
    steps: [step("begin", 0, 13771), storage("full", 1, 400), step("set", 0, 6875)],
  },
  "a list of decks that cannot be read is not overwritten": {
    config: browser(124, { locks: false }),
    steps: [
      step("play", 0, 26851, 1),
      storage("rubbish", 10, 400),
      step("set", 0, 27547, 50),
      step("set", 0, 27727, 0),
    ],
  },
  "a list of decks that cannot be read is lost to the other tab, too, and that is said": {
    config: browser(5608),
    steps: [
      step("reload", 0, 53_154, 50),
      ...[step("set", 0, 59_491, 10), storage("rubbish", 1000, 2000)],
      ...[step("play", 1, 8341, 2000), step("set", 1, 48_767, 12_000)],
    ],
  },
  "what cannot be looked at is not overwritten": {
    config: browser(582),
    steps: [
      ...[step("play", 1, 0), step("set", 1, 19635), step("kill", 1, 0), step("play", 1, 0)],
      ...[storage("denied", 1), step("set", 1, 45155)],
    ],
  },
  "a game that another tab has ended does not go on": {
    config: browser(401),
    steps: [
      ...[step("play", 0, 0), step("begin", 0, 0), step("play", 1, 0), step("play", 1, 1)],
      ...[step("play", 0, 36), step("reload", 0, 0), step("play", 1, 1)],
    ],
  },
  "a game that cannot be read does not go on as this tab saw it before": {
    config: browser(3120),
    steps: [
      ...[step("play", 0, 0), step("begin", 0, 0), step("play", 0, 16), step("play", 1, 0), step("play", 1, 1)],
      ...[step("play", 0, 16), step("kill", 0, 0), storage("rubbish", 1), step("play", 1, 1)],
    ],
  },
  "home says when the store is shut": {
    config: browser(88),
    steps: [
      step("play", 1, 44410, 2000),
      step("play", 1, 35029),
      storage("denied", 10, 3),
      step("play", 0, 21954, 2000),
    ],
  },
};
