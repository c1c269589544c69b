import type { Page } from "@playwright/test";
import { errorPageFor, errorPages } from "#content/errors.ts";
import { admin, startAcademy, type StartedAcademy } from "./academy-process.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./browser.ts";
import { nextAccount } from "./people.ts";
import { applyAsTutor, button, dialogOn, field, signIn } from "./steps.ts";

// PostgreSQL is stopped in its tracks: it holds every connection and answers nothing.
test.describe.configure({ mode: "serial" });

let academy: StartedAcademy;
test.beforeAll(async () => {
  academy = await startAcademy();
});
test.afterAll(() => academy.stop());
test.afterEach(() => signal("SIGCONT"));

function signal(name: "SIGSTOP" | "SIGCONT"): void {
  academy.signalDatabase(name);
}

async function expectWords(page: Page): Promise<void> {
  const { title, text } = errorPageFor(503, null);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
}

test("a sign-in form keeps everything typed until the database is back", async ({ open }) => {
  const page = await open({ baseURL: academy.url });
  signal("SIGSTOP");
  await signIn(page, "/admin-login", admin);
  await expect(page.getByRole("alert")).toContainText("What you entered is still here.");
  await expect(field(page, "Password")).toHaveValue(admin.password);
  signal("SIGCONT");
  await button(page, "Sign In").click();
  await page.waitForURL("**/admin-dashboard");
});

test("an open dialog keeps its words, and the page comes back signed in", async ({ open }) => {
  const tutor = nextAccount("Tutor");
  await applyAsTutor(await open({ baseURL: academy.url }), tutor);
  const page = await open({ baseURL: academy.url });
  await signIn(page, "/admin-login", admin);
  await page.waitForURL("**/admin-dashboard");
  await page.goto("/admin-dashboard/tutors");
  await button(page, "Reject").click();
  await field(dialogOn(page), "Reason").fill("No certificate.");

  signal("SIGSTOP");
  await button(dialogOn(page), "Reject").click();
  await expect(dialogOn(page).getByRole("alert")).toHaveText(errorPages.notTaken);
  await expect(field(dialogOn(page), "Reason")).toHaveValue("No certificate.");

  const second = await page.context().newPage();
  await second.goto("/admin-dashboard/tutors");
  await expectWords(second);
  await expectAccessible(second, "the page while the database is away");
  signal("SIGCONT");
  await second.getByRole("link", { name: errorPages.again }).click();
  await expect(second.getByRole("tab", { name: "Tutors (1)" })).toBeVisible();
  await second.close();

  await button(dialogOn(page), "Reject").click();
  await expect(page.getByText("Reason: No certificate.")).toBeVisible();
});

test("the form of an assignment stays while names are searched", async ({ open }) => {
  const page = await open({ baseURL: academy.url });
  await signIn(page, "/admin-login", admin);
  await page.waitForURL("**/admin-dashboard");
  await button(page, "Create New Assignment").click();
  await field(dialogOn(page), "Class").selectOption("Class 10");
  signal("SIGSTOP");
  const asked = page.waitForResponse((answer) => answer.status() === 503);
  await dialogOn(page).getByRole("combobox", { name: "Student", exact: true }).fill("Gita");
  await asked;
  await expect(field(dialogOn(page), "Class")).toHaveValue("class-10");
});

test("a link inside a dashboard leads to words and back", async ({ open }) => {
  const page = await open({ baseURL: academy.url });
  await signIn(page, "/admin-login", admin);
  await page.waitForURL("**/admin-dashboard");
  signal("SIGSTOP");
  await page.getByRole("tab", { name: /^Tutors/ }).click();
  await expectWords(page);
  signal("SIGCONT");
  await page.getByRole("link", { name: errorPages.again }).click();
  await expect(page.getByRole("tab", { name: /^Tutors/, selected: true })).toBeVisible();
});

test("without JavaScript a form is answered with words, and going back keeps it", async ({
  open,
}) => {
  const page = await open({ baseURL: academy.url, javaScriptEnabled: false });
  await page.goto("/admin-login");
  await field(page, "Email").fill(admin.email);
  await field(page, "Password").fill(admin.password);
  signal("SIGSTOP");
  await button(page, "Sign In").click();
  await expectWords(page);
  await page.goBack();
  await expect(field(page, "Email")).toHaveValue(admin.email);
});
