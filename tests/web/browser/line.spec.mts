// A game on two devices, by clicks in two browsers of their own: codes, moves, breaks, closed pages, agreement, and
// that nothing of the holder goes over the line.
import { isToday } from "./daily.mts";
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { again, codeOf, cut, door, enter, heard, linkOf, mine, move, offersDraw, TAPPED, watcherOf } from "./line.mts";
import { act } from "./user.mts";

const log = ({ frame }: Sitting) =>
  frame.evaluate(() => (globalThis as any).Page.table.match.view.log.map(({ text }: { text: string }) => text));
const stands = async (sitting: Sitting, words: string) =>
  expect(sitting.frame.locator('[data-test="line-chip"]')).toHaveText(words);
const square = ({ frame }: Sitting, name: string) => frame.locator(`#board [data-square="${name}"]`);
/** Plans a move while the other player is asked; it is made once that one has moved. */
async function planned(one: Sitting, [from, to]: string[], other: Sitting, [away, there]: string[]) {
  const before = (await log(one)).length;
  await expect(square(one, from)).toHaveAttribute("data-can", "lift");
  await square(one, from).click();
  await square(one, to).click();
  await expect(square(one, to)).toHaveAccessibleName(/choice 1/);
  await square(other, away).click();
  await square(other, there).click();
  for (const sitting of [one, other]) await expect.poll(async () => (await log(sitting)).length).toBe(before + 2);
}
const toast = ({ frame }: Sitting, words: string) =>
  expect(frame.locator('[data-test="toast"]').filter({ hasText: words })).toBeVisible();

test("chess by clicks from a server and from disk: codes, a cut, both pages opened anew, and another game", async ({
  open,
}) => {
  const ann = await open("http", { script: TAPPED });
  let ben = await open("file, deckmate.html", { script: TAPPED, viewport: { width: 390, height: 844 } });
  await door(ann, "chess", "Ann");
  await ann.frame.click('[data-test="line-invite"]');
  const invitation = await codeOf(ann);
  expect(invitation.length).toBeLessThan(150);
  await accessible(ann, "the invitation");
  await door(ben, "chess", "Ben");
  await ben.frame.click('[data-test="line-join"]');
  await accessible(ben, "where a code is entered");
  for (const [text, words] of [
    ["good morning", "That is no code of Deckmate."],
    ["x".repeat(1_000_000), "That is no code of Deckmate."],
    [invitation.slice(0, -4), "A part of the code is missing"],
  ]) {
    await ben.frame.fill("#line-text", text);
    await ben.frame.click('[data-test="line-use"]');
    await toast(ben, words);
    await ben.frame.waitForSelector("#line-text");
  }
  await enter(ben, `https://somewhere.example/#line=${invitation}`);
  const answer = await codeOf(ben);
  await accessible(ben, "the answer");
  await ann.frame.click('[data-test="line-enter"]');
  await enter(ann, invitation);
  await toast(ann, "That is an invitation, not an answer");
  await enter(ann, answer);
  await ben.frame.getByText("Chess: you play Black.").waitFor();
  await ann.frame.click('[data-test="line-begin"]');
  await mine(ann);
  await planned(ben, ["e7", "e5"], ann, ["e2", "e4"]);
  await mine(ann);
  await stands(ann, "Ben is here.");

  await cut(ann, ben);
  await accessible(ann, "a lost line");
  await again(ann, ben);
  await stands(ben, "Ann is back.");
  await move(ann, "g1", "f3", ben);

  // The guest's page is opened anew: it shows what it saw last.
  await ben.page.reload();
  await ben.frame.waitForSelector("#table");
  ben = { page: ben.page, frame: ben.page.mainFrame() };
  expect(await log(ben)).toEqual(await log(ann));
  await ann.frame.waitForSelector("#line-lost");
  await again(ann, ben);
  await mine(ben);
  await move(ben, "b8", "c6", ann);

  // The holder's page is opened anew.
  await ann.page.reload();
  await ann.frame.waitForSelector("#line-lost");
  await ben.frame.waitForSelector("#line-lost");
  await again(ann, ben);
  await mine(ann);
  await move(ann, "f1", "b5", ben);

  // Another tab of the holder leaves the game where it is.
  const tab = await ann.page.context().newPage();
  await tab.goto(ann.page.url());
  await expect(tab.locator("#elsewhere h2")).toHaveText("Chess is open in another tab");
  await tab.click('[data-test="leave-there"]');
  await expect(tab.locator('[data-test="far-chip"]')).toHaveText("Chess with Ben, move 3");
  await tab.close();
  await stands(ann, "Ben is back.");

  await ben.frame.click('[data-test="line-chip"]');
  await accessible(ben, "what can be said");
  await ben.frame.click('[data-test="say-3"]');
  await toast(ann, "Ben: “Nice move!”");
  await ann.frame.click("#undo");
  await expect(ben.frame.locator("#confirm h2")).toHaveText("Ann asks to take back Bb5.");
  await ben.frame.click('#confirm [data-test="confirm-yes"]');
  await mine(ann);
  expect(await log(ben)).toEqual(await log(ann));
  expect(await log(ann)).toHaveLength(4);

  // A draw is offered and refused; who has offered it moves on.
  await offersDraw(ann, ben, "no");
  await expect(ann.frame.locator("#prompt-text")).toHaveText(/declined/);
  await mine(ann);

  await ann.frame.click('[data-test="menu"]');
  await ann.frame.click('[data-test="menu-resign"]');
  await ann.frame.click('[data-test="confirm-yes"]');
  for (const { frame } of [ann, ben]) await expect(frame.locator("#prompt-text")).toHaveText(/White resigns/);
  // Both have the whole game now, the guest too.
  const acts = () => (globalThis as any).Page.table.match.connection.call("acts");
  expect(await ben.frame.evaluate(acts)).toEqual(await ann.frame.evaluate(acts));
  const rematch = async (one: Sitting, other: Sitting) => {
    await one.frame.locator("#result").getByRole("button", { name: "Rematch" }).click();
    await other.frame.click('#confirm [data-test="confirm-yes"]');
  };
  await rematch(ben, ann);
  await mine(ben);
  await planned(ann, ["d7", "d5"], ben, ["d2", "d4"]);
  await mine(ben);
  await offersDraw(ben, ann, "yes");
  for (const { frame } of [ann, ben]) await expect(frame.locator("#prompt-text")).toHaveText("Draw by agreement.");
  await rematch(ann, ben);
  await mine(ann);
  await ben.frame.click('[data-test="leave"]');
  await ben.frame.click('#confirm [data-test="confirm-yes"]');
  await ben.frame.waitForSelector("#home");
  await expect(ann.frame.locator("#line-lost h2")).toHaveText("Ben has left.");
});

