// The opponents on the player's own page, once they are loaded: those of a rung, the next one, all who were met.
import { extra } from "../extras/extra.js";
import { pieceIcon } from "../pieces/picture.js";
import { h } from "../ui/dom.js";

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
          h("p", { class: "next-what" }, "The first game is against the level itself. Then its three faces come."),
        ),
      ),
    ),
    ({ nextFace }) => [nextFace(game, level) ?? []].flat(),
  );

/** All who were met. @param {GameName[]} games */
export const met = (games) => filled(h("div", {}), ({ metPanel }) => [metPanel(games)]);
