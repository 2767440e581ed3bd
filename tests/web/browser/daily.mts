// What is too long for every run: one part of it a day, all of it with WALKS=all.

/** Whether every part runs. */
export const all = process.env.WALKS === "all";
/** The day of the whole run, also where it goes on after midnight: the configuration sets it. */
const day = Number(process.env.DAY);

/** Whether this part, counted from 0, of so many is for today. */
export const isToday = (part: number, parts: number) => all || day % parts === part % parts;
