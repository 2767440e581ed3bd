// An evening of several games for the antes of two purses: the choice of its players and buy-in, the purses, the score
// sheet, the next game. What may be done, and what it comes to, the engine says.
import { gameInfo, refusal } from "../context.js";
import { extra } from "../extras/extra.js";
import { levelOf } from "../match/levels.js";
import { levelWords } from "../match/seats.js";
import { pieceIcon } from "../pieces/picture.js";
import { homeHead } from "../screens/head.js";
import { button, h } from "../ui/dom.js";
import { copy } from "../ui/files.js";
import { ALONE, capital, count, does, sentence } from "../ui/words.js";
import { play, putDown, sheetOf } from "./going.js";
import { evening, keep, putAway } from "./keep.js";
import { scene } from "./scene.js";
import { choose } from "./setup.js";
import { resultText } from "./share.js";
import { table } from "./sheet.js";
import { told } from "./told.js";
import { purseWay } from "./way.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../engine").EveningSheet} Sheet
 * @typedef {import("./keep.js").Kept} Kept
 * @typedef {"next" | "stand"} Act what the result of a game leads to at once
 */

/** The next thing to come: a headline, and the words about it. @param {Kept} kept @param {Sheet} sheet */
function nextWords({ names }, { next, over, ahead, may_rebuy, purses }) {
  const lead = ahead === null ? "Nobody is ahead." : `${does(names[ahead], "win", "wins")} the evening.`;
  const home = names.map((name, at) => `${does(name, "go", "goes")} home with ${count(purses[at], "ante")}`).join(", ");
  if (over === "broke") return [lead, `${does(names[purses[0] === 0 ? 0 : 1], "are", "is")} broke. ${home}.`];
  if (over) return [lead, `${home}.`];
  if (!next) {
    const broke = names[may_rebuy[0] ? 0 : 1];
    return [`${does(broke, "are", "is")} broke.`, "One more buy-in is allowed: play on, or stand up."];
  }
  const red = `${does(names[next.red], "have", "has")} Red and the first move.`;
  if (next.all_in) {
    const each = `All in: ${count(next.ante, "ante")} each. Nobody can double.`;
    return [`Game ${next.number}: all in`, `${each} ${red}`];
  }
  const bell = next.doubles ? "The ante doubles" : `Game ${next.number}`;
  const cube = next.cube > 1 ? `The cube can reach ${next.cube}.` : "Nobody can double.";
  return [bell, `${count(next.ante, "ante")} each, ${next.pot} in the pot. ${cube} ${red}`];
}

/** The evening once somebody has stood up. @param {Kept} kept @param {Sheet} sheet @returns {Kept} */
const standing = (kept, { may_rebuy }) => ({
  ...kept,
  done: [...kept.done, { did: "stand", player: Math.max(may_rebuy.indexOf(true), 0) }],
});

/**
 * The buttons for what may be done.
 * @param {Kept} kept @param {Sheet} sheet @param {() => void} changed
 */
function acts(kept, sheet, changed) {
  const { next, over, may_rebuy } = sheet;
  const rebuy = () => {
    keep({ ...kept, done: [...kept.done, { did: "rebuy", player: may_rebuy.indexOf(true) }] });
    changed();
  };
  const stand = () => {
    keep(standing(kept, sheet));
    changed();
  };
  const end = () => {
    putAway(kept, sheet);
    changed();
  };
  if (over)
    return [
      button("Another evening", { class: "button primary", onclick: end, "data-test": "again" }, "again"),
      button(
        "Copy result",
        {
          class: "button",
          onclick: () => copy(resultText(sheet, kept, gameInfo(kept.game).title), "The result"),
          "data-test": "share",
        },
        "copy",
      ),
    ];
  const goes = next
    ? button(
        `Play game ${next.number}`,
        { class: "button primary", onclick: () => play(kept, next), "data-test": "next-game" },
        "play",
      )
    : button("Buy in again", { class: "button primary", onclick: rebuy, "data-test": "rebuy" }, "plus");
  return [goes, button("Stand up", { class: "button", onclick: stand, "data-test": "stand" }, "flag")];
}

