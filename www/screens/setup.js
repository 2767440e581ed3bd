// The set-up screen: who sits where, the options of the game as the catalogue lists them, the seed.

import { gameInfo } from "../context.js";
import { gamePart } from "../games/registry.js";
import { LEVELS, seatsFor } from "../match/seats.js";
import { pieceIcon } from "../pieces/picture.js";
import { begin, go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { change, settings } from "../ui/settings.js";
import { capital, sentence } from "../ui/words.js";
import { optionField, segments, unique } from "./options.js";
import { rulesDialog } from "./rules.js";

/** @type {[string, string][]} */
const LEVEL_WORDS = LEVELS.map((level) => [level, capital(level)]);

export const setup = ({ game: name, seats: given }) => {
  const game = gameInfo(name);
  // An option with one value only leaves nothing to choose.
  const options = game.options.filter((info) => info.type !== "choice" || info.values.length > 1);
  const table = { game: name, options: {}, seats: structuredClone(given ?? seatsFor("hc", "normal")) };
  const players = h("div", { class: "players" });
  const summary = h("p", { class: "summary", "data-test": "summary" });
  const fault = h("p", { class: "fault", role: "alert", hidden: true, id: "setup-fault" });

  const first = capital(gamePart(name).livery?.white ?? "white");
  const describe = () => {
    const seat = ({ kind, name: who, level }) => (kind === "computer" ? `${who} (${level})` : who);
    const changed = Object.keys(table.options).length;
    summary.textContent = `${seat(table.seats.first)} plays ${first} and moves first, ${seat(table.seats.second)} plays Black. ${changed ? `${changed} ${changed === 1 ? "option" : "options"} changed.` : "Standard rules."}`;
  };

  function player(seat, army) {
    const now = table.seats[seat];
    const title = seat === "first" ? `${first} moves first` : "Black moves second";
    const id = unique("name");
    return h(
      "fieldset",
      { class: "player", "data-seat": seat },
      h("legend", {}, pieceIcon(army === "white" ? first.toLowerCase() : army, "king", "glyph"), title),
      segments(
        `Who plays ${army === "white" ? first : "Black"}`,
        [
          ["human", "Player"],
          ["computer", "Computer"],
        ],
        now.kind,
        (kind) => {
          const letter = kind === "computer" ? "c" : "h";
          const others = table.seats[seat === "first" ? "second" : "first"].kind === "computer" ? "c" : "h";
          table.seats[seat] = seatsFor(seat === "first" ? letter + others : others + letter, now.level ?? "normal")[
            seat
          ];
          paintPlayers(`[data-seat="${seat}"] input[value="${kind}"]`);
        },
      ),
      now.kind === "computer"
        ? h(
            "div",
            { class: "field" },
            h("span", { class: "field-label" }, "Level"),
            segments(
              `Level for ${army === "white" ? first : "Black"}`,
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
              maxlength: 24,
              value: now.name,
              autocomplete: "off",
              oninput: (event) => {
                now.name = event.target.value.trim() || "Player";
                describe();
              },
            }),
          ),
    );
  }

  function paintPlayers(focus) {
    players.replaceChildren(
      player("first", "white"),
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
      player("second", "black"),
    );
    if (focus) players.querySelector(focus)?.focus();
    describe();
  }

  const put = (info) => (value) => {
    if (value === undefined) delete table.options[info.name];
    else table.options[info.name] = value;
    describe();
  };
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
        oninput: (event) => {
          table[key] = event.target.value.trim() || undefined;
        },
      }),
      h("p", { class: "hint" }, hint),
    );
  };
  paintPlayers();

  /** Shows the engine's refusal at the field it speaks of. */
  const refuse = (error) => {
    const culprit = game.options.find((info) => error.message.includes(info.name));
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
    (field ?? form.lastElementChild)?.before(fault);
    field?.querySelector("input")?.focus();
  };

  const form = h(
    "form",
    {
      class: "setup-form",
      novalidate: true,
      onsubmit: async (event) => {
        event.preventDefault();
        fault.hidden = true;
        const own = table.seats;
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
        { class: "panel more", open: options.length < 3 },
        h(
          "summary",
          {},
          "House rules",
          h("span", { class: "hint" }, `${options.length} ${options.length === 1 ? "option" : "options"}`),
        ),
        h(
          "div",
          { class: "options" },
          options.map((info) => optionField(game, info, put(info))),
        ),
      ),
    h(
      "details",
      { class: "panel more" },
      h("summary", {}, "More", h("span", { class: "hint" }, "seed, position")),
      text("Seed", "seed", "One seed always gives the same shuffles. 1 to 64 letters, digits, - or _."),
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
