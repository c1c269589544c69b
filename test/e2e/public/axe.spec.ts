import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { missingPath, sitePaths, unknownService } from "../../../bench/pages/paths.ts";
import { expect, test } from "../browser.ts";
import { button } from "../steps.ts";

// A trace of dozens of pages costs more than the test.
test.use({ trace: "off" });

const desk = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };

/** One line for each finding of axe on the page that is open. */
async function findings(page: Page, look: string, part?: string, rules?: string[]) {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (part) axe.include(part);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const { pathname } = new URL(page.url());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${pathname}, ${look}: ${id}: ${target.join(" ")}`),
  );
}

/** The same page in each way that it can look. */
async function findInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: "light" });
  found.push(...(await findings(page, "light")));
  await page.emulateMedia({ colorScheme: "dark" });
  found.push(...(await findings(page, "dark", "body", ["color-contrast"])));
  await page.setViewportSize(phone);
  found.push(...(await findings(page, "dark, 320 px")));
  const menu = button(page, "Menu");
  if (await menu.isVisible()) {
    await menu.click();
    found.push(...(await findings(page, "dark, menu", "header")));
    await page.emulateMedia({ colorScheme: "light" });
    found.push(...(await findings(page, "light, menu", "header")));
  }
  return found;
}

// The five cards have tests of their own.
const paths = [...sitePaths, unknownService, missingPath];
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`axe finds nothing in light, in dark, at 320 px, with the menu open, ${part + 1} of ${parts}`, async ({
    open,
  }) => {
    const page = await open({ reducedMotion: "reduce" });
    const found: string[] = [];
    for (const path of paths.filter((_, place) => place % parts === part)) {
      await page.goto(path);
      found.push(...(await findInEveryLook(page)));
    }
    expect(found).toEqual([]);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in what opens on a page, in ${colorScheme}`, async ({ open }) => {
    const page = await open({ colorScheme, viewport: phone, reducedMotion: "reduce" });
    await page.goto("/faq");
    await page.locator("summary").first().click();
    expect(await findings(page, colorScheme)).toEqual([]);
    await page.goto("/contact/schedule");
    await button(page, "Prepare My Request").click();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    expect(await findings(page, colorScheme)).toEqual([]);
  });
}
