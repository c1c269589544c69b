import type { Page } from "@playwright/test";
import { visitedPaths } from "../../../bench/pages/paths.ts";
import { expect, test } from "../browser.ts";

// A trace of dozens of pages costs more than the test.
test.use({ trace: "off" });

/** What can be pressed and is smaller than 44 by 44 px. */
function findSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const menu = document.querySelector<HTMLElement>("nav[popover]:not(:popover-open)");
    if (menu && !menu.checkVisibility()) menu.showPopover();
    const targets = "a[href], button, input, select, textarea, summary";
    for (const target of document.querySelectorAll(targets)) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      // A checkbox is pressed by its label; a card by whatever its link spreads over.
      const label = target instanceof HTMLInputElement ? target.closest("label") : null;
      const spreads = getComputedStyle(target, "::after").position === "absolute";
      const spread = spreads ? (target as HTMLElement).offsetParent : null;
      const { width, height } = (label ?? spread ?? target).getBoundingClientRect();
      // The skip link has no size until it has the focus.
      const isWaiting = width <= 1 && height <= 1;
      if (!isWaiting && (width < 43.9 || height < 43.9)) {
        const name = target.textContent?.trim() || target.getAttribute("name") || target.tagName;
        small.push(`"${name.slice(0, 30)}" ${width.toFixed(0)} by ${height.toFixed(0)}`);
      }
    }
    return small;
  });
}

test("everything that can be pressed has 44 px, on a phone and on a desk", async ({ open }) => {
  const page = await open();
  const small: string[] = [];
  for (const path of visitedPaths) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 720 });
      small.push(...(await findSmall(page)).map((target) => `${path}, ${width} px: ${target}`));
    }
  }
  expect(small).toEqual([]);
});
