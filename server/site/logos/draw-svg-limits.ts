/** Of the process that draws, in bytes; it needs about 100 MB for itself. */
export const mostMemory = 500 * 1024 * 1024;

/** Until the process is killed; a usual logo takes half a second. */
export const mostMilliseconds = 10_000;

/** How the process says why it has drawn nothing. */
export const exitCodes = {
  unreadable: 10,
  "too-large": 11,
  "nothing-to-see": 12,
  "too-much-memory": 13,
} as const;

/** Why an SVG was not drawn. */
export type DrawingProblem = keyof typeof exitCodes | "too-slow";
