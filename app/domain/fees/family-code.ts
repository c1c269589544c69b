import { withAsciiDigits } from "#domain/shared/typed/digits.ts";

/** The number of a family's code as people type it: "F1001", "f 1001", "1001"; null for another text. */
export function parseFamilyCode(text: string): number | null {
  const [, digits] = /^f?\s*(\d{4,9})$/i.exec(withAsciiDigits(text.trim())) ?? [];
  return digits === undefined ? null : Number(digits);
}
