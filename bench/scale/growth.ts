/** How something grows with the number of students. */
export interface Growth {
  shape: "constant" | "log n" | "linear";
  /** What it is at a number of students. */
  at: (students: number) => number;
}

export interface Point {
  students: number;
  value: number;
}

// Differences below this share are no growth: measurements differ as much from run to run.
const noise = 0.2;

/**
 * The simplest shape that fits: constant where all is within the noise, else logarithmic or linear,
 * whichever is nearer to what was measured. What falls is taken as constant at its last value.
 */
export function fitGrowth(points: readonly Point[]): Growth {
  const values = points.map(({ value }) => value);
  const last = values.at(-1) ?? 0;
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const isFlat = values.every((value) => Math.abs(value - middle) <= noise * middle);
  if (isFlat || points.length < 2) return { shape: "constant", at: () => middle };
  const logarithmic = line(points, Math.log);
  const linear = line(points, (students) => students);
  const better = logarithmic.error < linear.error ? logarithmic : linear;
  if (better.slope <= 0 || last <= (values[0] ?? 0)) return { shape: "constant", at: () => last };
  const shape = better === linear ? "linear" : "log n";
  return { shape, at: (students) => Math.max(0, better.at(students)) };
}

/** Least squares of relative errors, so that small academies count as much as large ones. */
function line(points: readonly Point[], of: (students: number) => number) {
  let [w, wx, wy, wxx, wxy] = [0, 0, 0, 0, 0];
  for (const { students, value } of points) {
    const weight = 1 / Math.max(value, 1e-9) ** 2;
    const x = of(students);
    w += weight;
    wx += weight * x;
    wy += weight * value;
    wxx += weight * x * x;
    wxy += weight * x * value;
  }
  const slope = (w * wxy - wx * wy) / (w * wxx - wx * wx);
  const start = (wy - slope * wx) / w;
  const at = (students: number) => start + slope * of(students);
  let error = 0;
  for (const { students, value } of points) error += ((at(students) - value) / value) ** 2;
  return { slope, at, error };
}
