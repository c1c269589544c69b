import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { prerenderedPaths } from "#content/site/pages/pages.ts";
import { makePicture } from "#test/support/pictures.ts";
import { findSampleName } from "#test/support/sample-name.ts";
import { admin, startAcademy, type StartedAcademy } from "../support/academy-process.ts";
import { expect, test } from "../support/browser.ts";
import { isDeep } from "../support/depth.ts";
import { button, field, signIn, statusMessage } from "../support/steps.ts";

// A new owner makes an academy of their own in the browser, from an empty data folder on: its name
// and contacts, its logo, two tutors, 493 students from a sheet of 500, and one family who only asked.

// Each of its parts has tests of its own.
test.skip(!isDeep, "takes a minute: only in a deep run");
test.describe.configure({ timeout: 120_000 });

let academy: StartedAcademy;
test.beforeAll(async () => {
  // It creates a cluster and migrates it.
  academy = await startAcademy();
});
test.afterAll(() => academy.stop());

/** What a person does: fields filled and things pressed. */
class Hands {
  fields = 0;
  presses = 0;

  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }

  async choose(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    this.presses += 2;
    await target.setInputFiles(file);
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }
}

const seconds = { field: 15, press: 5 };

const logo = {
  name: "deepam.png",
  mimeType: "image/png",
  buffer: await makePicture(400, 400),
};

/** Every page that links lead to from some addresses, one of each kind of record. */
async function crawl(page: Page, origin: string, starts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...starts];
  const kinds = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = path.replace(/[?#].*/, "").replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, "ID");
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const answer = await page.request.get(origin + path);
    const text = await answer.text();
    found.push(path);
    expect.soft([path, answer.ok()]).toEqual([path, true]);
    // A version of the site also says what was there before.
    if (!path.includes("/site/versions/"))
      expect.soft([path, findSampleName(text)]).toEqual([path, []]);
    const links = text.matchAll(/\b(?:href|src)="(\/[^"/][^"]*)"/g);
    waiting.push(...[...links].map(([, link = ""]) => link.replaceAll("&amp;", "&")));
  }
  return found;
}

function makeSheet(): string {
  const rows = Array.from({ length: 500 }, (_, index) => {
    const isBad = index % 72 === 71 || index === 3;
    const email = isBad ? `student${index}` : `student${index}@families.example`;
    return [`Student Number ${index}`, email, "9000000000", "Class 9", "Physics"].join("\t");
  });
  return ["Name\tEmail\tPhone\tClass\tSubjects", ...rows].join("\n");
}

async function invite(page: Page, hands: Hands, [first, last]: readonly [string, string]) {
  await page.goto("/admin-dashboard/tutors/invite");
  await hands.fill(field(page, "First Name"), first);
  await hands.fill(field(page, "Last Name"), last);
  await hands.fill(field(page, "Email"), `${first.toLowerCase()}@deepam.example`);
  await hands.fill(field(page, "Phone Number"), "+91 90000 00001");
  await hands.press(page.getByRole("group", { name: "Classes" }).getByLabel("Class 9"));
  await hands.press(page.getByRole("group", { name: "Subjects" }).getByLabel("Physics"));
  await hands.press(button(page, "Send Invitation"));
  await expect(page.getByRole("heading", { level: 1, name: `${first} ${last}` })).toBeVisible();
}

