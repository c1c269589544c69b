import { parse } from "csv-parse/sync";
import { SheetRefused } from "./refused.ts";
import { CellCollector, type ShownSheet, type TextBudget } from "./cells.ts";

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
  // Only the headings: letters of other scripts have no zero.
  const lineEnd = bytes.indexOf(0x0a) + 1;
  const start = bytes.subarray(0, Math.min(lineEnd || 1000, 1000));
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

/** How much of a text shows what its delimiter is. */
const lettersOfStart = 5_000;

/**
 * The character between the cells: the one that is in most of the first lines, and most often in them.
 * A title above the headings may have another or none.
 */
function findDelimiter(text: string): string {
  const start = text.slice(0, lettersOfStart).replaceAll(/"[^"]*"/g, "");
  const lines = start.split(/[\r\n]+/).slice(0, 12);
  const found = delimiters.map((delimiter) => ({
    delimiter,
    lines: lines.filter((line) => line.includes(delimiter)).length,
    all: lines.join("").split(delimiter).length,
  }));
  return found.toSorted((a, b) => b.lines - a.lines || b.all - a.all)[0]?.delimiter ?? ",";
}

/** More than any row of a sheet that we take, in characters, and no spreadsheet has more columns. */
const longestRow = 512 * 1024;
const mostColumns = 16_384;

/**
 * The cells of a CSV file, or of rows copied from a spreadsheet.
 *
 * @throws SheetRefused where the sheet is too large, or the parser's error
 */
export function readText(text: string, budget: TextBudget): ShownSheet {
  const collector = new CellCollector(budget);
  let row = 0;
  // A file may mix what Windows, Unix and old Macs end their lines with.
  const lines = text.replaceAll(/\r\n?/g, "\n");
  try {
    parse(lines, {
      delimiter: findDelimiter(lines),
      record_delimiter: "\n",
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: longestRow,
      cast(cell, { index }) {
        if (index >= mostColumns) throw new SheetRefused("too-many-columns");
        return cell;
      },
      on_record(cells: string[]) {
        collector.put(row, cells);
        row += 1;
        return null;
      },
    });
  } catch (error) {
    // Where a quotation mark is never closed, its cell has all the rest.
    const { code } = error as { code?: unknown };
    const isOpen = code === "CSV_QUOTE_NOT_CLOSED" || code === "CSV_MAX_RECORD_SIZE";
    throw isOpen ? new SheetRefused("unclosed-quote", row + 1) : error;
  }
  return { name: "", ...collector.get(), hiddenRows: 0, hiddenColumns: 0 };
}
