import { expect, test } from "../support/browser.ts";
import { makeStudent } from "../support/people.ts";
import { goAwake } from "../support/steps.ts";

test("a dashboard requests its scripts after its first paint, and then runs them", async ({
  open,
}) => {
  const page = await open({ as: await makeStudent() });
  await goAwake(page, "/dashboard");
  const { painted, scripts } = await page.evaluate(() => {
    const times = (type: string) => performance.getEntriesByType(type);
    const isScript = ({ name }: PerformanceEntry) => name.endsWith(".js");
    return {
      painted: Math.min(...times("paint").map(({ startTime }) => startTime)),
      scripts: times("resource")
        .filter(isScript)
        .map(({ startTime }) => startTime),
    };
  });
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts)).toBeGreaterThan(painted);
});
