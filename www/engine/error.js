// The error of the engine's refusals: it has a stable code.

/**
 * @typedef {import("../engine").ErrorCode} ErrorCode
 * @typedef {import("../engine").EngineError} Refusal
 */

/** @implements {Refusal} */
export class EngineError extends Error {
  /**
   * @param {ErrorCode} error @param {string} message @param {string} [option] the option at fault
   * @param {number} [of] the number of outcomes of the roll that is missing
   */
  constructor(error, message, option, of) {
    super(message);
    this.name = "EngineError";
    this.error = error;
    if (option !== undefined) this.option = option;
    if (of !== undefined) this.of = of;
  }
}
