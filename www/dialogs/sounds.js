// Sounds in the settings: on or off, the volume, each kind; and the vibration of the device.
import { extra } from "../extras/extra.js";
import { sound } from "../sound/sound.js";
import { button, h } from "../ui/dom.js";
import { change, settings } from "../ui/settings.js";

/** @typedef {keyof import("../ui/settings.js").Settings["sounds"]} Group */

/** @type {[Group, string, string][]} */
const GROUPS = [
  ["moves", "Moves", "A move, a capture, a check, a refusal."],
  ["cards", "Cards", "A card is played, drawn, takes effect."],
  ["result", "Clock and result", "Little time left; a game is won, lost, drawn."],
];
/** Milliseconds between the sounds of a group that is tried. */
const APART = 700;

/**
 * A switch with its words.
 * @param {string} id @param {string} label @param {boolean} on @param {(on: boolean) => void} set
 */
function toggle(id, label, on, set) {
  const box = h("input", {
    id,
    type: "checkbox",
    role: "switch",
    class: "switch",
    checked: on,
    onchange: () => set(box.checked),
  });
  return [h("label", { for: id }, label), box];
}

/** Plays the sounds of a group, one after the other. @param {Group} group */
async function attempt(group) {
  const sounds = await extra("sounds").catch(() => null);
  sounds?.soundsOf(group).forEach((name, at) => setTimeout(() => sound(name), at * APART));
}

/** Makes the slider of the volume; a move sounds after each change. */
function volume() {
  const slider = h("input", {
    id: "set-volume",
    type: "range",
    min: 0,
    max: 100,
    step: 5,
    value: settings.volume,
    onchange() {
      change({ volume: slider.valueAsNumber });
      sound("move");
    },
  });
  return h("div", { class: "sound-volume" }, h("label", { for: "set-volume" }, "Volume"), slider);
}

export function soundChoices() {
  /** @type {Partial<Record<Group, HTMLButtonElement>>} */
  const tries = {};
  const details = h(
    "div",
    { class: "sound-details" },
    volume(),
    GROUPS.map(([group, label, about]) => {
      tries[group] = button("Try", {
        class: "button sound-try",
        "aria-label": `Try the sounds: ${label}`,
        disabled: !settings.sounds[group],
        onclick: () => attempt(group),
      });
      return h(
        "div",
        { class: "sound-group" },
        toggle(`set-sounds-${group}`, label, settings.sounds[group], (on) => {
          change({ sounds: { ...settings.sounds, [group]: on } });
          tries[group]?.toggleAttribute("disabled", !on);
        }),
        tries[group],
        h("p", { class: "hint" }, about),
      );
    }),
  );
  details.hidden = !settings.sound;
  return h(
    "fieldset",
    { class: "setting" },
    h("legend", {}, "Sound"),
    h(
      "div",
      { class: "sound-group" },
      toggle("set-sound", "Play sounds", settings.sound, (on) => {
        change({ sound: on });
        details.hidden = !on;
      }),
    ),
    details,
  );
}

/** Makes the switch of the vibration; shown once it is known that the device can. */
export function vibrationChoice() {
  const row = h(
    "div",
    { class: "setting sound-group", hidden: true },
    toggle("set-vibrate", "Vibration", settings.vibrate, (on) => {
      change({ vibrate: on });
      sound("move");
    }),
    h("p", { class: "hint" }, "Short, on a move, a capture and a refusal."),
  );
  extra("sounds").then(
    ({ canFeel }) => {
      row.hidden = !canFeel();
    },
    () => {},
  );
  return row;
}
