// Hints: for the asked player alone, gone with the next answer or the veil, and never in anybody's way.
import { todays } from "./daily.mts";
import { accessible, expect, link, type Sitting, tableOf, test } from "./fixtures.mts";
import { AWAY, leaveScreen } from "./secrets.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

/** What a hint leaves on the page: its sentence, and the squares that are marked. */
const hint = ({ frame }: Table) => frame.locator("#hint");
const marked = ({ frame }: Table) => frame.locator("#board").getByLabel(/, hint$/);
async function none(table: Table) {
  await expect(hint(table)).toHaveText("");
  await expect(marked(table)).toHaveCount(0);
}

/** The best answers cover nothing of the board, whatever the window. */
async function clear({ page, frame }: Sitting) {
  const before = page.viewportSize();
  for (const [width, height] of [
    [640, 560],
    [320, 568],
    [390, 844],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    const covers = () =>
      frame.evaluate(() => {
        const box = (name: string) => document.querySelector(name)!.getBoundingClientRect();
        const [panel, board] = [box(".advice"), box("#board [role=grid]")];
        return panel.top < board.bottom - 1 && panel.left < board.right - 1;
      });
    await expect.poll(covers, `${width} by ${height}`).toBe(false);
  }
  if (before) await page.setViewportSize(before);
}

for (const [game, place] of todays(
  [
    ["chess", "http"],
    ["full-double", "file, deckmate.html"],
    ["doublecross", "http"],
  ] as const,
  3,
)) {
  test(`a hint by key and by the menu, gone with the next answer: ${game}, ${place}`, async ({ open }) => {
    const deal = { game, seed: "hint" };
    const sitting = await open(place, { hash: link(deal) });
    const { page, frame } = sitting;
    const table = tableOf(sitting, deal);
    await table.shown();
    await page.keyboard.press("t");
    await expect(hint(table)).toHaveText(/^Hint: .+[.!?]$/);
    const said = (await frame.locator("#hint > span").textContent()) ?? "";
    await expect(frame.getByRole("status").filter({ hasText: said })).toBeAttached();
    const offer = table.game.legalMoves().find(({ label, squares }) => {
      const [words, told] = [label.replace(/\.$/, ""), said.slice(6, -1)].map((text) => text.toLowerCase());
      // What has a button is called as the button is: "Draw".
      return squares.length ? words === told : words.startsWith(told);
    });
    expect(offer, said).toBeTruthy();
    const names = await marked(table).evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.square));
    expect(names.sort()).toEqual([...offer!.squares].sort());
    await accessible(sitting, "hint");
    const rows = frame.locator(".advice-row");
    if (game !== "chess") {
      // The best answers, by keys: each is marked on the board while it has the focus.
      await frame.locator('[data-test="hint-why"]').press("Enter");
      await expect(rows.first()).toBeFocused();
      await clear(sitting);
    }
    if (game === "doublecross") {
      await expect(rows.first()).toContainText(/\d+ %.+best · (firm estimate|rough estimate|a guess)/);
      await expect(hint(table)).toContainText((await rows.first().locator(".advice-answer").textContent()) ?? "");
      await accessible(sitting, "the best answers");
      // An answer that is pressed is the hint, and its board is in sight.
      const other = (await rows.last().locator(".advice-answer").textContent()) ?? "none";
      await rows.last().press("Enter");
      await expect(rows).toHaveCount(0);
      await expect(hint(table)).toContainText(other);
      await expect(frame.locator('[data-test="hint-why"]')).toBeFocused();
    }
    await table.play([offer!.text]);
    await none(table);
    await frame.click('[data-test="menu"]');
    await frame.click('[data-test="menu-hint"]');
    await expect(hint(table)).toHaveText(/^Hint: /);
  });
}

test("an answer does not wait for a hint that is still looked for, and no late hint comes", async ({ open }) => {
  // The engine never hears what it should look for or think of, until it may: however fast or slow the machine is,
  // it is still looking when the player answers, and still thinking when a hint is asked for in the computer's turn.
  const script = `{
    const post = Worker.prototype.postMessage;
    const late = [];
    globalThis.free = false;
    globalThis.release = () => {
      globalThis.free = true;
      for (const [worker, args] of late.splice(0)) post.apply(worker, args);
    };
    Worker.prototype.postMessage = function (...args) {
      if (globalThis.free || !["suggest", "think"].includes(args[0]?.op)) return post.apply(this, args);
      late.push([this, args]);
    };
  }`;
  const sitting = await open("http", { hash: "#g=chess&seed=hint&seats=hc&level=easy", script });
  const table = tableOf(sitting, { game: "chess", seed: "hint" }, { seat: "first" });
  await table.shown();
  await sitting.page.keyboard.press("t");
  await expect(hint(table)).toHaveText("Looking for a hint …");
  await table.give("e2e4");
  await none(table);
  await sitting.page.keyboard.press("t");
  await expect(sitting.frame.locator(".toast").filter({ hasText: "It isn't your turn." })).toBeVisible();
  await sitting.page.evaluate("release()");
  await expect(sitting.frame.locator("#log li")).toHaveCount(2);
  await expect(sitting.frame.getByRole("alert").filter({ hasText: "Your move" })).toBeAttached();
  await none(table);
});

test("switched off single letters ask for no hint", async ({ open }) => {
  const sitting = await open();
  await sitting.frame.click('[data-test="home-settings"]');
  await sitting.frame.getByRole("group", { name: "Single-letter keys" }).getByRole("radio", { name: "Off" }).check();
  await sitting.frame.click('#settings [data-test="close"]');
  await sitting.frame.getByRole("button", { name: "More: Chess", exact: true }).click();
  await sitting.frame.getByRole("button", { name: "Play friend: Chess", exact: true }).click();
  const table = tableOf(sitting, { game: "chess", seed: "any" });
  await table.shown();
  await sitting.page.keyboard.press("t");
  await none(table);
});

