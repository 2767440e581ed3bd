// Texts that leave the page: as a file, or by the clipboard.
import { showText } from "./dialog.js";
import { h } from "./dom.js";
import { toast } from "./live.js";

/** Returns true in a frame without an origin of its own: most may not save files, and are not told so. */
const isSandboxed = () => window.top !== window && window.origin === "null";

/** Gives a text as a file, or says why it cannot. @param {string} name @param {string} text */
export function download(name, text) {
  if (isSandboxed()) {
    showText("Save as text", "A page in this frame can't save files. Copy the text instead.", text);
    return;
  }
  try {
    const link = h("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 5000);
  } catch {
    showText("Save as text", "This page can't save files here. Copy the text instead.", text);
  }
}

/**
 * Copies a text; where the clipboard is refused, the text is shown selected.
 * @param {string} text
 * @param {string} what
 */
export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    toast(`${what} copied.`);
  } catch {
    showText(what, "Press Ctrl+C, or long-press the text, to copy it.", text);
  }
}
