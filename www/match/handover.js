// Two players with secrets at one screen: it changes hands behind a veil, over what is public.

/** Gives whose eye looks when the veil is open. @param {import("./match.js").Match} match */
export async function liftVeil({ stage, prompt, reader }) {
  stage.clear();
  if (prompt) await stage.veil(prompt.seat, prompt.why);
  return reader;
}
