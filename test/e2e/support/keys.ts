import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

interface Focused {
  name: string;
  isVisible: boolean;
  isInDialog: boolean;
}

/** The focused element: its name, whether the focus is visible, and whether it is in a dialog. */
export function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { name: "", isVisible: false, isInDialog: false };
    }
    const style = getComputedStyle(element);
    const label = "labels" in element ? (element as HTMLInputElement).labels?.[0] : null;
    return {
      name: element.ariaLabel ?? label?.textContent ?? element.textContent,
      isVisible: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      isInDialog: element.closest("dialog") !== null,
    };
  });
}

/** Presses Tab from the top of the page until the focus leaves it. @returns the name of each stop */
export async function walk(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const { name, isVisible } = await focused(page);
    if (name === "") return stops;
    expect(isVisible, `the focus on ${name} is visible`).toBe(true);
    stops.push(name.trim());
  }
  throw new Error(`no end after ${stops.join(", ")}`);
}

/** Presses Tab until an element with that name is focused. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await focused(page)).name.trim().match(name)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}
