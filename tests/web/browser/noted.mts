// The moments that a page shows, noted as they come and go.
import type { Frame } from "@playwright/test";

/** Notes each moment: what it was, when it came and went, and what would be hit in the middle of its things. */
export const WATCH = `globalThis.moments = [];
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) if (node.className === "moment-layer") {
        const parts = [...node.children];
        const hit = parts.some((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        globalThis.moments.push({
          kind: node.dataset.moment, still: node.dataset.still, words: node.textContent,
          begin: performance.now(), end: 0,
          parts: parts.map((part) => part.className), hit, moving: node.getAnimations({ subtree: true }).length,
        });
      }
      for (const node of removedNodes) if (node.className === "moment-layer")
        globalThis.moments.at(-1).end = performance.now();
    }
  }).observe(document, { subtree: true, childList: true });`;
interface Moment {
  kind: string;
  still: string;
  words: string;
  begin: number;
  end: number;
  parts: string[];
  hit: boolean;
  moving: number;
}
export const moments = (frame: Frame) => frame.evaluate(() => (globalThis as any).moments as Moment[]);
export const ready = (frame: Frame) =>
  frame.waitForFunction(() => {
    const { table } = (globalThis as any).Page;
    const isPlain = table.match.view.game === "chess";
    return table.beyond.moments && (isPlain || (globalThis as any).deckmateExtras.cards);
  });
