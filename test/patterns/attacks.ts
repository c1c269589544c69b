import { everyNth } from "#test/support/depth.ts";
import type { Pattern } from "./pattern.ts";

/** A text made of one or two signs over and over, and an end. */
export interface Attack {
  readonly unit: string;
  readonly end: string;
}

/** The text of an attack: `length` characters and its end. */
export const textOf = ({ unit, end }: Attack, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)) + end;

/** A character that hardly any pattern accepts: only what can't match is tried from every place. */
const refused = "\u0001";

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const spaces = ["\t", "\n", "\r", "\u00a0", "\u2003", "\u2028", "\u3000"];
const signs = [...printable, ...spaces, "త"];

const singles = signs.flatMap((unit) => [
  { unit, end: "" },
  { unit, end: refused },
]);
const pairsOf = (from: readonly string[]) =>
  from.flatMap((one) =>
    from.filter((other) => other !== one).map((other) => ({ unit: one + other, end: refused })),
  );
const pairs = everyNth(400, pairsOf(signs));

/** Stand for classes such as `\w`. */
const ordinary = ["a", "Z", "0", " ", "\n"];

/**
 * What a pattern has to withstand: each sign, and pairs of signs; in a usual run a sample of the pairs,
 * and those of the signs that the pattern itself names.
 */
export function attacksOn({ source }: Pattern): Attack[] {
  const named = signs.filter((sign) => source.includes(sign)).filter((sign) => !/\w/.test(sign));
  return [...singles, ...pairsOf([...new Set([...named, ...ordinary])]), ...pairs];
}
