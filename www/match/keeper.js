// One tab keeps a game. Whoever opens it elsewhere is told so and may take it over; the former tab is told in its turn.

/** The game that this tab keeps, and how it lets it go. @type {{ game: string, free: () => void } | null} */
let held = null;

/** Lets the kept game go. */
export function letGo() {
  held?.free();
  held = null;
}

/**
 * Makes this tab the keeper of a game; false where another tab is.
 * @param {string} game
 * @param {() => void} lost called once when another tab has taken it over
 * @param {boolean} [steal] takes it from the other tab
 */
export async function claim(game, lost, steal = false) {
  if (held?.game === game) return true;
  letGo();
  const name = `deckmate.game.${game}`;
  const told = () => {
    held = null;
    lost();
  };
  const free = await locked(name, told, steal).catch(() => watched(name, told));
  if (free) held = { game, free };
  return free !== null;
}

/**
 * By a lock, where the browser has locks; what lets it go, or null where another tab has it.
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
