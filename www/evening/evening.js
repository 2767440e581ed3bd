// An evening of several games for the antes of two purses: the choice of its players and buy-in, the purses, the score
// sheet, the next game. What may be done, and what it comes to, the engine says.
import { context, gameInfo, refusal } from "../context.js";
import { extra } from "../extras/extra.js";
import { gamePart, startOf } from "../games/registry.js";
import { levelOf } from "../match/levels.js";
import { levelWords, seatsFor } from "../match/seats.js";
import { begin, goOn } from "../router.js";
import { homeHead } from "../screens/head.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { ALONE, capital, count, does, sentence } from "../ui/words.js";
import { evening, gameWith, keep, putAway, seedOf } from "./keep.js";
import { choose } from "./setup.js";
import { pursesOf, table } from "./sheet.js";
import { told } from "./told.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../engine").EveningSheet} Sheet
 * @typedef {import("./keep.js").Kept} Kept
 */

/** @param {Kept} kept @returns {Promise<Sheet>} */
const sheetOf = ({ buy_in, done }) => context.connection.call("evening", { buy_in, done });

/**
 * Puts down the game that has been played since the sheet was last shown, with what is said of it.
 * @param {Kept} kept @param {Sheet} sheet
 */
async function putDown(kept, { next, pays }) {
  const { ended } = next ? gameWith(kept.game, seedOf(kept, next.number)) : { ended: null };
  if (!next || !ended?.result) return kept;
  const stake = await stakeOf(kept.game, ended.save);
  const { winner } = ended.result;
  const red = winner === "first" ? next.red : 1 - next.red;
  const mine = next.red === 0 ? "first" : "second";
  const note = kept.level ? await told(ended.save, mine, pays).catch(() => "") : "";
  const entry = /** @type {const} */ ({ did: "game", player: winner ? red : null, stake });
  const after = { ...kept, done: [...kept.done, entry], notes: [...kept.notes, note] };
  keep(after);
  return after;
}

/** The stake at the end of a game, as its own view tells it. @param {GameName} game @param {string} save */
async function stakeOf(game, save) {
  const view = await context.connection.call("viewOf", save, "watcher");
  return gamePart(game).evening?.stakeOf(view) ?? 1;
}

/** Begins the next game, or goes on with it. @param {Kept} kept @param {NonNullable<Sheet["next"]>} next */
async function play(kept, next) {
  const seed = seedOf(kept, next.number);
  const { running } = gameWith(kept.game, seed);
  if (running) return goOn(running);
  const { options } = await startOf(kept.game);
  const letters = !kept.level ? "hh" : next.red === 0 ? "hc" : "ch";
  const opponent = kept.level && { name: kept.names[1], ...(kept.habit && { habit: kept.habit }) };
  const seats = seatsFor(letters, kept.level ?? levelOf(kept.game), opponent || undefined);
  if (!kept.level) {
    const named = (/** @type {number} */ at) => ({ kind: /** @type {const} */ ("human"), name: kept.names[at] });
    Object.assign(seats, { first: named(next.red), second: named(1 - next.red) });
  }
  const problem = await begin({
    game: kept.game,
    options: { ...options, bankroll: next.bankroll },
    seed,
    seats,
    series: "evening",
  });
  if (problem) toast(sentence(problem.message), "trouble");
}

/** The next thing to come, in words. @param {Kept} kept @param {Sheet} sheet */
function nextWords({ names }, { next, over, ahead, may_rebuy, purses }) {
  const lead = ahead === null ? "Nobody is ahead." : `${does(names[ahead], "are", "is")} ahead.`;
  if (over === "broke") return `${does(names[purses[0] === 0 ? 0 : 1], "are", "is")} broke. ${lead}`;
  if (over) return `The evening is over. ${lead}`;
  if (!next) return `${does(names[may_rebuy[0] ? 0 : 1], "are", "is")} broke, and may buy in again once.`;
  const red = `${does(names[next.red], "have", "has")} Red and the first move.`;
  if (next.all_in) return `All in: ${count(next.ante, "ante")} each, and nobody doubles. ${red}`;
  const bell = next.doubles ? `The ante doubles: ${next.ante}. ` : `Ante ${next.ante}. `;
  return `${bell}Doubles go up to ${next.bankroll}. ${red}`;
}

