/** Where a line stands; a payment that was entered by hand before is linked to it. */
export type LineState = "waiting" | "given" | "linked" | "set-aside";

/** Money that came in by a line of a bank statement. */
export interface BankLine {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly paise: number;
  readonly narration: string;
  /** Texts that may be the transfer's number, the likeliest first (`numbersOf`). */
  readonly numbers: readonly string[];
  readonly way: "upi" | "bank";
}

/** The number of a UPI or IMPS transfer. */
export const isTransferNumber = (text: string): boolean => /^\d{12}$/.test(text);

/** The most characters of a narration. */
const longestNarration = 500;

/** Of the bank's own reference: a shorter one is no number of one transfer. */
const [shortestNumber, longestNumber] = [6, 40];

/** A cell of the bank's reference: banks fill numbers up with zeros, or write 0 or - for none. */
function bareReference(cell: string): string {
  const text = cell.trim().toUpperCase();
  const digits = /^0*(\d{12})$/.exec(text)?.[1] ?? text;
  // SBI writes "TRANSFER FROM" and an account.
  const isNumber = /^(?=.*[1-9])[A-Z0-9/-]+$/.test(digits) && digits.length >= shortestNumber;
  return isNumber ? digits.slice(0, longestNumber) : "";
}

/** What may be the number of a transfer: the bank's reference, and 12 digits in a row of the narration. */
export function numbersOf(narration: string, reference: string): string[] {
  const bare = bareReference(reference);
  const found = [...narration.matchAll(/(?<!\d)0{0,10}(\d{12})(?![\d@])/g)].map(
    ([, digits = ""]) => digits,
  );
  const inReference = [...reference.matchAll(/(?<!\d)(\d{12})(?!\d)/g)].map(([digits]) => digits);
  const transfers = [...(isTransferNumber(bare) ? [bare] : inReference), ...found];
  const others = bare !== "" && !isTransferNumber(bare) ? [bare] : [];
  return [...new Set([...transfers, ...others])].slice(0, 5);
}

/** A line of what its cells say. @param reference '' where the bank has none */
export function toLine(row: {
  day: string;
  paise: number;
  narration: string;
  reference: string;
}): BankLine {
  const { day, paise, reference } = row;
  const narration = row.narration.trim().replaceAll(/\s+/g, " ").slice(0, longestNarration);
  const way = /\bUPI\b/i.test(narration) ? "upi" : "bank";
  return { day, paise, narration, numbers: numbersOf(narration, reference), way };
}

/**
 * What makes a line the same in every statement that has it, also in another file format of the bank:
 * its day, amount and transfer number, or its texts where it has none, and which of equal ones it is.
 *
 * @param lines of one statement, in its order
 */
export function keysOf(lines: readonly BankLine[]): string[] {
  const counts = new Map<string, number>();
  return lines.map(({ day, paise, narration, numbers: [number = ""] }) => {
    const texts = isTransferNumber(number)
      ? number
      : `${narration.toUpperCase().replaceAll(/\s/g, "")} ${number}`;
    const key = `${day} ${paise} ${texts}`;
    const ordinal = (counts.get(key) ?? 0) + 1;
    counts.set(key, ordinal);
    return `${key} ${ordinal}`;
  });
}

/** The numbers of families whose code a narration names: F1001 is 1001. */
export function familyNumbersIn(narration: string): number[] {
  const codes = narration.matchAll(/(?<![\p{L}\p{N}])F[ -]?(\d{4,8})(?![\p{L}\p{N}@])/giu);
  return [...new Set([...codes].map(([, digits]) => Number(digits)))];
}
