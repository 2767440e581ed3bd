// The set-up screen: the seats, the options of the game as the catalogue lists them, the seed.

import { gameInfo } from "../context.js";
import { gamePart } from "../games/registry.js";
import { setUpPart } from "../games/set-ups.js";
import { keepClock } from "../match/clocks.js";
import { levelOf } from "../match/levels.js";
import { fitSeats, seatsFor } from "../match/seats.js";
import { begin, go } from "../router.js";
import { controlWords } from "../ui/clock-words.js";
import { button, h } from "../ui/dom.js";
import { count, sentence } from "../ui/words.js";
import { lent } from "../usual.js";
import { eveningLink, labelOf, startButton, textField } from "./fields.js";
import { optionField } from "./options.js";
import { PlayersField } from "./players.js";
import { rulesDialog } from "./rules.js";
import { BEGINNING } from "./starts.js";

/**
 * @typedef {import("../router.js").Problem} Problem
 * @typedef {import("../engine").OptionInfo} OptionInfo
 * @typedef {Pick<import("../match/kept.js").TableRequest, "game" | "options" | "cards" | "seed" | "board">} Wanted
 */

/**
 * @typedef {object} SetupRequest
 * @property {import("../engine").GameName} game
 * @property {import("../match/seats.js").Seats} [seats]
 * @property {import("../engine").Options} [options] those of the table before, or of a deck that was taken
 * @property {string[]} [cards] the own cards in that deck
 * @property {boolean} [usual] whether they are those of a game that nobody sets up
 * @property {(request: Wanted) => Promise<unknown>} [begin] begins the game elsewhere, where the players are known
 */

/** The field of a refusal that is about no option, by its code. @type {Record<string, string>} */
const FIELDS = { "bad-seed": "[data-field=seed]", "bad-setup": "[data-field=board]" };

/** So many changed options are named, more are counted. */
const NAMED = 2;

class SetupForm {
  summary = h("p", { class: "summary", "data-test": "summary" });
  fault = h("p", { class: "fault", role: "alert", hidden: true, id: "setup-fault" });
  /** The chosen options. @type {Record<string, string | number | boolean>} */
  options;
  /** Seed and position, as they are typed. @type {{ seed?: string, board?: string }} */
  texts = {};
  /** The reasons why no game can begin as an option stands, by its name. @type {Map<string, string>} */
  unfit = new Map();
  /** The words of the summary about options that have some, by their names. @type {Map<string, string>} */
  said = new Map();

  /** @param {SetupRequest} request */
  constructor({ game, seats, options = {}, cards, usual = false, begin: elsewhere }) {
    this.cards = cards;
    this.elsewhere = elsewhere;
    this.game = gameInfo(game);
    this.before = options;
    this.usual = usual;
    this.options = { ...options };
    this.players = new PlayersField(game, structuredClone(seats ?? seatsFor("hc", levelOf(game))), () =>
      this.describe(),
    );
    this.root = h(
      "form",
      {
        class: "setup-form",
        novalidate: true,
        onsubmit: (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          this.start();
        },
      },
      !elsewhere && h("section", { class: "panel" }, h("h2", {}, "Players"), this.players.root, eveningLink(game)),
      this.#clock(),
      this.#lead(),
      this.#beginning(),
      this.#houseRules(),
      this.#more(),
      this.fault,
      h("div", { class: "start-row" }, this.summary, startButton()),
    );
    this.describe();
  }

  /** Says what is going to be played: who plays, on which clock, and what is not as usual. */
  describe() {
    const clock = this.game.options.find(({ type }) => type === "clock");
    const time = clock && `${controlWords(String(this.options[clock.name] ?? clock.default), clock.values[0])}.`;
    // A game that nobody has set up is as usual, with the deck that it begins with.
    const usual = this.usual ? this.before : (gamePart(this.game.name).usual ?? {});
    const changed = Object.keys({ ...usual, ...this.options }).filter(
      (name) => name !== clock?.name && !this.said.has(name) && this.options[name] !== usual[name],
    );
    const names = changed.map((name) => labelOf(this.game, name)).join(", ");
    const some = changed.length > NAMED ? `${count(changed.length, "option")} changed.` : `Changed: ${names}.`;
    const rules = changed.length ? some : "Standard rules.";
    const own = this.cards?.length ? `${count(this.cards.length, "own card")} in the deck.` : "";
    const all = [!this.elsewhere && this.players.words, time, ...this.said.values(), own, rules];
    this.summary.textContent = all.filter(Boolean).join(" ");
  }

