// §9, in milliseconds: the whole count takes 1500, and no step less than 50.
const duration = 1500;
const shortestStep = 50;

/** The time between two steps, in milliseconds, when counting to `target`. */
export function stepTime(target: number): number {
  return Math.max(duration / target, shortestStep);
}

/** The number to show `elapsed` milliseconds after the start. */
export function countAt(elapsed: number, target: number): number {
  return Math.min(target, Math.round((target * elapsed) / duration));
}
