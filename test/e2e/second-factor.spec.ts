import { TOTP } from "otpauth";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { startAcademy, admin, type StartedAcademy } from "./academy-process.ts";
import { expect, test } from "./browser.ts";
import { button, expectOnce, field, signIn } from "./steps.ts";

// The academy that all tests share has one admin, whom a second factor would keep out of the others.
let academy: StartedAcademy;
test.beforeAll(async () => {
  academy = await startAcademy();
});
test.afterAll(() => academy.stop());

/** What the app shows, some seconds from now. */
function codeOf(secret: string, seconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });
}

async function leave(page: Page): Promise<void> {
  await button(page, "Logout").click();
  await page.waitForURL(`${academy.url}/`);
}

async function openSetUp(page: Page, code = ""): Promise<string> {
  await page.goto("/account");
  await page.getByRole("link", { name: "Manage" }).click();
  await field(page, "Password").fill(admin.password);
  if (code) await field(page, "Code").fill(code);
  await button(page, code ? "Set Up Again" : "Set Up").click();
  await expect(page.getByRole("img", { name: /square code/ })).toBeVisible();
  return (await field(page, "Or copy it").inputValue()).replaceAll(" ", "");
}

async function passSecondStep(page: Page, code: string, remember: boolean): Promise<void> {
  await field(page, "Code").fill(code);
  await page.getByLabel("Don't ask on this device for 30 days").setChecked(remember);
  await button(page, "Sign In").click();
}

test("an admin sets one up, and each new device is asked", async ({ open }) => {
  const visit = { baseURL: academy.url };
  const page = await open(visit);
  await signIn(page, "/admin-login", admin);
  await expect(page).toHaveURL("/admin-dashboard");

  const secret = await openSetUp(page);
  await expectAccessible(page, "the secret");
  await field(page, "Code from the app").fill("000000");
  await button(page, "Switch On").click();
  await expect(page.getByRole("alert")).toHaveText("That code is not right, or was used already.");
  await field(page, "Code from the app").fill(codeOf(secret));
  await button(page, "Switch On").click();
  const shown = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await expectAccessible(page, "recovery codes");
  await page.getByRole("link", { name: "I have kept them" }).click();
  await expectOnce(page, "You have 10 recovery codes left.");
  await expectAccessible(page, "a second factor");

  // The device that set it up is known.
  await page.setViewportSize({ width: 1280, height: 800 });
  await leave(page);
  await signIn(page, "/admin-login", admin);
  await expect(page).toHaveURL("/admin-dashboard");

  // A new one is asked, with and without JavaScript.
  const phone = await open({ ...visit, viewport: { width: 360, height: 740 } });
  await signIn(phone, "/admin-login", admin);
  await expect(phone.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expectAccessible(phone, "the second step");
  await passSecondStep(phone, "000000", true);
  await expect(phone.getByRole("alert")).toHaveText("That code is not right, or was used already.");
  await expectAccessible(phone, "a refused code");
  await passSecondStep(phone, codeOf(secret, 30), true);
  await expect(phone).toHaveURL("/admin-dashboard");
  await expect(phone.getByRole("tab", { name: /^Students/ })).toBeVisible();
  await leave(phone);
  await signIn(phone, "/admin-login", admin);
  await expect(phone).toHaveURL("/admin-dashboard");

  const plain = await open({ ...visit, javaScriptEnabled: false });
  await signIn(plain, "/admin-login", admin);
  await passSecondStep(plain, codes[0] ?? "", false);
  await expect(plain).toHaveURL("/admin-dashboard#signed-in");
  await plain.goto("/account/second-factor");
  await expectOnce(plain, "You have 9 recovery codes left.");
  await expect(plain.getByRole("row")).toHaveCount(3);
  await button(plain.getByRole("row").last(), "Forget").click();
  await expectOnce(plain, "That device is asked for a code again.");

  // Switched off, the password is enough again.
  await plain.getByRole("link", { name: "Switch Off" }).click();
  await field(plain, "Password").fill(admin.password);
  await field(plain, "Code").fill(codes[1] ?? "");
  await button(plain, "Switch Off").click();
  await expectOnce(plain, "The second factor is switched off.");
  const last = await open(visit);
  await signIn(last, "/admin-login", admin);
  await expect(last).toHaveURL("/admin-dashboard");
});
