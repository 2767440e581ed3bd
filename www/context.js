// The context that all parts of the page share: the engine's connection, its catalogue, and how the page was opened.

/**
 * @typedef {import("./engine").GameInfo} GameInfo
 * @typedef {import("./engine").Connection} Connection
 * @typedef {import("./engine").Catalog} Catalog
 * @typedef {import("./table/table.js").Table} Table
 */

class Context {
  /** @type {Connection | null} */
  #connection = null;
  /** @type {Catalog | null} */
  #catalog = null;

  /** The table that is open, or null. @type {Table | null} */
  table = null;
  /** True while the page is embedded in another one: then it has the compact layout and no screens of its own. */
  embedded = false;
  /** True in a frame that shows the board and one line. */
  bare = false;

  /** The engine has answered. @param {Connection} connection @param {Catalog} catalog */
  connect(connection, catalog) {
    this.#connection = connection;
    this.#catalog = catalog;
  }

  get connection() {
    if (!this.#connection) throw new Error("The engine is not there yet.");
    return this.#connection;
  }

  get catalog() {
    if (!this.#catalog) throw new Error("The engine is not there yet.");
    return this.#catalog;
  }
}

export const context = new Context();

/** The catalogue's entry of a game, if there is such a game. @param {string} name */
export const findGame = (name) => context.catalog.games.find((game) => game.name === name);

/** The catalogue's entry of a game. @param {string} name @returns {GameInfo} */
export function gameInfo(name) {
  const found = findGame(name);
  if (!found) throw new Error(`There is no game “${name}”.`);
  return found;
}

/** The cards that are in no catalogue, as far as they have been met: equal names are equal cards. */
const met = /** @type {Map<string, import("./engine").CardInfo>} */ (new Map());

/** The page knows a card from now on that is in no catalogue. @param {import("./engine").CardInfo} card */
export const meetCard = (card) => void met.set(card.name, card);

/** A card of a game, if it has such a card. @param {string} game @param {string} name */
export const findCard = (game, name) =>
  findGame(game)?.cards.find((card) => card.name === name) ?? met.get(name) ?? null;

/** A card of a game. @param {string} game @param {string} name @returns {import("./engine").CardInfo} */
export function cardInfo(game, name) {
  const found = findCard(game, name);
  if (!found) throw new Error(`${game} has no card “${name}”.`);
  return found;
}

/** @param {string} game @param {string} name */
export const cardTitle = (game, name) => cardInfo(game, name).title;

/**
 * An engine error as it is; anything else means that the engine broke, and another one is started.
 * @param {unknown} thrown
 * @returns {Promise<{ error?: string, message: string, option?: string }>}
 */
export async function refusal(thrown) {
  const error = /** @type {{ error?: string, message?: string } | null | undefined} */ (thrown);
  if (error?.error && error.error !== "crashed") return /** @type {{ error: string, message: string }} */ (error);
  try {
    await context.connection.restart();
  } catch {
    // The sentence below is all that can be said then.
  }
  return { error: "crashed", message: error?.message ?? "The game engine stopped." };
}
