// The page's own texts, as Trusted Types if a host's policy asks for them: they pass through one policy of the page's
// own, named "deckmate"; elsewhere they are the texts themselves.

/** @param {string} text */
const same = (text) => text;
const own = { createHTML: same, createScript: same, createScriptURL: same };
const policy = globalThis.trustedTypes?.createPolicy("deckmate", own) ?? own;

/** Shows markup that was made when the page was built. @param {Element} element @param {string} markup */
export const showMarkup = (element, markup) => {
  element.innerHTML = policy.createHTML(markup);
};

/** The text of a script that came with the page. @param {string} text */
export const trustedScript = (text) => policy.createScript(text);

/** The address of a script or worker of the page. @param {string} address */
export const trustedAddress = (address) => policy.createScriptURL(address);
