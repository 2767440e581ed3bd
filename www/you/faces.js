// The opponents of a rung by their faces.
import { extra } from "../extras/extra.js";
import { h } from "../ui/dom.js";

/**
 * The faces of a rung's opponents, once they are loaded; a ring around those who have been beaten.
 * @param {string} game @param {import("../match/seats.js").Level} level
 */
export function faces(game, level) {
  const place = h("span", { class: "rung-faces" });
  void extra("opponents").then(
    ({ beatenAt, opponentsAt, portrait, WHO }) => {
      const beaten = beatenAt(game, level);
      const face = (/** @type {string} */ name) => {
        const [won, title] = [beaten.includes(name), WHO[name].title];
        const words = h("span", { class: "only-read" }, won ? `${title}, beaten` : title);
        return h("span", { class: "rung-face", title, data: { beaten: won } }, portrait(name), words);
      };
      place.append(...opponentsAt(game, level).map(face));
    },
    () => {},
  );
  return place;
}
