// The games that the walks play: the shortest of some that come to their end, found once before all tests.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { engine, type Game, type GameName, type NewGame, type Offer } from "./engine.mts";

export interface Found extends NewGame {
  answers: string[];
}
type Chance = (below: number) => number;
type Pick = (game: Game, roll: Chance, n: number, answers: string[], seed: string) => string;

/** A small generator of chance that is the same everywhere. */
function chance(seed: number): Chance {
  let state = seed * 2654435761 + 97;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
}

/** One good player against chance, so that there is soon a winner. */
const uneven: Pick = (game, _roll, n, _answers, seed) =>
  game.suggest({ level: game.prompt()!.seat === "first" ? "greedy" : "random", seed: `${seed}-${n}` }).text;

/** Mostly moves, now and then everything else, but nobody gives up. */
const lively: Pick = (game, roll, n, answers) => {
  const offers = game.legalMoves();
  const of = (...types: string[]) => offers.filter(({ choice }) => types.includes(choice.t));
  const any = (list: Offer[]) => list[roll(list.length)].text;
  const moves = of("move");
  if (of("swap").length) return n % 4 < 3 ? any([...of("swap"), ...of("shuffle")]) : "done";
  if (of("double").length && roll(9) === 0) return "double";
  if (of("call").length && n > 24 && !answers.includes("call")) return "call";
  if (of("fold").length && (roll(6) === 0 || !moves.length)) return "fold";
  if (of("uncloak").length && roll(5) === 0) return any(of("uncloak"));
  const takes = of("yes", "draw", "pass", "kind", "done");
  return any(moves.length ? moves : takes.length ? takes : of("give-up"));
};

/** Cards are played, dumped and answered. */
const stormy: Pick = (game, roll, n, _answers, seed) => {
  const { why, seat } = game.prompt()!;
  const offers = game.legalMoves().filter(({ choice }) => !["resign", "offer"].includes(choice.t));
  const cards = offers.filter(({ choice }) => ["card", "trigger", "dump"].includes(choice.t));
  const rest = offers.filter((offer) => !cards.includes(offer));
  if (cards.length && roll(why === "action" ? 4 : 2) === 0) return cards[roll(cards.length)].text;
  if (why === "action" && seat === "first") return game.suggest({ level: "greedy", seed: `${seed}-${n}` }).text;
  const among = rest.length ? rest : cards;
  return among[roll(among.length)].text;
};

/** The answers that show what a walk is for. */
type Shows = (answers: string[]) => boolean;

const says =
  (...words: string[]): Shows =>
  (answers) =>
    words.every((word) => answers.some((text) => text.includes(word)));

/**
 * Eight different cards and one dumped; the one that gives a turn few seconds is tried where the time is held still.
 */
const manyCards: Shows = (answers) =>
  new Set(answers.filter((text) => text.startsWith("card:"))).size >= 8 &&
  answers.some((text) => text.startsWith("dump:")) &&
  !answers.includes("card:chronometer");

/** The shortest of `seeds` games that shows it. */
function find(game: GameName, pick: Pick, seeds: number, shows: Shows = () => true, most = 400): Found {
  let best: Found | undefined;
  for (let n = 0; n < seeds; n++) {
    const seed = `walk-${n}`;
    const table = engine.newGame({ game, seed });
    const roll = chance(n);
    const answers: string[] = [];
    while (table.prompt() && answers.length < (best?.answers.length ?? most)) {
      answers.push(pick(table, roll, answers.length, answers, seed));
      table.apply(answers.at(-1)!);
    }
    if (!table.prompt() && shows(answers)) best = { game, seed, answers };
    table.free();
  }
  if (!best) throw new Error(`no game of ${game} shows what it should`);
  return best;
}

const KEPT = "target/web/walks.json";

/** The walks, by game. */
export const kept = () => JSON.parse(readFileSync(KEPT, "utf8")) as Record<string, Found>;

/** Once for each build of the engine: finding them takes many games. */
export default function findAll() {
  if (existsSync(KEPT) && statSync(KEPT).mtimeMs > statSync("dist/engine.js").mtimeMs) return;
  const walks = [
    find("chess", uneven, 60),
    find("full-double", uneven, 60),
    find("doublecross", uneven, 400),
    find("five-card", lively, 250, says("fold", "double", "yes", "call", "draw", "wild"), 260),
    find("deception", lively, 150, says("swap", "uncloak", "done"), 260),
    find("chess-storm", stormy, 300, manyCards),
  ];
  mkdirSync("target/web", { recursive: true });
  writeFileSync(KEPT, JSON.stringify(Object.fromEntries(walks.map((walk) => [walk.game, walk]))));
}