test("a hint to play a card says and marks its targets, also once the card is lifted", async ({ open }) => {
  const setup = { board: "4k3/pppp1ppp/8/8/8/8/PPPP1PPP/R3K3 w - -", hands: { first: ["coup-detat"], second: [] } };
  const { page, frame } = await open();
  const table = await Table.sit(page, frame, { game: "chess-storm", setup }, { seats: "hc", after: ["a1b1"] });
  await table.shown();
  await page.keyboard.press("t");
  await expect(hint(table)).toHaveText(/^Hint: Play Coup d'État\. Then choose: White \w+ on [a-h][1-8]\./);
  const names = () => marked(table).evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.square));
  // The mark comes with the next frame.
  await expect(marked(table)).toHaveCount(1);
  const [target] = await names();
  // The list of best answers marks what it is at, and leaves the hint as it was.
  await frame.click('[data-test="hint-why"]');
  const best = frame.locator('[data-test="advice"]');
  await expect(best.locator("button.advice-row").first()).toBeFocused();
  expect(await names()).toEqual([target]);
  // Searches are timed, so that there may be one row or more: that of the hint marks its target, no other one does.
  for (const row of await best.locator("button.advice-row").all()) {
    const answer = await row.locator(".advice-answer").textContent();
    await row.focus();
    expect(await names(), String(answer)).toEqual(answer === "Play Coup d'État" ? [target] : []);
  }
  await page.keyboard.press("Escape");
  await expect(best).toHaveCount(0);
  expect(await names()).toEqual([target]);
  await frame.click('#hand [data-card="coup-detat"]');
  await expect(table.question).toContainText("Choose");
  expect(await names()).toEqual([target]);
  await table.square(target!).click();
  await expect(frame.locator("#log")).toContainText("Coup d'État");
});

test("a hint marks the button that is a card's target", async ({ open }) => {
  const { page, frame } = await open();
  const setup = { board: "4k3/pppp4/8/8/8/8/PPPP4/R3K3 w - -", hands: { first: ["round-robin"], second: [] } };
  const table = await Table.sit(page, frame, { game: "chess-storm", setup }, { seats: "hc", after: ["a1b1"] });
  await table.shown();
  await page.keyboard.press("t");
  await frame.click('[data-test="hint-why"]');
  const best = frame.locator('[data-test="advice"]');
  await best.locator("button", { hasText: "Play Round Robin" }).click();
  const turn = /Then choose: (Clockwise|Anticlockwise)\./;
  await expect(hint(table)).toHaveText(turn);
  const [, way] = turn.exec((await hint(table).textContent()) ?? "") ?? [];
  await frame.click('#hand [data-card="round-robin"]');
  await expect(frame.locator("#prompt-buttons .hinted")).toHaveText(way!);
});

test("a hint marks the card that pays for its move, which is asked for by nobody", async ({ open }) => {
  const { page, frame } = await open();
  const cards = ["pawn", "pawn", "knight", "rook", "wild"] as const;
  const setup = { board: "6k1/5ppp/8/8/8/5N2/6PP/4r2K w - -", hands: { first: [...cards] } };
  const table = await Table.sit(page, frame, { game: "five-card", setup }, { seats: "hc" });
  await table.shown();
  await page.keyboard.press("t");
  await expect(hint(table)).toHaveText(/^Hint: Knight f3 [^.]*\./);
  await expect(frame.locator("#hand .hinted")).toHaveAttribute("data-card", "knight");
  await frame.click('[data-test="hint-why"]');
  const best = frame.locator('[data-test="advice"]');
  await expect(best.locator(".advice-chance").first()).toHaveText(/^\d+ % to win$/);
  // What is chosen at the table takes the list away: it may lie over what is asked next.
  await table.square("f3").click();
  await expect(best).toHaveCount(0);
  await table.square("e1").click();
  await expect(frame.locator("#log")).toContainText("Red plays Knight: knight f3 captures");
});

test("a hint to uncloak a piece chooses it, and marks the button that does it", async ({ open }) => {
  const setup = { board: "8/8/8/3kB3/8/8/8/8", bases: { e5: "king" as const }, uncloaked: ["d5"] };
  const { page, frame } = await open();
  const table = await Table.sit(page, frame, { game: "deception", setup }, { seats: "hc" });
  await table.shown();
  const uncloak = frame.locator("#uncloak");
  await expect(uncloak).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("t");
  await expect(hint(table)).toHaveText(/^Hint: Uncloak the bishop on e5\./);
  await expect(uncloak).toContainText("Uncloak e5");
  await expect(uncloak).toHaveClass(/hinted/);
  await uncloak.click();
  await expect(table.square("e5")).toHaveAccessibleName(/king/);
  await none(table);
});

for (const game of ["five-card", "deception"] as const) {
  test(`${game}: no hint through the veil, and none is left when it closes`, async ({ open }) => {
    const deal = { game, seed: "hint" };
    const sitting = await open("http", { hash: link(deal), script: AWAY });
    const { page } = sitting;
    const table = tableOf(sitting, deal);
    await expect(table.veil).toBeVisible();
    await page.keyboard.press("t");
    await none(table);
    for (const wait of [true, false]) {
      await table.shown();
      await page.keyboard.press("t");
      // The second time the engine is still looking for it.
      if (wait) await expect(hint(table)).toHaveText(/^Hint: /);
      await leaveScreen(page);
      await expect(table.veil).toBeVisible();
      await none(table);
    }
    await table.shown();
    await none(table);
  });
}