  /** The options with these names; one with one value only leaves nothing to choose. @param {boolean} leading */
  #fields(leading) {
    const { lead } = setUpPart(this.game.name);
    return this.#fieldsOf(
      (info) =>
        !BEGINNING.includes(info.name) &&
        info.type !== "clock" &&
        (info.type !== "choice" || info.values.length > 1) &&
        (info.name === lead) === leading,
    );
  }

  /** @param {(info: OptionInfo) => boolean} wanted */
  #fieldsOf(wanted) {
    return this.game.options
      .filter(wanted)
      .map((info) => optionField(this.game, info, this.#put(info), this.before[info.name], this.cards));
  }

  /** The board and the start position, where the game has several. */
  #beginning() {
    const fields = this.#fieldsOf(({ name }) => BEGINNING.includes(name));
    return fields.length > 0 && h("section", { class: "panel beginning" }, h("h2", {}, "Board"), fields);
  }

  #clock() {
    const fields = this.#fieldsOf(({ type }) => type === "clock");
    return fields.length > 0 && h("section", { class: "panel" }, h("h2", {}, "Clock"), fields);
  }

  #lead() {
    const fields = this.#fields(true);
    const { leadTitle = "Rules" } = setUpPart(this.game.name);
    return fields.length > 0 && h("section", { class: "panel" }, h("h2", {}, leadTitle), fields);
  }

  #houseRules() {
    const fields = this.#fields(false);
    if (!fields.length) return null;
    const elsewhere = [...BEGINNING, "clock", setUpPart(this.game.name).lead];
    const changed = Object.keys(this.before).some((name) => !elsewhere.includes(name));
    return h(
      "details",
      { class: "panel more", open: fields.length < 3 || (!this.usual && changed) },
      h("summary", {}, "House rules", h("span", { class: "hint" }, count(fields.length, "option"))),
      h("div", { class: "options" }, fields),
    );
  }

  /** @param {OptionInfo} info @returns {import("./options.js").Put} */
  #put({ name }) {
    return (value, { unfit, cards, says, people } = {}) => {
      if (says) this.said.set(name, says);
      this.cards = cards ?? this.cards;
      if (unfit) this.unfit.set(name, unfit);
      else this.unfit.delete(name);
      if (cards) this.players.keepComputersOut(people);
      if (value === undefined) delete this.options[name];
      else this.options[name] = value;
      this.describe();
    };
  }

  /** The position, and the seed of a game in which something is left to chance. */
  #more() {
    const { deals = false } = gamePart(this.game.name);
    return h(
      "details",
      { class: "panel more" },
      h("summary", {}, "More", h("span", { class: "hint" }, deals ? "seed, position" : "position")),
      deals &&
        this.#text(
          "Seed",
          "seed",
          "A word that the cards and dice follow from: the same seed deals the same game, and whoever knows it " +
            "can work out the cards to come. 1 to 64 letters, digits, - or _.",
        ),
      this.#text("Position", "board", `Four FEN fields, for example ${this.game.board}`),
      !this.elsewhere &&
        button("Put a position together", { onclick: () => this.#edit(), "data-test": "edit-position" }, "pen"),
    );
  }

  /** @param {string} label @param {"seed" | "board"} key @param {string} hint */
  #text(label, key, hint) {
    return textField(label, key, hint, (text) => {
      this.texts[key] = text.trim() || undefined;
    });
  }

  /** Opens the board editor with what is chosen here. */
  #edit() {
    const { options, texts } = this;
    go("editor", { game: this.game.name, options: { ...options }, setup: texts.board && { board: texts.board } });
  }

  /** Begins the game, or says why it cannot begin. */
  async start() {
    this.fault.hidden = true;
    const [bad] = this.unfit;
    if (bad) return this.refuse({ message: bad[1], option: bad[0] });
    const { options, cards, texts, players, game, elsewhere } = this;
    if (elsewhere) return void elsewhere(structuredClone({ game: game.name, options, cards, ...texts }));
    this.players.keep();
    keepClock(game, options);
    const seats = fitSeats(players.seats);
    const more = await lent(game.name, seats, options);
    const request = { game: game.name, options: more ?? options, cards, ...texts, seats, lent: !!more };
    const problem = await begin(structuredClone(request));
    if (problem) this.refuse(problem);
  }

  /** Shows above Start why no game can begin, and opens the panel with the field at fault. @param {Problem} problem */
  refuse({ error = "", message, option }) {
    const place = FIELDS[error] ?? (option === undefined ? null : `[data-option=${option}]`);
    this.fault.hidden = false;
    this.fault.textContent = sentence(message);
    const field = place === null ? null : this.root.querySelector(place);
    const folded = field?.closest("details");
    if (folded) folded.open = true;
    field?.querySelector("input")?.focus({ preventScroll: true });
    this.fault.scrollIntoView({ block: "center" });
  }
}

/** @param {SetupRequest} request */
export function setup(request) {
  const form = new SetupForm(request);
  const { title, name } = form.game;
  const home = { class: "icon-button", onclick: () => go("home"), "data-test": "back" };
  return h(
    "main",
    { id: "setup", data: { title } },
    h(
      "header",
      { class: "screen-head" },
      button("Back to all games", home, "back", true),
      h("h1", {}, title),
      button("Rules", { class: "icon-button", onclick: () => rulesDialog(name) }, "book", true),
    ),
    form.root,
  );
}
