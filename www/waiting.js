// The words of the document that is still waiting for its scripts: they are seen only where there is something to wait
// for, so that a page that starts at once shows its first screen and nothing before it. They have their place all the
// same: what they are set in is there when the first screen is shown.
(() => {
  const PATIENCE = 500; // milliseconds

  const root = document.documentElement;
  root.classList.add("starts");
  setTimeout(() => root.classList.remove("starts"), PATIENCE);
})();
