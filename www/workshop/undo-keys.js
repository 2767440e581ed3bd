// Ctrl+Z and Ctrl+Shift+Z, outside fields and dialogs.
import { dialogIsOpen, plain, typing } from "../ui/keys.js";

/** @param {() => import("./draft.js").Draft | null} draft of the card that is shown @param {AbortSignal} signal */
export const undoKeys = (draft, signal) =>
  document.addEventListener(
    "keydown",
    (event) => {
      const isUndo = event.key.toLowerCase() === "z" && !plain(event) && !event.altKey;
      if (!isUndo || typing(event.target) || dialogIsOpen()) return;
      event.preventDefault();
      if (event.shiftKey) draft()?.redo();
      else draft()?.undo();
    },
    { signal },
  );
