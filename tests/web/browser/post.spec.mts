// A game by links: a whole one between two browsers, from a server and from disk; old links, forks, what is no link.
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { mine } from "./line.mts";
import { act } from "./user.mts";

test.use({ turns: 3 });

const log = ({ frame }: Sitting) =>
  frame.evaluate(() => (globalThis as any).Page.table.match.view.log.map(({ text }: { text: string }) => text));
const toast = ({ frame }: Sitting, words: string | RegExp) =>
  expect(frame.locator('[data-test="toast"]').filter({ hasText: words }).last()).toBeVisible();

/** Begins a game by links, from the tile. */
async function begin({ frame }: Sitting, game: string, name: string, own = "first") {
  await frame.click(`[data-game="${game}"] .more`);
  await frame.click(`[data-game="${game}"] .two-devices`);
  await frame.fill("#line-own", name);
  await frame.check(`[name="line-side"][value="${own}"]`, { force: true });
  await frame.check('[name="line-pace"][value="true"]', { force: true });
  await frame.click('[data-test="line-invite"]');
}

/** Waits until the player is asked (true), or the link stands there. */
const asked = async ({ frame }: Sitting) => {
  const what = await frame.waitForFunction(() => {
    const { match } = (globalThis as any).Page.table ?? {};
    if (document.querySelector("#post")) return "link";
    return match?.phase === "idle" && match.asked && !match.autoAnswer && "asked";
  });
  return (await what.jsonValue()) === "asked";
};

/** Makes a move. */
async function move({ frame }: Sitting, from: string, to: string) {
  await frame.click(`#board [data-square="${from}"]`);
  await frame.click(`#board [data-square="${to}"]`);
}

/** Takes the link that is shown. */
async function take({ frame }: Sitting) {
  const link = await frame.inputValue("#post .line-link");
  await frame.locator("#post .line-link").evaluate((node) => node.dispatchEvent(new Event("copy")));
  await frame.click('#post [data-test="close"]');
  return /post=(\S+)/.exec(link)?.[1] ?? "";
}

/** Follows a link, as from a message. */
async function follow({ frame }: Sitting, packet: string) {
  await frame.evaluate((words) => {
    location.hash = words;
  }, `post=${packet}`);
}

/** Pastes a link at the table. */
async function paste({ frame }: Sitting, packet: string) {
  await frame.click('[data-test="post-paste"]');
  await frame.fill("#post-text", packet);
  await frame.click('[data-test="post-use"]');
}

test("chess by links between two browsers, from a server and from disk, with old links, a fork and no links", async ({
  open,
}) => {
  const ann = await open("http");
  const ben = await open("file, deckmate.html", { viewport: { width: 390, height: 844 } });
  await begin(ann, "chess", "Ann");
  await mine(ann);
  await move(ann, "f2", "f3");
  await ann.frame.waitForSelector("#post canvas");
  await accessible(ann, "the link of a game");
  const first = await take(ann);
  await expect(ann.frame.locator("#prompt-text")).toHaveText(
    "Your friend answers with a link: open it, or paste it here.",
  );

  // A text that is no link is refused in words, and so is one that was cut.
  for (const [text, words] of [
    ["post=good~morning", "That is no link of a game by links."],
    [`post=${first.slice(0, first.indexOf("dm1"))}`, "A part of the link is missing."],
    [`post=${first.slice(0, -3)}`, "This link doesn't work."],
    [`post=3${first.slice(1)}`, "another version"],
  ]) {
    await ben.frame.click('[data-test="open-save"]');
    await ben.frame.fill("#save-text", text);
    await ben.frame.click('[data-test="open-text"]');
    await expect(ben.frame.locator("#notice")).toContainText(words);
  }
  await ben.frame.click('[data-test="open-save"]');
  await ben.frame.fill("#save-text", `post=${first}`);
  await ben.frame.click('[data-test="open-text"]');
  await expect(ben.frame.locator("#post-meet h2")).toHaveText("Ann plays with you by links");
  await accessible(ben, "who is met by a link");
  await ben.frame.fill("#line-own", "Ben");
  await ben.frame.click('[data-test="post-play"]');
  await mine(ben);
  await toast(ben, "Ann has answered.");
  await move(ben, "e7", "e5");
  const second = await take(ben);
  await accessible(ben, "waiting for a link");

  // A link of her own, then Ben's, then his once more: nothing is lost.
  await follow(ann, first);
  await toast(ann, "This is your own link");
  await follow(ann, second);
  await mine(ann);
  await toast(ann, "Ben has answered.");
  expect(await log(ann)).toEqual(await log(ben));
  await follow(ann, second);
  await toast(ann, "You have opened this link of Ben's before.");
  await mine(ann);
  // Before the link was given away the move may be taken back; then no more.
  await move(ann, "a2", "a3");
  await ann.frame.click('#post [data-test="close"]');
  await ann.frame.click("#undo");
  await mine(ann);
  await move(ann, "g2", "g4");
  const third = await take(ann);
  await ann.frame.click("#undo");
  await toast(ann, "A move that Ben may have seen stands.");

  // The list on the first screen leads back to both.
  await ann.frame.click('[data-test="leave"]');
  await expect(ann.frame.locator('[data-test="far-chip"]')).toHaveText("Chess with Ben, waiting");
  await accessible(ann, "a game by links on the first screen");
  await ann.frame.click('[data-test="far-chip"]');
  await follow(ann, second);
  await toast(ann, "That is an old link of Ben's");
  await ann.page.reload();
  await ann.frame.waitForSelector("#table");
  // Another tab is told, and takes it over; then the first is told.
  const tab = await ann.page.context().newPage();
  await tab.goto(ann.page.url());
  await expect(tab.locator("#elsewhere h2")).toHaveText("Chess is open in another tab");
  await tab.click('[data-test="play-here"]');
  await tab.waitForSelector("#table");
  await ann.frame.click('#elsewhere [data-test="play-here"]');
  await ann.frame.waitForSelector("#table");
  await tab.click('#elsewhere [data-test="leave-there"]');
  await tab.waitForSelector("#home");
  await tab.close();

  // A fork: Ben answers an older link in another way, on another device.
  const again = await open("http", { hash: `#post=${first}` });
  await again.frame.click('[data-test="post-play"]');
  await mine(again);
  await move(again, "d7", "d5");
  const fork = await take(again);
  await follow(ann, fork);
  await expect(ann.frame.locator("#post-apart dd")).toHaveText([/e5/, /d5/]);
  await accessible(ann, "two games of one");
  await ann.frame.click('[data-test="post-mine"]');
  await expect(ann.frame.locator("#post h2")).toHaveText("Send Ben the link");
  expect(await take(ann)).toBe(third);

  await paste(ben, "good morning");
  await toast(ben, "That is no link of a game by links.");
  await paste(ben, third);
  await mine(ben);
  await move(ben, "d8", "h4");
  await expect(ben.frame.locator("#post h2")).toHaveText("Send Ann the end");
  const end = await take(ben);
  await ben.frame.waitForSelector("#result");
  await follow(ann, end);
  await ann.frame.waitForSelector("#result");
  await expect(ann.frame.locator("#prompt-text")).toHaveText(/Checkmate/);
  await ann.frame.click('[data-test="leave"]');
  await expect(ann.frame.locator('[data-test="far-chip"]')).toHaveCount(0);

  // The fork's own game takes the other way, and an old link of a game that is over is known as one.
  await follow(again, third);
  await again.frame.click('[data-test="post-theirs"]');
  await mine(again);
  expect(await log(again)).toEqual((await log(ben)).slice(0, 3));
  await follow(ann, second);
  await toast(ann, "That is an old link of Ben's");
});

