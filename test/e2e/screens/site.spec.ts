import type { Page } from "@playwright/test";
import { fillSite } from "#test/site/fill.ts";
import { openDatabaseWithoutTimeouts, type Database } from "#data/shared/database.ts";
import { readSiteChanges } from "#content/site/changes.ts";
import { insertSiteVersion } from "#data/site/site.ts";
import { setupSteps } from "#domain/office/setup.ts";
import { expectAccessible, findViolations } from "../support/accessibility.ts";
import { admin, startAcademy, type StartedAcademy } from "../support/academy-process.ts";
import { expect, test } from "../support/browser.ts";
import { isDeep } from "../support/depth.ts";
import { lookedAt, publicPaths } from "../support/paths.ts";
import { button, field, signIn } from "../support/steps.ts";
import { findLostText } from "./public-faults.ts";
import { findOverruns, weighPage } from "./page-weight.ts";

// An academy to itself, whose site is published.
test.describe.configure({ mode: "serial", timeout: 60_000 });

const site = "/admin-dashboard/site";
let academy: StartedAcademy;
let database: Database;
test.beforeAll(async () => {
  academy = await startAcademy();
  ({ database } = openDatabaseWithoutTimeouts({ ...academy.connection, max: 1 }));
});
test.afterAll(async () => {
  await database.destroy();
  await academy.stop();
});

type Open = (options: { baseURL: string }) => Promise<Page>;

async function openAsOwner(open: Open): Promise<Page> {
  const page = await open({ baseURL: academy.url });
  await signIn(page, "/admin-login", admin);
  await page.waitForURL("**/admin-dashboard");
  return page;
}

test("the set-up", async ({ open }) => {
  const page = await openAsOwner(open);
  for (const step of ["", ...setupSteps.map((id) => `/${id}`)]) {
    await page.goto(`/admin-dashboard/setup${step}`);
    await expectAccessible(page, `set-up ${step}`);
  }
});

test("the site's sections, and a draft", async ({ open }) => {
  const page = await openAsOwner(open);
  for (const section of ["name", "questions", "testimonials", "colours"]) {
    await page.goto(`${site}/${section}`);
    await expectAccessible(page, `section ${section}`);
  }
  await page.goto(`${site}/name`);
  await field(page, "Name").fill("");
  await button(page, "Save").click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  await expectAccessible(page, "refused section");
  await field(page, "Name").fill("Deepam Tutorials");
  await button(page, "Save").click();
  await page.waitForURL(`**${site}`);
  await expectAccessible(page, "overview with a draft");
});

test("the site's translations, and its versions", async ({ open }) => {
  const page = await openAsOwner(open);
  await page.goto(`${site}/questions/te`);
  await expectAccessible(page, "translation of standard words");
  await page.goto(`${site}/name`);
  await field(page, "Tagline").fill("A lamp in every house");
  await button(page, "Save").click();
  await page.waitForURL(`**${site}`);
  await expectAccessible(page, "overview with missing translations");
  await page.goto(`${site}/name/te`);
  await page.setViewportSize({ width: 360, height: 720 });
  await button(page, "Save").click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  await expect(field(page, "Tagline")).toBeFocused();
  await expectAccessible(page, "refused translation");
  expect(await findLostText(page, "100%"), "translation").toEqual([]);
  await field(page, "Tagline").fill("ప్రతి ఇంట్లో ఒక దీపం");
  await button(page, "Save").click();
  await page.waitForURL(`**${site}`);
  expect(await findLostText(page, "100%"), "overview").toEqual([]);
  await page.goto(`${site}/publication`);
  await expectAccessible(page, "publication");
  await button(page, "Publish").click();
  await page.waitForURL(`**${site}`);
  await page.goto(`${site}/versions`);
  await expectAccessible(page, "versions");
  await page.goto(`${site}/versions/1`);
  await expectAccessible(page, "a version");
});

/** Pages whose words are translations as long as their English. */
const translated = [
  "/te",
  "/te/about-us",
  "/te/faq",
  "/te/contact",
  "/te/privacy",
  "/te/services/math",
];

let state = 1;
const letter = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return String.fromCodePoint(97 + ((state >>> 16) % 26));
};

/** As long as allowed: a word of 60 letters, then short ones. */
function longest(maximum: number): string {
  let text = letter();
  while (text.length < maximum) {
    const endsWord = text.length % 8 === 4 && text.length >= 60 && text.length < maximum - 1;
    text += endsWord ? " " : letter();
  }
  return text;
}

/** The longest value of fields that are more than words. */
const longestOf: Record<string, (maximum: number) => string> = {
  email: () => `${longest(60)}@${longest(60)}.${longest(60)}.${longest(60)}.example`,
  phone: (maximum) => `+${"0".repeat(maximum - 1)}`,
  origin: () => `https://${longest(60)}.${longest(60)}.${longest(50)}.example`,
  "web-address": (maximum) => `https://deepam.example/${"a".repeat(maximum - 23)}`,
  link: () => "/faq",
};

test("the longest texts of a site are published", async () => {
  const changes = fillSite({
    text: (shape) => {
      const special = shape.kind === "text" ? longestOf[shape.format] : undefined;
      return (special ?? longest)(shape.maximum);
    },
    entries: ({ maximum }) => maximum,
  });
  expect(Object.keys(readSiteChanges(changes))).toHaveLength(9);
  const { id: accountId } = await database
    .selectFrom("accounts")
    .select("id")
    .executeTakeFirstOrThrow();
  const author = { accountId, name: "Asha" };
  await database
    .transaction()
    .execute((trx) => insertSiteVersion(trx, { changes, author, note: "" }));
  const name = changes.academy?.name ?? "";
  await expect.poll(async () => (await fetch(academy.url)).text()).toContain(name);
});

/** Every second page, or all in a deep run. */
const somePages = [...lookedAt(publicPaths), ...translated].filter(
  (_, place) => isDeep || place % 2 === 0,
);

for (const part of [0, 1, 2]) {
  test(`they fit the pages and their budgets, ${part + 1} of 3`, async ({ open, browser }) => {
    const page = await open({ baseURL: academy.url });
    for (const path of somePages.filter((_, place) => place % 3 === part)) {
      await page.setViewportSize({ width: 360, height: 720 });
      await page.goto(path);
      expect.soft(await findViolations(page), path).toEqual([]);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        expect.soft(await findLostText(page, "100%"), `${path}, ${width} px`).toEqual([]);
      }
    }
    if (part > 0) return;
    expect(findOverruns(await weighPage(browser, `${academy.url}/`))).toEqual([]);
  });
}