test("an owner opens an academy of another name in less than an hour", async ({ open }) => {
  const hands = new Hands();
  // The mails from before the academy had its name.
  let earlier: string[] = [];
  const page = await open({ baseURL: academy.url });
  await signIn(page, "/admin-login", admin);
  await page.waitForURL("**/admin-dashboard");
  await hands.press(page.getByRole("link", { name: "Open the Set-up" }));
  await hands.press(page.getByRole("link", { name: "Begin the Set-up" }));

  await test.step("its name, contacts and words", async () => {
    await hands.press(page.getByRole("link", { name: "Name and Tagline" }));
    await hands.fill(field(page, "Name"), "Deepam Tutorials");
    await hands.fill(field(page, "Legal name"), "Deepam Tutorials LLP");
    await hands.fill(page.getByLabel("Name in Telugu"), "దీపం");
    await hands.fill(page.getByLabel("What the name means"), "Telugu for lamp");
    await hands.fill(field(page, "Tagline"), "A light for every question");
    await hands.press(button(page, "Save"));
    await page.waitForURL(/\/admin-dashboard\/setup\/contacts$/);
    await hands.press(page.getByRole("link", { name: "Contacts", exact: true }));
    await hands.fill(field(page, "Email"), "hello@deepam.example");
    await hands.fill(field(page, "Phone"), "+91 90000 00000");
    await hands.fill(field(page, "Address of the website"), "https://www.deepam.example");
    await hands.press(button(page, "Save"));
    await page.waitForURL(/\/admin-dashboard\/setup\/tutors$/);
    await page.goto("/admin-dashboard/site/logo");
    await hands.choose(field(page, "Logo"), logo);
    await hands.press(button(page, "Save"));
    await page.waitForURL(/\/admin-dashboard\/site$/);
    await hands.press(page.getByRole("link", { name: "Publish..." }));
    await hands.press(button(page, "Publish"));
    await page.waitForURL(/\/admin-dashboard\/site$/);
    const readHome = async () => (await page.request.get(academy.url)).text();
    await expect.poll(readHome).toContain("Deepam Tutorials");
    earlier = await readdir(academy.mailDir);
  });

  await test.step("two tutors and a sheet of students", async () => {
    await invite(page, hands, ["Sita", "Rao"]);
    await invite(page, hands, ["Ravi", "Teja"]);
    await page.goto("/admin-dashboard/import");
    await hands.press(page.getByRole("radio", { name: /^Students/ }));
    await hands.fill(field(page, "Or paste the rows here"), makeSheet());
    await hands.press(button(page, "Check the Sheet"));
    await expect(page.getByRole("heading", { name: "Rows with a problem" })).toBeVisible();
    await hands.press(button(page, "Import the 493 Good Rows"));
    await expect(page.getByText("493 created, 0 changed")).toBeVisible({ timeout: 60_000 });
  });

  await test.step("a family asks, has a demo and enrols", async () => {
    const family = await open({ baseURL: academy.url });
    await family.goto("/book-a-demo");
    await field(family, "Your Name").fill("Padma");
    await family.getByText("Email and language").click();
    await field(family, "Email").fill("padma@families.example");
    await field(family, "Class").selectOption("Class 9");
    await family.getByRole("group", { name: "Subjects" }).getByLabel("Physics").check();
    await button(family, "Ask for a Demo").click();
    await expect(family).toHaveTitle(/Deepam Tutorials/);

    await page.goto("/admin-dashboard/enquiries");
    await hands.press(page.getByRole("link", { name: "Padma" }));
    await hands.press(button(page, "Book a Demo"));
    await field(page, "Tutor and subject").selectOption({ index: 1 });
    await hands.fill(field(page, "Date"), "2040-01-02");
    await hands.fill(field(page, "Time (India)"), "18:00");
    await hands.fill(field(page, "Link to join"), "https://meet.example/demo");
    await hands.press(button(page, "Book Demo"));
    await hands.press(button(page, "Enrol"));
    await hands.fill(field(page, "Full Name"), "Anitha");
    await hands.fill(field(page, "Email"), "anitha@families.example");
    await hands.press(button(page, "Enrol"));
    await expect(statusMessage(page, "Enrolled.")).toBeVisible();
  });

  await test.step("and nobody reads another academy's name", async () => {
    const visitor = await open({ baseURL: academy.url });
    await visitor.goto("/");
    // Beside the name, so it has no text of its own.
    await expect(visitor.locator('img[src^="/logo?"]').first()).toBeVisible();
    const visited = await crawl(visitor, academy.url, prerenderedPaths);
    expect(visited).toEqual(expect.arrayContaining([...prerenderedPaths]));
    expect(visited.some((path) => path.startsWith("/logo?"))).toBe(true);
    const managed = await crawl(page, academy.url, ["/admin-dashboard", "/account"]);
    expect(managed.length).toBeGreaterThan(60);
    const readMails = async () => {
      const names = (await readdir(academy.mailDir)).filter(
        (name) => name.endsWith(".eml") && !earlier.includes(name),
      );
      return Promise.all(
        names.map(async (name) => PostalMime.parse(await readFile(join(academy.mailDir, name)))),
      );
    };
    // The tutors', some students', the family's and the staff's.
    await expect.poll(async () => (await readMails()).length).toBeGreaterThan(10);
    for (const { from, subject, text, html } of await readMails()) {
      expect(from?.name).toBe("Deepam Tutorials");
      expect(text).toContain("Deepam Tutorials");
      expect(findSampleName([from?.address, subject, text, html].join("\n"))).toEqual([]);
    }
  });

  const { fields, presses } = hands;
  const minutes = Math.ceil((fields * seconds.field + presses * seconds.press) / 60);
  const work = `${fields} fields, ${presses} presses, some ${minutes} minutes`;
  test.info().annotations.push({ type: "work", description: work });
  console.log(`An academy of one's own: ${work}`);
  expect(minutes).toBeLessThan(60);
});
