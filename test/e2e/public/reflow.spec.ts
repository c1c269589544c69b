import type { Page } from "@playwright/test";
import { visitedPaths } from "../../../bench/pages/paths.ts";
import { expect, test } from "../browser.ts";

// A trace of dozens of pages costs more than the test.
test.use({ trace: "off" });

/** What of a page's text can't be seen without scrolling sideways, or not at all. */
function findLosses(page: Page, textSize: string): Promise<string[]> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    const losses: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) losses.push(`${scrollWidth} px wide in ${clientWidth}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility() || parent.closest("svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > clientWidth + 1)) {
        const words = text.nodeValue.trim().slice(0, 30);
        losses.push(`"${words}" from ${left.toFixed(0)} to ${right.toFixed(0)}`);
      }
    }
    return losses;
  }, textSize);
}

const screens = [
  { width: 320, text: "100%" },
  { width: 320, text: "200%" },
  { width: 360, text: "200%" },
  { width: 1280, text: "200%" },
];

test("nothing is lost and nothing scrolls sideways, on a narrow screen or with large text", async ({
  open,
}) => {
  const page = await open();
  const losses: string[] = [];
  for (const path of visitedPaths) {
    await page.goto(path);
    for (const { width, text } of screens) {
      await page.setViewportSize({ width, height: 720 });
      const found = await findLosses(page, text);
      losses.push(...found.map((loss) => `${path}, ${width} px, text ${text}: ${loss}`));
    }
  }
  expect(losses).toEqual([]);
});

test("the open menu fits a phone with large text", async ({ open }) => {
  const page = await open({ viewport: { width: 320, height: 640 } });
  await page.goto("/");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("banner").getByRole("navigation");
  for (const name of ["Sign Up", "Home"]) {
    const link = menu.getByRole("link", { name });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
