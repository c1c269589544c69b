import { withAsciiDigits } from "#domain/shared/typed/digits.ts";

/** The number of a family whose code somebody types: "F1001", "f 1001", "1001"; null for another text. */
export function parseFamilyCode(text: string): number | null {
  const digits = /^(?:F\s?)?(\d{4,8})$/i.exec(withAsciiDigits(text.trim()))?.[1];
  return digits === undefined ? null : Number(digits);
}
