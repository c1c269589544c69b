import type { Locator, Page } from "@playwright/test";
import { edge, expect, test } from "../../support/browser.ts";

/** Records every text of the counter that people can see. */
async function watchCounter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const note = () => {
      const counter = document.querySelector("[data-count-to]");
      if (!counter || getComputedStyle(counter).visibility === "hidden") return;
      if (counter.textContent !== shown.at(-1)) shown.push(counter.textContent);
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

/** Waits until the page's own observer has seen the element. */
const untilSeen = (element: Locator) =>
  element.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          if (entries.some((entry) => entry.isIntersecting)) resolve();
        });
        observer.observe(target);
      }),
  );

const readShown = (page: Page) =>
  page.evaluate(() => (window as unknown as { shown: string[] }).shown);

test("the counter runs from 0 to 500+ in 1500 ms once it is seen, and never shows its end before", async ({
  open,
}) => {
  const page = await open({ reducedMotion: "no-preference" });
  await page.clock.install();
  await watchCounter(page);
  await page.goto("/about-us");
  const counter = page.locator("[data-count-to]");
  await expect(counter).toHaveText("0+");
  await page.clock.pauseAt(Date.now() + 60_000);
  await counter.scrollIntoViewIfNeeded();
  await untilSeen(counter);
  await page.clock.runFor(1400);
  await expect(counter).toHaveText(/^4\d\d\+$/);
  await page.clock.runFor(150);
  await expect(counter).toHaveText("500+");

  // Without the 0 that was shown before.
  const numbers = (await readShown(page)).slice(1).map((text) => Number(text.replace("+", "")));
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.length, "no step is shorter than 50 ms").toBeLessThanOrEqual(31);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test("with reduced motion it shows 500+ from the start", edge, async ({ open }) => {
  const page = await open();
  await page.clock.install();
  await watchCounter(page);
  await page.goto("/about-us");
  await page.locator("[data-count-to]").scrollIntoViewIfNeeded();
  await page.clock.runFor(2000);
  expect(await readShown(page)).toEqual(["500+"]);
});

test("without JavaScript it shows 500+, beside the other numbers", edge, async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto("/about-us");
  const numbers = page.locator("dl", { has: page.locator("[data-count-to]") });
  await expect(numbers.locator("dd")).toHaveText(["500+", "50+", "98%", "4.9/5"]);
});

test("the page has its parts, and links to the sign-up and the demo", async ({ open }) => {
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
