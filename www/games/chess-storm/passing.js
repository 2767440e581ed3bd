// The answers of Chess Storm that the page gives for a player who has nothing to decide.

import { button, h } from "../../ui/dom.js";
import { toast } from "../../ui/live.js";
import { change, settings } from "./settings.js";

/**
 * Prompts in which cards of the hand are lifted by digits.
 * @param {{ prompt: import("../../engine").Prompt | null }} state
 */
export const inHand = ({ prompt }) =>
  prompt !== null && ["action", "end", "after", "during", "reply"].includes(prompt.why);

/** Said when the switch is turned against the computer. */
const ALONE = {
  on: "Auto-pass: you aren't asked any more when all you could do is discard a card.",
  off: "You are asked again when all you could do is discard a card.",
};

/** Returns true if a response to the opponent's answer is asked for. @param {import("../../engine").Prompt} prompt */
const answers = (prompt) => ["reply", "during", "after"].includes(prompt.why);

/**
 * Returns true if the asked player has switched off these questions: those for a response, if two share the screen;
 * those in which a card can only be discarded, against the computer.
 * @param {import("../../match/status.js").MatchStatus} match
 * @param {import("../../engine").Seat} seat
 */
const wanted = (match, seat) => (match.sharesSecrets ? settings.passing[seat] : settings.discardless);

/**
 * The answer that the page gives for a player who has nothing to decide, or wants to be left alone; null otherwise.
 * Behind the veil it may not depend on what is held: there a response passes always, or is asked for always. A discard
 * is a decision; what may be said beside the game is none that has to be asked for.
 * @param {import("../../match/status.js").MatchStatus} match
 */
export const autoAnswer = (match) => {
  const { prompt, offers } = match;
  if (!prompt || match.isComputer(prompt.seat)) return null;
  const on = wanted(match, prompt.seat);
  if (answers(prompt) && match.sharesSecrets) return on ? "pass" : null;
  if (!match.asked || !(prompt.why === "end" || answers(prompt)) || !offers.some(({ text }) => text === "pass"))
    return null;
  const rest = offers.filter(({ text, role }) => role === "play" && text !== "pass");
  const empty = rest.every(({ choice }) => choice.t === "dump" && on && !match.sharesSecrets);
  return empty ? "pass" : null;
};

/**
 * A button for a player who does not want to be asked for responses any more, where one is asked for; or null.
 * @param {import("../../match/match.js").Match} match
 */
export const passButton = (match) => {
  const { asked, sharesSecrets, prompt } = match;
  if (!asked || !sharesSecrets || !prompt || !answers(prompt) || settings.passing[asked]) return null;
  return button("Auto-pass", {
    title: "Pass every response automatically from now on",
    data: { text: "auto-pass" },
    onclick: () => {
      change({ passing: { ...settings.passing, [asked]: true } });
      toast("Auto-pass is on. Turn it off beside the piles.");
      match.conductor.show(null);
      match.next();
    },
  });
};

/**
 * The switch for it, where hands are hidden from each other a setting of each player's own; it stays while the computer
 * thinks, so that nothing jumps.
 * @param {import("../../match/match.js").Match} match
 * @param {import("../../engine").Seat} seat
 */
export const passSwitch = (match, seat) => {
  if (match.over || match.needsVeil || !match.people.includes(seat) || !match.conductor.asks) return null;
  const { sharesSecrets } = match;
  const box = h("input", {
    type: "checkbox",
    role: "switch",
    class: "switch",
    id: "passing",
    checked: wanted(match, seat),
    onchange: () => {
      const on = box.checked;
      change(sharesSecrets ? { passing: { ...settings.passing, [seat]: on } } : { discardless: on });
      if (!sharesSecrets) toast(on ? ALONE.on : ALONE.off);
      match.next();
    },
  });
  const [short, long] = sharesSecrets
    ? ["Auto-pass", "Auto-pass: never ask me to respond"]
    : ["Auto-pass", "Don't ask me when I could only discard"];
  return h(
    "label",
    { class: "pass-switch", title: long },
    box,
    h("span", { class: "pass-short", "aria-hidden": "true" }, short),
    h("span", { class: "pass-long" }, long),
  );
};
