import type { Page } from "@playwright/test";
import { findViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { widths } from "../support/depth.ts";
import { lookedAt, sitePaths, unknownService, visitedPaths } from "../support/paths.ts";
import { button } from "../support/steps.ts";
import {
  findBrokenWords,
  findDemoButtonFaults,
  findFloating,
  findLostText,
  findMoving,
  findSmallTargets,
} from "./public-faults.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };
/** A4. */
const paper = { width: 794, height: 1123 };

const navigation = [
  ["Home", "/"],
  ["About Us", "/about-us"],
  ["Demo", "/demo"],
  ["Tutor Login", "/tutor-login"],
  ["Login", "/login"],
  ["Sign Up", "/signup"],
];

// Each page is opened once, for all checks.
for (const path of lookedAt(visitedPaths)) {
  const isSitePage = [...sitePaths, unknownService].includes(path);

  test(`${path} is accessible and fits every screen, print and text size`, async ({ open }) => {
    const page = await open({ viewport: desktop });
    await page.goto(path);
    if (isSitePage) {
      await test.step("the header and its skip link", () => checkHeader(page, path));
    }

    await test.step("print: nothing floats over the text", async () => {
      if (path === "/") expect.soft(await findFloating(page), "on the screen").not.toEqual([]);
      await page.setViewportSize(paper);
      await page.emulateMedia({ media: "print" });
      expect.soft(await findFloating(page)).toEqual([]);
      await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: null });
      await page.setViewportSize(desktop);
    });

    await test.step("reduced motion: nothing moves", async () => {
      expect.soft(await findMoving(page)).toEqual([]);
      if (path !== "/") return;
      await page.emulateMedia({ reducedMotion: "no-preference" });
      expect.soft(await findMoving(page), "without it").not.toEqual([]);
      await page.emulateMedia({ reducedMotion: "reduce" });
    });

    await test.step("accessibility, and the contrast of the dark scheme", async () => {
      expect.soft(await findViolations(page), "light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await findViolations(page, { rules: ["color-contrast"] }), "dark").toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    });

    await test.step("targets of 44 px, and the picture of the free demo", async () => {
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        const screen = `${viewport.width} px`;
        expect.soft(await findSmallTargets(page), screen).toEqual([]);
        // On a phone it would cover the text, so there it stands in the page.
        expect.soft(await findDemoButtonFaults(page, viewport === phone), screen).toEqual([]);
      }
    });

    await test.step("no word breaks in its box, and nothing is wider than the window", async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        expect.soft(await findBrokenWords(page), `${width} px`).toEqual([]);
        expect.soft(await findLostText(page, "100%"), `${width} px`).toEqual([]);
      }
    });

    await test.step("no text is lost on narrow screens or in large type", async () => {
      for (const [width, textSize] of [
        [320, "200%"],
        [1280, "200%"],
      ] as const) {
        await page.setViewportSize({ width, height: 720 });
        const lost = await findLostText(page, textSize);
        expect.soft(lost, `${width} px, text of ${textSize}`).toEqual([]);
      }
    });
  });
}

async function checkHeader(page: Page, path: string): Promise<void> {
  const header = page.getByRole("banner");
  const links = header.getByRole("navigation").getByRole("link");
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute("href")]),
  );
  expect.soft(found).toEqual(navigation);
  await expect.soft(header.getByRole("link", { name: /^Viluva/ })).toBeVisible();
  await expect.soft(page.getByText("Individual Subscriptions")).toHaveCount(0);
  const isInHeader = navigation.slice(0, 4).some(([, href]) => href === path);
  await expect.soft(page.locator("[aria-current=page]")).toHaveCount(isInHeader ? 1 : 0);

  await page.keyboard.press("Tab");
  const skipLink = page.getByRole("link", { name: /skip to/i });
  await expect.soft(skipLink).toBeFocused();
  await expect.soft(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const focused = await page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return "nothing";
    return activeElement.closest("header") ? "the header" : "the content";
  });
  expect.soft(focused).toBe("the content");
}

test("the open menu on a phone is accessible and fits large text", async ({ open }) => {
  const page = await open({ viewport: phone });
  await page.goto("/");
  expect(await findViolations(page)).toEqual([]);
  await button(page, "Menu").click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, { part: "header" }), colorScheme).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const menu = page.getByRole("banner").getByRole("navigation");
  for (const name of ["Sign Up", "Home"]) {
    const link = menu.getByRole("link", { name });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("what opens on a public page is accessible", async ({ open }) => {
  const page = await open({ viewport: phone });
  const check = async (state: string) => {
    await page.emulateMedia({ colorScheme: "light" });
    expect(await findViolations(page), state).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findViolations(page, { rules: ["color-contrast"] }), state).toEqual([]);
  };
  await page.goto("/faq");
  await page.locator("summary").first().click();
  await check("an answer");
  await page.goto("/contact/schedule");
  await button(page, "Prepare My Request").click();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await check("a refused form");
});
