import { ReadableStream } from "node:stream/web";
import { stringify } from "csv-stringify/sync";

/** A column of a CSV file: its heading, and the text of a row's cell. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string];

/**
 * A response that streams rows as a CSV file for spreadsheets: with a byte order mark, so that they
 * read it as UTF-8, and with formulas escaped.
 */
export function csvResponse<Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<Row[]> | Iterable<Row[]>,
): Response {
  const write = (lines: string[][], bom: boolean) =>
    Buffer.from(stringify(lines, { bom, escape_formulas: true, record_delimiter: "windows" }));
  async function* chunks() {
    yield write([columns.map(([heading]) => heading)], true);
    for await (const rows of batches) {
      if (rows.length > 0)
        yield write(
          rows.map((row) => columns.map(([, cell]) => cell(row))),
          false,
        );
    }
  }
  return new Response(ReadableStream.from(chunks()) as BodyInit, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "x-robots-tag": "noindex",
    },
  });
}
