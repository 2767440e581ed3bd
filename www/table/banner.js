// Over the board for a moment: the armies have changed hands.
import { h } from "../ui/dom.js";
import { announce } from "../ui/live.js";
import { moves } from "../ui/settings.js";
import { capital, wait } from "../ui/words.js";

/** Milliseconds for which everybody can read it. */
const READ = { still: 900, moving: 1400 };

export class Banner {
  root = h("div", { class: "banner", hidden: true, "aria-hidden": "true" });

  /** @param {import("../match/match.js").Match} match @param {import("../engine").Events | null} events */
  async show(match, events) {
    const sides = events?.find((event) => event.t === "sides");
    if (!sides) return;
    const [one, other] = [match.seat("first").name, match.seat("second").name];
    const words = `Sides switched: ${one} now plays ${capital(sides.first)}, ${other} plays ${capital(sides.second)}`;
    this.root.textContent = words;
    this.root.hidden = false;
    announce(words);
    await wait(moves() ? READ.moving : READ.still);
    this.root.hidden = true;
  }
}
