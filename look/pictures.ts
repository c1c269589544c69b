import type { Browser, BrowserContext, Page } from "@playwright/test";
import { localizePath, type Language } from "#domain/shared/language.ts";
import { sayInEnglish, type Say } from "../words/translate.ts";
import type { Facts } from "./facts.ts";
import type { Screen } from "./screen.ts";

/** The widths of the pictures, in CSS pixels. */
export const widths = [360, 768, 1280, 1680] as const;

export type Scheme = "light" | "dark";

/** A longer page is cut off. */
const longest = 2400;

/** A screen at each width. */
export interface Pictures {
  name: string;
  path: string;
  /** JPEGs. */
  images: { width: number; image: Buffer }[];
}

/** How screens are pictured: their language, the names of what is on them, the windows' widths. */
export interface Reading {
  language: Language;
  say: Say;
  widths: readonly number[];
}

/** Opens a browser window as a person of the sample academy, or as a visitor. */
export async function openAs(
  browser: Browser,
  origin: string,
  cookie: string | null,
  scheme: Scheme,
  language: Language = "en",
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: scheme,
    reducedMotion: "reduce",
    // Not the clock of the machine, which is perhaps abroad.
    timezoneId: "Asia/Kolkata",
  });
  if (language !== "en") {
    await context.addCookies([{ name: "viluva_language", value: language, url: origin }]);
  }
  if (cookie === null) return context;
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: origin }]);
  // What an admin's browser keeps after the sign-in (§6).
  await context.addInitScript(() => localStorage.setItem("adminUser", "{}"));
  return context;
}

/** Pictures a screen at each width; the page is loaded for each of them. */
export async function pictureScreen(
  page: Page,
  screen: Screen,
  facts: Facts,
  reading: Reading,
): Promise<Pictures> {
  const path = localizePath(screen.path(facts), reading.language);
  const images: Pictures["images"] = [];
  for (const width of reading.widths) {
    const size = { width, height: width < 600 ? 740 : 900 };
    await openScreen(page, screen, path, size, reading.say);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // Taking a picture of the whole page moves what stays at the lower edge of the window.
    await page.setViewportSize({ width, height: Math.min(height, longest) });
    images.push({ width, image: await page.screenshot({ type: "jpeg", quality: 70 }) });
  }
  return { name: screen.name, path, images };
}

/** Opens a screen in a window of a size, and waits until it is at rest. */
export async function openScreen(
  page: Page,
  screen: Pick<Screen, "prepare">,
  path: string,
  size: { width: number; height: number },
  say: Say = sayInEnglish,
): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path, { waitUntil: "networkidle" });
  await screen.prepare?.(page, say);
  // A form that is sent before the scripts run leaves the page in the middle of the first try.
  await waitForRest(page).catch(() => waitForRest(page));
}

async function waitForRest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // What was sent has its answer once no button and no row says that it is busy.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)).then(() => null),
  );
}
