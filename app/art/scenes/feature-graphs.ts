import { mirror } from "#art/graph.ts";

/** An open book. */
export const book = mirror([
  ".......v",
  "......vt",
  ".......v",
  "........",
  "iii.....",
  "i..iii..",
  "i.....ii",
  "i.......",
  "i.ttt..i",
  "i....t.i",
  "i.ttt..i",
  "i....t.i",
  "iii....i",
  "...iii.i",
  "......ii",
]);

/** A heart that holds a jewel. */
export const heart = mirror([
  "..iiii..",
  ".i....i.",
  "i......i",
  "i.......",
  "i......v",
  "i.....vv",
  "i....vvt",
  "i.....vv",
  ".i.....v",
  "..i.....",
  "...i....",
  "....i...",
  ".....i..",
  "......i.",
  ".......i",
]);

/** A graduate's cap. */
export const cap = [
  ".......i.......",
  ".....iiiii.....",
  "...iii...iii...",
  ".iii...v...iii.",
  "ii....vtv....ii",
  ".iii...v...iii.",
  ".i.iii...iii...",
  ".i...iiiii.....",
  ".i.i...i...i...",
  ".i.i.......i...",
  ".t.i.......i...",
  "ttt.ii...ii....",
  "ttt...iii......",
  "t.t............",
];

/** A lotus on water. */
export const lotus = mirror([
  ".......v",
  "......v.",
  ".....v.t",
  ".ii..v.t",
  ".i.i.v.t",
  ".i..iv.t",
  "i.i..i..",
  "i..i..iv",
  ".i..i..i",
  "..i..i.i",
  "...i..ii",
  "....iiii",
  "........",
  ".lllllll",
  "....llll",
]);
