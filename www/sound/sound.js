// Sounds and short vibrations of the device: none before the first touch; how they are made is an extra.
import { extra } from "../extras/extra.js";
import { settings } from "../ui/settings.js";

/** After so long without a sound the context rests: while it runs it takes a processor's time. Milliseconds. */
const REST = 3000;
/** A sound that is later than this is left out. Milliseconds. */
const LATE = 400;

/** @type {AudioContext | null} */
let context = null;
let touched = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;

// A context made before the first tap stays silent, so it is made by the tap.
function wake() {
  touched = true;
  if (context || !settings.sound) return;
  try {
    context = new AudioContext();
    restLater();
  } catch {
    // A page without sound plays as well.
  }
}

function restLater() {
  clearTimeout(rest);
  rest = setTimeout(() => context?.suspend?.(), REST);
}
addEventListener("pointerdown", wake, { capture: true });
addEventListener("keydown", wake, { capture: true });

/** @param {(sounds: import("../extras/list").Extras["sounds"]) => string[]} namesOf */
async function play(namesOf) {
  if (!touched) return;
  const asked = performance.now();
  const sounds = await extra("sounds").catch(() => null);
  if (!sounds || performance.now() - asked > LATE) return;
  try {
    const names = namesOf(sounds);
    sounds.feel(names);
    if (!settings.sound || !context) return;
    context.resume?.();
    restLater();
    sounds.play(names, context);
  } catch {
    context = null;
  }
}

/** Plays a sound by its name. @param {import("./sounds.js").Name} name */
export const sound = (name) => play(() => [name]);

/**
 * The sounds of what has happened; with a match, also of how it stands now.
 * @param {import("../engine").Events} events
 * @param {{ view: import("../engine").View, people: import("../engine").Seat[] } | null} [match]
 */
export const soundOf = (events, match = null) => play((sounds) => sounds.namesOf(events, match));
