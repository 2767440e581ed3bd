// The server that tells a device its address as seen from outside (STUN): none, unless the player names one.
import { h } from "../ui/dom.js";
import { ownSettings } from "../ui/settings.js";

const own = ownSettings({ server: "" });

/** The server that the player has named, if it is one. */
export const server = () => (/^stuns?:[\w.-]+(:\d+)?$/.test(own.settings.server) ? own.settings.server : undefined);

/** The field for it. */
export const serverField = () =>
  h(
    "details",
    { class: "line-server" },
    h("summary", {}, "Not in the same Wi-Fi?"),
    h(
      "p",
      { class: "hint" },
      "Devices in different networks may need a server that tells each its address as seen from outside. " +
        "None is asked unless both of you name one here.",
    ),
    h("label", { for: "line-server", class: "field-label" }, "STUN server"),
    h("input", {
      id: "line-server",
      type: "text",
      autocomplete: "off",
      spellcheck: "false",
      placeholder: "stun:stun.example.org",
      value: own.settings.server,
      oninput: (/** @type {{ target: HTMLInputElement }} */ { target }) =>
        own.change({ server: target.value.trim().slice(0, 200) }),
    }),
  );
