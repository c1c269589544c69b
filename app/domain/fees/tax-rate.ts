import { withAsciiDigits } from "#domain/shared/typed/digits.ts";

/** The highest rate of tax, in hundredths of a percent: with it the tax is never more than the pay. */
const highestRate = 5000;

/**
 * The hundredths of a percent of a rate as people type it: "10", "0.75", "१० %"; null for another text
 * and for more than 50 percent.
 */
export function parseTaxRate(text: string): number | null {
  const typed = withAsciiDigits(text).replaceAll(/[%\s]/g, "");
  const [, whole, part = ""] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  if (whole === undefined) return null;
  const rate = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return rate <= highestRate ? rate : null;
}

/** "10", "0.75": a rate in percent, as it is typed. @param rate in hundredths of a percent */
export function formatTaxRate(rate: number): string {
  return (rate / 100).toString();
}
