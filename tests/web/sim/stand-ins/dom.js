// Elements of the simulated page: what they were made of.
export const h = (tag, props = {}, ...children) => ({
  tag,
  props,
  children,
  dataset: {},
  querySelector: () => ({ focus() {} }),
});
export const button = (words, props = {}) => h("button", props, words);
