// Keeps the page for use without a network, where it comes from a real site, and tells when a new version of it waits;
// deckmate.html does without it.
(() => {
  if (location.protocol !== "https:" || window.top !== window) return;
  // A host may ask for Trusted Types.
  const policy = globalThis.trustedTypes?.createPolicy("deckmate", { createScriptURL: (address) => address });
  const worker = policy?.createScriptURL("sw.js") ?? "sw.js";

  /** @param {ServiceWorkerRegistration} registration */
  const listen = (registration) => {
    const tell = () => {
      // The first version of all takes nobody's place.
      if (!registration.waiting || !registration.active) return;
      globalThis.deckmateUpdate = true;
      dispatchEvent(new Event("deckmate-update"));
    };
    const follow = () => registration.installing?.addEventListener("statechange", tell);
    registration.addEventListener("updatefound", follow);
    // It may be on its way already, or there.
    follow();
    tell();
  };
  // A browser that forbids service workers here still shows the page.
  addEventListener("load", () => navigator.serviceWorker?.register(worker).then(listen, () => {}));
})();
