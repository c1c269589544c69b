import { inflateRawSync } from "node:zlib";
import { read, SSF, utils, type CellObject } from "@e965/xlsx";
import { sheetLimits } from "#domain/import/sheet.ts";

/** How many columns of a row are read; one more than a sheet may have. */
const readColumns = sheetLimits.columns + 1;

/** One row more than a sheet may have, the headings and some empty rows above them. */
const readRows = sheetLimits.rows + 100;

/**
 * Whether a ZIP file unpacks to no more than the limit. The library unpacks whatever it is given, and
 * a small file can hold gigabytes; what the file says about itself is not believed.
 *
 * @throws for a file that is no ZIP file
 */
export function isSmallWhenUnpacked(file: Buffer): boolean {
  let left: number = sheetLimits.unpackedBytes;
  for (const { offset, method, size } of listEntries(file)) {
    const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
    const packed = file.subarray(start, start + size);
    if (method === 0) {
      left -= packed.length;
    } else {
      try {
        left -= inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) }).length;
      } catch (error) {
        if ((error as { code?: unknown }).code !== "ERR_BUFFER_TOO_LARGE") throw error;
        return false;
      }
    }
    if (left < 0) return false;
  }
  return true;
}

function listEntries(file: Buffer): { offset: number; method: number; size: number }[] {
  const end = file.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (end < 0) throw new Error("no ZIP file");
  const count = file.readUInt16LE(end + 10);
  let place = file.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const entry = {
      method: file.readUInt16LE(place + 10),
      size: file.readUInt32LE(place + 20),
      offset: file.readUInt32LE(place + 42),
    };
    const lengths = [28, 30, 32].map((field) => file.readUInt16LE(place + field));
    place += 46 + lengths.reduce((sum, length) => sum + length, 0);
    return entry;
  });
}

/**
 * The cells of the first sheet with any, of an Excel or LibreOffice file, as texts. A formula is its
 * last value, a date is YYYY-MM-DD.
 */
export function readWorkbook(file: Buffer): string[][] {
  const book = read(file, {
    type: "buffer",
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    cellText: false,
    sheetRows: readRows,
  });
  const is1904 = book.Workbook?.WBProps?.date1904 ?? false;
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name];
    const range = sheet?.["!ref"];
    const data = sheet?.["!data"];
    if (range === undefined || !data) continue;
    const lastRow = Math.min(utils.decode_range(range).e.r, readRows);
    const cells = Array.from({ length: lastRow + 1 }, (_, row) =>
      Array.from({ length: Math.min(data[row]?.length ?? 0, readColumns) }, (_cell, column) =>
        textOf(data[row]?.[column], is1904),
      ),
    );
    if (cells.some((row) => row.some((cell) => cell !== ""))) return cells;
  }
  return [];
}

function textOf(cell: CellObject | undefined, is1904: boolean): string {
  const value = cell?.v;
  if (value === undefined || value === null || cell?.t === "e") return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== "number") return String(value);
  if (typeof cell?.z === "string" && SSF.is_date(cell.z)) {
    const { y, m, d } = SSF.parse_date_code(value, { date1904: is1904 });
    return [String(y), ...[m, d].map((part) => String(part).padStart(2, "0"))].join("-");
  }
  // Not "9.87e+11".
  return Number.isInteger(value) ? BigInt(value).toString() : String(value);
}
