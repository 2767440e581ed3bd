// What a call came to.

/** Code of a seat that a call refuses, or what it gives. */
export const outcome = (run) => {
  try {
    return run();
  } catch (error) {
    return { error: error.error, message: error.message };
  }
};
