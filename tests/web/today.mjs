// The day of a run, by which tests that are too long for every run take a part of their cases. DAY is another day.
export const day = Number(process.env.DAY ?? Math.floor(Date.now() / 86_400_000));
