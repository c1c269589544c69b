import { chromium, type Browser } from "@playwright/test";

/** Starts headless Chromium without background network traffic. */
export async function startChromium(
  ends: AsyncDisposableStack,
  extraArgs: readonly string[] = [],
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
      ...extraArgs,
    ],
    // The benchmark stops the browser itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  ends.defer(() => browser.close());
  return browser;
}