test("full double by links: a draw is offered in one and taken in another; another game's link opens that", async ({
  open,
}) => {
  const ann = await open("http", { viewport: { width: 390, height: 844 } });
  await begin(ann, "full-double", "Ann", "second");
  await expect(ann.frame.locator("#post h2")).toHaveText("Invite a friend by a link");
  const ben = await open("one file over http", { hash: `#post=${await take(ann)}` });
  await ben.frame.fill("#line-own", "Ben");
  await ben.frame.click('[data-test="post-play"]');
  await mine(ben);
  await ben.frame.click('[data-test="menu"]');
  await ben.frame.click('[data-test="menu-offer"]');
  await ben.frame.click('[data-test="confirm-yes"]');
  const offer = await take(ben);
  // At the table of another game, the link leads to its own.
  await ann.frame.click('[data-test="leave"]');
  await begin(ann, "chess", "Ann", "second");
  await take(ann);
  await paste(ann, offer);
  await expect(ann.frame.locator("#prompt-text")).toHaveText(/offers a draw/);
  await ann.frame.click('#prompt-buttons [data-text="yes"]');
  const end = await take(ann);
  await follow(ben, end);
  await expect(ben.frame.locator("#prompt-text")).toHaveText("Draw by agreement.");
});

test("DoubleCross by links: both draw the cards, and a link of no chain is named", async ({ open }) => {
  const ann = await open("http", { viewport: { width: 390, height: 844 } });
  await begin(ann, "doublecross", "Ann");
  await expect(ann.frame.locator("#post h2")).toHaveText("Invite a friend by a link");
  const ben = await open("one file over http", { hash: `#post=${await take(ann)}` });
  await ben.frame.fill("#line-own", "Ben");
  await ben.frame.click('[data-test="post-play"]');
  await expect(ben.frame.locator("#post h2")).toHaveText("Send Ann the link");
  let packet = await take(ben);
  for (let turn = 0; turn < 6; turn++) {
    const one = turn % 2 ? ben : ann;
    // Another card than both devices give is refused, and nothing is lost.
    if (turn === 3) {
      const [version, id, by, first, second, game, link] = packet.split("~");
      const other = `${Number(link.split(".")[0])}.${"A".repeat(43)}`;
      await follow(one, [version, id, by, first, second, game, other].join("~"));
      await expect(one.frame.locator("#notice")).toContainText(
        "Ann's device has shown a link that is none of its chain.",
      );
    }
    await follow(one, packet);
    await one.frame.waitForSelector("#table");
    for (let n = 0; n < 12 && (await asked(one)); n++) await act(one.page, one.frame, n);
    packet = await take(one);
  }
  const [anns, bens] = [await log(ann), await log(ben)];
  expect(bens.slice(0, anns.length)).toEqual(anns);
  expect(bens.length).toBeGreaterThan(10);
});
