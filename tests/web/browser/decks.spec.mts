// Decks of Chess Storm: made, kept, played with, given away as text and as a link; of one ready-made one a day
// the beginning of a game, with WALKS=all of each a whole game.
import { readyDecks } from "../../../www/games/chess-storm/decks/ready.js";
import { all, isToday } from "./daily.mts";
import { engine, stormCards } from "./engine.mts";
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { act } from "./user.mts";

const GALLERY = "#g=chess-storm&cards";
const row = ({ frame }: Sitting, name: string) =>
  frame.locator(".deck-row").filter({ has: frame.getByText(name, { exact: true }) });
const options = ({ frame }: Sitting) =>
  frame.evaluate(() => (globalThis as any).Page.table.match.request.options as Record<string, unknown>);

test("a deck is made on the gallery, kept over a reload, changed, played with and deleted", async ({ open }) => {
  const sitting = await open("http", { hash: GALLERY });
  const { page, frame } = sitting;
  await frame.click('[data-test="decks"]');
  await frame.click('[data-test="new-deck"]');
  await frame.fill("#deck-name", "Crabs");
  for (let n = 0; n < 10; n++) await frame.getByRole("button", { name: "Crab: more", exact: true }).click();
  await frame.locator("#deck-editor").getByRole("textbox", { name: "Search the cards" }).fill("nope");
  await frame.getByRole("button", { name: "One of each" }).click();
  await expect(frame.locator('[data-test="deck-size"]')).toHaveText("10 cards in this deck.");
  await frame.click('[data-test="keep-deck"]');
  await expect(row(sitting, "Crabs")).toContainText("10 cards");
  await page.reload();
  await frame.click('[data-test="decks"]');
  await row(sitting, "Crabs").getByRole("button", { name: "Edit" }).click();
  await expect(frame.locator('#deck-editor [data-card="crab"].gallery-card output')).toHaveText("9");
  await frame.fill("#deck-name", "Many crabs");
  await frame.getByRole("button", { name: "Crab: less", exact: true }).click();
  await frame.click('[data-test="keep-deck"]');
  await expect(row(sitting, "Crabs")).toHaveCount(0);
  await row(sitting, "Many crabs").getByRole("button", { name: "Play" }).click();
  await expect(frame.getByRole("combobox", { name: "Deck" })).toHaveText(/Many crabs/);
  await expect(frame.locator('[data-test="start"]')).toBeInViewport({ ratio: 1 });
  await expect(frame.locator('[data-test="deck-about"]')).toHaveText("9 cards. ");
  await frame.click('[data-test="start"]');
  await frame.waitForSelector("#table");
  expect(await options(sitting)).toEqual({ deck: "0/crab:8/nope:1" });
  await frame.click('[data-test="leave"]');
  await frame.click('[data-game="chess-storm"] .more');
  await frame.click('[data-game="chess-storm"] .cards');
  await frame.click('[data-test="decks"]');
  await row(sitting, "Many crabs").getByRole("button", { name: "Delete" }).click();
  await frame.click('[data-test="confirm-yes"]');
  await expect(row(sitting, "Many crabs")).toHaveCount(0);
});

test("a deck is pasted, and shared by a link that shows it to somebody else", async ({ open }) => {
  const sitting = await open("http", { hash: GALLERY, permissions: ["clipboard-read", "clipboard-write"] });
  const { page, frame } = sitting;
  await frame.click('[data-test="decks"]');
  await frame.click('[data-test="paste-deck"]');
  await frame.locator("#paste textarea").fill("Leapers\n2 Kraken");
  await frame.click('[data-test="read-deck"]');
  await expect(frame.locator("#paste [role=alert]")).toHaveText("There is no card “Kraken”.");
  await frame.locator("#paste textarea").fill("Leapers & co\n2 Dub\nole");
  await frame.click('[data-test="read-deck"]');
  await expect(frame.locator("#deck-name")).toHaveValue("Leapers & co");
  const clip = () => page.evaluate(() => navigator.clipboard.readText());
  await frame.getByRole("button", { name: "Copy as text" }).click();
  await expect.poll(clip).toBe("Leapers & co\n1 Olé!\n2 Dub");
  await frame.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(clip).toContain("#g=chess-storm&cards=&deck=Leapers%20%26%20co&o=deck:0/ole:1/dub:2");
  const other = await open("http", { hash: new URL(await clip()).hash });
  await expect(other.frame.locator("#deck-name")).toHaveValue("Leapers & co");
  await expect(other.frame.locator('[data-test="deck-size"]')).toHaveText("3 cards in this deck.");
  const broken = await open("http", { hash: "#g=chess-storm&cards&deck=X&o=deck:kraken%3A1" });
  await expect(broken.frame.locator(".toast")).toContainText(
    "This deck can't be read. Option “deck”: there is no “kraken” (nearest: “",
  );
  const spelled = await open("http", { hash: "#g=chess-storm&cards&deck=X&o=deck:0/rocknroll:2" });
  await expect(spelled.frame.locator("#deck-editor .deck-contents li")).toHaveText(["2 Rock'n'Roll"]);
});

