// The room that the page has, as `data-room` on the root element: the style sheets say what each looks like. It stands
// in the head of the document, so that the room is known before anything is painted, in a frame, too; page.js has it
// once more, for a host whose policy allows no script in a document.
(() => {
  if (globalThis.deckmateRoom) return;
  // In heights of a letter, 16 pixels where nobody has chosen another size: who wants large letters has less room.
  const SMALL = 56.2; // wide, and the board stands beside the rest only where that is small
  const NARROW = 44; // wide: phones
  const SHORT = 44; // high: phones on which every line counts
  const LOW = 30; // high: phones on their side

  /** The name of a room of this size. @param {number} width @param {number} height */
  const nameOf = (width, height) => {
    const upright = height >= width;
    if (upright && width <= SMALL) return height < SHORT ? "small-phone" : width < NARROW ? "phone" : "tablet";
    if (height <= LOW) return "phone-lying";
    return width <= SMALL ? "frame" : "desktop";
  };

  const root = document.documentElement;
  /** Sets the room for a height. @param {number} height in pixels */
  const set = (height) => {
    const letter = Number.parseFloat(getComputedStyle(root).fontSize);
    const name = nameOf(innerWidth / letter, height / letter);
    if (root.dataset.room !== name) root.dataset.room = name;
  };
  const measure = () => set(root.clientHeight);
  measure();
  globalThis.deckmateRoom = set;
  new ResizeObserver(measure).observe(root);
  addEventListener("resize", measure);
})();
