// The set-up screen: who sits where, the options of the game as the catalogue lists them, the seed.

import { gameInfo } from "../context.js";
import { gamePart } from "../games/registry.js";
import { LEVELS, LONGEST, seatsFor } from "../match/seats.js";
import { pieceIcon } from "../pieces/picture.js";
import { begin, go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { change, settings } from "../ui/settings.js";
import { capital, count, sentence } from "../ui/words.js";
import { optionField, segments, unique } from "./options.js";
import { rulesDialog } from "./rules.js";

/**
 * @typedef {import("../match/seats.js").Sitter} Sitter
 * @typedef {import("../match/kept.js").TableWish} TableWish
 * @typedef {import("../router.js").Problem} Problem
 * @typedef {import("../engine").Seat} Seat
 * @typedef {{ target: HTMLInputElement }} Typed an event of a field
 */

const LEVEL_WORDS = LEVELS.map((level) => /** @type {const} */ ([level, capital(level)]));

/**
 * @typedef {object} Wish
 * @property {import("../engine").GameName} game
 * @property {import("../match/seats.js").Seats} [seats]
 * @property {import("../engine").Options} [options] chosen before
 */

/** @param {Wish} wish */
export const setup = ({ game: name, seats: given, options: before = {} }) => {
  const game = gameInfo(name);
  // An option with one value only leaves nothing to choose.
  const options = game.options.filter((info) => info.type !== "choice" || info.values.length > 1);
  /** @type {TableWish & { options: Record<string, string | number | boolean> }} */
  const table = { game: name, options: {}, seats: structuredClone(given ?? seatsFor("hc", "normal")) };
  const players = h("div", { class: "players" });
  const summary = h("p", { class: "summary", "data-test": "summary" });
  const fault = h("p", { class: "fault", role: "alert", hidden: true, id: "setup-fault" });

  const lead = gamePart(name).livery?.white ?? "white";
  const first = capital(lead);
  const describe = () => {
    /** @param {Sitter} sitter */
    const seat = ({ kind, name: who, level }) => (kind === "computer" ? `${who} (${level})` : who);
    const changed = Object.keys(table.options).length;
    const rules = changed ? `${count(changed, "option")} changed.` : "Standard rules.";
    const { first: one, second: other } = table.seats;
    summary.textContent = `${seat(one)} plays ${first} and moves first, ${seat(other)} plays Black. ${rules}`;
  };

  /** @param {Seat} seat */
  function player(seat) {
    const now = table.seats[seat];
    const [army, other] = seat === "first" ? [first, table.seats.second] : ["Black", table.seats.first];
    const title = seat === "first" ? `${first} moves first` : "Black moves second";
    const id = unique("name");
    return h(
      "fieldset",
      { class: "player", "data-seat": seat },
      h("legend", {}, pieceIcon(seat === "first" ? lead : "black", "king", "glyph"), title),
      segments(
        `Who plays ${army}`,
        [
          ["human", "Player"],
          ["computer", "Computer"],
        ],
        now.kind,
        (kind) => {
          const letters = [kind, other.kind].map((who) => (who === "computer" ? "c" : "h"));
          if (seat === "second") letters.reverse();
          table.seats[seat] = seatsFor(letters.join(""), now.level ?? "normal")[seat];
          paintPlayers(`[data-seat="${seat}"] input[value="${kind}"]`);
        },
      ),
      now.kind === "computer"
        ? h(
            "div",
            { class: "field" },
            h("span", { class: "field-label" }, "Level"),
            segments(
              `Level for ${army}`,
              LEVEL_WORDS,
              now.level,
              (level) => {
                now.level = level;
                describe();
              },
              "level",
            ),
          )
        : h(
            "div",
            { class: "field" },
            h("label", { for: id, class: "field-label" }, "Name"),
            h("input", {
              id,
              type: "text",
              maxlength: LONGEST,
              value: now.name,
              autocomplete: "off",
              oninput: (/** @type {Typed} */ { target }) => {
                now.name = target.value.trim() || "Player";
                describe();
              },
            }),
          ),
    );
  }

  /** @param {string} [focus] */
  function paintPlayers(focus) {
    players.replaceChildren(
      player("first"),
      button(
        "Swap sides",
        {
          class: "icon-button swap",
          onclick: () => {
            table.seats = { first: table.seats.second, second: table.seats.first };
            paintPlayers(".swap");
          },
        },
        "swap",
        true,
      ),
      player("second"),
    );
    if (focus) /** @type {HTMLElement | null} */ (players.querySelector(focus))?.focus();
    describe();
  }

  /** Why no game can begin as an option stands, by its name. @type {Map<string, string>} */
  const unfit = new Map();
  /** @param {import("../engine").OptionInfo} info @returns {import("./options.js").Put} */
  const put = (info) => (value, why) => {
    if (why) unfit.set(info.name, why);
    else unfit.delete(info.name);
    if (value === undefined) delete table.options[info.name];
    else table.options[info.name] = value;
    describe();
  };
  /** @param {string} label @param {"seed" | "board"} key @param {string} hint */
  const text = (label, key, hint) => {
    const id = unique(key);
    return h(
      "div",
      { class: "field", "data-field": key },
      h("label", { for: id, class: "field-label" }, label),
      h("input", {
        id,
        type: "text",
        autocomplete: "off",
        spellcheck: "false",
        oninput: (/** @type {Typed} */ { target }) => {
          table[key] = target.value.trim() || undefined;
        },
      }),
      h("p", { class: "hint" }, hint),
    );
  };
  paintPlayers();

  /**
   * Shows above Start why the game cannot begin, and opens the panel with the field at fault.
   * @param {Problem} error @param {string} [option] the name of the option at fault, where it is known
   */
  const refuse = (error, option) => {
    const culprit = game.options.find((info) => (option ? info.name === option : error.message.includes(info.name)));
    const place =
      error.error === "bad-seed"
        ? "[data-field=seed]"
        : error.error === "bad-setup"
          ? "[data-field=board]"
          : culprit
            ? `[data-option=${culprit.name}]`
            : null;
    fault.hidden = false;
    fault.textContent = sentence(error.message);
    const field = place === null ? null : form.querySelector(place);
    const folded = field?.closest("details");
    if (folded) folded.open = true;
    field?.querySelector("input")?.focus({ preventScroll: true });
    fault.scrollIntoView({ block: "center" });
  };

  const form = h(
    "form",
    {
      class: "setup-form",
      novalidate: true,
      onsubmit: async (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        fault.hidden = true;
        const [bad] = unfit;
        if (bad) return refuse({ message: bad[1] }, bad[0]);
        const own = table.seats;
        /** @param {Seat} seat @param {string} plain */
        const keep = (seat, plain) =>
          own[seat].kind === "human" && !/^Player( \d)?$/.test(own[seat].name) ? own[seat].name : plain;
        change({
          names: { first: keep("first", settings.names.first), second: keep("second", settings.names.second) },
        });
        const problem = await begin(structuredClone(table));
        if (problem) refuse(problem);
      },
    },
    h("section", { class: "panel" }, h("h2", {}, "Players"), players),
    options.length > 0 &&
      h(
        "details",
        { class: "panel more", open: options.length < 3 || Object.keys(before).length > 0 },
        h("summary", {}, "House rules", h("span", { class: "hint" }, count(options.length, "option"))),
        h(
          "div",
          { class: "options" },
          options.map((info) => optionField(game, info, put(info), before[info.name])),
        ),
      ),
    h(
      "details",
      { class: "panel more" },
      h("summary", {}, "More", h("span", { class: "hint" }, "seed, position")),
      text(
        "Seed",
        "seed",
        "1 to 64 letters, digits, - or _. One seed always brings the same chances: " +
          "whoever knows it can work out the cards to come.",
      ),
      text("Position", "board", `Four FEN fields, for example ${game.board}`),
    ),
    fault,
    h(
      "div",
      { class: "start-row" },
      summary,
      h(
        "button",
        { type: "submit", class: "button primary large", "data-test": "start" },
        icon("play"),
        h("span", {}, "Start"),
      ),
    ),
  );

  return h(
    "main",
    { id: "setup", data: { title: game.title } },
    h(
      "header",
      { class: "screen-head" },
      button(
        "Back to all games",
        { class: "icon-button", onclick: () => go("home"), "data-test": "back" },
        "back",
        true,
      ),
      h("h1", {}, game.title),
      button("Rules", { class: "icon-button", onclick: () => rulesDialog(name) }, "book", true),
    ),
    form,
  );
};
