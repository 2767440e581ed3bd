// An evening of 5 Card Chess by clicks: the choice, a game, antes, all in, a second buy-in, standing up, the text to
// share; for one against the computer, and for two at one device; both ways at a first double, the strip beside the
// board, the result of a won game.
import { engine } from "./engine.mts";
import { game, OPEN, playerWith } from "./evenings.mts";
import { accessible, expect, test } from "./fixtures.mts";

test.use({ turns: 3 });

const PHONE = { width: 390, height: 844 };

test("an evening begins at the tile; a game for the pot; standing up ends it; seven lines tell of it", async ({
  open,
}) => {
  const sitting = await open("http", { viewport: PHONE });
  const { frame, page } = sitting;
  await frame.click(OPEN);
  await expect(frame.locator(".purse-way")).toHaveText(["DeclineLose 1", /^AcceptWin or lose 2/]);
  await accessible(sitting, "the choice of an evening");
  await frame.click('.evening-pick[data-value="10"]');
  await frame.click('[data-test="sit-down"]');
  await expect(frame.locator('.eve-seat[data-player="0"] .eve-purse')).toHaveText("9 antes");
  await expect(frame.locator(".eve-pot")).toHaveText("Pot 2");
  await expect(frame.locator(".eve-middle .eve-chip")).toHaveCount(2);
  await expect(frame.locator(".evening-next")).toContainText("1 ante each, 2 in the pot. The cube can reach 8.");
  await frame.click('[data-test="next-game"]');
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-resign"]');
  await frame.click("dialog[open] .danger");
  await expect(frame.locator('[data-test="eve-came"]')).toHaveText(/^You 9 −1.+ 11 \+1$/);
  await expect(frame.locator("#result .primary")).toHaveText("Next game");
  await frame.click('[data-test="score-sheet"]');
  await expect(frame.locator('.score-sheet [data-winner="1"] td')).toHaveText(["Resigned", "", "9 −1", "11 +1"]);
  await expect(frame.locator('.eve-seat[data-player="1"] .eve-purse')).toHaveText("10 antes");
  await accessible(sitting, "the table and score sheet of an evening");
  await frame.click('[data-test="stand"]');
  await expect(frame.locator(".evening-next")).toContainText(/^(?!You)[A-Z].* wins the evening\.You go home with 9/);
  await expect(frame.locator(".purse-course svg")).toHaveAccessibleName(/^Purses\. You: 10, 9\. .+: 10, 11$/);
  await expect(frame.locator(".evening-acts .primary")).toHaveText("Another evening");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await frame.click('[data-test="share"]');
  const text = await frame.evaluate(() => navigator.clipboard.readText());
  expect(text.split("\n").slice(0, 6)).toEqual([
    "Deckmate: an evening of 5 Card Chess",
    expect.stringMatching(/^You 9 : .+ 11$/),
    "−1",
    "1 game from 10 antes each; best pot 2",
    "Nobody bought in again",
    "One stood up",
  ]);
  expect(text.split("\n")).toHaveLength(7);
});

test("after a game of an evening the next one is one press away, as is standing up", async ({ open }) => {
  const { frame } = await open("http", {
    viewport: PHONE,
    script: `localStorage["deckmate.player"] ??= ${JSON.stringify(playerWith([], { level: "novice" }))};`,
  });
  await frame.click(OPEN);
  await frame.click('[data-test="next-game"]');
  const resign = async () => {
    await frame.click('[data-test="menu"]');
    await frame.click('[data-test="menu-resign"]');
    await frame.click("dialog[open] .danger");
  };
  await resign();
  await frame.click('[data-test="next-game"]');
  await expect(frame.locator(".own-purse, .pot .hint").first()).toContainText("1 ante each");
  await expect(frame.locator("#result")).toHaveCount(0);
  await resign();
  await expect(frame.locator('[data-test="eve-came"]')).toHaveText(/^Ann 3 −1Ben 7 \+1$/);
  await frame.click('[data-test="stand"]');
  await expect(frame.locator(".evening-next")).toContainText("Ben wins the evening");
  await expect(frame.locator(".score-sheet [data-winner]")).toHaveCount(2);
});

