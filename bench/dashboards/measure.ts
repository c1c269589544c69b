import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page, Request } from "@playwright/test";

/** The screens that one person opens; after the first, by client-side navigation. */
export interface Visit {
  role: string;
  /** The session, as "name=value". */
  cookie: string;
  /** Paths; the first is loaded, the others are navigated to. */
  screens: readonly string[];
  /** Local storage left by an earlier sign-in. */
  storage?: Readonly<Record<string, string>>;
}

export interface ScreenFigures {
  role: string;
  /** Its path, with ids replaced. */
  screen: string;
  visit: "first" | "further";
  /** Bytes of script on the wire that no earlier screen loaded. */
  script: number;
}

/** Opens the screens on a phone with an empty cache. */
export async function measureVisit(
  browser: Browser,
  origin: string,
  { role, cookie, screens, storage = {} }: Visit,
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
    const loaded = followScripts(page);
    const figures: ScreenFigures[] = [];
    let before = 0;
    for (const [position, screen] of screens.entries()) {
      if (position === 0) await page.goto(origin + screen, { waitUntil: "networkidle" });
      else await navigate(page, screen);
      const script = await loaded();
      const shown = screen.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id");
      const visit = position === 0 ? "first" : "further";
      figures.push({ role, screen: shown, visit, script: script - before });
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

/** @returns waits until nothing is loading, and counts the bytes of all scripts so far, headers included */
function followScripts(page: Page): () => Promise<number> {
  const open = new Set<Request>();
  const finished: Request[] = [];
  page.on("request", (request) => request.resourceType() !== "eventsource" && open.add(request));
  page.on("requestfailed", (request) => open.delete(request));
  page.on("requestfinished", (request) => {
    open.delete(request);
    finished.push(request);
  });
  return async () => {
    const limit = Date.now() + 5000;
    // Twice in a row, since one request leads to the next.
    for (let idle = 0; idle < 2 && Date.now() < limit; idle = open.size === 0 ? idle + 1 : 0) {
      await delay(50);
    }
    let bytes = 0;
    for (const request of finished) {
      const type = (await request.response())?.headers()["content-type"] ?? "";
      if (!type.includes("javascript")) continue;
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      bytes += responseBodySize + responseHeadersSize;
    }
    return bytes;
  };
}
