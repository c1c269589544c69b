import type { PageFigures } from "./measure.ts";

interface Budget {
  name: string;
  of: (figures: PageFigures) => number;
  most: number;
  unit: string;
}

/** What every public page keeps to on a first visit; 1 KB is 1000 bytes. */
export const budgets: readonly Budget[] = [
  { name: "all without video", of: ({ total }) => total, most: 100_000, unit: "bytes" },
  { name: "script", of: ({ script }) => script, most: 10_000, unit: "bytes" },
  { name: "requests", of: ({ requests }) => requests, most: 12, unit: "requests" },
  { name: "video before the click", of: ({ video }) => video, most: 0, unit: "bytes" },
  { name: "CLS", of: ({ cls }) => cls, most: 0, unit: "of layout shift" },
];

/** One line for each budget that a page passes, naming both. */
export function findOverruns(figures: PageFigures): string[] {
  return budgets
    .filter(({ of, most }) => of(figures) > most)
    .map(
      ({ name, of, most, unit }) =>
        `${figures.path}: ${name}: ${round(of(figures))} ${unit}, budget ${most}`,
    );
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(4);
}
