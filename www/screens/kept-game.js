// Kept games on the home screen: the latest in the first row, each other one as a chip, and the last one that ended.
import { findGame, gameInfo } from "../context.js";
import { endedGame, endedKeys } from "../match/ended.js";
import { goOn, showBroken } from "../router.js";
import { button, h } from "../ui/dom.js";
import { fit } from "../ui/fit.js";
import { icon } from "../ui/icons.js";
import { read, readList } from "../ui/storage.js";
import { overLine, reviewOf } from "./later.js";

/**
 * @typedef {import("../match/kept.js").Kept} Kept
 * @typedef {import("../match/kept.js").GameRecord} GameRecord
 */

/** Says how long ago something was kept; nothing if that is not known. @param {number} [when] */
export const ago = (when) => {
  if (!when) return "";
  const minutes = Math.round((Date.now() - when) / 60000);
  if (!(minutes >= 1)) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  return hours < 36 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`;
};

/** A record of another version may lack its seats. @param {Partial<GameRecord["seats"]>} [seats] */
export const who = (seats) => [seats?.first, seats?.second].map((seat) => seat?.name ?? "?").join(" vs ");

/** @param {Kept} kept */
const moveOf = ({ record }) => `move ${record?.turn ?? 1}`;

/**
 * The first cell of the first row: what goes on, how far it is, and the button that leads there.
 * @param {string} name @param {string[]} about @param {() => unknown} onclick @param {string} test
 */
export const goOnCell = (name, about, onclick, test) =>
  h(
    "div",
    { class: "now continue", "data-test": "continue" },
    h(
      "div",
      { class: "now-text" },
      h("p", { class: "now-what" }, "Go on"),
      h("p", { class: "now-name" }, name),
      h("p", { class: "now-about" }, about.filter(Boolean).join(" · ")),
    ),
    button("Continue", { class: "button primary", "data-test": test, onclick }, "play"),
  );

/** That cell for a game. @param {Kept} kept */
export function goOnWith(kept) {
  const { record, game } = kept;
  const name = `${gameInfo(game).title}, ${moveOf(kept)}`;
  return goOnCell(name, [who(record?.seats), ago(record?.when)], () => goOn(kept), "continue-button");
}

/** Another kept game, or one that cannot be read. @param {Kept} kept */
export function keptChip(kept) {
  const { title } = gameInfo(kept.game);
  if (!kept.record?.save)
    return h(
      "div",
      { class: "kept-chip" },
      h("span", {}, h("strong", {}, title), " can't be read."),
      button("Show it", { class: "link", onclick: () => showBroken(kept, "This text isn't a Deckmate save.") }),
    );
  return h(
    "button",
    {
      type: "button",
      class: "kept-chip",
      onclick: () => goOn(kept),
      "aria-label": `Continue: ${title}, ${moveOf(kept)}`,
      data: { test: "continue-chip", kept: kept.game },
    },
    icon("play"),
    h("strong", {}, title),
    h("span", {}, moveOf(kept)),
  );
}

/** The last game's end for its only player, or by name. @param {import("../match/ended.js").EndedGame} game */
export const lastWords = (game) => [outcome(game), ago(game.when)].filter(Boolean).join(", ");

/** The end of a game in words, for its only player or by name. @param {import("../match/ended.js").EndedGame} game */
function outcome({ result, seats, own }) {
  const { winner = null } = result ?? {};
  if (!winner) return "drawn";
  const [me, ...more] = /** @type {const} */ (["first", "second"]).filter((seat) => seats[seat].kind === "human");
  if (!me || more.length) return winner === own ? "You won" : `${seats[winner].name} won`;
  return winner === me ? "won" : "lost";
}

/** The last game that ended; null where there is none. */
export function lastGame() {
  const key = endedKeys().at(-1);
  const game = key ? endedGame(key).game : null;
  return game?.result ? game : null;
}

/** The last game that ended, which leads to its review; null where there is none. */
export function lastChip() {
  const game = lastGame();
  if (!game) return null;
  const words = lastWords(game);
  return h(
    "button",
    {
      type: "button",
      class: "kept-chip",
      onclick: () => reviewOf(game),
      "aria-label": `Last game ${game.title} ${words}: review`,
      data: { test: "last-chip" },
    },
    icon("flag"),
    h("span", {}, "Last game"),
    " ",
    h("strong", {}, game.title),
    " ",
    h("span", {}, words),
  );
}

/** The short entry of a game with a player elsewhere. */
const FAR = { as: "", id: "", game: "", friend: "", turn: 1, asked: false, sent: false, over: false };

/** The kept game on two devices, as a list. */
function overTheLine() {
  try {
    return [JSON.parse(read("line") ?? "")];
  } catch {
    return [];
  }
}

/** The games with players elsewhere: that of the latest answer first. */
export const farChips = () =>
  [...readList("post", "The list of games by links"), ...overTheLine()].toReversed().flatMap((found) => {
    const { as, id, game, friend, turn, asked, sent, over } = fit(FAR, found).value;
    const info = findGame(game);
    if (!info || (over && sent)) return [];
    const stands = as ? `move ${turn}` : asked ? "your move" : sent ? "waiting" : "send the link";
    const words = `with ${friend || "your friend"}, ${stands}`;
    return h(
      "button",
      {
        type: "button",
        class: "kept-chip",
        onclick: () => overLine((line) => line.goOn(as ? "line" : `post.${id}`)),
        "aria-label": `Continue: ${info.title} ${words}`,
        data: { test: "far-chip" },
      },
      icon(as ? "phones" : "share"),
      h("strong", {}, info.title),
      " ",
      h("span", {}, words),
    );
  });
