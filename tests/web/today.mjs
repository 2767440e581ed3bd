// What is too long for every run of the Node tests: the day's date selects a part of it. DAY is another day.
export const day = Number(process.env.DAY ?? Math.floor(Date.now() / 86_400_000));
