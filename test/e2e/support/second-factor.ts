import { TOTP } from "otpauth";
import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";
import { button, field } from "./steps.ts";

/** The code that an authenticator app shows, some seconds from now. */
export function codeOf(secret: string, seconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });
}

/** Starts the set-up of a second factor. @returns the secret that the page shows */
export async function beginSecondFactor(page: Page, password: string): Promise<string> {
  await page.goto("/account");
  await page.getByRole("link", { name: "Manage" }).click();
  await field(page, "Password").fill(password);
  await button(page, "Set Up").click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  return (await field(page, "Or copy it").inputValue()).replaceAll(" ", "");
}
