import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Signs and drawings, where no letters of other scripts stand, and the bar, which names both heights. */
const allowed = [
  "app/art/logo.tsx: leading-none",
  "app/parts/lessons/months/understanding-strip.tsx: leading-6",
  "app/styles/places.css: text-[0.6875rem]/[1rem]",
  "app/styles/places.css: text-xs/[0.875rem]",
  "app/styles/timetable.css: text-base/3",
];

test("line heights and spacing are tokens, which Telugu and Hindi change (app/styles/scripts.css)", () => {
  const fixed =
    /(?:text-(?:xs|sm|base|lg|\d?xl|\[[^\]]+\])\/(?:\d|none|\[)|leading-(?:\d|none|\[)|tracking-(?!tight\b))[^\s"`;]*/g;
  const found = globSync("app/**/*.{tsx,css}", { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [...text.matchAll(fixed)].map(([used]) => `${file}: ${used}`);
  });
  expect(found.toSorted()).toEqual(allowed);
});
