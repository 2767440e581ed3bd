// Opens the analysis board: from a position, from a game that is over, from a link, or as it was left.
import { context, findGame, gameInfo, refusal } from "../context.js";
import { gamePart, matchPart } from "../games/registry.js";
import { release } from "../match/keeper.js";
import { Match } from "../match/match.js";
import { opened } from "../match/open.js";
import { go, openTable } from "../router.js";
import { toast } from "../ui/live.js";
import { unpacked } from "../ui/packed.js";
import { capital, sentence } from "../ui/words.js";
import { Analysis } from "./board.js";
import { StudyConnection } from "./connection.js";
import { fitStudy, keepStudy, keptStudy } from "./study.js";
import { Tree } from "./tree.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("./study.js").Study} Study
 */

/** The seed of a position that brings none along. */
const SEED = "analysis";

/** Both sides, by their armies. @param {GameName} game @returns {import("../match/seats.js").Seats} */
const seatsOf = (game) => ({
  first: { kind: "human", name: capital(gamePart(game).livery?.white ?? "white") },
  second: { kind: "human", name: "Black" },
});

/**
 * Opens the analysis board. Gives a refusal of the engine back.
 * @param {Study} study @returns {Promise<import("../router.js").Problem | null>}
 */
async function open({ game, seed = SEED, options = {}, setup, tree: text = "", at = [] }) {
  /** @type {Match} */
  let match;
  /** @type {Analysis} */
  let board;
  try {
    const tree = Tree.read(text);
    const wanted = { game, seed, options, ...(setup && { setup }) };
    const study = new StudyConnection(context.connection, wanted, tree);
    board = new Analysis(study, () => keepStudy(wanted, tree));
    context.table?.match.leave();
    match = await opened(context.connection, matchPart, async (parts) => {
      const part = await parts(game);
      // Each line once: an answer that does not fit is said before anything is shown.
      for (const twig of tree.all()) if (!twig.next.length) await study.go(twig);
      let to = tree.root;
      for (const answer of at) to = to.next.find((one) => one.text === answer) ?? to;
      const shown = await study.go(to);
      return new Match(study, part, { options, setup, seats: seatsOf(game) }, shown, board);
    });
  } catch (error) {
    return refusal(error);
  }
  match.keeps = false;
  match.sharesSecrets = false;
  match.autoAnswerPaused = true;
  match.title = `Analysis: ${gameInfo(game).title}`;
  release();
  await openTable(match, {});
  return null;
}

/** @param {Study} study */
export async function analyse(study) {
  const problem = await open(study);
  if (problem) toast(sentence(problem.message), "trouble");
}

/** Goes on with the last analysis of a game, or begins one from its start. @param {GameName} game */
export const goOnAnalysing = (game) => analyse(keptStudy(game) ?? { game });

/**
 * Analyses a game that is over, at a place in it.
 * @param {string} save @param {string[]} answers @param {number} at answers given there
 */
export function analyseGame(save, answers, at) {
  const { game, seed, options, setup } = JSON.parse(save);
  return analyse({ game, seed, options, ...(setup && { setup }), tree: answers.join(" "), at: answers.slice(0, at) });
}

/** Follows a link; whether anything is shown. @param {string} word */
export async function linked(word) {
  const named = findGame(word);
  /** @type {import("../router.js").Problem | null} */
  let problem;
  try {
    const first = context.catalog.games[0].name;
    const study = named
      ? (keptStudy(named.name) ?? { game: named.name })
      : word
        ? fitStudy(unpacked(word))
        : { game: first };
    problem = await open(study);
  } catch (error) {
    problem = /** @type {Error} */ (error);
  }
  if (problem) go("home", { notice: `This link doesn't work. ${sentence(problem.message)}` });
  return true;
}
