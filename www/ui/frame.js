// Work that measures boxes waits for the next frame: the page is laid out once for all that has changed until then.

/** The longest wait for a frame, in milliseconds: a page out of sight paints none. */
const LATE = 60;

/** Resolves once what has been changed until now is painted: work that takes long comes after it. */
export const painted = () =>
  new Promise((done) => {
    setTimeout(done, LATE);
    requestAnimationFrame(() => setTimeout(done));
  });

/** Gives a function that lets `act` happen once, right before the next frame is painted. @param {() => void} act */
export function nextFrame(act) {
  let waits = false;
  const now = () => {
    waits = false;
    act();
  };
  return () => {
    if (!waits) requestAnimationFrame(now);
    waits = true;
  };
}