/**
 * The buttons for what may be done.
 * @param {Kept} kept @param {Sheet} sheet @param {() => void} changed
 */
function acts(kept, sheet, changed) {
  const { next, over, may_rebuy } = sheet;
  /** @param {import("../engine").EveningEntry} entry */
  const add = (entry) => () => {
    keep({ ...kept, done: [...kept.done, entry] });
    changed();
  };
  const end = () => {
    putAway(kept, sheet);
    changed();
  };
  if (over)
    return [button("Another evening", { class: "button primary", onclick: end, "data-test": "again" }, "again")];
  const broke = may_rebuy.indexOf(true);
  const goes = next
    ? button(
        `Play game ${next.number}`,
        { class: "button primary", onclick: () => play(kept, next), "data-test": "next-game" },
        "play",
      )
    : button(
        "Buy in again",
        { class: "button primary", onclick: add({ did: "rebuy", player: broke }), "data-test": "rebuy" },
        "plus",
      );
  return [
    goes,
    button(
      "Stand up",
      { class: "button", onclick: add({ did: "stand", player: Math.max(broke, 0) }), "data-test": "stand" },
      "flag",
    ),
  ];
}

/** Tells the achievements of an evening that is over, each once. @param {Sheet} sheet */
async function tellFeats({ ahead, bought }) {
  const { tellRecord } = await extra("feats");
  tellRecord("evening", { won: ahead === 0, rebuys: bought[0] - 1 });
}

/** The open evening. @param {Kept} first @param {() => void} changed */
async function opened(first, changed) {
  const before = await sheetOf(first);
  const kept = await putDown(first, before);
  const sheet = kept === first ? before : await sheetOf(kept);
  // Achievements that cannot be loaded now are told by the next look at the evening.
  if (sheet.over && kept.level) tellFeats(sheet).catch(() => {});
  return [
    pursesOf(sheet, kept.names, kept !== first),
    h(
      "p",
      { class: "evening-next", role: "status", data: { bell: sheet.next?.doubles ?? false } },
      nextWords(kept, sheet),
    ),
    h("div", { class: "evening-acts" }, acts(kept, sheet, changed)),
    sheet.rows.length > 0 && table(sheet, kept.names, kept.notes),
  ];
}

/**
 * Those who may sit opposite: the game's opponents, the computer as its level plays, a second player at this device.
 * @param {GameName} game @returns {Promise<(readonly [who: string, words: string])[]>}
 */
async function opposite(game) {
  const level = levelOf(game);
  const found = level === "novice" ? null : await extra("opponents").catch(() => null);
  const faces = (found?.opponentsOf(game) ?? []).map((name) => {
    const { title, line } = /** @type {NonNullable<typeof found>} */ (found).WHO[name];
    return /** @type {const} */ ([name, `${title} ${line}`]);
  });
  return [...faces, ["", `Computer (${levelWords(level)})`], ["hh", "A player at this device"]];
}

/** Begins an evening. @param {GameName} game @param {number} buy_in @param {string} who */
async function start(game, buy_in, who) {
  const found = who && who !== "hh" ? await extra("opponents") : null;
  const two = who === "hh";
  const id = crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), "");
  const them = two ? "Player 2" : (found?.WHO[who].title ?? "Computer");
  keep({
    id,
    game,
    buy_in,
    done: [],
    notes: [],
    names: [two ? "Player 1" : ALONE, them],
    ...(!two && { level: levelOf(game) }),
    ...(who && !two && { habit: who }),
    at: 0,
  });
}

/** @param {{ game: GameName }} about */
export function eveningScreen({ game }) {
  const place = h("div", { class: "evening-parts" });
  const paint = async () => {
    const kept = evening();
    try {
      const parts = kept
        ? await opened(kept, paint)
        : [choose(await opposite(game), (buyIn, who) => void start(game, buyIn, who).then(paint))];
      place.replaceChildren(...parts.filter((part) => part instanceof Node));
    } catch (error) {
      place.replaceChildren(h("p", { role: "alert" }, sentence((await refusal(error)).message)));
    }
  };
  void paint();
  return h(
    "main",
    { id: "evening", data: { title: "An evening" } },
    homeHead(`An evening of ${capital(gameInfo(game).title)}`),
    place,
  );
}
