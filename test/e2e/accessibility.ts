import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** How a page is looked at: every width, and both schemes. */
const looks = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 360 },
  { colorScheme: "light", width: 320 },
] as const;

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ""}`),
  );
}

interface Target {
  what: string;
  width: number;
  height: number;
  isField: boolean;
}

/** What can be pressed, with the size of all that presses it: a checkbox counts with its label. */
function measureTargets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]",
    );
    const modal = document.querySelector("dialog:modal");
    return [...targets].flatMap((target) => {
      if (modal && !modal.contains(target)) return [];
      const area = target.matches("[type=checkbox]") ? (target.closest("label") ?? target) : target;
      const { width, height } = area.getBoundingClientRect();
      const isShown = target.checkVisibility({ visibilityProperty: true });
      if (!isShown || target.closest(".sr-only") || width * height <= 1) return [];
      const isField = !target.matches("a:not([role])");
      return [{ what: target.outerHTML.slice(0, 120), width, height, isField }];
    });
  });
}

/** Rows that are too wide for the window, if any. */
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
 * Asserts that the page as it stands has no accessibility violation, no sideways scrolling and no
 * target that is too small, in light and dark, on a desktop and on two phones.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const { colorScheme, width } of looks) {
    const look = `${state}, ${colorScheme}, ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect.soft(await findViolations(page), look).toEqual([]);
    expect.soft(await findOverflow(page), look).toEqual([]);
    // 24 px is WCAG 2.2's least; buttons, fields and tabs are ours and have 44 (DESIGN §7).
    const small = (await measureTargets(page)).filter(
      (target) => target.width < 24 || target.height < (target.isField ? 43.5 : 24),
    );
    expect.soft(small, look).toEqual([]);
  }
}
