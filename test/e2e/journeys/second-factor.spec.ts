import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { makeAdmin } from "../support/people.ts";
import { beginSecondFactor, codeOf } from "../support/second-factor.ts";
import { button, expectOnce, field, leave, signIn } from "../support/steps.ts";

async function passSecondStep(page: Page, code: string, remember: boolean): Promise<void> {
  await field(page, "Code").fill(code);
  await page.getByLabel("Don't ask on this device for 30 days").setChecked(remember);
  await button(page, "Sign In").click();
}

test("an admin sets up a second factor, and each new device is asked for it", async ({ open }) => {
  // Six sign-ins on four devices.
  const admin = await makeAdmin();
  const page = await open();
  await signIn(page, "/admin-login", admin);
  await expect(page).toHaveURL("/admin-dashboard");

  const secret = await beginSecondFactor(page, admin.password);
  await field(page, "Code from the app").fill("000000");
  await button(page, "Switch On").click();
  await expect(page.getByRole("alert")).toHaveText("That code is wrong or has already been used.");
  await field(page, "Code from the app").fill(codeOf(secret));
  await button(page, "Switch On").click();
  const shown = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByRole("link", { name: "I have saved them" }).click();
  await expectOnce(page, "You have 10 recovery codes left.");

  // The device that set it up is not asked.
  await page.setViewportSize({ width: 1280, height: 800 });
  await leave(page);
  await signIn(page, "/admin-login", admin);
  await expect(page).toHaveURL("/admin-dashboard");

  // A new one is asked, with and without JavaScript.
  const phone = await open({ viewport: { width: 360, height: 740 } });
  await signIn(phone, "/admin-login", admin);
  await expect(phone.getByRole("heading", { name: "One more step" })).toBeVisible();
  await passSecondStep(phone, "000000", true);
  await expect(phone.getByRole("alert")).toHaveText("That code is wrong or has already been used.");
  await passSecondStep(phone, codeOf(secret, 30), true);
  await expect(phone).toHaveURL("/admin-dashboard");
  await expect(phone.getByRole("tab", { name: /^Students/ })).toBeVisible();
  await leave(phone);
  await signIn(phone, "/admin-login", admin);
  await expect(phone).toHaveURL("/admin-dashboard");

  const plain = await open({ javaScriptEnabled: false });
  await signIn(plain, "/admin-login", admin);
  await passSecondStep(plain, codes[0] ?? "", false);
  await expect(plain).toHaveURL("/admin-dashboard#signed-in");
  await plain.goto("/account/second-factor");
  await expectOnce(plain, "You have 9 recovery codes left.");
  await expect(plain.getByRole("row")).toHaveCount(3);
  await button(plain.getByRole("row").last(), "Forget").click();
  await expectOnce(plain, "That device will be asked for a code again.");

  // Switched off, the password is enough again.
  await plain.getByRole("link", { name: "Switch Off" }).click();
  await field(plain, "Password").fill(admin.password);
  await field(plain, "Code").fill(codes[1] ?? "");
  await button(plain, "Switch Off").click();
  await expectOnce(plain, "The second factor is switched off.");
  const last = await open();
  await signIn(last, "/admin-login", admin);
  await expect(last).toHaveURL("/admin-dashboard");
});
