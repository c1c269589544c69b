import type { Browser, Page } from "@playwright/test";
import { recordTransfers, waitForTransfers, type Transfer } from "./transfers.ts";

/** What a first visit to a page costs; sizes are bytes on the wire. */
interface PageWeight {
  path: string;
  /** Everything except video. */
  total: number;
  script: number;
  video: number;
  requests: number;
  /** Cumulative layout shift, while the page loads and is scrolled through. */
  layoutShift: number;
}

/** Budgets of every public page on a first visit; 1 KB is 1000 bytes. */
const budgets: readonly (readonly [name: string, figure: keyof PageWeight, most: number])[] = [
  ["all without video", "total", 100_000],
  ["script", "script", 10_000],
  ["requests", "requests", 12],
  ["video before the click", "video", 0],
  ["CLS", "layoutShift", 0],
];

/** One line for each budget that a page exceeds. */
export function findOverruns(weight: PageWeight): string[] {
  return budgets
    .filter(([, figure, most]) => Number(weight[figure]) > most)
    .map(([name, figure, most]) => `${weight.path}: ${name}: ${weight[figure]}, budget ${most}`);
}

/** Loads a page on a phone with an empty cache and scrolls to its end. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const transfers = await recordTransfers(await context.newCDPSession(page));
    await page.goto(url);
    await scrollThrough(page);
    await waitForTransfers(transfers);
    const video = sumBytes(transfers, /^(video|audio)\//);
    return {
      path: new URL(url).pathname,
      total: sumBytes(transfers, /^/) - video,
      script: sumBytes(transfers, /javascript/),
      video,
      requests: transfers.length,
      layoutShift: await readLayoutShift(page),
    };
  } finally {
    await context.close();
  }
}

/** Sums the bytes of the transfers whose content type matches. */
export function sumBytes(transfers: readonly Transfer[], type: RegExp): number {
  return transfers
    .filter((transfer) => type.test(transfer.type))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Scrolls in steps of one screen, so that lazy images are loaded and entrance effects run. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
  });
}

/** The sum of a page's layout shifts so far that no input has caused. */
export async function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
    }
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) if (!entry.hadRecentInput) sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    add(observer.takeRecords());
    return sum;
  });
}
