import type { Page } from "@playwright/test";
import { visitedPaths } from "../../../bench/pages/paths.ts";
import { expect, test } from "../browser.ts";

// A trace of dozens of pages costs more than the test.
test.use({ trace: "off" });

/** Elements of the page that is open which move, or would when touched. */
function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (times: string) =>
      times.split(",").some((time) => Number.parseFloat(time) > 0.01);
    const moving: string[] = document.getAnimations().map(() => "an animation runs");
    if (getComputedStyle(document.documentElement).scrollBehavior === "smooth") moving.push("html");
    for (const element of document.querySelectorAll("*")) {
      for (const part of [null, "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        const animates = style.animationName !== "none" && lasts(style.animationDuration);
        if (lasts(style.transitionDuration) || animates) moving.push(element.tagName);
      }
    }
    return moving;
  });
}

test("nothing moves for those who ask for less motion", async ({ open }) => {
  const page = await open({ reducedMotion: "reduce" });
  const moving: string[] = [];
  for (const path of visitedPaths) {
    await page.goto(path);
    moving.push(...(await findMoving(page)).map((what) => `${path}: ${what}`));
  }
  expect(moving).toEqual([]);
});

test("for the others something does", async ({ open }) => {
  const page = await open({ reducedMotion: "no-preference" });
  await page.goto("/");
  expect(await findMoving(page)).not.toEqual([]);
});
