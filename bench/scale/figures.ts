/** A number with three digits that matter. */
export function round(value: number): string {
  if (value === 0) return "0";
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  const rounded = Number(value.toPrecision(3));
  return rounded.toLocaleString("en-US", { maximumFractionDigits: Math.min(3, digits) });
}

const units = ["bytes", "KB", "MB", "GB", "TB", "PB"];

/** Bytes in the unit that reads best. */
export function bytes(value: number): string {
  let [rest, unit] = [value, 0];
  while (rest >= 1_000 && unit < units.length - 1) {
    rest /= 1_000;
    unit += 1;
  }
  return `${round(rest)} ${units[unit]}`;
}

/** A number of students, of which two digits matter. */
export function students(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString("en-US", { maximumFractionDigits: 0 });
}

/** 0.256 as 26%. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(0)}%`;
}
