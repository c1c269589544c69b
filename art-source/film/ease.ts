/** The progress through an interval: 0 before it, 1 after it. */
export function span(now: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (now - from) / (to - from)));
}

/** Ease out. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** Ease in and out. */
export function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Overshoots the end a little and returns. */
export function settle(share: number): number {
  const over = 1.4;
  return 1 + (over + 1) * (share - 1) ** 3 + over * (share - 1) ** 2;
}

/** Interpolates between two numbers. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
