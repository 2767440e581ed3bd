// Canvases at the resolution of the screen.

/** The drawing context of a canvas; every browser that runs the wasm has one. @param {HTMLCanvasElement} canvas */
export const contextOf = (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));

/**
 * Gives a canvas its size in pixels of the page, and a context that measures in them. A new size clears it.
 * @param {HTMLCanvasElement} canvas @param {number} width @param {number} height
 */
export function sizedContext(canvas, width, height) {
  const ratio = globalThis.devicePixelRatio || 1;
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across;
    canvas.height = down;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }
  const context = contextOf(canvas);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}
