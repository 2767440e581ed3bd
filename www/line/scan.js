// Reads a code from the camera, or from a picture of the other screen.
import { extra } from "../extras/extra.js";
import { contextOf } from "../ui/canvas.js";
import { h } from "../ui/dom.js";

/** Milliseconds between two looks, and pixels of the longer side that are looked at. */
const [LOOK, SIDE] = [200, 800];

/**
 * The browser's own detector of codes.
 * @returns {Promise<{ detect(from: ImageBitmapSource): Promise<{ rawValue: string }[]> } | null>}
 */
async function detector() {
  const { BarcodeDetector: Detector } = /** @type {any} */ (globalThis);
  const formats = await Detector?.getSupportedFormats?.().catch(() => []);
  return formats?.includes("qr_code") ? new Detector({ formats: ["qr_code"] }) : null;
}

/** Reads codes by whatever there is. */
async function reader() {
  const own = await detector();
  if (own) return async (/** @type {HTMLCanvasElement} */ canvas) => (await own.detect(canvas))[0]?.rawValue ?? null;
  const { decode } = await extra("decode");
  return async (/** @type {HTMLCanvasElement} */ canvas) =>
    decode(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height));
}

/**
 * A picture on a canvas, not larger than is looked at.
 * @param {CanvasImageSource} source @param {number} width @param {number} height
 */
function drawn(source, width, height) {
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const canvas = h("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  contextOf(canvas).drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The text of the code in a file; null where there is none. @param {File} file */
export async function readPicture(file) {
  const picture = await createImageBitmap(file);
  const read = await reader();
  return read(drawn(picture, picture.width, picture.height));
}

/** True where a camera may be asked for. */
export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

/**
 * Looks through the camera until a code is found, or the signal ends it. Throws where there is no camera.
 * @param {HTMLVideoElement} video @param {(text: string) => void} found @param {AbortSignal} signal
 */
export async function watchCamera(video, found, signal) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop);
  video.srcObject = stream;
  await video.play();
  const read = await reader();
  while (!signal.aborted) {
    if (video.videoWidth) {
      const text = await read(drawn(video, video.videoWidth, video.videoHeight));
      if (text && !signal.aborted) return found(text);
    }
    await new Promise((done) => setTimeout(done, LOOK));
  }
}
