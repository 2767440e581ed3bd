// A refusal of the engine is told as a step that was not taken.
import { EngineError } from "./error.js";

/**
 * A step; a refusal is told, not thrown.
 * @template {import("../engine").Step | import("../engine").Foreseen | import("../engine").CanBack} T
 * @param {() => T} run
 */
export function told(run) {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { error: code, message, of } = error;
    return { ok: /** @type {const} */ (false), error: code, message, ...(of && { of }) };
  }
}
