// Own cards with the keyboard alone: from the first screen to the shelf, into a deck, to figures and back, and what the
// workshop says of drafts.
import type { Locator } from "@playwright/test";
import { engine } from "./engine.mts";
import { expect, type Sitting, test } from "./fixtures.mts";

test.use({ turns: 3 });

const LEFT = engine.checkCard({
  ...{ v: 1, title: "Left out", when: "end", by: "Ann" },
  do: [{ remove: { of: "foe pawn", where: ["alone"] } }],
} as never) as { packed: string };
const KEPT = JSON.stringify([{ name: "My cards", cards: [LEFT.packed] }]);

/** Goes on by Tab until a control has the focus, and presses a key there. */
async function press({ page }: Sitting, target: Locator, key = "Enter") {
  await target.waitFor();
  for (let n = 0; n < 150; n++) {
    if (await target.evaluate((node) => node === node.ownerDocument.activeElement)) return page.keyboard.press(key);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

test("shelf, decks and figures with the keyboard alone", async ({ open }) => {
  const script = `localStorage.setItem("deckmate.cards", ${JSON.stringify(KEPT)})`;
  const sitting = await open("http", { script });
  const { frame, page } = sitting;
  const by = (name: string) => frame.locator(`[data-test="${name}"]`);
  await press(sitting, by("home-workshop"));
  await press(sitting, by("to-shelf"));
  await press(sitting, frame.locator("#shelf .own-face"));
  await press(sitting, by("own-rate"));
  await expect(frame.locator(".rate-row")).toHaveCount(4);
  await press(sitting, by("stop-rating"));
  await expect(by("more-games")).toBeVisible();
  await expect(frame.locator(":focus")).toHaveText("Share");
  await press(sitting, by("back"));
  await press(sitting, by("own-deck"));
  await press(sitting, by("into-new"));
  await press(sitting, frame.locator("#deck-name"), "Control+a");
  await page.keyboard.type("By keys");
  const search = frame.locator("#deck-editor").getByRole("textbox", { name: "Search the cards" });
  await press(sitting, search, "Control+a");
  await page.keyboard.type("left out");
  await press(sitting, frame.getByRole("button", { name: "Left out: more", exact: true }), "Space");
  await expect(by("deck-size")).toHaveText("142 cards in this deck.");
  await press(sitting, by("keep-deck"));
  await expect(frame.locator("#deck-editor")).toHaveCount(0);
  await press(sitting, by("back"));
  await press(sitting, by("printed"));
  await press(sitting, by("decks"));
  const row = frame.locator('.deck-row[data-deck="By keys"]');
  await press(sitting, row.getByRole("button", { name: "Edit" }));
  await expect(frame.locator("#deck-name")).toHaveValue("By keys");
  await page.keyboard.press("Escape");
  await press(sitting, row.getByRole("button", { name: "Delete" }));
  await press(sitting, by("confirm-yes"));
  await expect(row).toHaveCount(0);
});

test("a draft is told from a kept card, and a new one says what becomes of the old", async ({ open }) => {
  const sitting = await open("http", { hash: "#workshop" });
  const { frame } = sitting;
  await frame.click('[data-from="depression"]');
  await frame.fill('[data-at="title"]', "Lonely");
  const notes = frame.locator(".maker-work");
  await expect(notes).toContainText("It is a draft, saved in this browser as you change it.");
  await frame.click('[data-test="way-keep"]');
  await expect(notes).toContainText("It is on your shelf.");
  await expect(frame.locator('[data-test="way-shelf"]')).toBeVisible();
  // Another one from the first screen begins anew; the one that was begun is there.
  await frame.click('[data-test="back"]');
  await frame.click('[data-test="home-workshop"]');
  await expect(frame.locator('[data-test="go-on-card"]')).toHaveText("Go on with Lonely");
  await frame.click('[data-test="empty-card"]');
  await expect(frame.locator(".toast").last()).toHaveText("Lonely has made room. Undo brings it back.");
  await frame.click('[data-test="undo-card"]');
  await expect(frame.locator('[data-at="title"]')).toHaveValue("Lonely");
});
