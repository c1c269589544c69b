import { HtmlValidate } from "html-validate";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openDatabaseWithoutTimeouts, type Database } from "#data/shared/database.ts";
import { languageTag, localizePath, type Language } from "#domain/shared/language.ts";
import { createSession } from "#security/session.ts";
import { readFacts, type Facts } from "../../../look/facts.ts";
import { openAs, openScreen } from "../../../look/pictures.ts";
import type { Group } from "../../../look/screen.ts";
import { groups } from "../../../look/screens.ts";
import type { Say } from "../../../words/translate.ts";
import { startAcademy, type StartedAcademy } from "../support/academy-process.ts";
import { findViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { isDeep } from "../support/depth.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { findBrokenWords } from "./public-faults.ts";

/** A build of the product whose screens are checked. */
export interface Build {
  language: Language;
  /** Whether the texts are words of a language, so that their breaks and the markup are checked too. */
  isReal: boolean;
  prepare: () => Promise<{ say: Say; folder?: string }>;
}

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** Screens whose text may be twice as large on the smallest phone; the others may be zoomed. */
const forLargeText = /^(?:public|sign-in|guardian|(?:\w+-)?account|unknown-hours)$/;

/** A page of the site has the language of its address, whatever its editor reads. */
const isPreview = (path: string) => path.startsWith("/admin-dashboard/site/preview");

/** Screens that one test goes through. */
const together = 12;

/**
 * Defines tests that go through every screen of the sample academy, as `npm run look` pictures them,
 * on a phone, with large text and on a desk.
 */
export function checkScreens(name: string, build: Build): void {
  test.skip(!isDeep, "takes minutes: only in a deep run");
  // One academy for all of them.
  test.describe.configure({ mode: "default", timeout: 120_000 });
  let academy: StartedAcademy;
  let database: Database;
  let facts: Facts;
  let say: Say;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const prepared = await build.prepare();
    say = prepared.say;
    academy = await startAcademy("samples", prepared.folder);
    const config = { ...academy.connection, max: 2, allowExitOnIdle: true };
    database = openDatabaseWithoutTimeouts(config).database;
    await database.updateTable("accounts").set({ language: build.language }).execute();
    facts = await readFacts(database);
  });
  test.afterAll(async () => {
    await database.destroy();
    await academy.stop();
  });

  for (const { group, screens, place } of listParts()) {
    test(`${name}: ${group.name}, ${place}`, async ({ browser }) => {
      // Some states change the academy for those after them.
      if (place === 1) await group.arrange?.(database);
      const cookie = group.email === null ? null : await signIn(database, group);
      const errors: string[] = [];
      const context = await openContext(browser, { url: academy.url, cookie, build, errors });
      const page = await context.newPage();
      for (const screen of screens) {
        const path = localizePath(screen.path(facts), build.language);
        const where = `${screen.name}, ${path}`;
        await openScreen(page, screen, path, { width: 1280, height: 800 }, say);
        const faults = await findFaults(page, build, path);
        if (forLargeText.test(group.name)) {
          const inLargeText = await findLayoutFaults(page, "200%");
          faults.push(...inLargeText.map((fault) => `320 px, large text: ${fault}`));
        }
        expect.soft(faults, where).toEqual([]);
      }
      await context.close();
      expect.soft(errors, "thrown in the browser").toEqual([]);
    });
  }
}

/** The screens of each group in parts. */
function* listParts() {
  for (const group of groups) {
    for (let start = 0; start < group.screens.length; start += together) {
      const screens = group.screens.slice(start, start + together);
      yield { group, screens, place: start / together + 1 };
    }
  }
}

async function signIn(database: Database, { email, isProved }: Group): Promise<string> {
  const { id } = await database
    .selectFrom("accounts")
    .where("email", "=", email ?? "")
    .select("id")
    .executeTakeFirstOrThrow();
  const setCookie = await createSession(database, false, id, "");
  if (isProved) {
    const confirmed_at = new Date();
    await database
      .updateTable("sessions")
      .set({ confirmed_at })
      .where("account_id", "=", id)
      .execute();
  }
  return setCookie.split(";")[0] ?? "";
}

async function openContext(
  browser: Browser,
  {
    url,
    cookie,
    build,
    errors,
  }: { url: string; cookie: string | null; build: Build; errors: string[] },
): Promise<BrowserContext> {
  const context = await openAs(browser, url, cookie, "light", build.language);
  context.on("weberror", (error) => {
    const text = String(error.error());
    // What marks an admin's browser runs in sandboxed frames too.
    if (!text.includes("'localStorage'")) errors.push(text);
  });
  return context;
}

/** What is wrong with the screen that is open, with the window that it was found in. */
async function findFaults(
  page: Page,
  { language, isReal }: Build,
  path: string,
): Promise<string[]> {
  const faults: string[] = [];
  const add = (where: string, found: readonly string[]) =>
    void faults.push(...found.map((fault) => `${where}: ${fault}`));
  add("1280 px", await findLayoutFaults(page));
  if (isReal) {
    add("1280 px", await findBrokenWords(page));
    const lang = await page.locator("html").getAttribute("lang");
    if (lang !== languageTag(language) && !isPreview(path)) faults.push(`it is in ${lang}`);
    add("axe", await findViolations(page));
    const answer = await page.request.get(path);
    const { results } = await validator.validateString(await answer.text());
    const messages = results.flatMap((result) => result.messages);
    add(
      "HTML",
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
    );
  }
  await page.setViewportSize({ width: 640, height: 740 });
  add("640 px", await findLayoutFaults(page));
  await page.setViewportSize({ width: 320, height: 740 });
  add("320 px", await findLayoutFaults(page));
  if (isReal) add("320 px", await findBrokenWords(page));
  return faults;
}
