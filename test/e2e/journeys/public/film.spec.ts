import type { Page } from "@playwright/test";
import { edge, expect, test } from "../../support/browser.ts";
import { button } from "../../support/steps.ts";

/** The addresses under /film that the page asks for from now on, the poster left out. */
function watchFilm(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(mp4|webm|vtt)$/.test(pathname)) requested.push(pathname);
  });
  return requested;
}

test("the film is fetched and played only when somebody asks for it", async ({ open }) => {
  const page = await open();
  const requested = watchFilm(page);
  await page.goto("/");
  const overlay = button(page, "Play the Film");
  await overlay.scrollIntoViewIfNeeded();
  await overlay.hover();
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);

  await overlay.click();
  await expect(overlay).toBeHidden();
  const video = page.locator("video");
  const isPlaying = () =>
    video.evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0);
  await expect.poll(isPlaying).toBe(true);
  expect(requested.filter((path) => path.endsWith(".mp4")).length).toBeGreaterThan(0);
  await expect(video).toBeFocused();
  await expect(video).toHaveJSProperty("controls", true);

  const captions = () =>
    video.evaluate(({ textTracks: [track] }: HTMLVideoElement) =>
      track?.mode === "showing" ? (track.cues?.length ?? 0) : 0,
    );
  await expect.poll(captions).toBeGreaterThan(2);
  const seconds = await video.evaluate((film: HTMLVideoElement) => film.duration);
  expect(seconds).toBeGreaterThanOrEqual(20);
  expect(seconds).toBeLessThanOrEqual(30);
});

test("the keyboard plays it too", edge, async ({ open }) => {
  const page = await open();
  await page.goto("/");
  await button(page, "Play the Film").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Play the Film")).toBeHidden();
  await expect
    .poll(() => page.locator("video").evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
});

test("without JavaScript the browser's own controls play it", edge, async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  const requested = watchFilm(page);
  await page.goto("/");
  await expect(button(page, "Play the Film")).toBeHidden();
  await expect(page.locator("video")).toHaveJSProperty("controls", true);
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
});
