import { parse } from "csv-parse/sync";

/**
 * The text of a file, whatever its encoding: UTF-8, UTF-16 with or without its mark, or Windows-1252,
 * in which Excel saves CSV files.
 *
 * @returns null for a file that is no text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = findEncoding(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return isBinary(text) ? null : text;
  } catch {
    return null;
  }
}

/** Whether a text has control characters other than tabs and line ends. */
function isBinary(text: string): boolean {
  return /\p{Cc}/u.test(text.replaceAll(/[\t\r\n]/g, ""));
}

function findEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 1000);
  const zeros = (parity: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  // Every other byte of a heading in UTF-16 is zero.
  if (zeros(1) > start.length / 4) return "utf-16le";
  if (zeros(0) > start.length / 4) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

const delimiters = ["\t", ";", ","];

/** The character between the cells of the first line: most often a comma, a semicolon or a tab. */
function findDelimiter(text: string): string {
  const line = /[^\r\n]+/.exec(text)?.[0].replaceAll(/"[^"]*"/g, "") ?? "";
  const count = (delimiter: string) => line.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

/** The cells of a CSV file, or of rows copied from a spreadsheet. */
export function readText(text: string): string[][] {
  return parse(text, {
    delimiter: findDelimiter(text),
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
  });
}
