import { missingPath, sitePaths, unknownService } from "../../../bench/pages/paths.ts";
import { expect, test } from "../browser.ts";
import { readFocus } from "./focus.ts";

// A trace of dozens of pages costs more than the test.
test.use({ trace: "off" });

test("on every page the first Tab finds the link that skips to the content", async ({ open }) => {
  const page = await open();
  for (const path of [...sitePaths, unknownService]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: /skip to/i });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => {
      const { activeElement: focused } = document;
      if (!focused || focused === document.body) return "nowhere";
      return focused.closest("header") ? "header" : "beyond the header";
    });
    expect(where, path).toBe("beyond the header");
  }
});

const darkPages = ["/", "/contact/schedule", "/services/math", "/login"];
const lightPages = [
  ...darkPages,
  "/about-us",
  "/demo",
  "/faq",
  "/contact",
  "/services/class-5",
  "/signup",
  missingPath,
];

for (const [colorScheme, paths] of [
  ["light", lightPages],
  ["dark", darkPages],
] as const) {
  test(`Tab reaches everything, and the focus is always seen, in ${colorScheme}`, async ({
    open,
  }) => {
    const page = await open({ colorScheme, reducedMotion: "reduce" });
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      const targets = await page
        .locator("a[href], button, input, select, textarea, summary, video[controls]")
        .filter({ visible: true })
        .count();
      let reached = 0;
      for (let step = 0; step < 2 * targets + 10; step += 1) {
        await page.keyboard.press("Tab");
        const focused = await readFocus(page);
        if (!focused) break;
        reached += 1;
        if (focused.fault) faults.push(`${path}: ${focused.name}: ${focused.fault}`);
      }
      expect(reached, path).toBeGreaterThanOrEqual(targets);
    }
    expect([...new Set(faults)]).toEqual([]);
  });
}
