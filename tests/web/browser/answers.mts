// What a player touches to give an answer, and what the page then shows: both told by the engine's own game, none by
// the page.
import { type Game, type Offer, type Prompt, pokerOf, stormOf, type View } from "./engine.mts";

/** A square, a card of the hand by its place, or a button by its selector (enter: for which keys have Enter). */
export type Touch = { square: string } | { card: number } | { button: string; enter?: boolean };

const MENU = { resign: "resign", offer: "offer" } as const;
const test = (name: string): Touch => ({ button: `[data-test="${name}"]` });

/** Whether the page asks once more before it gives this answer. */
function asksAgain({ choice }: Offer, prompt: Prompt) {
  return (
    ["fold", "call", "double", "give-up"].includes(choice.t) || (choice.t === "no" && prompt.why === "answer-double")
  );
}

/** Whether a card that is lifted asks for its targets before it is played: then it is played with the last of them. */
export function asksFirst(game: Game, text: string) {
  const found = game.foresee([text]);
  return found.ok && found.prompt?.secret === true && `card:${found.prompt.card}` === text;
}

/** What is touched, in order, to give the answer with this text. */
export function touches(game: Game, text: string): Touch[] {
  const offers = game.legalMoves();
  const prompt = game.prompt();
  const offer = offers.find((one) => one.text === text);
  if (!offer || !prompt) throw new Error(`${text} is not offered, but ${offers.map((one) => one.text).join(" ")}`);
  const { choice, squares } = offer;
  const view = game.view(prompt.seat);
  const [storm, poker] = [stormOf(view), pokerOf(view)];
  const place = (card: string) => ({ card: (storm ?? poker)!.hands[prompt.seat].indexOf(card) });
  if (choice.t === "resign" || choice.t === "offer")
    return [test("menu"), test(`menu-${MENU[choice.t]}`), test("confirm-yes")];
  // The page gives it when nobody has answered in time.
  if (choice.t === "time-up") return [];
  if (choice.t === "uncloak") return [{ square: choice.at }, { button: "#uncloak" }];
  if (choice.t === "dump") return [place(choice.dump), { button: `.prompt-tools [data-text="${text}"]` }];
  // Many cards that a question is about are looked at first.
  if (
    choice.t === "card" &&
    storm &&
    prompt.why === "target" &&
    offers.filter((one) => one.choice.t === "card").length > 8
  )
    return [{ button: '.prompt-tools [data-text="look"]' }, { button: `#pick-card [data-pick="${choice.card}"]` }];
  // A card that a question is about lies in no hand: it has a button, which shows it, and another one takes it.
  if (choice.t === "card" && storm && prompt.why === "target")
    return [
      { button: `.prompt-tools [data-pick="${choice.card}"]` },
      { button: `.prompt-tools [data-text="${text}"]` },
    ];
  if (choice.t === "card" && storm) {
    const played = asksFirst(game, text) ? [] : [{ button: `.prompt-tools [data-text="${text}"]`, enter: true }];
    return [place(choice.card), ...played];
  }
  if (["say", "grumble", "heard", "accuse"].includes(choice.t))
    return [{ button: '.prompt-tools [data-text="say"]' }, { button: `#chooser [data-text="${text}"]` }];
  if (choice.t === "draw" && prompt.why === "flop") return [test("flop-draw")];
  // A card that is carried out by hand has its tools beside the buttons.
  if (prompt.why === "by-hand" && choice.t === "word" && choice.word !== "colour")
    return [{ button: `.hand-tools [data-text="${text}"]` }];
  if (!squares.length)
    return [
      { button: `#prompt-buttons [data-text="${text}"]` },
      ...(asksAgain(offer, prompt) ? [test("confirm-yes")] : []),
    ];
  const card = "card" in choice ? choice.card : undefined;
  const begins = (one: Offer) => squares.every((name, at) => name === one.squares[at]);
  const same = offers.filter((one) => begins(one) && one.squares.length === squares.length);
  const alike = poker ? same.filter((one) => ("card" in one.choice ? one.choice.card : undefined) === card) : same;
  // A card is asked for where one pays for what is free; a Wild card pays for nothing unless it is lifted.
  const paid = poker && same.some((one) => "card" in one.choice && one.choice.card && one.choice.card !== "wild");
  return [
    ...(card && poker ? [place(card)] : []),
    ...squares.map((square) => ({ square })),
    // A second tap on the last square says that this was all.
    ...(offers.some((one) => begins(one) && one.squares.length > squares.length) ? [{ square: squares.at(-1)! }] : []),
    ...(paid && !card ? [{ button: "#chooser.which-card [data-text]" }] : []),
    ...(alike.length > 1 ? [{ button: `#chooser [data-text="${text}"]` }] : []),
  ];
}

