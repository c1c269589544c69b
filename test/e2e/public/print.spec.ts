import type { Page } from "@playwright/test";
import { visitedPaths } from "../../../bench/pages/paths.ts";
import { expect, test } from "../browser.ts";

// A trace of dozens of pages costs more than the test.
test.use({ trace: "off" });

/** What stays in its place while the page that is open moves. */
function findFloating(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility() && width > 1 && height > 1;
      })
      .map((element) => element.textContent?.trim() || element.tagName),
  );
}

test("on paper nothing floats over the text, and the text is there", async ({ open }) => {
  const page = await open({ viewport: { width: 794, height: 1123 } });
  const faults: string[] = [];
  for (const path of visitedPaths) {
    await page.goto(path);
    if (path === "/") expect(await findFloating(page), "on the screen").not.toEqual([]);
    await page.emulateMedia({ media: "print" });
    faults.push(...(await findFloating(page)).map((name) => `${path}: ${name}`));
    if (!(await page.getByRole("heading", { level: 1 }).isVisible())) faults.push(`${path}: no h1`);
    await page.emulateMedia({ media: null });
  }
  expect(faults).toEqual([]);
});
