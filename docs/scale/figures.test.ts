import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readMeasured } from "../../bench/scale/measured.ts";
import {
  describeCompared,
  describeDisk,
  describeGrowth,
  describeLife,
  describeLimits,
  describeNeeds,
  describeOnce,
} from "../../bench/scale/report.ts";

const text = await readFile(`${import.meta.dirname}/README.md`, "utf8");
const measured = await readMeasured();

test.each([
  describeGrowth(measured.steps),
  describeOnce(measured),
  describeDisk(measured),
  describeLife(),
  describeNeeds(measured),
  describeLimits(measured),
  describeCompared(measured),
])("the page has what the command prints: $title", ({ text: printed }) => {
  expect(text).toContain(printed);
});
