// A worker that unpacks the engine: takes the arguments of `unpacked`, gives { module } or { fault }, once.
import { unpacked } from "./unpack.js";

self.onmessage = ({ data }) =>
  unpacked(data[0], data[1]).then(
    (module) => self.postMessage({ module }),
    (error) => self.postMessage({ fault: String(error) }),
  );
