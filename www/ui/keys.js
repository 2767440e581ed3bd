// The keys that are meant for the page: not those typed into a field, or pressed while a dialog is open.

/** Returns true if typed text goes into this element. @param {EventTarget | null} node */
export const typing = (node) =>
  node instanceof HTMLElement &&
  (node.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(node.tagName) ||
    (node instanceof HTMLInputElement && !/^(button|checkbox|radio|file)$/.test(node.type)));
/** Returns true if a dialog takes all keys. */
export const dialogIsOpen = () => document.querySelector("dialog[open]") !== null;
/** Returns true if no key is held that makes a command of it. @param {KeyboardEvent} event */
export const plain = (event) => !event.ctrlKey && !event.metaKey && !event.altKey;
/** Returns true for a letter outside fields and dialogs. @param {KeyboardEvent} event */
export const letterKey = (event) => !typing(event.target) && !dialogIsOpen() && plain(event) && !event.repeat;