test("a clock on two devices: the same times, still while the line is lost, and either may lose on time", async ({
  open,
}) => {
  test.skip(!isToday(1, 3));
  const ann = await open("http", { script: TAPPED });
  await ann.frame.evaluate(() => localStorage.setItem("deckmate.clocks", '{"chess":"5+0"}'));
  await door(ann, "chess", "Ann");
  await ann.frame.click('[data-test="line-invite"]');
  const ben = await open("file, index.html", { hash: await linkOf(ann), script: TAPPED });
  const answer = await codeOf(ben);
  await ann.frame.click('[data-test="line-enter"]');
  await enter(ann, answer);
  await ann.frame.click('[data-test="line-begin"]');
  await mine(ann);
  const seconds = ({ frame }: Sitting) =>
    frame.evaluate(() =>
      ["first", "second"].map((seat) => {
        const [minutes, rest] = (document.querySelector(`[data-seat="${seat}"] .clock-time`)?.textContent ?? "").split(
          ":",
        );
        return Number(minutes) * 60 + Number(rest);
      }),
    );
  const clock = ({ frame }: Sitting) =>
    frame.evaluate(() => (globalThis as any).Page.table.match.view.clock as { left: Record<string, number> });
  const near = (one: number[], other: number[], by: number) =>
    one.forEach((time, at) => expect(Math.abs(time - other[at])).toBeLessThanOrEqual(by));
  await move(ann, "e2", "e4", ben);
  await move(ben, "e7", "e5", ann);
  await move(ann, "g1", "f3", ben);
  // The clock of who thinks runs on both.
  for (const { frame } of [ann, ben]) await expect(frame.locator('[data-seat="second"] .clock.running')).toBeVisible();
  const began = (await seconds(ann))[1];
  await expect.poll(async () => (await seconds(ann))[1]).toBeLessThan(began - 1);
  near(...((await Promise.all([ann, ben].map(seconds))) as [number[], number[]]), 1);

  await cut(ann, ben);
  const still = await Promise.all([ann, ben].map(seconds));
  await ann.page.waitForTimeout(2500);
  expect(await Promise.all([ann, ben].map(seconds))).toEqual(still);
  await again(ann, ben);
  await move(ben, "b8", "c6", ann);
  expect(await clock(ben)).toEqual(await clock(ann));
  expect((await clock(ann)).left.second).toBeLessThan(299_000);
  await move(ann, "f1", "b5", ben);

  // Thinking time is not given back by opening the page anew.
  const spend = ({ frame }: Sitting, time: number) =>
    frame.evaluate((spent) => Object.assign((globalThis as any).Page.table.match.watch, { spent }), time);
  await spend(ben, 100_000);
  await ben.page.reload();
  await ben.frame.waitForSelector("#table");
  await ann.frame.waitForSelector("#line-lost");
  await again(ann, ben);
  await expect.poll(async () => (await seconds(ben))[1]).toBeLessThan(200);
  for (const [at, loser] of [ben, ann].entries()) {
    await loser.frame.click("#prompt-text");
    await spend(loser, 400_000);
    for (const { frame } of [ann, ben]) await expect(frame.locator("#prompt-text")).toHaveText(/time/);
    expect(await clock(ben)).toEqual(await clock(ann));
    if (at) break;
    await ann.frame.locator("#result").getByRole("button", { name: "Rematch" }).click();
    await ben.frame.click('#confirm [data-test="confirm-yes"]');
    await mine(ben);
    await move(ben, "e2", "e4", ann);
    await move(ann, "e7", "e5", ben);
    await move(ben, "g1", "f3", ann);
  }
});

