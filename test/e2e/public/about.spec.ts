import type { Page } from "@playwright/test";
import { expect, test } from "../browser.ts";

/** Every text that the counter shows from now on. */
async function watchCounter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const text = document.querySelector("[data-count-to]")?.textContent;
      if (text && text !== shown.at(-1)) shown.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const readShown = (page: Page) =>
  page.evaluate(() => (window as unknown as { shown: string[] }).shown);

test("the counter runs from 0 to 500+ in 1500 ms once it is seen", async ({ open }) => {
  const page = await open();
  await page.clock.install();
  await watchCounter(page);
  await page.goto("/about-us");
  const counter = page.locator("[data-count-to]");
  await expect(counter).toHaveText("500+");
  await page.clock.pauseAt(Date.now() + 60_000);
  await counter.scrollIntoViewIfNeeded();
  await expect(counter).toHaveText("0+");
  await page.clock.runFor(1400);
  await expect(counter).toHaveText(/^4\d\d\+$/);
  await page.clock.runFor(150);
  await expect(counter).toHaveText("500+");

  const numbers = (await readShown(page)).slice(1).map((text) => Number(text.replace("+", "")));
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.length, "no step is shorter than 50 ms").toBeLessThanOrEqual(31);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test("for those who want no motion it shows 500+ from the start", async ({ open }) => {
  const page = await open({ reducedMotion: "reduce" });
  await watchCounter(page);
  await page.goto("/about-us");
  await page.locator("[data-count-to]").scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  expect(await readShown(page)).toEqual(["500+"]);
});

test("without JavaScript it shows 500+, beside the other numbers", async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto("/about-us");
  const numbers = page.locator("dl", { has: page.locator("[data-count-to]") });
  await expect(numbers.locator("dd")).toHaveText(["500+", "50+", "98%", "4.9/5"]);
});

test("the page has its parts and leads on", async ({ open }) => {
  const page = await open();
  await page.goto("/about-us");
  const headings = await page.getByRole("main").getByRole("heading").allTextContents();
  for (const part of [/mission/i, /vision/i, /story/i, /team/i]) {
    expect(headings.join("\n")).toMatch(part);
  }
  const main = page.getByRole("main");
  await expect(main.locator('a[href="/signup"]').last()).toBeVisible();
  await expect(main.locator('a[href="/demo"]')).toBeVisible();
});
