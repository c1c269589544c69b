import { mirror } from "./graph.ts";

/** A jewel held by a V: together one diamond of the ikat. */
export const markGraph = mirror([
  ".......v",
  "......vv",
  ".....vvv",
  "....vvvt",
  "i....vvv",
  "ii....vv",
  "iii....v",
  "iiii....",
  "iiiii...",
  ".iiiii..",
  "..iiiii.",
  "...iiiii",
  "....iiii",
  ".....iii",
  "......ii",
  ".......i",
]);
