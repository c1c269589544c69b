import type { Page } from "@playwright/test";
import { missingPath } from "../../../bench/pages/paths.ts";
import { expect, test } from "../browser.ts";

// A trace of dozens of pages costs more than the test.
test.use({ trace: "off" });

/** Controls without an edge: in forced colours the ground no longer tells a button from a word. */
function findEdgeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button, input, select, textarea")]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const isNative = control.matches("[type=checkbox]");
        const isEdged = [control, ...control.querySelectorAll("span")].some((part) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(part);
          return borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
        });
        return !isNative && !isEdged;
      })
      .map(
        (control) => control.getAttribute("aria-label") || control.textContent || control.tagName,
      ),
  );
}

const pages = ["/", "/faq", "/contact/schedule", "/login", "/signup", "/tutor-signup", missingPath];

test("forced colours keep the edges of every control", async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  await page.emulateMedia({ forcedColors: "active" });
  const edgeless: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    edgeless.push(...(await findEdgeless(page)).map((name) => `${path}: ${name}`));
  }
  expect(edgeless).toEqual([]);
});

test("forced colours keep the focus visible, and the words", async ({ open }) => {
  const page = await open();
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of pages) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return {
        style: style.outlineStyle,
        isWide: Number.parseFloat(style.outlineWidth) >= 2,
        isSeen: style.outlineColor !== ground,
      };
    });
    expect(outline, path).toEqual({ style: "solid", isWide: true, isSeen: true });
  }
});
