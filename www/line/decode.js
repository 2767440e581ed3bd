// The extra `decode`: reads the code in a picture where the browser cannot do that itself.
import { decodeQR } from "qr/decode.js";

/** The text of the code in a picture; null where there is none. @param {ImageData} picture */
export function decode({ data, width, height }) {
  try {
    return decodeQR({ data, width, height });
  } catch {
    return null;
  }
}
