import type { Browser, Page } from "@playwright/test";
import { followTransfers, settle, type Transfer } from "./transfers.ts";

/** The screens that one person opens; after the first, by client-side navigation. */
export interface Visit {
  role: string;
  /** The session, as "name=value". */
  cookie: string;
  /** Paths; the first is loaded, the others are navigated to. */
  screens: readonly string[];
  /** Local storage left by an earlier sign-in. */
  storage: Readonly<Record<string, string>>;
}

export interface ScreenFigures {
  role: string;
  /** Its path, with ids replaced. */
  screen: string;
  isFirst: boolean;
  /** Bytes of script on the wire that no earlier screen loaded. */
  script: number;
}

/** Opens the screens on a phone with an empty cache. */
export async function measureVisit(
  browser: Browser,
  origin: string,
  { role, cookie, screens, storage }: Visit,
): Promise<ScreenFigures[]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([{ name, value, url: origin }]);
    await context.addInitScript((items) => {
      for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
    }, storage);
    const page = await context.newPage();
    const transfers = await followTransfers(await context.newCDPSession(page));
    const figures: ScreenFigures[] = [];
    let before = 0;
    for (const [position, screen] of screens.entries()) {
      if (position === 0) await page.goto(origin + screen, { waitUntil: "networkidle" });
      else await navigate(page, screen);
      await settle(transfers);
      const script = scriptBytes(transfers);
      const shown = screen.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id");
      figures.push({ role, screen: shown, isFirst: position === 0, script: script - before });
      before = script;
    }
    return figures;
  } finally {
    await context.close();
  }
}

/** Navigates as the back and forward buttons do: the page's router loads the screen. */
async function navigate(page: Page, address: string): Promise<void> {
  const loaded = page.waitForResponse((answer) => answer.url().includes(".data"));
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await loaded;
}

function scriptBytes(transfers: readonly Transfer[]): number {
  const scripts = transfers.filter(({ type }) => /javascript/.test(type));
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