test("a game of an evening and the player's own game both stay, whichever begins", async ({ open }) => {
  const save = engine.newGame({ game: "five-card", seed: "own" }).save();
  const kept = JSON.stringify({ save, turn: 10, answered: "fs" });
  const { frame, page } = await open("http", {
    script: `localStorage["deckmate.game.five-card"] ??= ${JSON.stringify(kept)};
      localStorage["deckmate.player"] ??= ${JSON.stringify(playerWith([], { level: "novice" }))};`,
  });
  await frame.click(OPEN);
  await frame.click('[data-test="next-game"]');
  await expect(frame.locator('.seat-name:has-text("Ben")')).toHaveCount(1);
  await frame.click('[data-test="leave"]');
  // As if it had gone on for a while.
  await page.evaluate(() => {
    const now = JSON.parse(localStorage["deckmate.game.five-card"]);
    localStorage["deckmate.game.five-card"] = JSON.stringify({ ...now, turn: 6 });
  });
  await page.reload();
  await expect(frame.locator('[data-test="continue-chip"]')).toHaveText("5 Card Chessmove 10");
  await expect(frame.locator(".today .continue")).toContainText("An evening");
  // A new game of the player's own asks nothing, and the evening goes on with its game.
  await frame.click('.tile[data-game="five-card"] .play-computer');
  await expect(frame.locator("#table")).toBeVisible();
  await frame.click('[data-test="leave"]');
  await expect(frame.locator('[data-test="continue-chip"]')).not.toHaveCount(0);
  await frame.click('[data-test="home-evening-on"]');
  await expect(frame.locator('.seat-name:has-text("Ben")')).toHaveCount(1);
});

test("for two at one device: the ante doubles; broke, and a second buy-in; all in, and broke for good", async ({
  open,
}) => {
  const { frame, page } = await open("http", { viewport: { width: 360, height: 640 } });
  /** Shows an evening in which this was done. */
  const shown = async (done: object[]) => {
    await frame.evaluate((text) => localStorage.setItem("deckmate.player", text), playerWith(done));
    await page.reload();
    await frame.click(OPEN);
  };
  const next = frame.locator(".evening-next");
  const three = [game(0), game(1, 2, "tie-break"), game(1, 1, "refused-double")];
  await shown(three);
  await expect(next).toContainText("The ante doubles");
  await expect(frame.locator(".eve-bell")).toBeVisible();
  await expect(frame.locator(".eve-ante")).toHaveText("2 antes each");
  await expect(frame.locator(".score-sheet .times")).toHaveText(["2"]);
  await expect(frame.locator(".score-sheet [data-winner] td:nth-child(2)")).toHaveText([
    "Checkmate",
    "Cards decided",
    "Double declined",
  ]);
  await shown([game(1, 4), game(1)]);
  await expect(next).toContainText("One more buy-in is allowed");
  await frame.click('[data-test="rebuy"]');
  await expect(frame.locator(".score-sheet .rebuy")).toHaveText("Ann bought in again.");
  await expect(frame.locator(".eve-purse")).toHaveText(["4 antes", "9 antes"]);
  await shown([...three, game(1)]);
  await expect(next).toContainText("All in: 1 ante each. Nobody can double. Ann has Red");
  await expect(frame.locator(".eve-purse")).toHaveText(["0 antes", "8 antes"]);
  await frame.click('[data-test="next-game"]');
  await frame.click('[data-test="open-veil"]');
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-resign"]');
  await frame.click("dialog[open] .danger");
  await frame.click('[data-test="next-game"]');
  await expect(next).toContainText("Ben wins the evening");
  await expect(next).toContainText("Ann is broke.");
  await frame.click('[data-test="again"]');
  await expect(frame.locator('[data-test="sit-down"]')).toBeVisible();
});

test("the first double shows both ways where there is room, the next one no more", async ({ open }) => {
  const begun = engine.newGame({ game: "five-card", seed: "ways", options: { clock: "none" } });
  const seats = {
    first: { kind: "computer", level: "novice", name: "Computer" },
    second: { kind: "human", name: "You" },
  };
  begun.apply("double");
  const kept = JSON.stringify({ save: begun.save(), turn: 1, answered: "f", seats, flipped: true });
  const script = `localStorage.getItem("deckmate.game.five-card") ??
    localStorage.setItem("deckmate.game.five-card", ${JSON.stringify(kept)});`;
  const sitting = await open("http", { script, tips: true });
  const { frame, page } = sitting;
  await frame.click('[data-test="continue-button"]');
  const ways = frame.locator(".tip .double-way");
  await expect(ways).toHaveText(["DeclineLose 1", "AcceptWin or lose 2"]);
  await accessible(sitting, "both ways of a double");
  await page.keyboard.press("Escape");
  await expect(ways).toHaveCount(0);
  await page.reload();
  await expect(frame.locator('[data-text="yes"]')).toBeVisible();
  await expect(ways).toHaveCount(0);
});

const EVENING = { game: "five-card", seed: "evening-strip-1", options: { clock: "none", bankroll: 4 } } as const;

