// What every screen of a table owes to whoever uses it: nothing cut, nothing outside the window, nothing too small to
// read.
import { expect, type Frame } from "@playwright/test";

/**
 * Nothing is cut, nothing scrolls sideways, the board stands whole in the window; where fingers hit, everything is
 * large enough.
 */
export async function fits(frame: Frame, touch: boolean, what: string) {
  const wrong = await frame.evaluate((touch) => {
    const wrong: string[] = [];
    const box = (node: Element) => node.getBoundingClientRect();
    const seen = (node: Element) => node.checkVisibility({ visibilityProperty: true }) && box(node).width > 1;
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`${document.documentElement.scrollWidth} wide`);
    for (const node of document.querySelectorAll(
      ".card-title, .card-text, .card-band, .button, .pile-name, #prompt-text, .prompt-more, .declared, .deck-count",
    )) {
      const cut = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2;
      if (cut && seen(node) && !node.closest(".backs, .discard"))
        wrong.push(`${node.className || node.id} is cut: ${node.textContent?.slice(0, 40)}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const node = text.parentElement!;
      if (!text.textContent?.trim() || !seen(node) || node.closest(".only-read, .card-scene, .lettered .board-edge"))
        continue;
      // A face is scaled as a whole. What stands on the small cards of a hand may be smaller: a touch raises them.
      const sheet = node.closest<HTMLElement>(".card-sheet");
      const scale = sheet ? sheet.parentElement!.offsetWidth / sheet.offsetWidth : 1;
      const size = Number.parseFloat(getComputedStyle(node).fontSize) * scale;
      const least = !sheet ? 12 : scale > 0.68 ? 12 : node.matches(".card-title") && scale > 0.29 ? 11.9 : 7.5;
      if (size < least) wrong.push(`${size} px is too small: ${text.textContent.slice(0, 40)}`);
    }
    const board = box(document.querySelector("#board [role=grid]")!.parentElement!);
    if (board.left < 0 || board.top < 0 || board.right > innerWidth || board.bottom > innerHeight)
      wrong.push("the board is not whole");
    if (box(document.getElementById("prompt")!).bottom > innerHeight + 1)
      wrong.push("the question is not in the window");
    for (const node of touch ? document.querySelectorAll("button:not([data-square]), a, label, summary") : []) {
      const { width, height } = box(node);
      if (seen(node) && (width < 44 || height < 44))
        wrong.push(`${node.id || node.className} is ${Math.round(width)} by ${Math.round(height)}`);
    }
    return wrong;
  }, touch);
  expect(wrong, what).toEqual([]);
}

/** Runs in the page: all letters are from now on the widest that a system has. */
export function widen() {
  for (const name of ["--sans", "--title"])
    document.documentElement.style.setProperty(name, '"DejaVu Sans", Verdana, sans-serif');
  document.fonts.dispatchEvent(new Event("loadingdone"));
}

/** Runs in the page: the letters are its own again. */
export function narrow() {
  for (const name of ["--sans", "--title"]) document.documentElement.style.removeProperty(name);
  document.fonts.dispatchEvent(new Event("loadingdone"));
}

/** Whatever may be answered with is hit at its centre without scrolling the page; no name and no title is cut. */
export async function hittable(frame: Frame, what: string) {
  const look = () =>
    frame.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      scrollTo(0, 0);
      const offered = [...document.querySelectorAll("#board [data-square]")].filter((cell) =>
        /can be chosen/.test(cell.getAttribute("aria-label") ?? ""),
      );
      const others = document.querySelectorAll(
        "#hand button, #prompt button, [data-test=flop-draw], .table-bar button",
      );
      const name = (one: Element) => {
        const { square, card, text } = (one as HTMLElement).dataset;
        return square ?? card ?? text ?? (one.id || one.className || one.tagName);
      };
      const wrong = [...offered, ...others].flatMap((node) => {
        if (!node.checkVisibility({ visibilityProperty: true })) return [];
        // A wide board pans, a long list of answers has a scroller of its own.
        node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        if (scrollY > 1) {
          scrollTo(0, 0);
          return [`${name(node)} is below the screen`];
        }
        const { left, top, width, height } = node.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit && node.contains(hit) ? [] : [`${name(node)} lies under ${hit ? name(hit) : "the edge"}`];
      });
      for (const node of document.querySelectorAll(
        ".table-title, .seat-name, .seat-name strong, .hand-name, .card-title",
      )) {
        const box = node.getBoundingClientRect();
        const seen = node.checkVisibility({ visibilityProperty: true }) && box.width > 4 && !node.closest(".discard");
        if (seen && node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline")
          wrong.push(`cut: ${node.textContent}`);
      }
      // In a fan each card lies over the one before: what names that one is left of it.
      const cards = [...document.querySelectorAll("#hand .hand-card:not([aria-pressed=true])")];
      for (const [at, card] of cards.entries()) {
        const words = document.createRange();
        words.selectNodeContents(card.querySelector(".card-title") ?? card.querySelector(".hand-name") ?? card);
        const next = cards[at + 1]?.querySelector(".card-face")?.getBoundingClientRect().left ?? innerWidth;
        if (words.getBoundingClientRect().right > next + 3) wrong.push(`under the next card: ${card.textContent}`);
      }
      for (const node of document.querySelectorAll(".prompt-words, .held")) {
        const { left, right } = node.getBoundingClientRect();
        if (node.scrollHeight > node.clientHeight + 2 || left < 0 || right > innerWidth)
          wrong.push(`cut: ${node.textContent}`);
      }
      if (document.documentElement.scrollWidth > innerWidth) wrong.push("wider than the screen");
      return wrong;
    });
  // Every kind and size is looked at, whatever was found before.
  await expect
    .configure({ soft: true })
    .poll(look, { message: what, intervals: [20, 100, 300], timeout: 2000 })
    .toEqual([]);
}
