import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Scope {
  /** CSS selector of the part to check instead of the whole page. */
  part?: string;
  /** Ids of the only axe rules to run. */
  rules?: string[];
}

/** One line for each violation that axe finds on the page as it is now. */
export async function findViolations(page: Page, { part, rules }: Scope = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules) axe.withRules(rules);
  else axe.withTags(tags);
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ""}`),
  );
}

interface Target {
  html: string;
  width: number;
  height: number;
  isField: boolean;
}

/** Everything that can be pressed, with its size; a checkbox or a radio button has the size of its label. */
function measureTargets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]",
    );
    const modal = document.querySelector("dialog:modal");
    return [...targets].flatMap((target) => {
      if (modal && !modal.contains(target)) return [];
      const area = target.matches("[type=checkbox], [type=radio]")
        ? (target.closest("label") ?? target)
        : target;
      const { width, height } = area.getBoundingClientRect();
      const isShown = target.checkVisibility({ visibilityProperty: true });
      if (!isShown || target.closest(".sr-only") || width * height <= 1) return [];
      const isField = !target.matches("a:not([role])");
      return [{ html: target.outerHTML.slice(0, 120), width, height, isField }];
    });
  });
}

async function findSmallTargets(page: Page): Promise<Target[]> {
  const targets = await measureTargets(page);
  // WCAG 2.2 asks for 24 px; our own buttons, fields and tabs have 44 px (DESIGN §7).
  return targets.filter(
    ({ width, height, isField }) => width < 24 || height < (isField ? 43.5 : 24),
  );
}

/** One line for the page and one for its dialog, if they scroll sideways. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const dialog = document.querySelector("dialog");
    const found: string[] = [];
    if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} px in ${clientWidth}`);
    if (dialog && dialog.scrollWidth > dialog.clientWidth) {
      found.push(`the dialog: ${dialog.scrollWidth} px in ${dialog.clientWidth}`);
    }
    return found;
  });
}

/**
 * Asserts that the page in its present state has no accessibility violation, enough contrast in
 * the dark scheme, targets that are large enough and no sideways scrolling, also at 320 px.
 *
 * @param width of the window for the full check; a state that only phones have needs a phone's
 */
export async function expectAccessible(page: Page, state: string, width = 1280): Promise<void> {
  // In the middle of a transition between the schemes no colour is the final one.
  const reducedMotion = "reduce";
  await page.emulateMedia({ colorScheme: "light", reducedMotion });
  await page.setViewportSize({ width, height: 800 });
  expect.soft(await findViolations(page), `${state}, light`).toEqual([]);
  expect.soft(await findOverflow(page), `${state}, ${width} px`).toEqual([]);
  expect.soft(await findSmallTargets(page), `${state}, ${width} px`).toEqual([]);

  await page.emulateMedia({ colorScheme: "dark", reducedMotion });
  await page.setViewportSize({ width: 360, height: 800 });
  const contrast = await findViolations(page, { rules: ["color-contrast"] });
  expect.soft(contrast, `${state}, dark`).toEqual([]);

  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await findOverflow(page), `${state}, 320 px`).toEqual([]);
  expect.soft(await findSmallTargets(page), `${state}, 320 px`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: null });
}
