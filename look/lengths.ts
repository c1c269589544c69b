import type { Browser } from "@playwright/test";
import { localizePath } from "#domain/shared/language.ts";
import type { Facts } from "./facts.ts";
import { openAs, openScreen, type Reading } from "./pictures.ts";
import type { Group } from "./screen.ts";

/** A small phone, in CSS pixels. */
const phone = { width: 360, height: 760 };

/** How long each screen of a group is on a phone: a line each, in heights of the phone. */
export async function listLengths(
  browser: Browser,
  origin: string,
  group: Group,
  options: { cookie: string | null; facts: Facts; reading: Reading },
): Promise<string[]> {
  const { cookie, facts, reading } = options;
  const context = await openAs(browser, origin, cookie, "light", reading.language);
  const page = await context.newPage();
  const lines: string[] = [];
  for (const screen of group.screens) {
    const path = localizePath(screen.path(facts), reading.language);
    await openScreen(page, screen, path, phone, reading.say);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const screens = (height / phone.height).toFixed(1).padStart(5);
    lines.push(`${screens}  ${group.name}: ${screen.name}`);
  }
  await context.close();
  return lines;
}
