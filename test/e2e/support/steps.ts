import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser.ts";
import type { Account } from "./people.ts";
import { academyUrl } from "./requests.ts";

/** A field by its whole label. */
export function field(within: Page | Locator, label: string): Locator {
  return within.getByLabel(label, { exact: true });
}

/** A button by its whole name. */
export function button(within: Page | Locator, name: string | RegExp): Locator {
  return within.getByRole("button", { name, exact: true });
}

/** The open dialog, whether it asks a question or holds a form. */
export function dialogOn(page: Page): Locator {
  return page.getByRole("dialog").or(page.getByRole("alertdialog"));
}

/**
 * Gives a page a clock that a test can move. It begins at noon in India: a page reads its data anew when
 * a day begins there, which no moved clock must reach.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-11-27T12:00:00+05:30") });
}

/** Opens a page of a dashboard and waits until its scripts run: they then request live updates. */
export async function goAwake(page: Page, path: string): Promise<void> {
  const request = page.waitForRequest("**/live?*");
  await page.goto(path);
  await request;
}

/** Fills and sends a sign-in form. */
export async function signIn(page: Page, signInPath: string, account: Account): Promise<void> {
  await page.goto(signInPath);
  await field(page, "Email").fill(account.email);
  await field(page, "Password").fill(account.password);
  await button(page, "Sign In").click();
}

/** Signs a member of the staff out. */
export async function leave(page: Page): Promise<void> {
  // On a phone it is with the other places.
  if ((page.viewportSize()?.width ?? 0) < 640) await page.goto("/admin-dashboard/more");
  await button(page, "Logout").click();
  await page.waitForURL("/");
}

/** Fills the student's sign-up form. */
export async function fillStudentSignUp(page: Page, account: Account): Promise<void> {
  await field(page, "Full Name").fill(account.name);
  await field(page, "Username").fill("student");
  await field(page, "Email").fill(account.email);
  await field(page, "Class").selectOption("Class 10");
  await page.getByRole("group", { name: "Subjects" }).getByLabel("Mathematics").check();
  await field(page, "Password").fill(account.password);
  await field(page, "Confirm Password").fill(account.password);
}

/** Opens a line of the strip "For you to do" on the student's home. */
export async function openTask(page: Page, title: string): Promise<void> {
  const strip = page.getByRole("region", { name: "For you to do" });
  await strip.locator("summary").filter({ hasText: title }).click();
}

/** Fills the fields of a date of birth. */
export async function fillBirthDate(
  page: Page,
  day: string,
  month: string,
  year: string,
): Promise<void> {
  await field(page, "Day").fill(day);
  await field(page, "Month").selectOption(month);
  await field(page, "Year").fill(year);
}

/** Signs a student up through the form. */
export async function signUpStudent(page: Page, account: Account): Promise<void> {
  await page.goto("/signup");
  await fillStudentSignUp(page, account);
  await button(page, "Create Account").click();
  await page.waitForURL("**/dashboard");
}

/** Fills the tutor's application for class 10 mathematics. */
export async function fillTutorSignUp(page: Page, account: Account): Promise<void> {
  const [firstName = "", lastName = ""] = account.name.split(" ");
  await field(page, "First Name").fill(firstName);
  await field(page, "Last Name").fill(lastName);
  await field(page, "Email").fill(account.email);
  await field(page, "Phone Number").fill("+91 00000 00000");
  await field(page, "Qualification").selectOption("Master");
  await field(page, "Experience").selectOption("1-3 years");
  await page.getByRole("group", { name: "Classes" }).getByLabel("Class 10").check();
  await page.getByRole("group", { name: "Subjects" }).getByLabel("Mathematics").check();
  await field(page, "Password").fill(account.password);
  await field(page, "Confirm Password").fill(account.password);
}

/** Applies as a tutor through the form. */
export async function applyAsTutor(page: Page, account: Account): Promise<void> {
  await page.goto("/tutor-signup");
  await fillTutorSignUp(page, account);
  await button(page, "Apply as Tutor").click();
  await page.waitForURL("**/tutor-dashboard");
}

/** Opens a tab by its name, or by the first word of it. */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("tab", { name }).click();
  await expect(page.getByRole("tab", { name, selected: true })).toBeVisible();
}

/** The options that a dialog's type-ahead field shows. */
export function matches(dialog: Locator): Locator {
  return dialog.getByRole("listbox", { name: "Matches" }).getByRole("option");
}

/** Shows one person's row, or rows, of the admin's list that is open. */
export async function searchFor(page: Page, text: string): Promise<Locator> {
  await page.getByRole("searchbox", { name: "Search" }).fill(text);
  await button(page.getByRole("search"), "Search").click();
  await page.waitForURL(/[?&]q=/);
  return page.getByRole("row").filter({ hasText: text });
}

/** Opens the page of one person, whose row the admin's open list shows. */
export async function openPerson(page: Page, text: string): Promise<void> {
  const row = await searchFor(page, text);
  await row.getByRole("rowheader").getByRole("link").click();
  await expect(page).toHaveURL(/\/(students|tutors)\/[\da-f-]{36}$/);
}

/** Chooses someone in one of the dialog's type-ahead fields. */
export async function choosePerson(dialog: Locator, label: string, who: Account): Promise<void> {
  const typeAhead = dialog.getByRole("combobox", { name: label, exact: true });
  // It is a select until the scripts have loaded.
  await typeAhead.and(dialog.locator("input")).fill(who.email);
  await dialog.getByRole("option", { name: who.name }).click();
}

/** Fills the dialog that creates an assignment of class 10 mathematics. */
export async function fillAssignment(page: Page, student: Account, tutor: Account): Promise<void> {
  await button(page, "Create New Assignment").click();
  const dialog = page.getByRole("dialog", { name: "Create New Assignment" });
  await choosePerson(dialog, "Student", student);
  await field(dialog, "Class").selectOption("Class 10");
  await field(dialog, "Subject").selectOption("Mathematics");
  await choosePerson(dialog, "Tutor", tutor);
}

function hold(method: "GET" | "POST") {
  return async (page: Page, address: string): Promise<() => void> => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      if (route.request().method() === method) await released;
      await route.fallback();
    });
    return release;
  };
}

/** Holds a page's requests for data or scripts. @returns what releases them */
export const holdData = hold("GET");

/** Holds posted forms. @returns what releases them */
export const holdPosts = hold("POST");

/** Answers requests to other hosts with a short page. @returns the requested URLs, as they come */
export async function standInForHosts(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.context().route(
    (url) => url.origin !== academyUrl(),
    async (route) => {
      requested.push(route.request().url());
      await route.fulfill({
        contentType: "text/html",
        body: "<!doctype html><html lang=en><title>Elsewhere</title><main><h1>Elsewhere</h1></main>",
      });
    },
  );
  return requested;
}

/** Asserts that a text is on the page exactly once and visible. */
export async function expectOnce(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toHaveCount(1);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}

/** An item of a list by its heading. */
export function item(page: Page, title: string): Locator {
  const heading = page.getByRole("heading", { name: title, exact: true });
  return page.getByRole("listitem").filter({ has: heading });
}

/** The status message with these words; the page may have other status elements. */
export function statusMessage(page: Page, words: string): Locator {
  return page.getByRole("status").filter({ hasText: words });
}
