import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { followTransfers, type Transfer } from "./transfers.ts";

/** The cost of a first visit to a page, in bytes on the wire. */
export interface PageFigures {
  path: string;
  html: number;
  css: number;
  script: number;
  fonts: number;
  images: number;
  video: number;
  other: number;
  /** All of the above but the video. */
  total: number;
  requests: number;
  /** Cumulative layout shift while the page loads and is scrolled through. */
  cls: number;
}

const kinds: readonly [
  pattern: RegExp,
  kind: "html" | "css" | "script" | "fonts" | "images" | "video",
][] = [
  [/html/, "html"],
  [/css/, "css"],
  [/javascript/, "script"],
  [/font/, "fonts"],
  [/^image\//, "images"],
  [/^(video|audio)\//, "video"],
];

/** Loads a page with an empty cache on a phone 360 px wide, and scrolls to its end. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const transfers = await followTransfers(await context.newCDPSession(page));
    await page.goto(url);
    await scrollThrough(page);
    await settle(transfers);
    return { ...sum(new URL(url).pathname, transfers), cls: await readShifts(page) };
  } finally {
    await context.close();
  }
}

/** Scrolls to the end in steps of one screen, so that everything lazy is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
  });
}

/** Waits until no request has been open for a tenth of a second, at most five seconds. */
export async function settle(transfers: readonly Transfer[]): Promise<void> {
  const limit = Date.now() + 5000;
  let idlePolls = 0;
  while (idlePolls < 2 && Date.now() < limit) {
    await delay(50);
    idlePolls = transfers.every(({ ended }) => ended) ? idlePolls + 1 : 0;
  }
}

async function readShifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
    }
    let shifts = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[])
        if (!entry.hadRecentInput) shifts += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    add(observer.takeRecords());
    return shifts;
  });
}

function sum(path: string, transfers: readonly Transfer[]): Omit<PageFigures, "cls"> {
  const bytes = { html: 0, css: 0, script: 0, fonts: 0, images: 0, video: 0, other: 0 };
  for (const transfer of transfers) {
    const kind = kinds.find(([pattern]) => pattern.test(transfer.type))?.[1] ?? "other";
    bytes[kind] += transfer.bytes;
  }
  const all = Object.values(bytes).reduce((total, each) => total + each, 0);
  return { path, ...bytes, total: all - bytes.video, requests: transfers.length };
}
