// The types of elements, as modules of the page use them.

/** Adds a listener to one element, or to the whole document. */
export type Listen<Events = HTMLElementEventMap> = <Name extends keyof Events>(
  name: Name,
  act: (event: Events[Name]) => void,
) => void;

/** The values that a shape of defaults lets through: of a list one of its values. */
export type Fitted<T> = {
  [Part in keyof T]: T[Part] extends readonly (infer One)[]
    ? One
    : T[Part] extends Record<string, unknown>
      ? Fitted<T[Part]>
      : T[Part];
};