test("the set-up takes a ready-made deck and hands of different sizes; a blank card keeps computers out", async ({
  open,
}) => {
  const blank = engine.checkCard({ v: 1, title: "Dare", when: "end", do: "by-hand", text: "Dare them." } as never);
  const dares = [{ name: "Dares", value: "", cards: [(blank as { packed: string }).packed] }];
  const script = `localStorage.setItem("deckmate.decks", ${JSON.stringify(JSON.stringify(dares))})`;
  const sitting = await open("http", { script });
  const { frame } = sitting;
  await frame.click('[data-game="chess-storm"] .more');
  await frame.click('[data-game="chess-storm"] .set-up');
  const summary = frame.locator('[data-test="summary"]');
  await expect(summary).toContainText("Beginners' deck. Standard rules.");
  await frame.getByRole("combobox", { name: "Deck" }).selectOption("The second deck");
  await expect(summary).toContainText("The second deck. Standard rules.");
  await frame.getByRole("combobox", { name: "Deck" }).selectOption("Beginners' deck");
  await expect(frame.locator('[data-test="deck-about"]')).toHaveText(/^40 cards\. /);
  // The reason stands beside the seats, and the computer comes back with a deck of other cards.
  await frame.getByRole("combobox", { name: "Deck" }).selectOption("Dares");
  const computers = frame.locator("#setup input[value=computer]");
  for (const at of [0, 1]) {
    await expect(computers.nth(at)).toBeDisabled();
    await expect(computers.nth(at)).toHaveAccessibleDescription(/^Dare is carried out by hand: only people play/);
  }
  await accessible(sitting, "a deck with a blank card");
  await frame.getByRole("combobox", { name: "Deck" }).selectOption("Beginners' deck");
  await expect(computers.last()).toBeChecked();
  await frame.click(".more summary");
  await frame.click('[data-option="hand_size"] summary');
  await frame.getByRole("button", { name: "Second player: less" }).click();
  await frame.getByRole("button", { name: "Second player: less" }).click();
  await frame.click('[data-test="start"]');
  await frame.waitForSelector("#table");
  const view = await frame.evaluate(() => (globalThis as any).Page.table.match.view.storm);
  expect([view.deck, view.hands.first.length, view.hands.second.length]).toEqual([40, 5, 3]);
});

/** Things done in a game, and at most where few cards have been played by then. */
const ACTS = all ? 600 : 36;
const MOST = Math.max(ACTS, 120);
const decks: { name: string; value: string }[] = readyDecks(stormCards);
for (const [n, { name, value }] of decks.entries()) {
  if (!isToday(n, decks.length)) continue;
  test(`a game with the deck ${name} is played from the page alone`, async ({ open }) => {
    const { page, frame } = await open("http", {
      hash: `#g=chess-storm&seed=deck&level=beginner${value ? `&o=deck:${encodeURIComponent(value)}` : ""}`,
    });
    await frame.waitForSelector("#table");
    const cards = frame.locator("#log li").filter({ hasText: /plays|discards/ });
    let n = 0;
    while ((n < ACTS || (n < MOST && (await cards.count()) < 4)) && (await act(page, frame, n))) n++;
    expect(await cards.count()).toBeGreaterThan(3);
  });
}

