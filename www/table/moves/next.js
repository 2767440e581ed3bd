// The buttons after a game: one main button, a few small ones, and the others behind More.
import { dailyResult, share } from "../../dialogs/later.js";
import { withExtra } from "../../extras/later.js";
import { dailyOf } from "../../match/daily.js";
import { besideLevel } from "../../match/ladder.js";
import { takeRung } from "../../match/levels.js";
import { levelName } from "../../match/seats.js";
import { button, h } from "../../ui/dom.js";
import { copy } from "../../ui/files.js";
import { saveToFile } from "../menu.js";
import { giftButton } from "./gifts.js";
import { watchMoment } from "./moment.js";

/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("../../match/match.js").Match} Match */
/** @typedef {(act: () => unknown) => () => void} Leaving makes an act take the result away first */
/** @typedef {ReturnType<typeof import("./moment.js").wonAt>} Moment */
/** @typedef {import("../../match/seats.js").Level} Level */

/** The main button after a game of a series: its words, its name, and what is done there at once. */
const ON = /** @type {const} */ ({
  evening: ["Next game", "next-game", "next"],
  run: ["On with the run", "on-with-run", undefined],
});

/** The one main button. */
const MAIN = "button primary result-main";

/** Says whether it is won, lost or drawn for the reader; of two players one has won. @param {Match} match */
export function outcomeOf({ people, view: { result } }) {
  if (!result?.winner) return "drawn";
  return people.length === 1 && people[0] !== result.winner ? "lost" : "won";
}

/** The computer's level in a game of one player against it. @param {Match} match */
function levelIn(match) {
  const [me, another] = match.people;
  return me === undefined || another ? undefined : match.seat(match.other(me)).level;
}

/**
 * Begins a game of these players with the computer at another level, which is the player's rung from now on.
 * @param {Table} table @param {Level} level
 */
function playAt(table, level) {
  const { request } = table.match;
  const { first, second } = request.seats;
  takeRung(request.game, level);
  /** @param {typeof first} sitter */
  const seat = (sitter) => (sitter.kind === "computer" ? { ...sitter, level } : sitter);
  table.navigation.begin({
    game: request.game,
    options: request.options,
    cards: request.cards,
    lent: request.lent,
    seats: { first: seat(second), second: seat(first) },
  });
}

/**
 * A button that is not the main one.
 * @param {string} words @param {string} test @param {() => unknown} act @param {Parameters<typeof button>[2]} [sign]
 */
const quiet = (words, test, act, sign) => button(words, { onclick: act, "data-test": test }, sign);

/** @param {Table} table @param {Leaving} leaving @param {string} kind */
const rematch = (table, leaving, kind) =>
  button("Rematch", { class: kind, onclick: leaving(() => table.rematch()), "data-test": "rematch" }, "again");

/**
 * A button that plays at another level.
 * @param {Table} table @param {Leaving} leaving @param {Level | undefined} level
 * @param {string} words @param {string} test
 */
const atLevel = (table, leaving, level, words, test) =>
  level &&
  quiet(
    `${words} ${levelName(level)}`,
    test,
    leaving(() => playAt(table, level)),
  );

/** The line about the rung that is proposed, if one is. @param {Match} match */
export function proposalLine({ proposal, part }) {
  if (!proposal) return null;
  const [from, to] = [proposal.from, proposal.to].map(levelName);
  const gift = from === to ? "With a gift?" : "Easier, or with a gift?";
  const down = `Three losses in a row. ${part.gift ? gift : `Try ${to}?`}`;
  const words = proposal.way === "up" ? `You beat ${from} twice. Try ${to}?` : down;
  return h("p", { class: "hint proposal", "data-test": "proposal" }, words);
}

/**
 * The gift beside an easier level.
 * @param {Table} table @param {Leaving} leaving
 */
