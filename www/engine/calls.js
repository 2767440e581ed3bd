// The questions to a game in the wasm, for all eyes or as a seat may know it: what is passed is looked at first.
import { judging } from "./judging.js";
import { checkCount, checkThought, list, optionalText, request, rollsOf, text } from "./requests.js";
import { told } from "./told.js";

/** @typedef {import("./types").RawGame} RawGame */

/** The number of answers that a refusal names. */
const FEW = 8;

/**
 * @param {<T>(run: (game: RawGame) => T) => T} use
 * @returns {import("./types").SeatCalls}
 */
export function callsOf(use) {
  /** A few of the answers that the open question takes, for whoever has given another one.
   * @param {import("../engine").Seat} [seat] */
  const offered = (seat) => {
    const texts = calls.legalMoves(undefined, seat).map((offer) => offer.text);
    if (!texts.length) return "";
    const more = texts.length > FEW ? ` and ${texts.length - FEW} more` : "";
    return ` Offered: ${texts.slice(0, FEW).join(", ")}${more}.`;
  };
  /** @type {import("./types").SeatCalls} */
  const calls = {
    prompt: (seat) => use((game) => game.prompt(seat)),
    legalMoves: (about, seat) => {
      const wanted = about === undefined ? about : request(about, "legalMoves");
      return use((game) => game.legal_moves(wanted, seat));
    },
    apply: (choice, thought, seat, rolls) => {
      checkThought(thought);
      const step = told(() => {
        const said = typeof choice === "string" ? choice : request(choice, "apply", "a text or an object");
        return use((game) => game.apply(said, thought, seat, rolls && rollsOf(rolls)));
      });
      if (step.ok || step.error !== "not-offered" || step.message.length > 250) return step;
      return { ...step, message: step.message + offered(seat) };
    },
    view: (eye) => use((game) => game.view(text(eye, "unknown-eye", "An eye"))),
    suggest: (o, seat) => {
      const wanted = request(o, "suggest");
      return use((game) => game.suggest(wanted, seat));
    },
    advise: (o, seat) => {
      const wanted = request(o ?? {}, "advise");
      return use((game) => game.advise(wanted, seat));
    },
    explain: (about, seat) => {
      const whose = optionalText(seat, "A seat");
      const what = request(about, "explain");
      return use((game) => game.explain(what, whose));
    },
    canBack: (answers, seat) =>
      told(() => {
        const whose = optionalText(seat, "A seat");
        if (answers !== undefined) checkCount(answers, "The number of answers");
        const lines = use((game) => game.can_back(whose, answers));
        return { ok: /** @type {const} */ (true), lines };
      }),
    reach: (square, eye) => {
      const whose = optionalText(eye, "An eye");
      const from = text(square, "unknown-square", "A square");
      return use((game) => game.reach(from, whose));
    },
    survey: (eye) => {
      const whose = optionalText(eye, "An eye");
      return use((game) => game.survey(whose));
    },
    rays: (square, eye) => {
      const whose = optionalText(eye, "An eye");
      const from = text(square, "unknown-square", "A square");
      return use((game) => game.rays(from, whose));
    },
    plans: (seat) => use((game) => game.plans(seat)),
    foresee: (answers, seat) =>
      told(() => {
        const said = list(answers, "foresee");
        return use((game) => game.foresee(said, seat));
      }),
    ...judging(use),
    told: () => use((game) => game.told()),
  };
  return calls;
}
