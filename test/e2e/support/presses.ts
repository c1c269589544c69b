import type { Page } from "@playwright/test";

/** Counts the presses on a page from now on; typing is free. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    sessionStorage.setItem("presses", "0");
    addEventListener("pointerdown", () => {
      sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses")) + 1));
    });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("presses")));
}
