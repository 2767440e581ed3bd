// Which keys are meant for the page: not those that somebody types, or that an open dialog takes.

/** Whether somebody types there. @param {EventTarget | null} node */
export const typing = (node) =>
  node instanceof HTMLElement &&
  (node.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(node.tagName) ||
    (node instanceof HTMLInputElement && !/^(button|checkbox|radio|file)$/.test(node.type)));
/** Whether a dialog takes all keys. */
export const covered = () => document.querySelector("dialog[open]") !== null;
/** Without a key that makes a command of it. @param {KeyboardEvent} event */
export const plain = (event) => !event.ctrlKey && !event.metaKey && !event.altKey;
/** A letter that nobody is typing and no dialog wants. @param {KeyboardEvent} event */
export const letterKey = (event) => !typing(event.target) && !covered() && plain(event) && !event.repeat;
