// The error of the engine's refusals: it has a stable code.

/**
 * @typedef {import("../engine").ErrorCode} ErrorCode
 * @typedef {import("../engine").EngineError} Refusal
 */

/** @implements {Refusal} */
export class EngineError extends Error {
  /** @param {ErrorCode} error @param {string} message @param {string} [option] the option at fault */
  constructor(error, message, option) {
    super(message);
    this.name = "EngineError";
    this.error = error;
    if (option !== undefined) this.option = option;
  }
}
