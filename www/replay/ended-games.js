// The screen of the games that have ended: how they went, by game and level, and each of them to be watched again.

import { context, refusal } from "../context.js";
import { extra } from "../extras/extra.js";
import { withExtra } from "../extras/later.js";
import { endedGame, endedKeys, forgetEnded, MOST } from "../match/ended.js";
import { levelWords } from "../match/seats.js";
import { go, goOn } from "../router.js";
import { confirm } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { brokenSave } from "../ui/trouble.js";
import { count, dayWords, sentence } from "../ui/words.js";
import { openReplay, replayShown, reviewShown } from "./open.js";
import { opponentOf, person, statisticsTable } from "./statistics.js";

/**
 * @typedef {import("../match/ended.js").EndedGame} EndedGame
 * @typedef {import("../match/match.js").Match} Match
 * @typedef {{ key: string, text: string, game: EndedGame | null }} Found a record, and what can be read of it
 * @typedef {import("./statistics.js").Row} Row
 */

/** Games that are deleted at once where there is no room for more. */
const OLDEST = 50;

/** The game, and how it ended, for its only person or by name. @param {EndedGame} game */
const heading = (game) => [game.title, ...(game.result ? [outcome(game, game.result)] : [])].join(": ");

/** @param {EndedGame} game @param {NonNullable<EndedGame["result"]>} result */
function outcome(game, { winner }) {
  if (!winner) return "Draw";
  const me = person(game);
  if (!me) return winner === game.own ? "You won" : `${game.seats[winner].name} won`;
  return winner === me ? "Won" : "Lost";
}

/** Names the opponent of somebody. @param {EndedGame} game */
function against(game) {
  const me = person(game);
  if (!me) return `${game.seats.first.name} and ${game.seats.second.name}`;
  const { habit, name, level } = opponentOf(game, me);
  return `${habit ? name : "Computer"}, ${levelWords(level)}`;
}

/**
 * Shows a game again. @param {import("../match/kept.js").GameRecord} game
 * @param {() => void} [home] where its table leads back to
 */
export async function watch(game, home) {
  try {
    await openReplay(game, home);
  } catch (error) {
    const problem = await refusal(error);
    toast(`This game can't be shown. ${sentence(problem.message)}`, "trouble");
  }
}

/**
 * Shows a game that stands in no list of this page; its table leads back home, and there to the list it came from.
 * @param {import("../match/kept.js").GameRecord} game @param {() => unknown} [again] opens that list
 */
export const watchOne = (game, again) =>
  watch(game, () => {
    go("home");
    void again?.();
  });

/**
 * Shows a game again, from just before a line of its log.
 * @param {import("../match/kept.js").GameRecord} game @param {number} written
 * @param {number} lead turns of its player that are shown before
 */
export async function watchFrom(game, written, lead) {
  await watch(game);
  const replay = replayShown();
  await replay?.playFrom(written, lead, (from, to) =>
    withExtra("review", "the review", (found) => found.choiceSaid(replay, from, to)),
  );
}

/** Shows a game again, with its review. @type {typeof watch} */
export async function review(game, home) {
  await watch(game, home);
  await reviewShown();
}

/** Shows a game that has just ended with its review, and then its result again. @param {Match} match */
export async function reviewResult(match) {
  const record = match.record();
  await watch(record);
  if (!(await reviewShown()) || !match.keeps) return;
  await goOn({ text: record.save, record });
  const { table } = context;
  if (!table?.match.over) return;
  table.match.endedAs = match.endedAs;
  await table.result();
}

/** Deletes a game, if its player agrees. @param {string} key */
async function remove(key) {
  if (!(await confirm("Delete this game?", "It can't be brought back.", "Delete"))) return;
  forgetEnded([key]);
  go("ended");
}

/** The day on which it ended, where that is known. @param {EndedGame} game */
const dayOf = ({ when }) => (when ? [dayWords(new Date(when))] : []);

/** The face of an opponent who has one, once the faces are loaded. @param {EndedGame} game */
function face(game) {
  const me = person(game);
  const habit = me && opponentOf(game, me).habit;
  if (!habit) return null;
  const place = h("span", { class: "ended-face", "aria-hidden": "true" });
  void extra("opponents").then(
    ({ portrait, WHO }) => WHO[habit] && place.append(portrait(habit)),
    () => {},
  );
  return place;
}

/** @param {Row} row */
const line = ({ key, game }) =>
  h(
    "li",
    { class: "ended-game", data: { game: game.game } },
    face(game),
    h(
      "div",
      {},
      h("strong", {}, heading(game)),
      h("p", {}, [against(game), count(game.turn ?? 1, "move"), ...dayOf(game)].join(" · ")),
      game.result && h("p", { class: "hint" }, game.result.text),
    ),
    button("Watch", { class: "button", onclick: () => watch(game, () => go("ended")), "data-test": "watch" }, "play"),
    button(
      "Review",
      { class: "button", onclick: () => review(game, () => go("ended")), "data-test": "review" },
      "flag",
    ),
    button(
      "Delete this game",
      { class: "icon-button", onclick: () => remove(key), "data-test": "delete-ended" },
      "close",
      true,
    ),
  );

/** A record that cannot be read is shown with its text, which may still be taken along. @param {Found} row */
const unreadable = ({ key, text }) =>
  h(
    "li",
    { class: "ended-game" },
    h("div", {}, h("strong", {}, "A finished game"), h("p", {}, "This game can't be read.")),
    button("Show it", {
      onclick: async () => {
        if ((await brokenSave(text, "This text isn't the record of a game.", true)) === "delete") await remove(key);
      },
      "data-test": "show-unreadable",
    }),
  );

/** Offers to make room. @param {string[]} keys */
const room = (keys) =>
  keys.length < MOST - OLDEST
    ? null
    : h(
        "p",
        { class: "hint" },
        `${keys.length} of at most ${MOST} games are kept. `,
        button(`Delete the oldest ${OLDEST}`, {
          class: "link",
          onclick: async () => {
            if (!(await confirm(`Delete the oldest ${OLDEST} games?`, "They can't be brought back.", "Delete"))) return;
            forgetEnded(keys.slice(0, OLDEST));
            go("ended");
          },
        }),
      );

/** The screen. */
export function endedGames() {
  const keys = endedKeys();
  /** @type {Found[]} */
  const found = keys.map((key) => ({ key, ...endedGame(key) }));
  const rows = found.flatMap(({ key, game }) => (game ? [{ key, game }] : []));
  return h(
    "main",
    { id: "ended", class: "plain-page", data: { title: "Finished games" } },
    h(
      "header",
      { class: "screen-head" },
      button("Back", { class: "icon-button", onclick: () => go("home"), "data-test": "back" }, "back", true),
      h("h1", {}, "Finished games"),
    ),
    found.length ? statisticsTable(rows) : h("p", {}, "Games that you finish are kept here, to be watched again."),
    room(keys),
    h(
      "ol",
      { class: "ended-games" },
      found.reverse().map(({ game, ...row }) => (game ? line({ ...row, game }) : unreadable({ ...row, game }))),
    ),
    context.embedded && h("p", { class: "hint" }, "In a frame no game is kept."),
  );
}