test("an empty deck is not kept, has no Play, and the set-up says above Start why it cannot begin", async ({
  open,
}) => {
  const script = 'localStorage.setItem("deckmate.decks", JSON.stringify([{ name: "Nothing", value: "0" }]))';
  const sitting = await open("http", { hash: GALLERY, script, viewport: { width: 1280, height: 800 } });
  const { frame } = sitting;
  await frame.click('[data-test="decks"]');
  await expect(row(sitting, "Nothing")).toContainText("No cards");
  await expect(row(sitting, "Nothing").getByRole("button", { name: "Play" })).toBeDisabled();
  await frame.click('[data-test="new-deck"]');
  const acts = [
    frame.locator('[data-test="keep-deck"]'),
    frame.getByRole("button", { name: "Copy as text" }),
    frame.getByRole("button", { name: "Copy link" }),
  ];
  const ground = () => acts[0].evaluate((node) => getComputedStyle(node).backgroundColor);
  for (const act of acts) await expect(act).toBeDisabled();
  await expect(acts[0]).toHaveAccessibleDescription("A deck needs at least one card.");
  await expect(frame.locator("#keep-why")).toBeInViewport();
  const off = await ground();
  await frame.getByRole("button", { name: "Crab: more", exact: true }).click();
  for (const act of acts) await expect(act).toBeEnabled();
  await expect(frame.locator("#keep-why")).toBeHidden();
  await expect.poll(ground).not.toBe(off);
  await frame.click('#deck-editor [data-test="close"]');
  await frame.click('[data-test="confirm-yes"]');
  await frame.click('#decks [data-test="close"]');
  await frame.click('[data-test="set-up"]');
  await frame.getByRole("combobox", { name: "Deck" }).selectOption("Nothing");
  await frame.click('[data-test="start"]');
  const fault = frame.locator("#setup-fault");
  await expect(fault).toHaveText("“Nothing” has no cards. Choose another deck, or edit it.");
  await expect(fault).toBeInViewport({ ratio: 0.99 });
  await expect(frame.locator('[data-test="start"]')).toBeInViewport();
  await expect(frame.locator("#table")).toHaveCount(0);
});

test("the deck editor at 1280x800 has two rows of cards with their buttons, and the list of the deck", async ({
  open,
}) => {
  const { frame } = await open("http", { hash: GALLERY, viewport: { width: 1280, height: 800 } });
  await frame.click('[data-test="decks"]');
  await frame.click('[data-test="new-deck"]');
  await frame.getByRole("button", { name: "One of each" }).click();
  await frame.getByRole("button", { name: "Crybaby: more", exact: true }).click();
  await expect(frame.locator("#deck-editor .deck-contents li").first()).toHaveText("2 Crybaby");
  const rows = await frame.evaluate(() => {
    const { bottom } = document.querySelector("#deck-editor .gallery-cards")!.getBoundingClientRect();
    const tops = [...document.querySelectorAll("#deck-editor .copies-row")].map((row) => row.getBoundingClientRect());
    return new Set(tops.filter((row) => row.bottom <= bottom + 1).map(({ top }) => Math.round(top / 60))).size;
  });
  expect(rows).toBeGreaterThanOrEqual(2);
});

test("closing the editor throws no changed deck away unasked", async ({ open }) => {
  const { page, frame } = await open("http", { hash: GALLERY });
  await frame.click('[data-test="decks"]');
  await frame.click('[data-test="new-deck"]');
  // Nothing was changed: nothing is asked.
  await page.keyboard.press("Escape");
  await expect(frame.locator("#decks")).toBeVisible();
  await frame.click('[data-test="new-deck"]');
  for (const card of ["Crab", "Nope", "Encore"])
    await frame.getByRole("button", { name: `${card}: more`, exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(frame.locator("#confirm")).toContainText("This deck isn't kept yet.");
  await expect(frame.locator("dialog[open]")).toHaveCount(1);
  // Esc leaves the question unanswered: the deck is still being edited.
  await page.keyboard.press("Escape");
  await expect(frame.locator('[data-test="deck-size"]')).toHaveText("3 cards in this deck.");
  await frame.locator("#deck-name").fill("Three");
  await frame.click('[data-test="keep-deck"]');
  await expect(frame.locator('.deck-row[data-deck="Three"]')).toContainText("3 cards");
  await expect(frame.locator("#confirm")).toHaveCount(0);
});
