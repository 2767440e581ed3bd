// The Engine of engine.d.ts over the classes of the wasm.
import { checkCard } from "./cards.js";
import { EngineError } from "./error.js";
import { Game } from "./game.js";
import { checkCount, gameOfText, isCompact, request, savedGame, text } from "./requests.js";
import { Runtime } from "./runtime.js";

/**
 * A seed that nobody can guess. Node's own source of chance opens ten times as fast as the one that the wasm asks.
 * @param {import("./types").Wasm} wasm
 */
function freshSeed(wasm) {
  const node = typeof process === "object" ? process.getBuiltinModule?.("crypto") : undefined;
  return node ? node.randomBytes(8).toString("hex") : wasm.fresh_seed();
}

/** An own card as data. @param {import("../engine").CardDefinition | string} card */
const ownCard = (card) => (typeof card === "string" ? card : request(card, "An own card"));

/** The fields of a request: a value of null counts as left out. @param {import("./types").PlainObject} wanted */
const said = (wanted) => Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== null));

/** A step of a run, with its game read. @param {import("./types").PlainObject} step */
function stepOf(step) {
  const { game, judge, ...others } = said(step);
  return {
    ...others,
    ...(game !== undefined && { game: savedGame(game) }),
    ...(judge !== undefined && { judge: savedGame(judge) }),
  };
}

/** @param {number} number */
function numberOf(number) {
  checkCount(number, "The number of a trial", 0);
  return number;
}

/**
 * The game of a text, played answer by answer.
 * @param {import("../engine").Engine} engine @param {ReturnType<typeof import("./game-text.js").readGameText>} told
 */
function playedAgain(engine, { wanted, answers, sum }) {
  const game = engine.newGame(wanted);
  try {
    answers.forEach(([answer, thought], at) => {
      const step = game.apply(answer, thought);
      if (!step.ok) throw new EngineError("bad-save", `Answer ${at + 1} does not fit: ${step.message}`);
    });
    if (sum && sum !== JSON.parse(game.save()).sum)
      throw new EngineError(
        "bad-save",
        "The answers fit, but they are not those of the game whose sum is in the text.",
      );
    return game;
  } catch (error) {
    game.free();
    throw error;
  }
}

/**
 * @param {() => import("./types").Wasm} start gives a fresh instance of the wasm
 * @returns {import("../engine").Engine}
 */
export function engineApi(start) {
  const runtime = new Runtime(start);
  /** @type {string | undefined} */
  let version;
  /** @type {import("../engine").Engine} */
  const engine = {
    catalog: () => runtime.run((wasm) => wasm.catalog()),
    counts: (o) => runtime.run((wasm) => Object.fromEntries(wasm.counted(request(o, "counts")))),
    checkCard: (card) => runtime.run((wasm) => checkCard(wasm, card)),
    cardWords: () => runtime.run((wasm) => wasm.card_words()),
    printedCard: (name) => runtime.run((wasm) => wasm.printed_card(text(name, "bad-input", "The name of a card"))),
    tryCard: (card, number = 0) => runtime.run((wasm) => wasm.try_card(ownCard(card), numberOf(number))),
    rateCard: (card, number = 0) => runtime.run((wasm) => wasm.rate_card(ownCard(card), numberOf(number))),
    evening: (done) => runtime.run((wasm) => wasm.evening(request(done, "evening"))),
    stormRun: (o) => runtime.run((wasm) => wasm.storm_run(stepOf(request(o, "stormRun")))),
    readPgn: (words) => runtime.run((wasm) => wasm.read_pgn(text(words, "bad-input", "PGN"))),
    editSetup: (o, step) =>
      runtime.run((wasm) => wasm.edit_setup(said(request(o, "editSetup")), said(request(step, "editSetup")))),
    findWin: (o, wishes) => {
      checkCount(wishes?.turns, "The number of turns");
      return runtime.run((wasm) => wasm.find_win(said(request(o, "findWin")), said(request(wishes, "findWin"))));
    },
    newGame: (o) =>
      runtime.run((wasm) => {
        const wanted = said(request(o, "newGame"));
        const seeded = Object.hasOwn(wanted, "seed") ? wanted : { ...wanted, seed: freshSeed(wasm) };
        return new Game(runtime, wasm, wasm.Game.create(seeded));
      }),
    loadGame: (save) => {
      const told = gameOfText(save);
      if (told) return playedAgain(engine, told);
      return runtime.run((wasm) => {
        const game = isCompact(save) ? wasm.Game.expand(save.trim()) : wasm.Game.load(savedGame(save));
        return new Game(runtime, wasm, game);
      });
    },
    get version() {
      return (version ??= this.catalog().version);
    },
  };
  return Object.freeze(engine);
}
