// The players of the set-up screen: their seats, and their names.
import { gamePart } from "../games/registry.js";
import { chooseLevel, levelOf } from "../match/levels.js";
import { isGiven, LONGEST, levelsOf, levelWords, seatsFor, shownName } from "../match/seats.js";
import { pieceIcon } from "../pieces/picture.js";
import { button, h } from "../ui/dom.js";
import { change, settings } from "../ui/settings.js";
import { ALONE, capital, does } from "../ui/words.js";
import { segments, unique } from "./fields.js";
import { opponentField } from "./opponent.js";
import { strength } from "./strength.js";

/**
 * @typedef {import("../match/seats.js").Sitter} Sitter
 * @typedef {import("../match/seats.js").Seats} Seats
 * @typedef {import("../engine").Seat} Seat
 * @typedef {{ target: HTMLInputElement }} Typed an event of a field
 */

/** The levels of a game with their words. @param {string} game */
const levelChoices = (game) =>
  levelsOf(gamePart(game)).map((level) => /** @type {const} */ ([level, capital(levelWords(level))]));

/** Says what a player does, in a sentence. @param {Sitter} sitter @param {string} verb @param {string} what */
function told({ kind, name, level }, verb, what) {
  if (kind === "computer") return `${name} (${levelWords(level)}) ${verb}s ${what}`;
  return `${does(name, verb, `${verb}s`)} ${what}`;
}

export class PlayersField {
  root = h("div", { class: "players" });
  /** The reason why no computer can sit here; undefined: each seat may have one. @type {string | undefined} */
  #people;
  /** The seats with their computers, while none can sit here. @type {Seats | null} */
  #before = null;

  /** @param {string} game @param {Seats} seats who sits there at first @param {() => void} changed */
  constructor(game, seats, changed) {
    this.game = game;
    this.seats = seats;
    this.changed = changed;
    /** @type {import("../pieces/looks.js").Army} */
    this.lead = gamePart(game).livery?.white ?? "white";
    this.first = capital(this.lead);
    this.paint();
  }

  /** Says who plays what, in a sentence. */
  get words() {
    const { first, second } = this.seats;
    const moves = first.kind === "human" && first.name === ALONE ? "move" : "moves";
    return `${told(first, "play", `${this.first} and ${moves} first`)}, ${told(second, "play", "Black")}.`;
  }

  /** @param {string} [focus] what has the focus then */
  paint(focus) {
    const swap = button("Swap sides", { class: "icon-button swap", onclick: () => this.#swap() }, "swap", true);
    this.root.replaceChildren(this.#player("first"), swap, this.#player("second"));
    if (focus) /** @type {HTMLElement | null} */ (this.root.querySelector(focus))?.focus();
  }

  /** @param {string} focus */
  #painted(focus) {
    this.paint(focus);
    this.changed();
  }

  /** Lets only people sit here, or computers again. @param {string | undefined} why */
  keepComputersOut(why) {
    if (why === this.#people) return;
    this.#people = why;
    const { first, second } = this.seats;
    if (why && [first, second].some(({ kind }) => kind === "computer")) {
      this.#before = this.seats;
      this.seats = seatsFor("hh", levelOf(this.game));
    } else if (!why && this.#before) {
      this.seats = this.#before;
      this.#before = null;
    }
    this.paint();
    this.changed();
  }

  #swap() {
    this.seats = { first: this.seats.second, second: this.seats.first };
    this.#painted(".swap");
  }

  /** @param {Seat} seat */
  #player(seat) {
    const now = this.seats[seat];
    const army = seat === "first" ? this.first : "Black";
    const title = seat === "first" ? `${army} moves first` : "Black moves second";
    const who = segments(
      `Who plays ${army}`,
      [
        ["human", "Player"],
        ["computer", "Computer"],
      ],
      now.kind,
      (kind) => this.#sit(seat, kind),
    );
    const why = this.#people && h("p", { class: "hint", id: unique("people") }, this.#people);
    if (why) {
      const computer = /** @type {HTMLInputElement} */ (who.querySelector("[value=computer]"));
      computer.disabled = true;
      computer.setAttribute("aria-describedby", why.id);
    }
    return h(
      "fieldset",
      { class: "player", "data-seat": seat },
      h("legend", {}, pieceIcon(seat === "first" ? this.lead : "black", "king", "glyph"), title),
      who,
      why,
      now.kind === "computer" ? this.#level(army, now) : this.#name(now),
    );
  }

  /** @param {Seat} seat @param {Sitter["kind"]} kind */
  #sit(seat, kind) {
    const beside = seat === "first" ? "second" : "first";
    const other = this.seats[beside];
    const letters = [kind, other.kind].map((who) => (who === "computer" ? "c" : "h"));
    if (seat === "second") letters.reverse();
    const sitters = seatsFor(letters.join(""), this.seats[seat].level ?? levelOf(this.game));
    this.seats[seat] = sitters[seat];
    // One player at the page has another name than one of two.
    if (other.kind === "human" && isGiven(other.name)) other.name = sitters[beside].name;
    this.#painted(`[data-seat="${seat}"] input[value="${kind}"]`);
  }

  /** @param {string} army @param {Sitter} sitter */
  #level(army, sitter) {
    /** @param {import("../match/seats.js").Level} level */
    const take = (level) => {
      sitter.level = level;
      opponents.replaceChildren(opponentField(this.game, sitter, army, this.changed));
      words.textContent = strength(this.game, level);
      this.changed();
    };
    const opponents = h("div", {}, opponentField(this.game, sitter, army, this.changed));
    const words = h("p", { class: "hint", role: "status" }, strength(this.game, sitter.level ?? levelOf(this.game)));
    return h(
      "div",
      { class: "field" },
      h("span", { class: "field-label" }, "Level"),
      segments(`Level for ${army}`, levelChoices(this.game), sitter.level, take, "level"),
      words,
      opponents,
    );
  }

  /** @param {Sitter} sitter */
  #name(sitter) {
    const id = unique("name");
    return h(
      "div",
      { class: "field" },
      h("label", { for: id, class: "field-label" }, "Name"),
      h("input", {
        id,
        type: "text",
        maxlength: LONGEST,
        value: sitter.name,
        autocomplete: "off",
        oninput: (/** @type {Typed} */ { target }) => {
          sitter.name = shownName(target.value);
          this.changed();
        },
      }),
    );
  }

  /** Keeps for the next game the level of the computer, and the names of players that were typed. */
  keep() {
    const { first, second } = this.seats;
    if (first.kind !== second.kind) chooseLevel(this.game, first.level ?? second.level ?? levelOf(this.game));
    /** @param {Seat} seat */
    const name = (seat) => {
      const { kind, name: own } = this.seats[seat];
      return kind === "human" && !isGiven(own) ? own : settings.names[seat];
    };
    change({ names: { first: name("first"), second: name("second") } });
  }
}
