import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { makeBusyCourse } from "../support/teaching.ts";

const week = "/dashboard/timetable?day=2036-12-01";
const share = (page: Page) => page.getByRole("button", { name: "Share" });

/** A browser whose share sheet answers so; what it got is in `window.shared`. */
async function giveShareSheet(page: Page, answer: "shared" | "AbortError" | "NotAllowedError") {
  await page.addInitScript((answers) => {
    const sheet = (data: ShareData) => {
      Object.assign(window, { shared: data });
      return answers === "shared"
        ? Promise.resolve()
        : Promise.reject(new DOMException("No", answers));
    };
    Object.defineProperty(Navigator.prototype, "share", { value: sheet, configurable: true });
  }, answer);
}

test("a week goes to the share sheet as a text without addresses", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: student });
  await giveShareSheet(page, "shared");
  await page.goto(week);
  await share(page).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.title).toBe("Timetable");
  expect(shared.text).toContain("Monday 1\n5:30–6:30 PM · Doubts of the week");
  expect(JSON.stringify(shared)).not.toContain("http");
});

test("a sheet that is closed says nothing, one that fails says so", async ({ open }) => {
  const { student } = await makeBusyCourse();
  for (const [answer, text] of [
    ["AbortError", ""],
    ["NotAllowedError", "That could not be shared."],
  ] as const) {
    const page = await open({ as: student });
    await giveShareSheet(page, answer);
    await page.goto(week);
    await share(page).click();
    await page.waitForFunction(() => "shared" in window);
    await expect(share(page).locator("xpath=following-sibling::*")).toHaveText(text);
  }
});

test("there is no button where there is no sheet, nor without JavaScript", async ({ open }) => {
  const { student } = await makeBusyCourse();
  for (const visit of [{}, { javaScriptEnabled: false }]) {
    const page = await open({ as: student, ...visit });
    await page.goto(week);
    await expect(page.getByText("Doubts of the week").first()).toBeVisible();
    await expect(share(page)).toHaveCount(0);
  }
});
