import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { Pictures } from "./pictures.ts";

/** The share of their size at which pictures stand on a sheet. */
const scale = 0.34;

/** The number of screens on one sheet, so that it stays below what Chromium can picture. */
const rowsOnSheet = 4;

/** Writes contact sheets: a row for each screen, a column for each width. @returns their paths */
export async function writeSheets(
  browser: Browser,
  folder: string,
  title: string,
  all: readonly Pictures[],
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: sheetWidth(all), height: 800 } });
  const paths: string[] = [];
  for (let start = 0; start < all.length; start += rowsOnSheet) {
    const sheet = String(start / rowsOnSheet + 1).padStart(2, "0");
    const path = join(folder, `${title}-${sheet}.png`);
    await page.setContent(toHtml(all.slice(start, start + rowsOnSheet)), { waitUntil: "load" });
    await writeFile(path, await page.screenshot({ fullPage: true }));
    paths.push(path);
  }
  await page.close();
  return paths;
}

function sheetWidth([first]: readonly Pictures[]): number {
  const images = first?.images ?? [];
  const pictures = images.reduce((sum, { width }) => sum + Math.round(width * scale), 0);
  return pictures + (images.length + 1) * 16;
}

function toHtml(all: readonly Pictures[]): string {
  const rows = all.map(({ name, path, images }) => {
    const cells = images.map(({ width, image }) => {
      const shown = Math.round(width * scale);
      return `<img width="${shown}" alt="" src="data:image/jpeg;base64,${image.toString("base64")}">`;
    });
    return `<h2>${escapeHtml(name)} <small>${escapeHtml(path)}</small></h2><div>${cells.join("")}</div>`;
  });
  const style = `body{margin:16px;background:#777;font:16px sans-serif;color:#fff}
    div{display:flex;gap:16px;align-items:start}h2{margin:24px 0 8px;font-size:18px}
    small{font-weight:normal;opacity:.8}`;
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join("")}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
