// Under the question: all that the other side has done since the player last acted, as small pictures and one phrase.
// It stays until the player acts, and can be seen again on the board.
import { added } from "../../cards/added.js";
import { quietly } from "../../extras/extra.js";
import { button, h, unbroken } from "../../ui/dom.js";
import { nextFrame } from "../../ui/frame.js";
import { playAgain } from "./again.js";
import { phraseOf } from "./phrase.js";
import { firstNews, newsFor, toldBefore } from "./since.js";
import { isShown, tileOf } from "./tile.js";
import { keepTold } from "./whole.js";

/**
 * @typedef {import("../../engine").Seat} Seat
 * @typedef {import("./deeds.js").Deed} Deed
 */

/** Pictures side by side at most; of more those of bases and the last ones are shown, and the number of the others. */
const MOST = 3;
/** The height of other pictures beside that of a base, in parts of it. */
const BESIDE = 0.6;
/** Arrows on the board at most. */
const WAYS = 6;

export class LastTurn {
  #faces = h("div", { class: "last-faces", "aria-hidden": "true" });
  #label = h("span", { class: "last-label" });
  #words = h("p", { class: "last-words" });
  #told = h("div", { class: "last-told" }, this.#label, this.#words);
  #again = button(
    "Show it again",
    { class: "icon-button last-again", onclick: () => playAgain(this.table) },
    "play",
    true,
  );
  root = h(
    "section",
    { class: "last-turn", id: "last-turn", hidden: true, "aria-label": "Last turn" },
    h("div", { class: "last-row" }, this.#faces, this.#told, this.#again),
  );
  /** Fits what is told into its place. */
  fit = keepTold(this.root, this.#told);
  #soon = nextFrame(this.fit);
  /** Deeds that this page has not shown itself: a game that goes on. @type {Deed[]} */
  #before = [];
  /** True once they have been asked for. */
  #looked = false;
  /** True once the pictures of scenes have been asked for. */
  #asked = false;
  /** The deeds that are told now. @type {Deed[]} */
  deeds = [];

  /**
   * @param {import("../table.js").Table} table
   * @param {(view: import("../../engine").View, reader: Seat) => import("./story.js").Known} known
   */
  constructor(table, known) {
    this.table = table;
    this.known = known;
    table.prompt.words.after(this.root);
  }

  /** The seat that reads the news: the one player's, or the asked one's. @returns {Seat | null} */
  get reader() {
    const { match } = this.table;
    return match.people.length === 1 ? match.people[0] : match.asked;
  }

  /** Once its reader has acted, it is gone. */
  begin() {
    const { match, beyond } = this.table;
    const { reader } = this;
    const last = beyond.seen.at(-1);
    const acts = match.answered.length > (last?.answers ?? 0) && match.answered.at(-1) === reader?.charAt(0);
    if (!acts || last?.view.turn.seat !== reader) return;
    this.hide();
  }

  hide() {
    this.root.hidden = true;
    this.deeds = [];
    this.table.board?.mark({ trail: [] });
  }

  paint() {
    const { match, beyond, board, prompt } = this.table;
    const { reader } = this;
    const open = match.conductor.asks && !match.needsVeil && reader !== null;
    this.deeds = open ? newsFor(beyond.seen, reader, (view) => this.known(view, reader), this.#before) : [];
    if (open) void this.#look(reader);
    const none = this.deeds.length === 0;
    this.root.hidden = none;
    board?.mark({ trail: this.#trail() });
    if (none || !reader) return;
    const mine = match.asked === reader;
    const { sides } = match.view;
    const { army } = this.known(match.view, reader);
    const named = !mine && this.deeds[0].seat !== reader;
    this.#label.textContent = named ? match.seat(match.other(reader)).name : "Last turn";
    const about = { seat: reader, side: sides[reader], army, other: match.seat(match.other(reader)).name };
    this.#words.replaceChildren(...unbroken(phraseOf(this.deeds, about)));
    this.#again.hidden = !mine || !beyond.seen.slice(firstNews(beyond.seen, reader)).some(({ events }) => events);
    // A card that lies open beside the question is not shown twice.
    const laid = prompt.bar.querySelector(".prompt-card.drawn [data-card]")?.getAttribute("data-card");
    const tiles = this.deeds
      .filter(({ card, moved }, at) => moved || !card || card.name !== laid || at < this.deeds.length - 2)
      .flatMap((deed) => tileOf(deed, sides[deed.seat]) ?? []);
    const bases = tiles.filter(isShown).slice(-MOST);
    const others = tiles.filter((tile) => !isShown(tile));
    const kept = new Set([...bases, ...others.slice(Math.max(0, others.length - MOST + bases.length))]);
    const left = tiles.length - kept.size;
    this.#faces.replaceChildren(
      ...(left > 0 ? [h("span", { class: "last-more" }, `+${left}`)] : []),
      ...[...kept]
        .sort((one, other) => tiles.indexOf(one) - tiles.indexOf(other))
        .flatMap((tile, at) => (at > 0 ? [h("span", { class: "last-plus" }, "+"), tile] : [tile])),
    );
    this.#faces.hidden = tiles.length === 0;
    this.#faces.classList.toggle("with-base", bases.length > 0);
    const beside = bases.length ? BESIDE : 1;
    this.root.style.setProperty("--faces", String(bases.length + (kept.size - bases.length) * beside));
    this.root.style.setProperty("--beside", String(beside));
    prompt.fit();
    this.#soon();
    if (!added.scenes && tiles.length) this.#draw();
  }

  /** Asks what the other side did before this page was there. @param {Seat} reader */
  async #look(reader) {
    const { match, beyond, stop } = this.table;
    if (this.#looked) return;
    this.#looked = true;
    const [first] = beyond.seen;
    if (!first || first.lines === 0 || match.request.practice) return;
    const told = await match.connection.call("told").catch(() => null);
    if (!told || stop.signal.aborted || beyond.seen[0] !== first) return;
    const lines = told.flatMap((event, at) => (event.t === "say" ? [at] : []));
    // `beyond.seen` knows what the page has shown since then.
    const end = lines[first.lines] ?? told.length;
    this.#before = toldBefore(told.slice(0, end), first.view, reader, (view) => this.known(view, reader));
    if (this.#before.length) this.paint();
  }

  /** Asks for the scenes: they come with the cards, which not every table has. */
  async #draw() {
    if (this.#asked) return;
    this.#asked = true;
    const { signal } = this.table.stop;
    if ((await quietly("cards", signal)) && !signal.aborted) this.paint();
  }

  /** The ways of what the other side has moved last, by a move and by cards, while its news stand. */
  #trail() {
    return this.deeds.flatMap(({ seat, ways }) => (seat === this.reader ? [] : ways)).slice(-WAYS);
  }
}