const mayOffer = ({ frame }: Sitting) =>
  frame.evaluate(() => (globalThis as any).Page.table.match.offers.some(({ text }: any) => text === "offer"));

/** The other games, one a day, each with the place from which the guest's page comes. */
const GAMES = [
  ["chess-storm", "sandboxed frame"],
  ["five-card", "file, index.html"],
  ["deception", "one file over http"],
  ["doublecross", "http"],
  ["full-double", "sandboxed frame"],
] as const;

for (const [at, [game, place]] of GAMES.entries())
  test(`${game} on two devices (${place}): turns by clicks, a watcher, nothing of the holder's to the guest`, async ({
    open,
  }) => {
    test.skip(!isToday(at, GAMES.length));
    const ann = await open("http");
    await door(ann, game, "Ann");
    await ann.frame.click('[data-test="line-invite"]');
    const ben = await open(place, { hash: await linkOf(ann), script: TAPPED });
    const answer = await codeOf(ben);
    // Only of the link is anything known yet.
    await expect(ben.frame.locator("#line h2")).toHaveText("Ann invites you");
    await expect(ben.frame.locator(".line-more")).toContainText(": you play Black.");
    await ann.frame.click('[data-test="line-enter"]');
    await enter(ann, answer);
    await ann.frame.click('[data-test="line-begin"]');
    await ben.frame.waitForSelector("#table");
    const cleo = await watcherOf(ann, open);
    const asked = ({ frame }: Sitting) =>
      frame.evaluate(() => {
        const { match } = (globalThis as any).Page.table;
        return match.over ? "over" : match.phase === "idle" && match.asked !== null && match.autoAnswer === null;
      });
    for (let n = 0; n < 40; n++) {
      let who: Sitting | "over" | undefined;
      await expect(async () => {
        const [one, other] = await Promise.all([ann, ben].map(asked));
        who = one === "over" ? "over" : one ? ann : other ? ben : undefined;
        expect(who).toBeTruthy();
      }).toPass();
      if (who === "over" || !who || !(await act(who.page, who.frame, n))) break;
    }
    for (const [one, other] of [[ann, ben] as const, [ben, ann] as const])
      if ((await asked(one)) === true && (await mayOffer(one))) {
        await offersDraw(one, other, "no");
        await expect.poll(() => asked(one)).toBe(true);
        break;
      }
    const texts = [await heard(ben), await heard(cleo)];
    for (const [of, eye] of ["second", "watcher"].entries()) {
      const views = texts[of].flatMap((text) => [...text.matchAll(/"eye":"(\w+)"/g)].map(([, name]) => name));
      expect(views.length).toBeGreaterThan(3);
      expect(new Set(views)).toEqual(new Set([eye]));
      if (!texts[of].some((text) => text.includes('"result":{'))) expect(texts[of].join()).not.toMatch(/"seed"|"save"/);
    }
    const [one, other, third_] = await Promise.all([log(ann), log(ben), log(cleo)]);
    expect(other).toEqual(one);
    expect(third_).toEqual(one);
  });
