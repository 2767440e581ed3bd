// The table: board, prompt bar, players, the game's own panels and the log in one screen.
import { Board } from "../board/board.js";
import { context } from "../context.js";
import { chooser } from "../dialogs/chooser.js";
import { keepTrophy } from "../match/kept.js";
import { armyName, setLivery } from "../pieces/looks.js";
import { sound } from "../sound/sound.js";
import { h } from "../ui/dom.js";
import { announce, clearSpoken } from "../ui/live.js";
import { onSettings, settings } from "../ui/settings.js";
import { Asked } from "./asked.js";
import { Beyond } from "./beyond.js";
import { dress } from "./dress.js";
import { explain } from "./explain.js";
import { layout, quietLine } from "./layout.js";
import { LogPanel } from "./log.js";
import { paintMenu } from "./menu.js";
import { movesFreely, PromptBar } from "./prompt.js";
import { showState } from "./showing.js";
import { Sides } from "./sides.js";
import { Telling } from "./telling.js";
import { undoButton } from "./undo.js";
import { raiseVeil, watchAbsence } from "./veil.js";

/**
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("../engine").Offer} Offer
 * @typedef {import("../engine").Events} Events
 * @typedef {import("../engine").Snapshot} Snapshot
 * @typedef {import("../match/match.js").Match} Match
 *
 * @typedef {object} Navigation the buttons of a table that lead away from it
 * @property {() => void} home
 * @property {(request: import("../match/kept.js").TableRequest) => void} setup
 * @property {(request: import("../match/kept.js").TableRequest) => void} begin
 * @property {(wish: Pick<import("../engine").Snapshot, "view" | "options">) => void} edit opens the editor
 * @property {(series: import("../match/kept.js").Series, game: string, act?: string) => void} series and an act there
 * @property {(game: string) => void} rules
 * @property {(game: import("../engine").GameName) => void} learn
 * @property {(game: import("../match/kept.js").GameRecord) => void} replay shows a game that is over again
 */

/** The rooms in which a wide board may stand on its side. */
const PHONES = ["small-phone", "phone"];
export class Table {
  stop = new AbortController();
  /** The board, as long as the table is open. @type {Board | null} */
  board = null;
  /** The game's own panels. @type {import("../games/protocol").Panels | null} */
  panels = null;
  /** The part that looks ahead, once its extra is loaded. @type {import("./aim/aim.js").Aim | null} */
  aim = null;
  asked = new Asked(this);
  place = h("div", { id: "board" });
  telling = new Telling(this);
  beyond = new Beyond(this);
  /** True once somebody has touched the table, its bar left out: before that, no clock runs. */
  touched = false;
  /** @param {Match} match @param {Navigation} navigation */
  constructor(match, navigation) {
    this.match = match;
    this.navigation = navigation;
    this.sides = new Sides(this);
    setLivery(match.part.livery ?? {});
    dress(match.view.game);
    this.log = new LogPanel(match.view.game);
    this.prompt = new PromptBar({ rematch: () => this.rematch(), result: () => this.result() });
    this.panels = match.part.panels?.(this) ?? null;
    this.quiet = quietLine(match);
    this.undo = undoButton(match, this.stop.signal);
    this.root = layout(this);
    match.stage = {
      show: (state, events) => this.show(state, events),
      finishNow: () => this.telling.finishNow(),
      clear: () => this.clear(),
      veil: (seat, why) => this.veil(seat, why),
      busy: (on) => this.prompt.busy(on),
      hint: (words, offer, targets) => this.hint(words, offer, targets),
      cannotKeep: () => this.quiet.toggleAttribute("hidden", false),
      temporary: context.embedded,
    };
  }

  /** Called once the root is in the page: the board measures its place. */
  async open() {
    const [match, signal] = [this.match, this.stop.signal];
    match.conductor.attend(this);
    this.board = new Board(this.place, {
      land: (view) => match.part.land?.(view) ?? null,
      answer: (offer) => this.beyond.answer(offer),
      choose: (offers) => this.panels?.choose?.(offers) ?? chooser("Promote to", offers, match.prompt?.side ?? "white"),
      picked: (square) => {
        this.prompt.refuse(null);
        this.panels?.picked?.(square);
        this.aim?.picked();
        this.beyond.coach?.lifted(square);
      },
      refused: (square, picked) =>
        this.beyond.callOff() || this.aim?.elsewhere(square, picked) || this.refuse({ square }, picked),
      held: (square) => this.panels?.held?.(square) || this.aim?.note.held(square) || false,
      announce: (text) => announce(text),
    });
    this.panels?.extendPrompt?.(this.prompt);
    if (match.sharesSecrets) watchAbsence((/** @type {number} */ since) => match.cover(since), signal);
    // A clock that runs is kept as it stands when the page goes.
    addEventListener("pagehide", () => typeof match.prompt?.left === "number" && match.keep(), { signal });
    onSettings(() => this.arrange(), signal);
    for (const way of ["pointerdown", "keydown"]) addEventListener(way, ({ target }) => this.touch(target), { signal });
    addEventListener("resize", () => this.arrange(), { signal });
    this.arrange();
    void this.beyond.open();
    await match.open();
    // Upright, a wide board is higher than the window: what is asked is in sight, and the own side with it.
    if (this.board?.shape.turned) this.prompt.bar.scrollIntoView({ block: "end" });
  }

