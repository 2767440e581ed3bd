// The door to a game on two devices: to invite somebody, to answer an invitation, to go on with a kept game.
import { gameInfo } from "../context.js";
import { gamePart, matchPart, startOf } from "../games/registry.js";
import { shownName } from "../match/seats.js";
import { go } from "../router.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { capital } from "../ui/words.js";
import { dealsField } from "./fair/deals.js";
import { keptLine } from "./kept.js";
import { nameField } from "./name-field.js";
import { goesByLinks } from "./post/open.js";
import { serverField } from "./server.js";
import { FRIEND } from "./words.js";

/** @typedef {import("../engine").Seat} Seat */
/** @typedef {"go-on" | "invite" | "join" | "options" | "carry"} Way */

/** The choice of the own side. @param {string} game @param {(own: Seat) => void} take */
function sides(game, take) {
  const lead = capital(gamePart(game).livery?.white ?? "white");
  return h(
    "div",
    { class: "segments", role: "radiogroup", "aria-label": "Your side" },
    /** @type {const} */ (["first", "second"]).map((seat) =>
      h(
        "label",
        { class: "segment" },
        h("input", {
          type: "radio",
          name: "line-side",
          value: seat,
          checked: seat === "first",
          onchange: () => take(seat),
        }),
        h("span", {}, seat === "first" ? lead : "Black"),
      ),
    ),
  );
}

/** The choice between a game now, and one for days. @param {(links: boolean) => void} take */
const paces = (take) => [
  h("span", { class: "field-label" }, "How"),
  h(
    "div",
    { class: "segments", role: "radiogroup", "aria-label": "How" },
    [false, true].map((links) =>
      h(
        "label",
        { class: "segment" },
        h("input", { type: "radio", name: "line-pace", value: links, checked: !links, onchange: () => take(links) }),
        h("span", {}, links ? "By links, for days" : "Now, together"),
      ),
    ),
  ),
];

/** Says which game is kept. @param {import("./kept.js").KeptLine} kept */
const keptWords = ({ game, friend, turn }) => `${gameInfo(game).title} with ${shownName(friend, FRIEND)}, move ${turn}`;

/**
 * Asks what is wanted. Gives the way, the own side, and whether the moves go as links.
 * @param {import("../engine").GameName} game @param {object} options
 * @returns {Promise<{ way: Way | null, own: Seat, links: boolean }>}
 */
export async function askWay(game, options) {
  /** @type {Seat} */
  let own = "first";
  let links = false;
  const kept = keptLine();
  const part = await matchPart(game);
  // A game by links needs neither.
  const together = [dealsField(part), serverField()];
  /** @type {Way | null} */
  const way = await dialog({
    id: "line-door",
    title: `${gameInfo(game).title} on two devices`,
    body: (close) => [
      kept &&
        h(
          "section",
          { class: "line-kept" },
          h("p", {}, keptWords(kept)),
          button(
            "Go on",
            { class: "button primary", onclick: () => close("go-on"), "data-test": "line-go-on" },
            "play",
          ),
        ),
      h("p", {}, "No server and no account: what goes from one device to the other you show, send or scan yourselves."),
      nameField(),
      h(
        "div",
        { class: "field" },
        h("span", { class: "field-label" }, "Your side"),
        sides(game, (seat) => (own = seat)),
      ),
      goesByLinks(game, options) &&
        h(
          "div",
          { class: "field" },
          paces((found) => {
            links = found;
            for (const one of together) one.hidden = found;
          }),
        ),
      together,
      h(
        "div",
        { class: "line-acts" },
        button(
          "Options and deck",
          { class: "link", onclick: () => close("options"), "data-test": "line-options" },
          "settings",
        ),
        button(
          "Carry everything over",
          { class: "link", onclick: () => close("carry"), "data-test": "line-carry" },
          "save",
        ),
      ),
    ],
    actions: (close) => [
      button("I have a code", { onclick: () => close("join"), "data-test": "line-join" }, "eye"),
      button(
        "Invite a friend",
        { class: kept ? "button" : "button primary", onclick: () => close("invite"), "data-test": "line-invite" },
        "phones",
      ),
    ],
  });
  return { way, own, links };
}

/**
 * The set-up screen for a game on two devices.
 * @param {import("../engine").GameName} game @param {(wanted: import("./hosting.js").Wanted) => Promise<void>} begin
 */
export async function setUpFar(game, begin) {
  const { options, cards } = await startOf(game);
  go("setup", { game, options, cards, usual: true, begin });
}
