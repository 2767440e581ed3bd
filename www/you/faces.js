// The opponents on the player's own page, once they are loaded: those of a rung, small or with their habits, and who is
// next.
import { extra } from "../extras/extra.js";
import { pieceIcon } from "../pieces/picture.js";
import { h } from "../ui/dom.js";
import { playUsual } from "../usual.js";

/**
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../match/seats.js").Level} Level
 */

/**
 * A place into which the opponents put something. Where they cannot be loaded, it stays as it is.
 * @param {HTMLElement} place @param {(opponents: Awaited<ReturnType<typeof extra<"opponents">>>) => Node[]} shown
 */
function filled(place, shown) {
  void extra("opponents").then(
    (opponents) => {
      const nodes = shown(opponents);
      if (nodes.length) place.replaceChildren(...nodes);
    },
    () => {},
  );
  return place;
}

/** Faces of a rung. @param {string} game @param {Level} level */
export const faces = (game, level) => filled(h("span", { class: "rung-faces" }), ({ faceRow }) => faceRow(game, level));

/** The opponents of a rung, each with its habit. @param {GameName} game @param {Level} level */
export const foes = (game, level) =>
  filled(h("ul", { class: "foes" }), ({ foeRows }) =>
    foeRows(game, level, (against) => playUsual(game, "hc", against)),
  );

/**
 * The one who comes next: an opponent, or the level as it plays.
 * @param {GameName} game @param {Level} level @param {string} name of the level
 */
export const nextUp = (game, level, name) =>
  filled(
    h(
      "div",
      { class: "next-up" },
      h(
        "div",
        { class: "next-plain" },
        pieceIcon("black", "king", "portrait glyph"),
        h(
          "div",
          {},
          h("p", { class: "next-name" }, name),
          h(
            "p",
            { class: "next-what" },
            "First a game against the plain computer, then against the three below, in turn.",
          ),
        ),
      ),
    ),
    ({ nextFace }) => [nextFace(game, level) ?? []].flat(),
  );
