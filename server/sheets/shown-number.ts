import { dateFromSerial, format, getFormatDateInfo, getFormatInfo } from "numfmt";

/** Excel's limit; a longer one is no format. */
const longestFormat = 255;

/** Days from 1899-12-31 to 1904-01-01, from which some files count. */
const daysTo1904 = 1_462;

/**
 * A number as a cell shows it: 412345678 with the format `0000000000` is "0412345678". A date is
 * YYYY-MM-DD where the cell shows day, month and year, in whatever order. A number without a format, or
 * with an exponent, has all its digits, although a narrow cell shows fewer.
 */
export function shownNumber(value: number, pattern: string, is1904: boolean): string {
  if (!Number.isFinite(value)) return "";
  const digits = allDigits(value);
  if (pattern.length > longestFormat || /^(?:general|@)$/i.test(pattern)) return digits;
  try {
    const { isDate, type } = getFormatInfo(pattern);
    if (type === "scientific") return digits;
    if (!isDate) return format(pattern, value).trim();
    const serial = is1904 ? value + daysTo1904 : value;
    const { year, month, day } = getFormatDateInfo(pattern);
    const [y, m, d] = year && month && day && serial >= 1 ? (dateFromSerial(serial) ?? []) : [];
    if (y === undefined || m === undefined || d === undefined || y > 9999) {
      return format(pattern, serial).trim();
    }
    const pad = (part: number, length: number) => String(part).padStart(length, "0");
    return [pad(y, 4), pad(m, 2), pad(d, 2)].join("-");
  } catch {
    // Not a format.
    return digits;
  }
}

/** Not "9.87e+11". */
export function allDigits(value: number): string {
  return Number.isInteger(value) ? BigInt(value).toString() : String(value);
}
