/**
 * How well a time tells two kinds apart: the chance that one of `a` is longer than one of `b`,
 * ties counting half (the area under the ROC curve). 0.5 is not at all, 0 and 1 are always.
 */
export function areaUnderCurve(a: readonly number[], b: readonly number[]): number {
  const sorted = b.toSorted((x, y) => x - y);
  let wins = 0;
  for (const value of a) {
    wins += (countBelow(sorted, value, false) + countBelow(sorted, value, true)) / 2;
  }
  return wins / (a.length * b.length);
}

function countBelow(sorted: readonly number[], value: number, orEqual: boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = sorted[middle] ?? Number.NaN;
    if (at < value || (orEqual && at === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
