// One tab at a time keeps a game. A second tab that opens it is told so and may take it over; then the first is told.

/** The games that this tab keeps, and how each is released: one, or two while it changes from one to the other. */
const held = /** @type {Map<string, () => void>} */ (new Map());
/** Counts the releases: a claim that was made before the last one is stale. */
let turn = 0;

/** The key under which it is kept: a game of this page by its name, one with a player elsewhere by its own. */
const nameOf = (/** @type {string} */ game) => `deckmate.${/^(line$|post\.)/.test(game) ? "" : "game."}${game}`;

/** Returns true if this tab keeps a game. @param {string} game */
export const keeps = (game) => held.has(game);

/** Releases the kept games. @param {string} [but] all but this one */
export function release(but) {
  turn++;
  for (const [game, free] of held) {
    if (game === but) continue;
    held.delete(game);
    free();
  }
}

/**
 * Makes this tab the keeper of a game; false where another tab is.
 * @param {string} game
 * @param {() => void} lost called once when another tab has taken it over
 * @param {boolean} [steal] takes it from the other tab
 */
export async function claim(game, lost, steal = false) {
  if (keeps(game)) return true;
  const mine = turn;
  const name = nameOf(game);
  const told = () => {
    held.delete(game);
    lost();
  };
  const free = await locked(name, told, steal).catch(() => watched(name, told));
  if (mine !== turn || keeps(game)) free?.();
  else if (free) held.set(game, free);
  return keeps(game);
}

/**
 * By a lock, where the browser has locks; what releases it, or null where another tab has it.
 * @param {string} name @param {() => void} lost @param {boolean} steal @returns {Promise<(() => void) | null>}
 */
function locked(name, lost, steal) {
  return new Promise((resolve, reject) => {
    let mine = false;
    const hold = (/** @type {Lock | null} */ lock) =>
      new Promise((free) => {
        mine = lock !== null;
        if (!mine) free(null);
        resolve(mine ? () => free(null) : null);
      });
    navigator.locks
      .request(name, steal ? { steal } : { ifAvailable: true }, hold)
      .catch((error) => (mine ? lost() : reject(error)));
  });
}

/**
 * Without locks the last tab that keeps something is the keeper; the others learn of it by what it keeps.
 * @param {string} name @param {() => void} lost
 */
function watched(name, lost) {
  const stop = new AbortController();
  const heard = (/** @type {StorageEvent} */ event) => {
    if (event.key !== name || event.newValue === null) return;
    stop.abort();
    lost();
  };
  addEventListener("storage", heard, { signal: stop.signal });
  return () => stop.abort();
}
