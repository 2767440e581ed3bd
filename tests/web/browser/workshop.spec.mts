// The workshop: cards made by presses alone, on a desktop and on a phone; words that are grey and say why; faults that
// are mended; keys; what is kept.
import { todays } from "./daily.mts";
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { MAKINGS, make, unfold } from "./making.mts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Of the ten cards two a day, one in each size; all where everything is walked. */
const walked = todays(MAKINGS, 5);

const says = ({ frame }: Sitting) => frame.locator(".preview-does");
const chip = ({ frame }: Sitting, words: string) =>
  frame.locator(".maker-work .chip").filter({ hasText: words }).first();
const choice = ({ frame }: Sitting, words: string) =>
  frame.locator("#choices .choice").filter({ hasText: words }).first();

for (const making of walked) {
  const isPhone = MAKINGS.indexOf(making) >= 5;
  test(`${making.title} is made by presses: ${isPhone ? "phone" : "desktop"}`, async ({ open }) => {
    const sitting = await open("http", { hash: "#workshop", ...(isPhone && PHONE) });
    const { frame, page } = sitting;
    await accessible(sitting, "what a card begins with");
    await make(frame, making);
    await expect(says(sitting)).toHaveText(making.says);
    await expect(frame.locator(".card-face .card-title")).toHaveText(making.title);
    await accessible(sitting, making.title);
    // It is kept at once.
    await page.reload();
    await expect(says(sitting)).toHaveText(making.says);
    await expect(frame.locator('[data-at="title"]')).toHaveValue(making.title);
    // All that was done can still be undone.
    await frame.click('[data-test="undo-card"]');
    await expect(frame.locator('[data-at="title"]')).not.toHaveValue(making.title);
    await frame.click('[data-test="redo-card"]');
    await expect(frame.locator('[data-at="title"]')).toHaveValue(making.title);
    // Every chip can be touched.
    const low = await frame.locator(".chip").evaluateAll((all) => all.filter((one) => one.clientHeight < 44).length);
    expect(low).toBe(0);
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test("words that are impossible here say why, a word of another time brings that time, and both are undone", async ({
  open,
}) => {
  const sitting = await open("http", { hash: "#workshop" });
  const { frame } = sitting;
  await frame.click('[data-from="depression"]');
  await expect(frame.locator(".note-look")).toContainText("Depression under another name");
  await chip(sitting, "+ then").click();
  const cancel = choice(sitting, "Cancel their card");
  await unfold(cancel);
  await expect(cancel).toHaveAttribute("aria-disabled", "true");
  await expect(cancel).toContainText("is all that a card does");
  await cancel.click({ force: true });
  await expect(cancel).toBeVisible();
  await accessible(sitting, "the verbs");
  await frame.click('#choices [data-test="close"]');
  await chip(sitting, "an enemy").click();
  await expect(choice(sitting, "the piece they just moved")).toContainText("Then it is played after their turn.");
  await choice(sitting, "the piece they just moved").click();
  await expect(chip(sitting, "After their turn")).toBeVisible();
  await expect(chip(sitting, "the piece they just moved")).toBeFocused();
  await frame.click('[data-test="undo-card"]');
  await expect(chip(sitting, "At the end of your turn")).toBeVisible();
  await expect(chip(sitting, "an enemy")).toBeVisible();
  await frame.click('[data-test="redo-card"]');
  await expect(chip(sitting, "After their turn")).toBeVisible();
});

test("a fault of the text stands in its block, and a press mends it", async ({ open }) => {
  const sitting = await open("http", { hash: "#workshop" });
  const { frame } = sitting;
  await frame.click('[data-test="empty-card"]');
  await chip(sitting, "As text").click();
  const card = { v: 1, title: "Trial", when: "end", do: [{ draw: 1 }, { mark: "came", with: "peaceful" }] };
  await frame.fill("#card-text textarea", "{");
  await expect(frame.locator("#card-text li")).toContainText("This is no JSON yet");
  // A kept draft that no block can show is not used.
  await frame.fill("#card-text textarea", JSON.stringify({ ...card, do: [5] }));
  await expect(frame.locator("#card-text li").first()).toContainText("Line 1:");
  await expect(frame.locator('[data-test="use-text"]')).toHaveAttribute("aria-disabled", "true");
  await frame.fill("#card-text textarea", JSON.stringify(card, null, 1));
  await expect(frame.locator("#card-text li")).toContainText("Line 10: “came” is the piece your opponent just moved");
  await frame.click('[data-test="use-text"]');
  const block = frame.locator('.block[aria-label^="Step 2"]');
  await expect(block.locator(".fault-note")).toContainText("only a card played after your opponent's turn knows it");
  await expect(block.locator(".chip-bad")).toContainText("the piece they just moved");
  await accessible(sitting, "a fault");
  await frame.click('[data-test="see-fault"]');
  await expect(block.locator(".chip-bad")).toBeFocused();
  await frame.click('[data-mend="Play it after their turn"]');
  await expect(frame.locator(".note-good")).toBeVisible();
  await expect(frame.locator(".fault-note:visible")).toHaveCount(0);
});

test("with keys alone a card is made, changed, moved about and undone", async ({ open }) => {
  const sitting = await open("http", { hash: "#workshop" });
  const { frame, page } = sitting;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Goes on to a place by the tabulator. */
  const to = async (words: string) => {
    for (let n = 0; n < 40; n++) {
      await press("Tab");
      if (await frame.evaluate((wanted) => document.activeElement?.textContent === wanted, words)) return;
    }
    throw new Error(`no ${words}`);
  };
  await to("Empty card");
  await press("Enter");
  await expect(chip(sitting, "+ what happens")).toBeVisible();
  await to("+ what happens");
  await press("Enter");
  await expect(frame.locator("#choices")).toBeVisible();
  // A search narrows the list, the next key leads to what is left.
  await frame.locator(".choice-search").focus();
  await page.keyboard.type("draw c");
  await expect(frame.locator("#choices .choice:visible b")).toHaveText(["Draw cards"]);
  await press("Tab", "Tab", "Enter");
  await expect(chip(sitting, "Draw")).toBeFocused();
  await to("+ then");
  await press("Enter");
  await frame.locator("#choices summary", { hasText: "Cards and turns" }).focus();
  await press("Enter");
  await choice(sitting, "Discard cards").focus();
  await press("Enter");
  await expect(says(sitting)).toHaveText(/^Draw one card, then discard/);
  await press("Enter");
  await frame.getByRole("button", { name: "Up" }).focus();
  await press("Enter");
  await expect(says(sitting)).toHaveText(/^Discard one card/);
  await press("Control+z");
  await expect(says(sitting)).toHaveText(/^Draw one card, then discard/);
  await press("Control+Shift+z");
  await expect(says(sitting)).toHaveText(/^Discard one card/);
});

test("a kind takes the place of the first one, and of those left out; every Back leads to the card again", async ({
  open,
}) => {
  const sitting = await open("http", { hash: "#workshop" });
  const { frame, page } = sitting;
  const pick = async (words: string, ...kinds: string[]) => {
    await chip(sitting, words).click();
    for (const kind of kinds) await choice(sitting, kind).click();
    await frame.click("#choices .dialog-feet button");
  };
  await frame.click('[data-test="empty-card"]');
  await chip(sitting, "+ what happens").click();
  await choice(sitting, "Remove a piece").click();
  await pick("pawn", "knight", "rook");
  const words = "Remove an enemy knight or rook.";
  await expect(says(sitting)).toHaveText(words);
  for (const way of ["openShare", "openRate"]) {
    await frame.click(`[data-test="way-${way}"]`);
    await frame.waitForSelector(".own-card");
    await frame.click('[data-test="back"]');
    await expect(says(sitting)).toHaveText(words);
    await frame.click(`[data-test="way-${way}"]`);
    await frame.waitForSelector(".own-card");
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(says(sitting)).toHaveText(words);
  }
  await chip(sitting, "+ then").click();
  await choice(sitting, "Mark a piece").click();
  await pick("not a king", "knight");
  await expect(says(sitting)).toContainText("your knights");
});

test("doors: the first screen, the gallery and each of its cards lead to the workshop", async ({ open }) => {
  const sitting = await open("http");
  const { frame } = sitting;
  await frame.click('[data-test="home-workshop"]');
  await expect(frame.locator("#workshop .start-card").first()).toBeVisible();
  await frame.click('[data-test="back"]');
  await frame.evaluate(() => {
    location.hash = "#g=chess-storm&cards";
  });
  await frame.click('[data-change="derby"]');
  await expect(says(sitting)).toContainText("Your knight just moved without capturing");
  await expect(frame.locator('[data-at="title"]')).toHaveValue("Derby 2");
  // The style sheets of a table, once they are there, change nothing here.
  const look = () =>
    chip(sitting, "+ then").evaluate((node) => {
      const { borderRadius, padding, gap } = getComputedStyle(node);
      const row = getComputedStyle(node.ownerDocument.querySelector(".maker-work .chips") as Element);
      return [borderRadius, padding, gap, row.gap, row.alignItems];
    });
  const before = await look();
  await frame.evaluate(() => {
    location.hash = "#g=five-card&seats=hh";
  });
  await frame.waitForSelector(".pot");
  await frame.waitForSelector("#moves", { state: "attached" });
  await frame.evaluate(() => {
    location.hash = "#workshop";
  });
  await frame.waitForSelector("#workshop .chip");
  expect(await look()).toEqual(before);
});
