import { expect, test } from "../support/browser.ts";
import { theAdmin } from "../support/people.ts";
import { missingPath } from "../support/paths.ts";
import { readFocus } from "./focus.ts";
import { findEdgeless } from "./public-faults.ts";

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
  for (const path of paths) {
    test(`Tab reaches everything on ${path}, with a visible focus, in ${colorScheme}`, async ({
      open,
    }) => {
      const page = await open({ colorScheme });
      await page.goto(path);
      const targets = await page
        .locator("a[href], button, input, select, textarea, summary, video[controls]")
        .filter({ visible: true })
        .count();
      const faults = new Set<string>();
      let reached = 0;
      for (let presses = 0; presses < 2 * targets + 10; presses += 1) {
        await page.keyboard.press("Tab");
        const focused = await readFocus(page);
        if (!focused) break;
        reached += 1;
        if (focused.fault) faults.add(`${focused.name}: ${focused.fault}`);
      }
      expect(reached).toBeGreaterThanOrEqual(targets);
      expect([...faults]).toEqual([]);
    });
  }
}

test("forced colours keep the edges of controls, and the focus visible", async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of [
    "/",
    "/faq",
    "/contact/schedule",
    "/login",
    "/signup",
    "/tutor-signup",
    missingPath,
  ]) {
    await page.goto(path);
    expect.soft(await findEdgeless(page), path).toEqual([]);
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      const background = getComputedStyle(document.documentElement).backgroundColor;
      return {
        style: style.outlineStyle,
        isWide: Number.parseFloat(style.outlineWidth) >= 2,
        isVisible: style.outlineColor !== background,
      };
    });
    expect.soft(outline, path).toEqual({ style: "solid", isWide: true, isVisible: true });
  }
});

test("forced colours show which tab is open", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  await page.emulateMedia({ forcedColors: "active" });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/admin-dashboard/tutors");
    const edges = await page.getByRole("tab").evaluateAll((tabs) =>
      tabs.map((tab) => {
        const { borderTopColor, borderTopWidth, borderBottomColor } = getComputedStyle(tab);
        return borderTopWidth === "0px" ? borderBottomColor : borderTopColor;
      }),
    );
    const [students, tutors, ...others] = edges;
    expect(tutors).not.toBe(students);
    expect(new Set(others)).toEqual(new Set([students]));
  }
});
