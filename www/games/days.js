// The daily puzzles, a word a day: the game (c chess, f Full Double Chess, s Chess Storm) and the number of the puzzle.
// Days are only ever added at the end: what was the puzzle of a day stays so.
export const days =
  "c3 f6 s82 c10 f40 s60 c43 f38 s102 c33 f18 s68 c6 f9 s41 c26 f5 s87 c13 f34 s110 c12 f3 s48 " +
  "c24 f15 s135 c16 f37 s130 c38 f4 s28 c21 f32 s91 c30 f1 s107 c35 f25 s29 c28 f20 s97 c42 f13 s15 " +
  "c18 f28 s6 c22 f16 s37 c27 f33 s57 c11 f21 s56 c4 f10 s86 c19 f35 s38 c41 f22 s84 c45 f26 s14 " +
  "c15 f14 s36 c23 f17 s7 c1 f23 s103 c39 f31 s125 c34 f29 s39 c20 f11 s76 c36 f24 s9 c44 f8 s13 " +
  "c2 f39 s98 c40 f12 s22 c7 f7 s25 c14 f36 s20 c25 f27 s64 c31 f2 s90 c29 f19 s31 c32 f30 s32";
