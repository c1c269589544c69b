import { expect, test } from "../support/browser.ts";
import { button, field } from "../support/steps.ts";

test("the picture of the free demo empties no sign-up form", async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await page.goto("/signup");
  // The scripts run once an empty form is refused in the page.
  await button(page, "Create Account").click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await field(page, "Email").fill("asha@e2e.example");
  await page.getByRole("link", { name: "Book a free demo class" }).click();
  await expect(field(page, "Full Name")).toBeFocused();
  await expect(field(page, "Email")).toHaveValue("asha@e2e.example");
});
