import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext } from "@playwright/test";

// The headless shell is what the tests install; a desktop has the full browser.
const shell = "/usr/bin/chromium-headless-shell";
const installed = existsSync(shell) ? shell : "/usr/bin/chromium";

function launchOptions(...extraArgs: string[]) {
  return {
    executablePath: process.env["CHROMIUM"] ?? installed,
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
  };
}

/** Starts headless Chromium without background network traffic. */
export async function startChromium(ends: AsyncDisposableStack): Promise<Browser> {
  const browser = await chromium.launch(launchOptions());
  ends.defer(() => browser.close());
  return browser;
}

/** Starts it with one window, whose cookies a program at its debugging port shares. */
export async function startChromiumWindow(
  ends: AsyncDisposableStack,
  port: number,
): Promise<BrowserContext> {
  const options = launchOptions(`--remote-debugging-port=${port}`);
  const context = await chromium.launchPersistentContext("", options);
  ends.defer(() => context.close());
  return context;
}
