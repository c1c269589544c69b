/** Formats rows as a Markdown table: words to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = head.map((_, column) =>
    rows.every((row) => /^[\d.,%+-]*$/.test(row[column] ?? "")),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, isNumber[column])).join(" | ")} |`;
  const rule = widths.map(
    (width, column) => "-".repeat(width - 1) + (isNumber[column] ? ":" : "-"),
  );
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

function pad(cell: string, width: number, isNumber: boolean | undefined): string {
  return isNumber ? cell.padStart(width) : cell.padEnd(width);
}

/** A number with commas. */
export const count = (number: number): string => number.toLocaleString("en-US");

/** The median of some numbers; NaN for none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The cells of some quantiles. */
export function quantiles(values: readonly number[], shares: number[], digits: number): string[] {
  return shares.map((share) => quantile(values, share).toFixed(digits));
}

/** A row of times: their name, how many there are, and some quantiles. */
export const timesRow = (
  name: string,
  times: readonly number[],
  shares: number[],
  digits: number,
): string[] => [name, String(times.length), ...quantiles(times, shares, digits)];

/** The quantile of some numbers (0.95 is the 95th percentile); NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
