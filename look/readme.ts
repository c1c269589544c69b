import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { progress } from "#server/progress.ts";
import { openAs, openScreen } from "./pictures.ts";

const folder = join(import.meta.dirname, "../docs/pictures");

const pictures = [
  { name: "home-page", path: "/", email: null },
  { name: "student", path: "/dashboard", email: "student@viluva.example" },
  { name: "tutor", path: "/tutor-dashboard", email: "tutor@viluva.example" },
  { name: "admin", path: "/admin-dashboard", email: "admin@viluva.example" },
] as const;

/** Bytes that a picture of the README may have. */
const mostBytes = 200_000;

/**
 * Writes the README's four pictures: the home page and each role's home.
 *
 * @param findCookie opens a session of a person of the sample academy
 */
export async function writeReadmePictures(
  browser: Browser,
  origin: string,
  findCookie: (email: string) => Promise<string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, path, email } of pictures) {
    progress(`README: ${path}`);
    const cookie = email === null ? null : await findCookie(email);
    const context = await openAs(browser, origin, cookie, "light");
    const page = await context.newPage();
    await openScreen(page, {}, path, { width: 1280, height: 800 });
    const image = await takeWebp(page);
    if (image.length > mostBytes) throw new Error(`${name}: ${image.length} bytes`);
    await writeFile(join(folder, `${name}.webp`), image);
    await context.close();
  }
}

async function takeWebp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  return Buffer.from(data, "base64");
}
