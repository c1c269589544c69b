import {
  errors,
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import type { SignedIn } from "./people.ts";
import { academyUrl } from "./requests.ts";

export { expect };

type Options = Pick<
  BrowserContextOptions,
  | "baseURL"
  | "colorScheme"
  | "javaScriptEnabled"
  | "permissions"
  | "reducedMotion"
  | "serviceWorkers"
  | "timezoneId"
  | "viewport"
>;

interface Visit extends Options {
  /** The person whose session the browser has; without one it is signed out. */
  as?: SignedIn;
  /** Console messages that this test expects. */
  tolerate?: RegExp;
}

/**
 * Opens a page in a new browser context. The test fails when any of its pages throws, logs an error or
 * warning, or renders other than the server did.
 */
export type Open = (visit?: Visit) => Promise<Page>;

interface Fixtures {
  open: Open;
}

/** What the browser logs for a response that tests expect: a refused form or a guarded page. */
const refusedRequest = /^Failed to load resource: .* status of (400|403|404|409|413|429|503) /;

/** The marker that signing in as an admin leaves in the browser (§3). */
export const adminMarker = "adminUser";

/**
 * React Router leaves this rejection unhandled when a page asks for something else while an answer
 * is still arriving (the `done` of its stream decoder).
 */
const abandonedAnswer = /^AbortError: signal is aborted without reason$/;

/** A remark on the machine's speed: a page that is painted seconds after its load uses what it preloads. */
const slowPreload = /was preloaded using link preload but not used within a few seconds/;

function sessionOf({ cookie, email }: SignedIn): BrowserContextOptions["storageState"] {
  const { origin, hostname } = new URL(academyUrl());
  const [name = "", value = ""] = cookie.split("=");
  const marker = { name: adminMarker, value: JSON.stringify({ uid: "known", email }) };
  return {
    cookies: [
      {
        name,
        value,
        domain: hostname,
        path: "/",
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: "Lax",
      },
    ],
    origins: /^admin[-@]/.test(email) ? [{ origin, localStorage: [marker] }] : [],
  };
}

/** Tests without the worker stop its registration, which says so. */
const blockedWorker = /^Service Worker registration blocked by Playwright/;

function watch(context: BrowserContext, problems: string[], tolerate: RegExp | undefined): void {
  const report = (text: string) => {
    const isExpected = [refusedRequest, abandonedAnswer, slowPreload, blockedWorker].some((each) =>
      each.test(text),
    );
    if (!isExpected && !tolerate?.test(text)) problems.push(text);
  };
  context.on("weberror", (error) => report(String(error.error())));
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") report(message.text());
  });
}

async function openPage(browser: Browser, visit: Visit, problems: string[]): Promise<Page> {
  const { as: person, tolerate, ...options } = visit;
  const context = await browser.newContext({
    baseURL: academyUrl(),
    // Its requests are not those of the page, and are not seen by a test that holds or answers them.
    serviceWorkers: "block",
    ...options,
    ...(person && { storageState: sessionOf(person) }),
  });
  watch(context, problems, tolerate);
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) waitForScripts(page);
  return page;
}

/**
 * Lets `goto`, unless told what to wait for, wait for the scripts of a dashboard too, which are
 * requested after its first paint.
 */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil) return response;
    await page.waitForFunction(scriptsHaveArrived, undefined, { polling: 50 }).catch((error) => {
      // A page that leads on at once is not waited for.
      if (error instanceof errors.TimeoutError) throw error;
    });
    return response;
  };
}

function scriptsHaveArrived(): boolean {
  if (document.querySelector('script[type="text/late-module"]')) return false;
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  return [...preloads].every(({ href }) => performance.getEntriesByName(href).length > 0);
}

export const test = base.extend<Fixtures>({
  open: async ({ browser }, use) => {
    const problems: string[] = [];
    const pages: Page[] = [];
    await use(async (visit = {}) => {
      const page = await openPage(browser, visit, problems);
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(problems, "console messages").toEqual([]);
  },
});

/** Marks an edge or a variant of a journey, which only the build server runs. */
export const edge = { tag: "@edge" };