  /** The first touch starts the clock; rules and menu can be read before. @param {EventTarget | null} target */
  touch(target) {
    if (this.touched || (target instanceof Element && target.closest(".table-bar, dialog"))) return;
    this.touched = true;
    if (this.match.asked) this.match.watch.resume();
  }

  close() {
    this.match.leave();
    this.stop.abort();
    this.panels?.close?.();
    setLivery({});
    dress(null);
    this.board?.destroy();
    this.board = null;
  }

  /** Lays the board as settings and the window want it. */
  arrange() {
    if (!this.board) return;
    const { room = "" } = document.documentElement.dataset;
    const turned = settings.turned && this.match.view.files > 8 && PHONES.includes(room);
    this.root.classList.toggle("turned", turned);
    this.board.turn(turned);
    this.sides.paint();
    this.board.resize() || this.board.refresh();
  }

  /** Paints a state; with events the board moves first. @param {Snapshot} state @param {Events | null} events */
  async show(state, events) {
    const { match } = this;
    if (!this.board) return;
    if (!this.beyond.premoves?.open) this.board.offers([]);
    this.aim?.rest();
    this.hint(null, null);
    await showState(this, state, events);
    // Somebody may have left while it moved.
    if (!this.board) return;
    this.sides.paint();
    await this.beyond.after(state.view, events);
    if (!this.board) return;
    this.ask();
    // A player who is asked need not wait until it has been read.
    if (events && !match.asked && !match.autoAnswer) await this.telling.read();
    // A game that is shown again has been won before.
    if (match.conductor.asks && events?.some((event) => event.t === "over")) {
      this.trophy();
      this.result(true);
    }
  }

  /** Opens the prompt to whoever is asked. */
  ask() {
    const { match } = this;
    const { prompt, offers } = match;
    this.beyond.soon();
    this.telling.paint();
    // The page answers this question itself.
    if (match.autoAnswer !== null) return;
    this.asked.opened();
    const list = match.asked ? offers.filter((offer) => offer.squares.length > 0) : [];
    const shown = (match.asked && this.panels?.boardOffers?.(list)) || list;
    // A piece that was chosen while another player was asked stays chosen.
    const held = match.asked ? this.board?.known : null;
    this.board?.offers(shown, movesFreely(match), match.plan !== null);
    if (held) this.board?.take(held);
    if (match.asked && this.touched) match.watch.resume();
    this.beyond.premoves?.asked();
    this.aim?.duty.paint();
    this.undo.paint();
    const name = prompt && match.seat(prompt.seat).name;
    document.title = `${name ? `${name} · ` : ""}${match.title} · Deckmate`;
    paintMenu(this);
    if (prompt && match.asked) announce(`${name}, ${armyName(prompt.side)}: ${prompt.text}`, "assertive");
    else if (!prompt) announce(`The game is over. ${match.view.result?.text ?? ""}`, "assertive");
  }

  /** Refuses with the reason. @param {import("../engine").ExplainTarget} about @param {string | null} [picked] */
  async refuse(about, picked) {
    const words = (await this.panels?.refusal?.(about)) ?? (await explain(this.match, about, picked));
    if (!words || !this.board) return;
    this.prompt.refuse(words);
    sound("error");
    announce(words);
  }

  /** Clears what the player who leaves may have left on the screen. */
  clear() {
    this.panels?.clear?.();
    this.telling.teller?.end();
    this.beyond.clear();
    this.prompt.refuse(null);
    clearSpoken();
  }

  /** @param {Seat} seat @param {import("../engine").Why} why @returns {Promise<boolean>} */
  veil(seat, why) {
    const { match } = this;
    const words = match.part.veil?.[why];
    return raiseVeil({
      name: match.reader === "watcher" ? "a bystander" : match.seat(seat).name,
      army: armyName(match.view.sides[seat]),
      words: typeof words === "function" ? words(match.view) : words,
      signal: this.stop.signal,
    });
  }

  /** A hint, or none. @param {string | null} words @param {Offer | null} offer @param {string[]} [targets] of a card */
  hint(words, offer, targets = []) {
    const at = offer && "at" in offer.choice ? [offer.choice.at] : targets;
    const squares = offer?.squares.length ? offer.squares : at;
    this.prompt.hint(words, offer?.text ?? null);
    this.board?.hint(squares);
    this.panels?.hint?.(offer);
    this.aim?.hinted.show(offer);
  }

  trophy() {
    const { match } = this;
    const { result, sides } = match.view;
    if (match.request.options?.trophy !== true || !result?.winner || context.embedded) return;
    keepTrophy(sides[match.other(result.winner)]);
  }

  async result(hasJustEnded = false) {
    if (!this.match.conductor.holdsResult) await this.beyond.result(hasJustEnded);
  }

  /** These players again, with the armies swapped. */
  rematch() {
    const { seats, game, options, cards, lent } = this.match.request;
    this.navigation.begin({ game, options, cards, lent, seats: { first: seats.second, second: seats.first } });
  }
}
