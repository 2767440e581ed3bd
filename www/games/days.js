// The puzzles and games of the days, for everybody. Puzzles, a word a day: the game (c chess, f Full Double Chess, s
// Chess Storm, d DoubleCross, v 5 Card, e Deception) and the number of the puzzle. Games: below. Days are only ever
// added at the end: the puzzle of a day stays the same.
export const days =
  "c3 f6 s82 c10 f40 s60 c43 f38 s102 c33 f18 s68 c6 f9 s41 c26 f5 s87 c13 f34 s110 c12 f3 s48 " +
  "c24 f15 s135 c16 f37 s130 c38 f4 s28 c21 f32 s91 c30 f1 s107 c35 f25 s29 c28 f20 s97 c42 f13 s15 " +
  "c18 f28 s6 c22 f16 s37 c27 f33 s57 c11 f21 s56 c4 f10 s86 c19 f35 s38 c41 f22 s84 c45 f26 s14 " +
  "c15 f14 s36 c23 f17 s7 c1 f23 s103 c39 f31 s125 c34 f29 s39 c20 f11 s76 c36 f24 s9 c44 f8 s13 " +
  "c2 f39 s98 c40 f12 s22 c7 f7 s25 c14 f36 s20 c25 f27 s64 c31 f2 s90 c29 f19 s31 c32 f30 s32 " +
  "d6 v3 e36 s66 d36 v21 e7 s69 d13 v30 e17 s138 d20 v32 e25 s109 d16 v26 e14 s83 d11 v1 " +
  "e12 s52 d31 v31 e4 s129 d22 v40 e20 s45 d9 v35 e35 s8 d12 v17 e24 s43 d40 v29 e8 s139 " +
  "d1 v9 e1 s51 d29 v33 e6 s122 d15 v28 e11 s99 d39 v2 e18 s65 d19 v27 e13 s23 d23 v6 " +
  "e31 s92 d32 v8 e29 s127 d28 v10 e40 s62 d25 v39 e2 s24 d18 v23 e30 s118 d33 v19 e34 s115 " +
  "d8 v15 e33 s18 d27 v11 e16 s12 d38 v25 e9 s34 d14 v14 e28 s123 d3 v18 e38 s71 d2 v22 " +
  "e37 s117 d34 v16 e15 s111 d17 v34 e26 s46 d30 v20 e19 s3 d37 v4 e39 s114 d24 v5 e23 s112 " +
  "d7 v38 e22 s59 d35 v24 e21 s54 d5 v13 e5 s16 d4 v37 e3 s108 d26 v7 e27 s113 d10 v12 " +
  "e32 s101 d21 v36 e10 s61";

// From this day on the days of Chess Storm have problems in place of drills, one after the other, by their numbers; the
// days for which there is none keep their drill.
export const CHANGED = 6;
export const problems =
  "230 174 181 218 172 225 231 217 177 229 191 175 213 224 173 212 187 171 178 185 227 176 183 190 " +
  "194 200 196 202 198 195 201 197 199 203 204 205 206 214 207 216 226 208 222 209 211 220 210 223 " +
  "236 233 239 232 241 235 243 234 244 237 242 240 245 238 246 248 247 249 250 251 252";

// Two letters a day: the game, a capital where the computer has the first seat, and how strong it is, from 1 to 4.
export const played =
  "V3F2c2d2e2s2V2f4e3s3d2C3V3e3d4f3S3c2d4c4s4F3V2e4d3c3e2f2S3V3S3E3d2c2V3F2C2e2v4S2" +
  "F2D3V3D2c3F3S3E3c3f3d3V3S3e3f2e4V3d2S2C2S3V3C3D3E3F2S3C3F2V2D3e4v3D2S3E3C3F2v3e3" +
  "f3d2S3C3V3E3d3C3F2s3d2C2F2e3v3S3C3F3V2E3S3D3C3f2V2S3D3E3C3e2v3F4S4D3e2V3c2f2d2S4" +
  "f2v3c2S2e4D2V3F2e3D2c3S3S3C4f4v3e3d2E2C3D3S2v2f2f4v3D4S2c2e2D4F4V4C2E3s4v2d2f2S3c2e3E3V2d4C2S4f4" +
  "v2f3s2e2D3C2e2f2d3C2s2v2D3e3F2S2c2V3d2C2e2F3S2V2d2S2E2C2f3V2C4S3e2f2d2V2F4s3V2d2C4e2v3d4f3e3c2S2" +
  "D3S2C3e3v3F2F3s4D2c3E2V3C2D2S4V2E2F4F4v2d4e4S4c4C3v3f4E2s2D2d3C2v2s2E3F3C2D3s2E2V2f3S2v4E2f2D2c3" +
  "s2d3f2c4E2v2D3e3V2C3S3F3d3C2F4S3";
