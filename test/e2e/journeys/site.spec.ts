import type { Page } from "@playwright/test";
import { admin, startAcademy, type StartedAcademy } from "../support/academy-process.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { edge, expect, test } from "../support/browser.ts";
import { button, field, signIn } from "../support/steps.ts";

// An academy to itself, whose site is published.
test.describe.configure({ mode: "serial" });

const site = "/admin-dashboard/site";
let academy: StartedAcademy;
test.beforeAll(async () => {
  // It creates a cluster and migrates it.
  academy = await startAcademy();
});
test.afterAll(() => academy.stop());

async function save(page: Page): Promise<void> {
  await button(page, "Save").click();
  await page.waitForURL(`**${site}`);
}

async function publish(page: Page, note: string): Promise<void> {
  await page.goto(`${site}/publication`);
  await field(page, "Note").fill(note);
  await button(page, "Publish").click();
  await page.waitForURL(`**${site}`);
}

const logoIn = (page: Page) => page.locator('header img[src^="/logo"]');

/** The width of the picture that the browser has really drawn; 0 for none. */
async function drawnWidth(page: Page): Promise<number> {
  const [width = 0] = await logoIn(page).evaluateAll((images) =>
    images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
  );
  return width;
}

async function expectLogo(page: Page, path: string, width: number): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    expect(await drawnWidth(page)).toBe(width);
  }).toPass();
}

test(
  "an owner gives the academy a logo, another one, and takes it back",
  edge,
  async ({ open }) => {
    const page = await open({ baseURL: academy.url });
    await signIn(page, "/admin-login", admin);
    await page.waitForURL("**/admin-dashboard");
    await page.goto(`${site}/logo`);
    await expectAccessible(page, "no logo yet");
    await button(page, "Save").click();
    await expect(page.getByRole("alert")).toHaveText("Please choose a file.");
    await field(page, "Logo").setInputFiles("public/icon-512.png");
    await save(page);
    await page.goto(`${site}/logo`);
    await expectAccessible(page, "a logo in the draft");
    await expectLogo(page, `${site}/preview`, 512);
    await page.goto("/");
    await expect(logoIn(page)).toHaveCount(0);
    await publish(page, "Our logo");
    await expectLogo(page, "/faq", 512);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /^\/logo\?file=/);
    await expectLogo(page, "/admin-dashboard", 512);

    await page.goto(`${site}/logo`);
    await field(page, "Another logo").setInputFiles("public/icon-192.png");
    await save(page);
    await page.goto(`${site}/publication`);
    await expect(page.getByText("Another picture of 192 × 192 pixels")).toBeVisible();
    await publish(page, "A picture");
    await expectLogo(page, "/faq", 192);
    await expectLogo(page, "/admin-dashboard", 192);

    await page.goto(`${site}/versions`);
    await page.getByRole("link", { name: "Our logo" }).click();
    await button(page, "Go Back to This Version").click();
    await page.waitForURL(`**${site}`);
    await expectLogo(page, "/faq", 512);
    await page.goto(`${site}/logo`);
    await button(page, "Remove the Logo").click();
    await page.waitForURL(`**${site}`);
    await publish(page, "No logo");
    await expectLogo(page, "/faq", 0);
    await expectLogo(page, "/admin-dashboard", 0);
  },
);
