/** Describes the progress of a table, such as "Backing up students: 1,200 of 5,000 rows". */
export function describeRows(
  activity: string,
  table: { name: string; rows: number },
  rows: number,
): string {
  const [done, all] = [rows, table.rows].map((count) => count.toLocaleString("en"));
  return `${activity} ${table.name}: ${done} of ${all} rows`;
}

/** Counts line feeds, which end the rows in COPY's text format. */
export function countRows(bytes: Buffer): number {
  let rows = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, end + 1)) rows += 1;
  return rows;
}
