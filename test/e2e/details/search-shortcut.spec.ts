import { expect, test } from "../support/browser.ts";
import { theAdmin } from "../support/people.ts";
import { button, goAwake } from "../support/steps.ts";

test("an admin switches the search's single key off, and on again", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  const search = page.getByRole("searchbox", { name: "Search" });
  await page.goto("/account");
  await button(page, "Turn Off /").click();
  await expect(button(page, "Turn On /")).toBeVisible();

  await goAwake(page, "/admin-dashboard/log");
  await page.locator("body").press("/");
  await page.locator("body").press("Tab");
  await expect(search).not.toBeFocused();
  await expect(search).toHaveAttribute("aria-keyshortcuts", "Control+K Meta+K");
  await page.locator("body").press("Control+k");
  await expect(search).toBeFocused();

  await page.goto("/account");
  await button(page, "Turn On /").click();
  await goAwake(page, "/admin-dashboard/log");
  await page.locator("body").press("/");
  await expect(search).toBeFocused();
});
