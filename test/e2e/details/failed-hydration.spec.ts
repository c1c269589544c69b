import { expect, test } from "../support/browser.ts";
import { theAdmin } from "../support/people.ts";
import { openTab } from "../support/steps.ts";

test("a page that differs from what React renders works all the same", async ({ open }) => {
  const differs = /Minified React error #418/;
  const page = await open({ as: theAdmin(), tolerate: differs });
  await page.route("**/admin-dashboard/students", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace(/<h1[^>]*>/, "$&Changed ") });
  });
  const failed = page.waitForEvent("pageerror", {
    predicate: ({ message }) => differs.test(message),
  });
  await page.goto("/admin-dashboard/students");
  await failed;
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Changed");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await openTab(page, /^Assignments/);
  await expect(page).toHaveURL("/admin-dashboard/assignments");
  await expect(page.locator("[data-same-document]")).toBeVisible();
});
