import { chromium, type Browser } from "@playwright/test";

/** Starts Chromium without a window; it calls nobody by itself. */
export async function startChromium(
  ends: AsyncDisposableStack,
  more: readonly string[] = [],
): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
    // The benchmark stops what it started by itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  ends.defer(() => browser.close());
  return browser;
}
