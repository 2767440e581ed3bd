// The words of the document that is still waiting for its scripts: they are seen only where there is something to wait
// for, so that a page that starts at once shows its first screen and nothing before it. They are laid out
// all the same, so that their typefaces are loaded when the first screen is shown.
(() => {
  const PATIENCE = 500; // milliseconds

  const root = document.documentElement;
  root.classList.add("starts");
  setTimeout(() => root.classList.remove("starts"), PATIENCE);
})();
