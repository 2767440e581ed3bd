// The shelf: the player's own cards, as this browser keeps them, in sets of at most forty. Kept is the packed text
// alone: what a card is the engine says.
import { context } from "../context.js";
import { isObject } from "../ui/fit.js";
import { keep, onKept, readList } from "../ui/storage.js";
import { oneLine } from "../ui/words.js";
import { met } from "./own.js";

/**
 * @typedef {import("./own.js").OwnInfo} OwnInfo
 * @typedef {{ name: string, cards: string[] }} Kept packed cards
 * @typedef {{ name: string, cards: OwnInfo[], broken: string[] }} CardSet broken: packed cards that no game takes
 */

/** Cards of a set at most, as a game takes them, and letters of its name. */
export const [MOST, LONGEST] = [40, 40];
/** The name of the first set. */
const FIRST = "My cards";
const KEY = "cards";

/** @type {Set<() => void>} */
const listeners = new Set();

/** Calls `listener` whenever the shelf has changed. @param {() => void} listener @param {AbortSignal} signal */
export function onShelf(listener, signal) {
  listeners.add(listener);
  signal.addEventListener("abort", () => listeners.delete(listener));
  onKept(KEY, listener, signal);
}

/** A set's name as it may be shown. @param {unknown} name */
const shownName = (name) => oneLine(String(name)).slice(0, LONGEST) || FIRST;

/** The kept sets; what is none is left out. @returns {Kept[]} */
const kept = () =>
  readList(KEY, "The shelf of your cards").flatMap((set) => {
    if (!isObject(set) || !Array.isArray(set.cards)) return [];
    return [{ name: shownName(set.name), cards: set.cards.filter((card) => typeof card === "string") }];
  });

/** @param {Kept[]} next */
function put(next) {
  keep(KEY, JSON.stringify(next.filter(({ cards }) => cards.length)));
  for (const listener of listeners) listener();
}

/**
 * An own card as the page shows it; rejects with the engine's sentence about what is wrong with it.
 * @param {string | object} card packed, as a link, or as an object @returns {Promise<OwnInfo>}
 */
export async function ownCard(card) {
  const found = await context.connection.call("checkCard", /** @type {any} */ (card));
  if (!found.ok) throw Object.assign(new Error(found.message), { error: found.error });
  const { name, title, text: does, face: text, window, family, glyphs, lasts, by, packed, by_hand } = found;
  return met({ name, title, text, does, window, family, glyphs, lasts, by, packed, ...(by_hand && { by_hand }) });
}

/** The sets on the shelf. @returns {Promise<CardSet[]>} */
export const sets = () =>
  Promise.all(
    kept().map(async ({ name, cards }) => {
      const found = await Promise.all(cards.map((card) => ownCard(card).catch(() => null)));
      return {
        name,
        cards: found.filter((card) => card !== null),
        broken: cards.filter((_, at) => found[at] === null),
      };
    }),
  );

/** All cards on the shelf. */
export const ownCards = async () => (await sets()).flatMap(({ cards }) => cards);

/** True if the shelf has this card. @param {string} packed */
export const isKept = (packed) => kept().some(({ cards }) => cards.includes(packed));

/** A name that no set has. @param {string} name @param {Kept[]} all */
function fresh(name, all) {
  for (let n = 2, free = name; ; n++) {
    if (!all.some((set) => set.name === free)) return free;
    free = `${name} ${n}`;
  }
}

/**
 * Keeps cards in a set, the last one if none is named; a full set goes on in a new one. A card that is kept already
 * stays where it is.
 * @param {string[]} packed @param {string} [name] of a set that there is, or of a new one
 */
export function keepCards(packed, name) {
  const all = kept();
  const known = new Set(all.flatMap(({ cards }) => cards));
  const wanted = shownName(name ?? all.at(-1)?.name ?? FIRST);
  let set = all.find((one) => one.name === wanted);
  for (const card of packed) {
    if (known.has(card)) continue;
    known.add(card);
    if (!set || set.cards.length >= MOST) all.push((set = { name: fresh(wanted, all), cards: [] }));
    set.cards.push(card);
  }
  put(all);
}

/** Puts a card in the place of another one. @param {string} before @param {string} packed */
export function replaceCard(before, packed) {
  if (isKept(packed)) return removeCard(before);
  put(kept().map((set) => ({ ...set, cards: set.cards.map((card) => (card === before ? packed : card)) })));
}

/** @param {string} packed */
export const removeCard = (packed) =>
  put(kept().map((set) => ({ ...set, cards: set.cards.filter((card) => card !== packed) })));

/** Puts a card into another set, or into a new one. @param {string} packed @param {string} name */
export function moveCard(packed, name) {
  removeCard(packed);
  keepCards([packed], name);
}

/** @param {string} before @param {string} name */
export function renameSet(before, name) {
  const all = kept();
  const others = all.filter((set) => set.name !== before);
  put(all.map((set) => (set.name === before ? { ...set, name: fresh(shownName(name), others) } : set)));
}
