// What the page's modules need of a browser when Node loads them: a store, an address, a root element, no media query.
/** What is kept, as the browser's store would keep it. */
export const store = new Map();

Object.assign(globalThis, {
  location: { hash: "", href: "https://example.org/deckmate/" },
  document: { documentElement: { dataset: {}, classList: { toggle() {} } } },
  localStorage: {
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, text) => store.set(key, text),
    removeItem: (key) => store.delete(key),
  },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
});
