// Two players with secrets at one screen: it changes hands behind a veil, over what is public.

/** @typedef {import("./match.js").Match} Match */

/** First everybody sees only what is public, then the asked player opens the veil. @param {Match} match */
export async function handOver(match) {
  const { prompt } = match;
  if (!prompt) return;
  await match.during("veiled", async () => {
    if (match.view.eye !== "watcher") await match.repaint();
    match.hint.drop();
    match.stage.clear();
    await match.stage.veil(prompt.seat, prompt.why);
    if (match.gone) return;
    match.unveiled = match.reader;
    await match.repaint();
  });
}

/**
 * Somebody may have left the screen alone: back to the public view, and the veil again.
 * @param {Match} match
 * @param {number} since when
 */
export async function cover(match, since) {
  if (!match.curtain || match.gone || match.over || match.unveiled === null) return;
  match.watch.pause(since);
  match.unveiled = null;
  match.hint.drop();
  if (match.phase === "idle") await match.during("answering", () => match.repaint());
}
