import type { Browser, Page } from "@playwright/test";
import { settle } from "../pages/measure.ts";
import { followTransfers, type Transfer } from "../pages/transfers.ts";

/** What one person opens, one screen after the other, as a click would: without loading a page. */
export interface Visit {
  role: string;
  /** The session, "name=value". */
  cookie: string;
  /** Addresses; the first is loaded, the others are reached from there. */
  screens: readonly string[];
  /** What the browser keeps of an earlier sign-in. */
  storage: Readonly<Record<string, string>>;
}

export interface ScreenFigures {
  role: string;
  /** Its address, with ids left out. */
  screen: string;
  isFirst: boolean;
  /** Bytes of script on the wire that it was the first to need. */
  script: number;
}

/** Goes through a visit on a phone that was never here. */
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
    await context.addInitScript((kept) => {
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    }, storage);
    const page = await context.newPage();
    const transfers = await followTransfers(await context.newCDPSession(page));
    const figures: ScreenFigures[] = [];
    let before = 0;
    for (const [at, screen] of screens.entries()) {
      if (at === 0) await page.goto(origin + screen, { waitUntil: "networkidle" });
      else await move(page, screen);
      await settle(transfers);
      const script = scriptBytes(transfers);
      const shown = screen.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id");
      figures.push({ role, screen: shown, isFirst: at === 0, script: script - before });
      before = script;
    }
    return figures;
  } finally {
    await context.close();
  }
}

/** Goes there as the browser's own buttons would: the page's router hears of it and loads it. */
async function move(page: Page, address: string): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes(".data"));
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await answered;
}

function scriptBytes(transfers: readonly Transfer[]): number {
  const scripts = transfers.filter(({ type }) => /javascript/.test(type));
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
