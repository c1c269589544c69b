import { vi } from "vitest";
import { sendPhoto } from "#parts/homework/upload/send-photo.ts";
import type { TestBrowser } from "./browser.ts";

/**
 * Sends photos by the script of the page, as this browser.
 *
 * @param place where requests go to, perhaps through something that breaks them; with `keepsAlive` they
 *   share connections, as a browser's do
 * @returns why each was refused; null for those that have arrived
 */
export async function sendPhotosAs(
  browser: TestBrowser,
  place: { url: string; origin: string; keepsAlive?: boolean },
  homeworkId: string,
  photos: readonly Buffer<ArrayBuffer>[],
): Promise<(string | null)[]> {
  const realFetch = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    realFetch(place.url + path, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        cookie: browser.cookieHeader,
        origin: place.origin,
        // Each request on a connection of its own, so that each can be cut.
        ...(place.keepsAlive ? {} : { connection: "close" }),
      },
    }),
  );
  try {
    const path = `/dashboard/homework/${homeworkId}/upload`;
    const results: (string | null)[] = [];
    for (const photo of photos) results.push(await sendPhoto(path, new Blob([photo]), () => {}));
    return results;
  } finally {
    vi.unstubAllGlobals();
  }
}