/** What everybody at the table can read. */
export interface Sight {
  squares: Record<string, string>;
  lines: number;
  who: string;
  asks: string | null;
  timed: boolean;
  picks: boolean;
  answers: string[];
  result: string | null;
}

export function nameOf(view: View, at: number) {
  return `${String.fromCharCode(97 + (at % view.files))}${Math.floor(at / view.files) + 1}`;
}

/** Whether the square is no part of the board: cut off, or taken out of it. */
function isGone(view: View, at: number) {
  const { corners, removed } = stormOf(view)?.land ?? {};
  if (!corners || !removed) return false;
  const [low, high] = corners;
  const name = nameOf(view, at);
  const between = (digit: number) =>
    low.charCodeAt(digit) <= name.charCodeAt(digit) && name.charCodeAt(digit) <= high.charCodeAt(digit);
  return !between(0) || !between(1) || removed.includes(name);
}

/**
 * What the page shows when it stands still and the asked player may answer; `seat`: the only player at the screen,
 * where there is one.
 */
export function sight(game: Game, seat?: "first" | "second"): Sight {
  const prompt = game.prompt();
  const offers = game.legalMoves();
  const view = game.view(prompt ? prompt.seat : (seat ?? "watcher"));
  const army = (side: string) => (view.game === "five-card" && side === "white" ? "red" : side);
  return {
    squares: Object.fromEntries(
      view.cells.map((cell, at) => [
        nameOf(view, at),
        cell ? `${army(cell.side)} ${cell.kind}` : isGone(view, at) ? "gone" : "empty",
      ]),
    ),
    lines: view.log.length,
    who: seat ? "You" : `Player ${prompt?.seat === "second" ? 2 : 1}`,
    asks: prompt?.text ?? null,
    timed: typeof prompt?.left === "number",
    picks: offers.some(({ squares }) => squares.length > 0),
    answers: offers.map(({ text }) => text),
    result: view.result?.text ?? null,
  };
}

/**
 * Runs in the page: waits until a reader of the page finds nothing different, or a veil that may be there is ("veil");
 * says what is different when the time is over. Asked as often from outside, each look would be dear.
 */
export async function difference({ veil, ...want }: Sight & { veil: boolean }): Promise<string> {
  const end = Date.now() + 25_000;
  for (;;) {
    const found = veil && document.querySelector("#veil") ? "veil" : look(want);
    if (!found || found === "veil" || Date.now() > end) return found;
    await new Promise((again) => setTimeout(again, 25));
  }

  function look(want: Sight): string {
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent ?? "");
    const cells = [...document.querySelectorAll<HTMLElement>("#board [data-square]")];
    if (!cells.length) return "no board";
    if (want.result !== null) return texts("#result .result-text")[0] === want.result ? "" : `no result ${want.result}`;
    if (texts("#prompt-text")[0] !== want.asks)
      return `the question is "${texts("#prompt-text")[0]}", not "${want.asks}"`;
    // The question is read aloud when it may be answered; what is left of its time may have been called out since.
    const asked = (said: string) => said.startsWith(want.who) && said.includes(want.asks ?? "");
    if (!texts("[role=alert]").some((said) => asked(said) || (want.timed && / left\.\s*$/.test(said))))
      return `${want.who} has not been asked aloud`;
    // A card whose targets are still being chosen has done nothing yet.
    const planned = document.querySelector("#table[data-plan]") !== null;
    for (const cell of planned ? [] : cells) {
      const label = cell.getAttribute("aria-label") ?? "";
      const words = `${cell.dataset.square}, ${want.squares[cell.dataset.square ?? ""]}`;
      if (!`${label},`.startsWith(`${words},`)) return `"${label}" is not "${words}"`;
    }
    const lines = texts("#log li").filter((line) => !line.startsWith("No moves yet")).length;
    if (!planned && lines !== want.lines) return `${lines} lines in the log, not ${want.lines}`;
    if (want.picks && !cells.some((cell) => /can be chosen|chosen/.test(cell.getAttribute("aria-label") ?? "")))
      return "no square can be chosen";
    const buttons = [...document.querySelectorAll<HTMLElement>("#prompt-buttons [data-text]")].map(
      ({ dataset }) => dataset.text ?? "",
    );
    const strange = buttons.find((text) => !want.answers.includes(text));
    return strange ? `the button ${strange} is not offered` : "";
  }
}
