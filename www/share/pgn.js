// Games as PGN on the page: a game is given away, and games that somebody has are listed and shown.
import { context } from "../context.js";
import { withExtra } from "../extras/later.js";
import { fitSeats } from "../match/seats.js";
import { dialog } from "../ui/dialog.js";
import { h } from "../ui/dom.js";
import { copy, download } from "../ui/files.js";
import { toast } from "../ui/live.js";
import { patiently } from "../ui/patience.js";
import { count, oneLine, sentence } from "../ui/words.js";

/** @typedef {import("../engine").PgnGame} PgnGame */

/** So many games are listed at once; the filter finds the others. */
const LISTED = 200;

/** The value of a tag, if it says anything. @param {PgnGame} game @param {string} name */
function tag({ tags }, name) {
  const value = oneLine((tags[name] ?? "").slice(0, 80));
  return /^[?.]*$/.test(value) ? "" : value;
}

/** Names the players of a game. @param {PgnGame} game */
const players = (game) => `${tag(game, "White") || "White"} – ${tag(game, "Black") || "Black"}`;

/** Further words of its tags. @param {PgnGame} game */
const about = (game) =>
  [tag(game, "Result"), tag(game, "Event"), tag(game, "Date").replace(/\.\?\?/g, ""), tag(game, "Variant")]
    .filter(Boolean)
    .join(", ");

/** Tells what of a text is not shown, in words; nothing where all is. @param {PgnGame} game */
function skippedWords({ skipped: { comments, variations } }) {
  const parts = [comments && count(comments, "comment"), variations && count(variations, "variation")].filter(Boolean);
  return parts.length
    ? `${parts.join(" and ")} of this game ${comments + variations > 1 ? "are" : "is"} not shown.`
    : "";
}

/** The heading of a game: who played, else the event; nothing where the text tells neither. @param {PgnGame} game */
const heading = (game) =>
  tag(game, "White") || tag(game, "Black") ? players(game) : tag(game, "Event") || tag(game, "Site") || undefined;

/** Shows a game again. @param {PgnGame} game @param {() => unknown} [again] asks which other game is shown */
async function show(game, again) {
  const sitter = (/** @type {string} */ name, /** @type {string} */ side) => ({ kind: "human", name: name || side });
  const seats = fitSeats({ first: sitter(tag(game, "White"), "White"), second: sitter(tag(game, "Black"), "Black") });
  const found = { save: game.game, seats, title: heading(game) };
  const record = /** @type {import("../match/kept.js").GameRecord} */ (found);
  await withExtra("archive", "the replay", (archive) => archive.watchOne(record, again));
  const skipped = skippedWords(game);
  if (skipped) toast(skipped);
}

/**
 * The row of a game in the list.
 * @param {PgnGame} game @param {number} at @param {(game: PgnGame) => void} open
 * @param {boolean} first whether it has the focus
 */
function row(game, at, open, first) {
  const words = [h("strong", {}, `${at + 1}. ${players(game)}`), h("span", { class: "hint" }, about(game))];
  if (game.game === undefined)
    return h("li", { class: "pgn-row" }, ...words, h("span", { class: "field-error" }, sentence(game.message ?? "")));
  return h(
    "li",
    { class: "pgn-row" },
    h("button", { type: "button", class: "button", onclick: () => open(game), "data-first": first || null }, ...words),
  );
}

/**
 * Asks which of several games is shown, and gives it with the words that were sought.
 * @param {PgnGame[]} games @param {string} sought @param {PgnGame | null} last the one that was shown last
 * @returns {Promise<{ game: PgnGame, sought: string } | null>}
 */
function choose(games, sought, last) {
  const wrong = games.filter(({ game }) => game === undefined).length;
  const rows = h("ol", { class: "pgn-list" });
  const field = h("input", {
    type: "text",
    "aria-label": "Find a game by names, event or date",
    placeholder: "Find a game",
    value: sought,
  });
  return dialog({
    id: "pgn",
    title: `${count(games.length, "game")} in this text`,
    body: (/** @type {(found?: { game: PgnGame, sought: string }) => void} */ close) => {
      const open = (/** @type {PgnGame} */ game) => close({ game, sought: field.value });
      const fill = () => {
        const words = field.value.toLowerCase();
        const found = games.map((game, at) => ({ game, at, said: `${players(game)} ${about(game)}`.toLowerCase() }));
        const fit = found.filter(({ said }) => said.includes(words));
        rows.replaceChildren(...fit.slice(0, LISTED).map(({ game, at }) => row(game, at, open, game === last)));
        if (fit.length > LISTED) rows.append(h("li", { class: "hint" }, `And ${fit.length - LISTED} more.`));
      };
      field.oninput = fill;
      fill();
      return [
        wrong > 0 && h("p", { class: "hint" }, `${count(wrong, "game")} can't be played; the reason stands there.`),
        h("div", { class: "field" }, field),
        rows,
      ];
    },
  });
}

/**
 * Lists games and shows one; its table leads back to the list.
 * @param {PgnGame[]} games @param {string} [sought] @param {PgnGame | null} [last]
 */
async function list(games, sought = "", last = null) {
  const chosen = await choose(games, sought, last);
  if (!chosen) return;
  await show(chosen.game, () => list(games, chosen.sought, chosen.game));
}

/**
 * Opens the games of a text of PGN: one is shown, several are listed. Gives the reason why nothing is, or nothing.
 * @param {string} text
 */
export async function openPgn(text) {
  const read = context.connection.call("readPgn", text);
  const games = await patiently("Reading the games", read, () => void context.connection.restart().catch(() => {}));
  const [first] = games;
  if (!first) return "There is no game in this text.";
  if (games.length > 1) await list(games);
  else if (first.game === undefined) return `This game can't be opened. ${sentence(first.message ?? "")}`;
  else await show(first);
}

/**
 * The part of *Share* for PGN; nothing in games that PGN does not know.
 * @param {import("../match/match.js").Match} match
 * @param {(words: string, test: string, work: () => unknown, sign: "copy" | "save") => HTMLElement} act
 */
export async function pgnPart(match, act) {
  const { first, second } = match.request.seats;
  const called = (/** @type {typeof first} */ { kind, name, level }) =>
    kind === "computer" ? `Deckmate (${level ?? "normal"})` : name;
  const date = new Date().toISOString().slice(0, 10).replaceAll("-", ".");
  const tags = { Event: "Game at Deckmate", Date: date, White: called(first), Black: called(second) };
  const pgn = await match.connection.call("pgn", tags);
  if (pgn === null) return null;
  return h(
    "section",
    { class: "share-part" },
    h("h3", {}, "PGN"),
    h("p", { class: "hint" }, "For other chess programs."),
    h(
      "div",
      { class: "share-acts" },
      act("Copy PGN", "pgn", () => copy(pgn, "PGN"), "copy"),
      act("Save PGN", "pgn-file", () => download(`deckmate-${match.view.game}.pgn`, pgn), "save"),
    ),
  );
}
