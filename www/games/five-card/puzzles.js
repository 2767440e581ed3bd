export const puzzles = "";
