// What is for everybody on a day. Puzzles, a word a day: the game (c chess, f Full Double Chess, s Chess Storm,
// d DoubleCross, v 5 Card, e Deception) and the number of the puzzle. Games: below.
// Days are only ever added at the end: what was the puzzle of a day stays so.
export const days =
  "c3 f6 s82 c10 f40 s60 c43 f38 s102 c33 f18 s68 c6 f9 s41 c26 f5 s87 c13 f34 s110 c12 f3 s48 " +
  "c24 f15 s135 c16 f37 s130 c38 f4 s28 c21 f32 s91 c30 f1 s107 c35 f25 s29 c28 f20 s97 c42 f13 s15 " +
  "c18 f28 s6 c22 f16 s37 c27 f33 s57 c11 f21 s56 c4 f10 s86 c19 f35 s38 c41 f22 s84 c45 f26 s14 " +
  "c15 f14 s36 c23 f17 s7 c1 f23 s103 c39 f31 s125 c34 f29 s39 c20 f11 s76 c36 f24 s9 c44 f8 s13 " +
  "c2 f39 s98 c40 f12 s22 c7 f7 s25 c14 f36 s20 c25 f27 s64 c31 f2 s90 c29 f19 s31 c32 f30 s32";

// Two letters a day: the game, a capital where the computer has the first seat, and how strong it is, from 1 to 4.
export const played =
  "V3F2c2d2e2s2V2f4e3s3d2C3V3e3d4f3S3c2d4c4s4F3V2e4d3c3e2f2S3V3S3E3d2c2V3F2C2e2v4S2" +
  "F2D3V3D2c3F3S3E3c3f3d3V3S3e3f2e4V3d2S2C2S3V3C3D3E3F2S3C3F2V2D3e4v3D2S3E3C3F2v3e3" +
  "f3d2S3C3V3E3d3C3F2s3d2C2F2e3v3S3C3F3V2E3S3D3C3f2V2S3D3E3C3e2v3F4S4D3e2V3c2f2d2S4";
