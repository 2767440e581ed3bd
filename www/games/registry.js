// The games' own parts of the page, by the names of the catalogue, in the order in which the page shows them.
import { gameInfo } from "../context.js";
import { notLoaded } from "../extras/later.js";
import { clockOf } from "../match/clocks.js";
import { levelOf } from "../match/levels.js";
import { chess } from "./chess/game.js";
import { chessStorm } from "./chess-storm/game.js";
import { deception } from "./deception/game.js";
import { doublecross } from "./doublecross/game.js";
import { fiveCard } from "./five-card/game.js";
import { fullDouble } from "./full-double/game.js";

/** @type {Record<string, import("./protocol").GamePart>} */
const games = {
  doublecross,
  "chess-storm": chessStorm,
  deception,
  "five-card": fiveCard,
  "full-double": fullDouble,
  chess,
};

/** For a game that the page has nothing for: board, prompt and log will do. @type {import("./protocol").GamePart} */
const plain = {
  scene: {
    ground: "grey",
    men: [
      ["white", "king", 84],
      ["black", "king", 84],
    ],
  },
};

/** @param {string} name @returns {import("./protocol").GamePart} */
export const gamePart = (name) => (Object.hasOwn(games, name) ? games[name] : plain);

/**
 * Loads the part of a match that knows its game.
 * @param {string} name @returns {Promise<import("./protocol").MatchPart>}
 */
export async function matchPart(name) {
  const part = gamePart(name);
  try {
    return { ...part, ...(await part.table?.()) };
  } catch {
    throw Object.assign(new Error(notLoaded(gameInfo(name).title)), { error: "not-loaded" });
  }
}

/**
 * Returns the options, the clock that was chosen last among them, and the level of a game that nobody sets up.
 * @param {string} name
 */
export async function startOf(name) {
  const part = gamePart(name);
  const last = await part.start?.().catch(() => null);
  const { options: { clock: _, ...rest } = part.usual ?? {}, cards } = last ?? {};
  const options = { ...rest, ...(part.usual?.clock && { clock: part.usual.clock }), ...clockOf(name) };
  return { options, level: levelOf(name), cards };
}

export const gameNames = Object.keys(games);

/** A game that the page has nothing for stands last. @param {import("../engine").GameInfo[]} list */
export function inOrder(list) {
  /** @param {import("../engine").GameInfo} game */
  const place = ({ name }) => (name in games ? gameNames.indexOf(name) : gameNames.length);
  return list.toSorted((a, b) => place(a) - place(b));
}

/**
 * A game against the computer has begun as the player wants it.
 * @param {import("../match/kept.js").TableRequest} request
 */
export function remember({ game, options, cards, practice, lent, seats: { first, second } }) {
  const { level } = first.kind === "human" ? second : first;
  if (level && !practice && !lent && first.kind !== second.kind) gamePart(game).began?.(options, cards);
}
