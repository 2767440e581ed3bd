// The list of moves: two columns, a row for a turn of each, and above it the last plays as small pictures.
import { glyph } from "../../cards/glyphs.js";
import { bandOf } from "../../cards/moments.js";
import { context } from "../../context.js";
import { moveNumbers } from "../../match/rows.js";
import { pieceIcon } from "../../pieces/picture.js";
import { button, flatten, h, unbroken } from "../../ui/dom.js";
import { nextFrame } from "../../ui/frame.js";
import { change, onSettings, settings } from "../../ui/settings.js";
import { discOf } from "../log.js";
import { Opening } from "./opening.js";
import { linesOf, playsOf } from "./plays.js";
import { rowsOf, toEnd } from "./rows.js";

/** @typedef {import("./plays.js").Play} Play */

/** Plays in the strip, and at most in the closed list: what has no room there is out of sight. */
const [LAST, CLOSED] = [6, 24];

/** The sign of a card, that of its band. @param {import("../../engine").CardInfo} card */
function cardSign(card) {
  const { name, side, kind, glyphs } = card;
  if (kind) return pieceIcon(side ?? "card", kind, "chip-sign");
  if (glyphs === undefined) return h("span", { class: "chip-sign" }, glyph(name));
  const { moment, sign } = bandOf(card);
  return h("span", { class: "chip-sign", data: { moment } }, sign());
}

/** @param {Play} play */
const figure = ({ move }) => (move ? pieceIcon(move.side, move.kind, "figurine") : null);

/**
 * A move as chess players write it, with a picture or a letter for the piece.
 * @param {string} short @param {Play} play
 */
function shortly(short, play) {
  const letter = context.catalog.kinds.find(({ kind }) => kind === play.move?.kind)?.letter;
  return settings.figurines && letter && short.startsWith(letter) ? [figure(play), short.slice(letter.length)] : short;
}

/**
 * Returns a play in signs: `Nf3`, `g1–f3`, `g5×h4`, `O-O`; without a move or a card, its words.
 * @param {Play} play @param {Play[]} [more] lines that are signs here: check, mate
 */
function signs(play, more = []) {
  const { card, fate, move, entry } = play;
  const name =
    card && h("span", { class: "card-chip", data: fate ? { fate } : {} }, cardSign(card), h("span", {}, card.title));
  // A line that does not name its card says what came of it.
  const said = fate ?? (move || entry.named !== null ? null : entry.text);
  const chip = name && [name, said && h("span", { class: "said" }, said)];
  const marks = more.map((line) => line.entry.sign ?? "").join("");
  const after = marks && h("strong", {}, marks);
  if (!move) return chip ? [chip, after] : h("span", { class: "said" }, unbroken(entry.text));
  // The short notation has the signs of check and mate itself.
  if (move.short && settings.notation === "short")
    return [chip, h("span", { class: "move" }, shortly(move.short, play))];
  const becomes = move.becomes && ["=", pieceIcon(move.side, move.becomes, "figurine")];
  const squares = `${move.from}${move.takes ? "×" : "–"}${move.to}`;
  return [chip, h("span", { class: "move" }, figure(play), move.castles ?? squares, becomes, after)];
}

/**
 * A button for a play; readers of the screen hear its sentence, and those that are signs here.
 * @param {Play[]} plays @param {string} kind @param {import("../../ui/dom.js").Child} shown @param {() => void} open
 */
function playButton(plays, kind, shown, open) {
  const words = plays.map(({ entry }) => entry.text).join(" ");
  return h(
    "button",
    { type: "button", class: kind, title: words, onclick: open },
    h("span", { class: "signs", "aria-hidden": "true" }, shown),
    h("span", { class: "only-read" }, words),
  );
}

/**
 * Plays in one line, of which the first says whose they are.
 * @param {import("./plays.js").PlayLine[]} lines @param {number} number of their move
 */
const lastPlay = (lines, number) =>
  h(
    "p",
    { class: "last-play" },
    h("span", { class: "log-turn" }, number > 0 && number),
    h("span", { class: discOf(lines[0].play.entry) }),
    h(
      "span",
      { class: "signs" },
      lines.map(({ play, more }) => signs(play, more)),
    ),
  );

/**
 * The rows of the list. A line stands in the column of who acted; what nobody did stands where the line before it does.
 * @param {Play[]} plays @param {(play: Play) => void} open
 * @param {(line: import("./plays.js").PlayLine) => import("../../ui/dom.js").Child} [mark] what stands behind a line
 */
export function rowsOfTurns(plays, open, mark) {
  /** @type {{ turn: number, side: string | null, seat: string | null, cell: HTMLElement, begins: boolean }[]} */
  const cells = [];
  for (const line of linesOf(plays)) {
    const { play, more } = line;
    const { turn, side, seat } = play.entry;
    const last = cells.at(-1);
    const begins = !last || last.turn !== turn;
    const kind = `play${play.move ? "" : " talk"}`;
    const node = playButton([play, ...more], kind, signs(play, more), () => open(play));
    node.dataset.line = String(play.line);
    node.append(...flatten([mark?.(line)]));
    // Armies that have changed hands leave a player's line where the turn's others stand.
    if (!begins && (side === last.side || seat === last.seat || !seat || !turn)) last.cell.append(node);
    else cells.push({ turn, side, seat, cell: h("div", { class: "turn-cell" }, node), begins });
  }
  /** @type {HTMLElement[]} */
  const rows = [];
  let isOpen = /** @type {boolean} */ (false);
  for (const { turn, side, cell, begins } of cells) {
    const black = side === "black" || (side === null && isOpen);
    if (begins && (!isOpen || !black || turn === 0)) rows.push(h("li", { class: `turn-row${turn ? "" : " deal"}` }));
    cell.classList.add(turn && black ? "black" : "white");
    rows.at(-1)?.append(cell);
    if (begins) isOpen = turn > 0 && !black;
  }
  if (!rows.length) rows.push(h("li", { class: "log-empty" }, "No moves yet."));
  return rows;
}