/** Tells the achievements of an evening that is over, each once. @param {Sheet} sheet */
async function tellFeats({ ahead, bought }) {
  const { tellRecord } = await extra("feats");
  tellRecord("evening", { won: ahead === 0, rebuys: bought[0] - 1 });
}

/**
 * The open evening; null where the next game begins at once.
 * @param {Kept} first @param {() => void} changed @param {boolean} moved something was done on this screen
 * @param {Act} [act] done before it is shown, if it may be
 */
async function opened(first, changed, moved, act) {
  const before = await sheetOf(first);
  let kept = await putDown(first, before);
  let sheet = kept === first ? before : await sheetOf(kept);
  if (act === "next" && sheet.next) {
    await play(kept, sheet.next);
    return null;
  }
  if (act === "stand" && !sheet.over) {
    kept = standing(kept, sheet);
    keep(kept);
    sheet = await sheetOf(kept);
  }
  // Achievements that cannot be loaded now are told by the next look at the evening.
  if (sheet.over && kept.level) tellFeats(sheet).catch(() => {});
  const last = kept === first ? undefined : sheet.rows.at(-1);
  const [head, about] = nextWords(kept, sheet);
  const cloth = h(
    "section",
    { class: "eve-cloth" },
    await scene(kept, sheet, moved || kept !== first),
    h(
      "div",
      { class: "evening-next", role: "status", data: { bell: sheet.next?.doubles ?? false } },
      h("h2", {}, head),
      h("p", {}, about),
      last?.mark && h("p", { class: "evening-mark" }, told(last.mark, last.cost, sheet.pays)),
    ),
    h("div", { class: "evening-acts" }, acts(kept, sheet, changed)),
  );
  if (!sheet.rows.length) return [cloth];
  const past = h(
    "section",
    { class: "eve-past", "aria-label": "The games so far" },
    sheet.over && purseWay(sheet, kept),
    table(sheet, kept.names, kept.buy_in),
  );
  return [cloth, past];
}

/**
 * Those who may sit opposite: the game's opponents, the computer as its level plays, a second player at this device.
 * @param {GameName} game @returns {Promise<import("./setup.js").Opposite[]>}
 */
async function opposite(game) {
  const level = levelOf(game);
  const found = await extra("opponents").catch(() => null);
  const faces = (found?.opponentsOf(game) ?? []).map((who) => {
    const { WHO, portrait } = /** @type {NonNullable<typeof found>} */ (found);
    return { who, name: WHO[who].title, about: WHO[who].line, face: portrait(who) };
  });
  const king = () => pieceIcon("black", "king", "portrait glyph");
  return [
    ...faces,
    { who: "", name: "Computer", about: capital(levelWords(level)), face: king() },
    { who: "hh", name: "A player", about: "At this device, by turns", face: king() },
  ];
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
    names: [two ? "Player 1" : ALONE, them],
    ...(!two && { level: levelOf(game) }),
    ...(who && !two && { habit: who }),
    at: 0,
  });
}

/** @param {{ game: GameName, act?: Act }} about */
export function eveningScreen({ game, act }) {
  const place = h("div", { class: "evening-parts" });
  const changed = () => void paint(true);
  const paint = async (moved = false, first = /** @type {Act | undefined} */ (undefined)) => {
    const kept = evening();
    try {
      const parts = kept
        ? await opened(kept, changed, moved, first)
        : [choose(await opposite(game), (buyIn, who) => void start(game, buyIn, who).then(changed))];
      if (parts) place.replaceChildren(...parts);
    } catch (error) {
      place.replaceChildren(h("p", { role: "alert" }, sentence((await refusal(error)).message)));
    }
  };
  void paint(false, act);
  return h(
    "main",
    { id: "evening", data: { title: "An evening" } },
    homeHead(`An evening of ${capital(gameInfo(game).title)}`),
    place,
  );
}
