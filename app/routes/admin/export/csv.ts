import { ReadableStream } from "node:stream/web";
import { stringify } from "csv-stringify/sync";

/** A column of a file: its heading, and what a row has there. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string];

/**
 * Answers with rows as a file for a spreadsheet, written as they come. It begins with a mark by
 * which spreadsheets know UTF-8, and no cell begins like a formula.
 */
export function answerCsv<Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncGenerator<Row[]>,
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
