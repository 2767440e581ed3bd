// Which keys are meant for the page: not those typed into a field, or pressed while a dialog is open.

/** Whether what is typed goes into this element. @param {EventTarget | null} node */
export const typing = (node) =>
  node instanceof HTMLElement &&
  (node.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(node.tagName) ||
    (node instanceof HTMLInputElement && !/^(button|checkbox|radio|file)$/.test(node.type)));
/** Whether a dialog takes all keys. */
export const dialogIsOpen = () => document.querySelector("dialog[open]") !== null;
/** Whether no key is held that makes a command of it. @param {KeyboardEvent} event */
export const plain = (event) => !event.ctrlKey && !event.metaKey && !event.altKey;
/** Whether a letter is meant for the page: not typed into a field, no dialog open. @param {KeyboardEvent} event */
export const letterKey = (event) => !typing(event.target) && !dialogIsOpen() && plain(event) && !event.repeat;