export class MoveList {
  list = h("ol", { class: "moves", id: "moves", "aria-label": "Moves" });
  /** The last plays where the list is closed; readers of the screen hear the log. */
  last = h("div", { class: "last-plays", "aria-hidden": "true" });
  strip = h("div", { class: "strip", role: "group", "aria-label": "Last plays" });
  /** @type {Play[]} */
  plays = [];
  /** The length of the log when it was listed last. */
  lines = -1;
  /** Everything that was told, as far as it was asked for. @type {import("../../engine").Events} */
  told = [];
  /** The list as it was written last. @type {string | null} */
  shown = null;

  /** @param {import("../table.js").Table} table @param {import("./look-back.js").LookBack} back */
  constructor(table, back) {
    this.table = table;
    this.back = back;
    this.words = button("Words", { class: "link log-words", onclick: () => this.turn() });
    const { root, list } = table.log;
    this.opening = new Opening(table);
    root.querySelector(".log-head")?.append(this.opening.node, this.words);
    this.scroller = h("div", { class: "moves-place", tabindex: "0", role: "group", "aria-label": "Moves" }, this.list);
    list.before(this.strip, this.scroller, this.last);
    // The last play is in sight after the list is opened, or has another size.
    const sizes = new ResizeObserver(() => this.end());
    for (const node of [this.scroller, list, table.log.lines]) sizes.observe(node);
    onSettings(() => this.paint(), table.stop.signal);
    this.arrange();
  }

  /** Moves in place of words, or words again. */
  turn() {
    change({ words: !settings.words });
    this.arrange();
  }

  arrange() {
    this.table.log.root.classList.toggle("as-moves", !settings.words);
    this.words.replaceChildren(h("span", {}, settings.words ? "Moves" : "Words"));
  }

  /** Lists what is shown now; what was told is asked for where this page has not seen it. */
  show() {
    const { table } = this;
    const { lines = 0, events = null } = table.beyond.seen.at(-1) ?? {};
    if (this.lines !== lines) {
      this.told = events ? [...this.told, ...events] : this.told;
      const known = this.told.filter(({ t }) => t === "say").length;
      if (known !== lines) void this.ask();
      this.lines = lines;
    }
    this.paint();
  }

  async ask() {
    this.told = (await this.table.match.connection.call("told").catch(() => null)) ?? [];
    this.paint();
  }

  paint() {
    const { table } = this;
    this.plays = playsOf(table.match.view, table.beyond.seen, this.told);
    const looks = [settings.notation, settings.figurines];
    const what = [looks, ...this.plays.map(({ entry, fate, move, after }) => [entry.text, fate, !move, !after])].join();
    if (what === this.shown) return;
    this.shown = what;
    this.opening.show(this.plays);
    this.list.replaceChildren(...this.rows());
    this.strip.replaceChildren(
      ...this.plays
        .filter(({ card, move }) => card || move)
        .slice(-LAST)
        .map(this.thumb),
    );
    const numbers = moveNumbers(this.plays.map(({ entry }) => entry));
    const rows = rowsOf(linesOf(this.plays).slice(-CLOSED));
    this.last.replaceChildren(...rows.reverse().map((row) => lastPlay(row, numbers[row[0].play.line])));
    this.soon();
  }

  soon = nextFrame(() => this.end());

  /** The last play is in sight, in signs or in words. */
  end() {
    const { list, lines } = this.table.log;
    // As many pictures as there is room for.
    while (this.strip.scrollWidth > this.strip.clientWidth) this.strip.firstChild?.remove();
    // Of a turn that is higher than the list both columns end where it ends: the last entry of all is in sight.
    const row = /** @type {HTMLElement | null} */ (this.list.lastElementChild);
    row?.classList.toggle("long", row.offsetHeight > this.scroller.clientHeight);
    toEnd(this.scroller, this.list, ".play");
    toEnd(list, lines, ".log-line");
  }

  /** Shows what a play did; a game that is shown again goes there. @param {Play} play */
  open(play) {
    const { jump } = this.table.match.conductor;
    if (jump) jump(this.plays.indexOf(play));
    else this.back.open(this.plays, play);
  }

  /** A picture in the strip: the pointer or the focus on it shows its boards for that while. @param {Play} play */
  thumb = (play) => {
    const { card, fate, move, entry } = play;
    const shown = [figure(play), card && cardSign(card), h("span", { class: "thumb-to" }, move?.to ?? "")];
    const node = playButton([play], `thumb ${entry.side ?? ""}`, shown, () => this.open(play));
    const peek = () => this.back.peek(this.plays, play);
    const end = () => this.back.unpeek();
    if (fate) node.dataset.fate = fate;
    node.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && peek());
    node.addEventListener("pointerleave", end);
    node.addEventListener("focus", () => node.matches(":focus-visible") && peek());
    node.addEventListener("blur", end);
    return node;
  };

  rows() {
    return rowsOfTurns(this.plays, (play) => this.open(play));
  }
}