export function giftBeside(table, leaving) {
  const { proposal, part } = table.match;
  const isOffered = proposal?.way === "down" && proposal.to !== proposal.from && part.gift;
  return isOffered ? giftButton(table, leaving, "button") : null;
}

/**
 * Leads on to the series of a game.
 * @param {Table} table @param {Leaving} leaving @param {string} [act] done there at once
 */
const onWith = (table, leaving, act) => {
  const { request, view } = table.match;
  return leaving(() => request.series && table.navigation.series(request.series, view.game, act));
};

/**
 * The other ways out of a game of an evening.
 * @param {Table} table @param {Leaving} leaving
 */
const besideNext = (table, leaving) => [
  quiet("Score sheet", "score-sheet", onWith(table, leaving)),
  quiet("Stand up", "stand", onWith(table, leaving, "stand")),
];

/**
 * The main button: the proposed level, the deciding moment after a loss, else a rematch.
 * @param {Table} table @param {Leaving} leaving @param {Moment} moment
 */
export function mainButton(table, leaving, moment) {
  const { match } = table;
  const outcome = outcomeOf(match);
  const { proposal } = match;
  const { series } = match.request;
  if (series) {
    const [words, test, act] = ON[series];
    return button(words, { class: MAIN, onclick: onWith(table, leaving, act), "data-test": test }, "play");
  }
  if (proposal?.way === "down" && proposal.to === proposal.from) return giftButton(table, leaving, MAIN);
  if (proposal) {
    const play = leaving(() => playAt(table, proposal.to));
    return button(
      `Play against ${levelName(proposal.to)}`,
      { class: MAIN, onclick: play, "data-test": "next-level" },
      "play",
    );
  }
  if (outcome !== "lost" || !moment) return rematch(table, leaving, MAIN);
  const see = leaving(() => watchMoment(match, moment));
  return button(`See move ${moment.move}`, { class: MAIN, onclick: see, "data-test": "see-move" }, "play");
}

/**
 * The other buttons: four, the last of which shows the rest in place of what is told.
 * @param {Table} table @param {Leaving} leaving @param {boolean} isRematch the main one is a rematch
 */
export function otherButtons(table, leaving, isRematch) {
  const { match } = table;
  const level = match.proposal || match.request.series ? undefined : levelIn(match);
  const [easier, harder] = [-1, 1].map((step) => level && besideLevel(level, step, match.part));
  const rest = h(
    "div",
    { class: "result-acts result-rest", hidden: true },
    atLevel(table, leaving, easier, "Easier:", "easier"),
    atLevel(table, leaving, harder, "Harder:", "harder"),
    quiet(
      "Replay",
      "replay",
      leaving(() => table.navigation.replay(match.record())),
      "play",
    ),
    quiet(
      "New game",
      "new-game",
      leaving(() => table.navigation.setup(match.request)),
      "plus",
    ),
    dailyOf(match) !== null && quiet("Copy result", "copy-result", () => dailyResult(match), "copy"),
    quiet("Save game", "result-save", () => saveToFile(match), "save"),
    quiet("Copy game", "result-copy", () => copy(JSON.stringify(match.record()), "Game"), "copy"),
  );
  const review = () => withExtra("archive", "the review", (archive) => archive.reviewResult(match));
  const more = quiet("More", "result-more", () => {
    rest.hidden = !rest.hidden;
    rest.parentElement?.classList.toggle("more", !rest.hidden);
    more.setAttribute("aria-expanded", String(!rest.hidden));
  });
  more.setAttribute("aria-expanded", "false");
  const ofEvening = match.request.series === "evening";
  const shares = quiet("Share", "result-share", () => share(table));
  if (ofEvening) rest.prepend(shares);
  const others = [
    ...(ofEvening ? besideNext(table, leaving) : []),
    !isRematch && !match.request.series && rematch(table, leaving, "button"),
    quiet("Review", "result-review", leaving(review)),
    !ofEvening && shares,
    more,
  ];
  return [h("div", { class: "result-acts result-others" }, others), rest];
}
