// Sheets, which lie over a part of the page without being dialogs: the browser's Back closes them first.

/** Closers of the sheets, that of the top one last; each says whether its sheet was open. @type {Set<() => boolean>} */
const sheets = new Set();

/**
 * Lets Back close a sheet, until the signal ends that.
 * @param {() => boolean} close closes it, and says whether it was open @param {AbortSignal} [signal]
 */
export function backCloses(close, signal) {
  sheets.add(close);
  signal?.addEventListener("abort", () => sheets.delete(close), { once: true });
}

/** Closes the sheet on top, and says whether there was one. */
export const closeSheet = () => [...sheets].reverse().some((close) => close());
