// The own name, as the player at the other device is to read it.
import { LONGEST, shownName } from "../match/seats.js";
import { h } from "../ui/dom.js";
import { change, settings } from "../ui/settings.js";

export const nameField = () =>
  h(
    "div",
    { class: "field line-name" },
    h("label", { for: "line-own", class: "field-label" }, "Your name"),
    h("input", {
      id: "line-own",
      type: "text",
      maxlength: LONGEST,
      autocomplete: "nickname",
      value: settings.names.first,
      oninput: (/** @type {{ target: HTMLInputElement }} */ { target }) =>
        change({ names: { ...settings.names, first: shownName(target.value, "") } }),
    }),
  );
