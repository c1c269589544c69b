import { test as base, expect, type Browser, type Page } from "@playwright/test";
import { admin } from "./academy.setup.ts";

export { expect };

const password = "correct horse";
let people = 0;

/** Names and addresses that no other test of this run uses. */
function nextPerson(role: string): { email: string; tag: string } {
  people += 1;
  const tag = `${process.env["TEST_WORKER_INDEX"] ?? 0}x${people}x${Date.now().toString(36)}`;
  return { email: `${role}-${tag}@e2e.example`, tag };
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env["ACADEMY_URL"] });
  return context.newPage();
}

/** A person with a browser of their own. */
export interface Person {
  name: string;
  email: string;
  password: string;
  page: Page;
}

/** Signs a new student up through the form. */
export async function signUpStudent(browser: Browser): Promise<Person> {
  const { email, tag } = nextPerson("student");
  const person = { email, password, name: `Student ${tag}`, page: await openPage(browser) };
  const { page } = person;
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Username").fill("student");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Class", { exact: true }).selectOption("Class 10");
  await page.getByLabel("Mathematics").check();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL("**/dashboard");
  return person;
}

/** Applies as a tutor of class 10 mathematics through the form; the application is pending. */
export async function applyAsTutor(browser: Browser): Promise<Person> {
  const { email, tag } = nextPerson("tutor");
  const person = { email, password, name: `Tutor ${tag}`, page: await openPage(browser) };
  const { page } = person;
  await page.goto("/tutor-signup");
  await page.getByLabel("First Name").fill("Tutor");
  await page.getByLabel("Last Name").fill(tag);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone Number").fill("+91 00000 00000");
  await page.getByLabel("Qualification").selectOption("Master");
  await page.getByLabel("Experience").selectOption("1-3 years");
  await page.getByLabel("Class 10").check();
  await page.getByLabel("Mathematics").check();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Apply as Tutor" }).click();
  await page.waitForURL("**/tutor-dashboard");
  return person;
}

/** Signs the academy's admin in, in a browser of its own. */
export async function signInAdmin(browser: Browser): Promise<Page> {
  const page = await openPage(browser);
  await page.goto("/admin-login");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/admin-dashboard");
  return page;
}

/** Approves a tutor from the admin's list. */
export async function approve(page: Page, tutor: Person): Promise<void> {
  await page.goto(`/admin-dashboard/tutors?q=${encodeURIComponent(tutor.email)}`);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Tutor approved successfully!")).toBeVisible();
}

/** Joins a student and a tutor in class 10 mathematics through the dialog. */
export async function assign(page: Page, student: Person, tutor: Person): Promise<void> {
  await page.goto("/admin-dashboard");
  await page.getByRole("button", { name: "Create New Assignment" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Student").fill(student.email);
  await dialog.getByRole("option", { name: student.name }).click();
  await dialog.getByLabel("Class").selectOption("Class 10");
  await dialog.getByLabel("Subject").selectOption("Mathematics");
  await dialog.getByLabel("Tutor").fill(tutor.email);
  await dialog.getByRole("option", { name: tutor.name }).click();
  await dialog.getByRole("button", { name: "Create Assignment" }).click();
  await expect(page.getByText("Assignment created successfully!")).toBeVisible();
}

interface Fixtures {
  /** A page of a signed-out visitor at the academy. */
  visitor: Page;
}

export const test = base.extend<Fixtures>({
  visitor: async ({ browser }, use) => {
    await use(await openPage(browser));
  },
});
