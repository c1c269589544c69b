import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Facts } from "./facts.ts";
import type { Screen } from "./screen.ts";

/** The widths of the pictures, in CSS pixels. */
export const widths = [360, 768, 1280, 1680] as const;

export type Scheme = "light" | "dark";

/** A longer page is cut off. */
const longest = 2400;

/** A screen at every width. */
export interface Pictures {
  name: string;
  path: string;
  /** One JPEG for each width. */
  images: Buffer[];
}

/** Opens a browser window as a person of the sample academy, or as a visitor. */
export async function openAs(
  browser: Browser,
  origin: string,
  cookie: string | null,
  scheme: Scheme,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  if (cookie === null) return context;
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: origin }]);
  // What an admin's browser keeps after the sign-in (§6).
  await context.addInitScript(() => localStorage.setItem("adminUser", "{}"));
  return context;
}

/** Pictures a screen at every width; the page is loaded for each of them. */
export async function pictureScreen(page: Page, screen: Screen, facts: Facts): Promise<Pictures> {
  const path = screen.path(facts);
  const images: Buffer[] = [];
  for (const width of widths) {
    await openScreen(page, screen, path, { width, height: width < 600 ? 740 : 900 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // Taking a picture of the whole page moves what stays at the lower edge of the window.
    await page.setViewportSize({ width, height: Math.min(height, longest) });
    images.push(await page.screenshot({ type: "jpeg", quality: 70 }));
  }
  return { name: screen.name, path, images };
}

/** Opens a screen in a window of a size, and waits until it is at rest. */
export async function openScreen(
  page: Page,
  screen: Pick<Screen, "prepare">,
  path: string,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path, { waitUntil: "networkidle" });
  await screen.prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)).then(() => null),
  );
}