/** The record of an evening's game with a cube of two, which Black owns; `own`: the seat of the player at this page. */
function doubled(own: "first" | "second", after: string[] = []) {
  const begun = engine.newGame(EVENING);
  for (const text of ["double", "yes", ...after]) begun.apply(text);
  const dora = { kind: "computer", level: "novice", name: "Double Dora", habit: "dora" };
  const you = { kind: "human", name: "You" };
  const seats = own === "first" ? { first: you, second: dora } : { first: dora, second: you };
  const kept = JSON.stringify({ save: begun.save(), turn: 1, answered: "ff", seats, own, series: "evening" });
  const evening = playerWith([], { id: "strip", level: "novice", habit: "dora", names: ["You", "Double Dora"] });
  return `localStorage.getItem("deckmate.game.five-card") ??
    localStorage.setItem("deckmate.game.five-card", ${JSON.stringify(kept)});
    localStorage["deckmate.player"] ??= ${JSON.stringify(evening)};`;
}

/** Runs in the page: words beside the board of which one lies on another, or that do not end in the window. */
const onWords = () => {
  const piles = document.querySelector("#piles")!;
  const all = document.createTreeWalker(piles, NodeFilter.SHOW_TEXT);
  const words: { text: string; box: DOMRect }[] = [];
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    if (!node.textContent!.trim() || node.parentElement!.closest(".card-face, .only-read")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) words.push({ text: node.textContent!, box });
  }
  const wrong = words.flatMap((one, at) => {
    const over = words.slice(at + 1).filter(({ text, box }) => {
      const wide = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
      const high = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
      // Boxes of letters are higher than the letters.
      return text !== one.text && wide > 1 && high > 4;
    });
    const out = one.box.right > innerWidth || one.box.left < 0 || one.box.bottom > innerHeight;
    return [...over.map(({ text }) => `${text} lies on ${one.text}`), ...(out ? [`${one.text} is cut`] : [])];
  });
  return { wrong, words: words.map(({ text }) => text.trim()) };
};

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [390, 844],
  [360, 640],
  [600, 420],
] as const)
  test(`a doubled game of an evening has no words on words beside its board: ${width}x${height}`, async ({ open }) => {
    const { frame } = await open("http", { script: doubled("first"), viewport: { width, height } });
    await frame.click('[data-test="home-evening-on"]');
    await expect(frame.locator("#hand .card-face").first()).toBeVisible();
    await expect(frame.locator(".own-purse > span")).toHaveText(["You 3", "Dora 3"]);
    await expect.poll(async () => (await frame.evaluate(onWords)).words).toContain("4");
    const { wrong, words } = await frame.evaluate(onWords);
    expect(wrong).toEqual([]);
    if (width > 600) expect(words).toEqual(expect.arrayContaining(["2 antes each", "You", "3", "pot 8"]));
  });

test("the hand has the colours of its own army, for Black as for Red", async ({ open }) => {
  for (const [own, side] of [
    ["first", "white"],
    ["second", "black"],
  ] as const) {
    const { frame } = await open("http", { script: doubled(own) });
    await frame.click('[data-test="home-evening-on"]');
    const sides = frame.locator("#hand .card-face");
    await expect(sides).toHaveCount(5);
    expect(await sides.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.side))).toEqual(
      Array(5).fill(side),
    );
  }
});

/** A doubled game that Red wins by checkmate: its answers after the double. */
function won() {
  for (let nth = 0; nth < 40; nth++) {
    const game = engine.newGame(EVENING);
    for (const text of ["double", "yes"]) game.apply(text);
    const offers = [];
    while (game.prompt() && offers.length < 160) {
      const level = game.prompt()!.seat === "first" ? "greedy" : "random";
      offers.push(game.suggest({ level, seed: `${nth}-${offers.length}` }));
      game.apply(offers.at(-1)!.text);
    }
    const { result } = game.view("first");
    game.free();
    if (result?.winner === "first" && result.how === "checkmate" && offers.at(-1)!.squares.length === 2) return offers;
  }
  throw new Error("Red has won none");
}

test("the result of a won game is whole, with the opponent's words and an achievement", async ({ open }) => {
  const offers = won();
  const script = doubled(
    "first",
    offers.slice(0, -1).map(({ text }) => text),
  );
  const { frame } = await open("http", { script, viewport: { width: 1280, height: 800 } });
  await frame.click('[data-test="home-evening-on"]');
  await expect.poll(() => frame.evaluate(() => !!(globalThis as any).Page.table?.beyond.moves?.talk)).toBe(true);
  for (const square of offers.at(-1)!.squares) await frame.click(`#board [data-square="${square}"]`);
  await expect(frame.locator("#result .feat-card")).toBeVisible();
  // The next game of an evening is against the same opponent.
  await expect(frame.locator("#result .rim-words")).toHaveText("1 of 3 beaten at First steps.");
  const out = await frame.locator("#result").evaluate((node) => {
    const { bottom } = node.getBoundingClientRect();
    const cut = [...node.querySelectorAll("button")].filter((one) => one.getBoundingClientRect().bottom > bottom);
    return node.scrollHeight - node.clientHeight + cut.length;
  });
  expect(out).toBe(0);
});
