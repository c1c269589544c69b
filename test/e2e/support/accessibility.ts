import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { expect } from "./browser.ts";

// A third less to parse than its `source`.
const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare global {
  /** Axe, once it is loaded into a page. */
  interface Window {
    axe?: { run: (context: string | Document, options: RunOptions) => Promise<AxeResults> };
  }
}

interface Scope {
  /** CSS selector of the part to check instead of the whole page. */
  part?: string;
  /** Ids of the only axe rules to run. */
  rules?: string[];
}

/** Loads axe into the frames that do not have it: parsing it takes longer than checking a screen. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => Boolean(window.axe))) continue;
    await frame.evaluate(axe);
  }
}

/** One line for each violation that axe finds on the page as it is now. */
export async function findViolations(page: Page, { part, rules }: Scope = {}): Promise<string[]> {
  await loadAxe(page);
  const options: RunOptions = {
    runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags },
    // What else axe has found takes as long to describe as the violations take to find.
    resultTypes: ["violations"],
    // The rules of these tags need no style sheets.
    preload: { assets: ["media"] },
  };
  const results = await page.evaluate(
    ({ part, options }) => window.axe?.run(part ?? document, options),
    { part, options },
  );
  if (!results) throw new Error("axe is not loaded any more: the page has navigated");
  return results.violations.flatMap(({ id, help, nodes }) =>
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

/** One line for the page and one for its dialog, if they scroll sideways, with what is too wide. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (box: Element) => {
      const edge = box.getBoundingClientRect().left + box.clientWidth;
      const wide = [...box.querySelectorAll("*")]
        .filter((element) => element.getBoundingClientRect().right > edge + 0.5)
        .map((element) => `${element.tagName} "${element.textContent?.slice(0, 30)}"`);
      return `${box.scrollWidth} px in ${box.clientWidth}: ${wide.slice(-3).join(", ")}`;
    };
    const boxes = [document.documentElement, document.querySelector("dialog")];
    return boxes
      .filter((box) => box !== null)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((box) => `${box.tagName}: ${describe(box)}`);
  });
}

/**
 * Asserts that the page in its present state has no accessibility violation, enough contrast in
 * the dark scheme, targets that are large enough and no sideways scrolling, also at 320 px.
 *
 * @param width of the window for the full check; a state that only phones have needs a phone's
 */
export async function expectAccessible(page: Page, state: string, width = 1280): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width, height: 800 });
  expect.soft(await findViolations(page), `${state}, light`).toEqual([]);
  expect.soft(await findOverflow(page), `${state}, ${width} px`).toEqual([]);
  expect.soft(await findSmallTargets(page), `${state}, ${width} px`).toEqual([]);

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 360, height: 800 });
  const contrast = await findViolations(page, { rules: ["color-contrast"] });
  expect.soft(contrast, `${state}, dark`).toEqual([]);

  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await findOverflow(page), `${state}, 320 px`).toEqual([]);
  expect.soft(await findSmallTargets(page), `${state}, 320 px`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}
