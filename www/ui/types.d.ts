// What modules of the page say of elements.

/** Adds a listener to one element, or to the whole document. */
export type Listen<Events = HTMLElementEventMap> = <Name extends keyof Events>(
  name: Name,
  act: (event: Events[Name]) => void,
) => void;
