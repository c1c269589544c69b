import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { makeAdmin } from "../support/people.ts";
import { beginSecondFactor, codeOf } from "../support/second-factor.ts";
import { button, field, signIn } from "../support/steps.ts";

test("setting up a second factor, and the step that asks for its code", async ({ open }) => {
  const admin = await makeAdmin();
  const page = await open({ as: admin });
  const secret = await beginSecondFactor(page, admin.password);
  await expectAccessible(page, "the secret");
  await field(page, "Code from the app").fill(codeOf(secret));
  await button(page, "Switch On").click();
  await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible();
  await expectAccessible(page, "recovery codes");
  await page.getByRole("link", { name: "I have saved them" }).click();
  await expect(page.getByText("You have 10 recovery codes left.")).toBeVisible();
  await expectAccessible(page, "a second factor");

  const asked = await open();
  await signIn(asked, "/admin-login", admin);
  await expect(asked.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expectAccessible(asked, "the second step");
  await field(asked, "Code").fill("000000");
  await button(asked, "Sign In").click();
  await expect(asked.getByRole("alert")).toBeVisible();
  await expectAccessible(asked, "a refused code");
});
