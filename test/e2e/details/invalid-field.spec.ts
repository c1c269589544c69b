import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { makeStudent, theAdmin } from "../support/people.ts";
import { button, dialogOn, field, goAwake } from "../support/steps.ts";

/** Opens a page without live updates, and waits for its scripts. */
async function goHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
}

test("a refused field has the focus, and its error goes when it is changed", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await goHydrated(page, "/account/profile");
  const name = field(page, "Full Name");
  for (const attempt of ["first", "second"]) {
    await name.fill(" ");
    await button(page, "Save Changes").click();
    await expect(page.getByRole("alert"), attempt).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.press("A");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(name).not.toHaveAttribute("aria-invalid");
  }
});

test("so it is in a dialog, and on a page without React", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await goHydrated(page, "/account/password");
  await button(dialogOn(page), "Change Password").click();
  const current = page.locator("[aria-invalid=true]");
  await expect(current).toBeFocused();
  await page.keyboard.type("x");
  await expect(page.getByRole("alert")).toHaveCount(0);

  const visitor = await open();
  await visitor.goto("/login");
  await button(visitor, "Sign In").click();
  await expect(field(visitor, "Email")).toBeFocused();
  await field(visitor, "Password").fill("x");
  await expect(visitor.getByRole("alert")).toHaveText("Please fill in all fields");
  await field(visitor, "Email").fill("a");
  await expect(visitor.getByRole("alert")).toHaveCount(0);
});

test("of several refused fields the first one has the focus", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  await goAwake(page, "/admin-dashboard/site/contacts");
  for (const attempt of ["first", "second"]) {
    await field(page, "Email").fill("nobody");
    await field(page, "Town or city").fill("");
    await button(page, "Save").click();
    await expect(page.locator("[aria-invalid=true]"), attempt).toHaveCount(2);
    await expect(field(page, "Email")).toBeFocused();
  }
});
