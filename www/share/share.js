// The extra `share`: gives a table away as link, text, picture or code.
import { addressOf, whole } from "../address.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { copy, download } from "../ui/files.js";
import { toast } from "../ui/live.js";
import { gif } from "./moving.js";
import { pgnPart } from "./pgn.js";
import { painted, png, svg } from "./picture.js";
import { code } from "./qr.js";
import { gameText } from "./text.js";

export { facePicture } from "./face.js";
export { openText } from "./open.js";
export { openPgn } from "./pgn.js";
export { code } from "./qr.js";

/**
 * @typedef {import("../table/table.js").Table} Table
 * @typedef {import("../match/match.js").Match} Match
 */

/** The reason why there is no link to a running game that hides something. */
const RUNNING =
  "A link to this game can be made when it is over: until then it would give away cards, or what a player hides.";

/**
 * A link by way of the game's own folder, which tells whoever unfolds links what the game is. The page in one file has
 * no such folders beside it.
 * @param {string} link @param {Match} match
 */
const unfolding = (link, { view: { game } }) =>
  document.getElementById("packed-engine") ? link : link.replace(/^(http[^#]*\/)(index\.html)?#/, `$1${game}/#`);

/** A seat in letters, as links have it. @param {Match} match */
function seatWords({ request: { seats } }) {
  const letters = `${seats.first.kind[0]}${seats.second.kind[0]}`;
  const level = seats.first.level ?? seats.second.level;
  return { ...(letters !== "hc" && { seats: letters }), ...(letters.includes("c") && level && { level }) };
}

/** The link that shows a game again, or null while that would tell a secret. @param {Match} match */
async function linkOf(match) {
  const { part, over, sealed } = match;
  const shownAgain = match.conductor.at;
  if (shownAgain === undefined && !over && (sealed || part.deals)) return null;
  const text = await match.connection.call("compact");
  const at = shownAgain ? { at: String(shownAgain) } : null;
  return unfolding(whole({ replay: text, ...seatWords(match), ...at }), match);
}

/** The text of a game that is over. @param {Match} match */
async function textOf(match) {
  const { connection, title } = match;
  const acts = await connection.call("acts");
  const end = acts && (await connection.call("past", acts.length, "all"));
  if (!acts || !end) return null;
  /** @param {import("../engine").Seat} seat */
  const who = (seat) => {
    const { kind, name, level } = match.request.seats[seat];
    return kind === "computer" ? { name: "Computer", level } : { name };
  };
  return gameText(await connection.call("save"), {
    title,
    who: { First: who("first"), Second: who("second") },
    result: end.view.result?.text ?? "",
    acts,
    log: end.view.log,
  });
}

/** Gives a file. @param {string} name @param {Blob} blob */
export function give(name, blob) {
  const link = h("a", { href: URL.createObjectURL(blob), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}

/** A button whose work may fail. @param {string} words @param {string} test @param {() => unknown} work */
const act = (words, test, work, sign = /** @type {"copy" | "save" | "play" | null} */ (null)) =>
  button(
    words,
    {
      onclick: async () => {
        try {
          await work();
        } catch {
          toast("That could not be made here.", "trouble");
        }
      },
      "data-test": `share-${test}`,
    },
    sign,
  );

/** Makes the button of the system's own sheet, if there is one. @param {string} title @param {string} url */
const sheet = (title, url) =>
  "share" in navigator && act("Share …", "sheet", () => navigator.share({ title, url }).catch(() => {}));

/**
 * The HTML that shows a link in a frame; nothing where the page lies on a disk.
 * @param {string} link @param {boolean} bare whether it shows the board and one line
 */
function frameOf(link, bare) {
  const [place] = location.href.split("#");
  const src = `${place}#${link.split("#")[1]}&embed=${bare ? "bare" : 1}`.replace(/&/g, "&amp;");
  const height = bare ? 400 : 640;
  return (
    place.startsWith("http") &&
    `<iframe src="${src}" title="Deckmate" width="100%" height="${height}" loading="lazy" allow="clipboard-write" ` +
      'sandbox="allow-scripts allow-same-origin allow-popups allow-downloads"></iframe>'
  );
}

/** @param {string} link @param {string} title @param {string} about @param {string} test */
export function linkPart(link, title, about, test) {
  const place = h("div", { class: "share-place" });
  const show = () => {
    const shown = place.querySelector("canvas");
    place.replaceChildren(...(shown ? [] : [code(link, `QR code of the link, ${about}`)]));
  };
  return h(
    "section",
    { class: "share-part" },
    h("h3", {}, title),
    h("p", { class: "hint" }, about),
    h("input", {
      type: "text",
      class: "share-link",
      readonly: true,
      value: link,
      "aria-label": title,
      onfocus: (/** @type {Event} */ { target }) => target instanceof HTMLInputElement && target.select(),
    }),
    h(
      "div",
      { class: "share-acts" },
      act("Copy link", test, () => copy(link, "Link"), "copy"),
      act("QR code", `${test}-code`, show),
      sheet(title, link),
    ),
    place,
  );
}

/** @param {Table} table */
function picturePart({ board, match }) {
  if (!board) return null;
  const name = `deckmate-${match.view.game}`;
  const last = async () => {
    const { connection } = match;
    const acts = await connection.call("acts");
    const { eye } = match.conductor;
    const to = match.conductor.at || (acts?.length ?? 0);
    const after = async (/** @type {number} */ at) => (await connection.call("past", at, eye))?.view ?? null;
    give(`${name}.gif`, await gif(board, to, after));
  };
  return h(
    "section",
    { class: "share-part" },
    h("h3", {}, "Picture of the board"),
    painted(board, null, 320),
    h(
      "div",
      { class: "share-acts" },
      act("PNG", "png", async () => give(`${name}.png`, await png(painted(board))), "save"),
      (match.over || match.conductor.at !== undefined) && act("Last moves as a film (GIF)", "gif", last, "save"),
    ),
  );
}

/**
 * The button that copies the HTML of a frame; nothing where the page lies on a disk.
 * @param {string} words @param {string | null} link @param {string} test @param {boolean} [bare]
 */
export function htmlAct(words, link, test, bare = false) {
  const frame = link && frameOf(link, bare);
  return frame && act(words, test, () => copy(frame, "HTML for your web page"), "copy");
}

/**
 * The parts that are of use to who makes a page: folded.
 * @param {Table} table @param {string | null} link @param {string} setUp
 */
function sitePart({ board, match, root }, link, setUp) {
  const draw =
    board && (() => give(`deckmate-${match.view.game}.svg`, new Blob([svg(board)], { type: "image/svg+xml" })));
  const acts = [
    htmlAct("HTML of this game", link, "game-html"),
    htmlAct("HTML of this set-up", setUp, "set-up-html"),
    // Cards have no place in one line.
    !root.matches(".with-hand, .with-piles, .with-card") &&
      htmlAct("HTML, the board alone", link ?? setUp, "bare-html", true),
    draw && act("Board as SVG", "svg", draw, "save"),
  ].filter(Boolean);
  if (!acts.length) return null;
  return h(
    "details",
    { class: "share-site" },
    h("summary", {}, "For your own web page"),
    h("div", { class: "share-acts" }, acts),
  );
}

/** The dialog. @param {Table} table */
export async function shareDialog(table) {
  const { match } = table;
  const link = await linkOf(match);
  const text = await textOf(match);
  const setUp = unfolding(addressOf(match.request), match);
  await dialog({
    id: "share",
    title: "Share",
    body: h(
      "div",
      { class: "share" },
      link
        ? linkPart(link, "Link to this game", "Whoever opens it watches the game, move by move.", "game")
        : h("p", { class: "hint share-why" }, RUNNING),
      linkPart(setUp, "Link to this set-up", "A new game with the same options.", "set-up"),
      text &&
        h(
          "section",
          { class: "share-part" },
          h("h3", {}, "Text of this game"),
          h(
            "p",
            { class: "hint" },
            "All that was played, line by line. “Open a saved game” on the first screen reads it.",
          ),
          h(
            "div",
            { class: "share-acts" },
            act("Copy text", "text", () => copy(text, "Text"), "copy"),
            act("Save text", "text-file", () => download(`deckmate-${match.view.game}.txt`, text), "save"),
          ),
        ),
      await pgnPart(match, act),
      picturePart(table),
      sitePart(table, link, setUp),
    ),
  });
}
