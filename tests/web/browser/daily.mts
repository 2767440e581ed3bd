// Parts of tests that are too long for every run: one part a day, all of them with WALKS=all.

/** Whether every part runs. */
export const all = process.env.WALKS === "all";
/** The day of the whole run, also where it goes on after midnight: the configuration sets it. */
const day = Number(process.env.DAY);

/** Whether this part, counted from 0, of so many is for today. */
export const isToday = (part: number, parts: number) => all || day % parts === part % parts;
/** Those of a list that are for today: each comes up once in so many days, the first of them at day `from`. */
export const todays = <T,>(list: readonly T[], days: number, from = 0) =>
  list.filter((_, at) => isToday(at + from, days));
