/** Such as "Backing up students: 1,200 of 5,000 rows". */
export function describeRows(
  doing: string,
  table: { name: string; rows: number },
  rows: number,
): string {
  const [done, all] = [rows, table.rows].map((count) => count.toLocaleString("en"));
  return `${doing} ${table.name}: ${done} of ${all} rows`;
}

/** How many lines end in these bytes, as rows do in COPY's text format. */
export function countRows(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) rows += 1;
  return rows;
}
