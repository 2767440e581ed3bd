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

/** Shows a game again. @param {PgnGame} game */
async function show(game) {
  const sitter = (/** @type {string} */ name, /** @type {string} */ side) => ({ kind: "human", name: name || side });
  const seats = fitSeats({ first: sitter(tag(game, "White"), "White"), second: sitter(tag(game, "Black"), "Black") });
  const record = /** @type {import("../match/kept.js").GameRecord} */ ({ save: game.game, seats });
  await withExtra("archive", "the replay", (archive) => archive.watch(record));
}

/** The row of a game in the list. @param {PgnGame} game @param {number} at @param {(game: PgnGame) => void} open */
function row(game, at, open) {
  const words = [h("strong", {}, `${at + 1}. ${players(game)}`), h("span", { class: "hint" }, about(game))];
  if (game.game === undefined)
    return h("li", { class: "pgn-row" }, ...words, h("span", { class: "field-error" }, sentence(game.message ?? "")));
  return h(
    "li",
    { class: "pgn-row" },
    h("button", { type: "button", class: "button", onclick: () => open(game) }, ...words),
  );
}

/** Asks which of several games is shown. @param {PgnGame[]} games @returns {Promise<PgnGame | null>} */
function choose(games) {
  const wrong = games.filter(({ game }) => game === undefined).length;
  const rows = h("ol", { class: "pgn-list" });
  return dialog({
    id: "pgn",
    title: `${count(games.length, "game")} in this text`,
    body: (/** @type {(found?: PgnGame) => void} */ close) => {
      const list = (/** @type {string} */ words) => {
        const found = games.map((game, at) => ({ game, at, said: `${players(game)} ${about(game)}`.toLowerCase() }));
        const fit = found.filter(({ said }) => said.includes(words.toLowerCase()));
        rows.replaceChildren(...fit.slice(0, LISTED).map(({ game, at }) => row(game, at, close)));
        if (fit.length > LISTED) rows.append(h("li", { class: "hint" }, `And ${fit.length - LISTED} more.`));
      };
      list("");
      return [
        wrong > 0 && h("p", { class: "hint" }, `${count(wrong, "game")} can't be played; the reason stands there.`),
        h(
          "div",
          { class: "field" },
          h("input", {
            type: "text",
            "aria-label": "Find a game by names, event or date",
            placeholder: "Find a game",
            oninput: (/** @type {Event} */ { target }) => target instanceof HTMLInputElement && list(target.value),
          }),
        ),
        rows,
      ];
    },
  });
}

/** Opens the games of a text of PGN: one is shown, several are listed. @param {string} text */
export async function openPgn(text) {
  const read = context.connection.call("readPgn", text);
  const games = await patiently("Reading the games", read, () => void context.connection.restart().catch(() => {}));
  const [first] = games;
  if (!first) return toast("There is no game in this text.", "trouble");
  if (games.length > 1) {
    const chosen = await choose(games);
    if (chosen) await show(chosen);
  } else if (first.game === undefined) toast(`This game can't be opened. ${sentence(first.message ?? "")}`, "trouble");
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
