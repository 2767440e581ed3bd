// Questions of every kind: the shortest way to each, found by random games, and by setups where chance seldom leads.
import { catalog, engine, type Game, type GameName, type NewGame } from "./engine.mts";

export interface Question {
  deal: NewGame;
  answers: string[];
  why: string;
}

const GAMES = 40;
const MOST = 60;
/** Where chance seldom leads. */
const SETUPS: [NewGame, string[]][] = [
  [
    { game: "doublecross", setup: { board: "4k3/8/8/8/4N3/8/8/4R1K1 w - -", deck: ["white-knight", "black-king"] } },
    ["draw", "e4d6", "done", "claim:punish"],
  ],
  [
    { game: "doublecross", setup: { board: "4k3/3P4/8/8/8/8/8/4K3 w - -", deck: ["white-pawn", "black-king"] } },
    ["draw", "d7d8=queen"],
  ],
];

/** What is asked, by its reason and the kinds of answers. */
const kindOf = (game: Game) => {
  const types = new Set(game.legalMoves().map(({ choice }) => choice.t));
  return `${game.prompt()!.why}: ${[...types].filter((type) => !["resign", "offer"].includes(type)).sort()}`;
};

/** The shortest way to a question of each kind. */
export function questions(game: GameName): Question[] {
  const found = new Map<string, Question>();
  const note = (table: Game, deal: NewGame, answers: string[]) => {
    const why = kindOf(table);
    // What answers itself is no question.
    if (why === "end: pass") return;
    if (answers.length < (found.get(why)?.answers.length ?? Infinity))
      found.set(why, { deal, answers: [...answers], why });
  };
  for (let n = 0; n < GAMES; n++) {
    const deal = { game, seed: `kinds-${n}` };
    const table = engine.newGame(deal);
    const answers: string[] = [];
    for (let state = n * 7919 + 1; table.prompt() && answers.length < MOST; ) {
      note(table, deal, answers);
      // Each kind of answer is as likely as any other, so that rare ones are tried.
      const offers = table.legalMoves().filter(({ choice }) => !["resign", "fold"].includes(choice.t));
      const types = [...new Set(offers.map(({ choice }) => choice.t))];
      state = (state * 1664525 + 1013904223) % 4294967296;
      const alike = offers.filter(({ choice }) => choice.t === types[Math.floor(state / 65536) % types.length]);
      const { text } = alike.length ? alike[Math.floor(state / 256) % alike.length] : table.legalMoves()[0];
      table.apply(text);
      answers.push(text);
    }
    table.free();
  }
  for (const [deal, answers] of SETUPS.filter(([deal]) => deal.game === game)) {
    const table = engine.newGame({ seed: "page", ...deal });
    for (const [n, text] of answers.entries()) {
      if (table.apply(text).ok) note(table, deal, answers.slice(0, n + 1));
    }
  }
  return [...found.values()];
}

export const GAME_NAMES = catalog.games.map(({ name }) => name);
