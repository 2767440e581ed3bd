// Work that measures boxes waits for the next frame: the page is laid out once for all that has changed until then.

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
