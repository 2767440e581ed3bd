// Keeps the page for use without a network, where it comes from a real site; deckmate.html does without it.
(() => {
  if (location.protocol !== "https:" || window.top !== window) return;
  // A host may ask for Trusted Types.
  const policy = globalThis.trustedTypes?.createPolicy("deckmate", { createScriptURL: (address) => address });
  const worker = policy?.createScriptURL("sw.js") ?? "sw.js";
  // A browser that forbids service workers here still shows the page.
  addEventListener("load", () => navigator.serviceWorker?.register(worker).catch(() => {}));
})();
