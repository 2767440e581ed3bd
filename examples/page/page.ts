// A page over the engine as a plain script: it shows the question with a button for each answer, and plays the other seat.
type Game = import("../../dist/engine.js").Game;
type Seat = import("../../dist/engine.js").Seat;

/** Who sits in front of the page. */
const ME: Seat = "first";

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
};

/** Shows what this seat may know, and nothing else. */
function show(game: Game): void {
  const own = game.seat(ME);
  const view = own.view();
  part("log").replaceChildren(
    ...view.log.map(({ text }) => Object.assign(document.createElement("li"), { textContent: text })),
  );
  part("question").textContent = view.result?.text ?? own.prompt()?.text ?? "";
  part("answers").replaceChildren(
    ...own.legalMoves().map((offer) => {
      const button = Object.assign(document.createElement("button"), { textContent: offer.label });
      button.addEventListener("click", () => {
        own.apply(offer.text);
        reply(game);
        show(game);
      });
      return button;
    }),
  );
}

/** The computer answers until this seat is asked again. */
function reply(game: Game): void {
  for (let seat = game.prompt()?.seat; seat && seat !== ME; seat = game.prompt()?.seat)
    game.apply(game.suggest({ level: "greedy" }).text);
}

void (async () => {
  const engine = await globalThis.Deckmate.load();
  const game = engine.newGame({ game: "doublecross", seed: "page", options: { auto_call: true } });
  part("title").textContent = "DoubleCross Chess";
  show(game);
})();
