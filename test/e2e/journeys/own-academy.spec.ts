import type { Locator, Page } from "@playwright/test";
import { errorPageFor, errorPages } from "#content/shared/errors.ts";
import { admin, startAcademy, type StartedAcademy } from "../support/academy-process.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { edge, expect, test } from "../support/browser.ts";
import { nextAccount } from "../support/people.ts";
import {
  applyAsTutor,
  button,
  dialogOn,
  expectOnce,
  field,
  signIn,
  signUpStudent,
  statusMessage,
} from "../support/steps.ts";

// Tests that need an academy to themselves: an empty one, and one whose database stops.
test.describe.configure({ mode: "serial" });

let academy: StartedAcademy;
test.beforeAll(async () => {
  // It creates a cluster and migrates it.
  academy = await startAcademy();
});
test.afterEach(() => academy.signalDatabase("SIGCONT"));
test.afterAll(() => academy.stop());

test("an academy on its first day", edge, async ({ open }) => {
  const page = await open({ baseURL: academy.url });
  await signIn(page, "/admin-login", admin);
  await page.waitForURL("**/admin-dashboard");
  await expectOnce(page, "All clear");
  await expectAccessible(page, "an admin's home with nothing to do");
  await page.getByRole("tab", { name: "Students (0)" }).click();
  await expectOnce(page, "No students yet.");
  await page.getByRole("tab", { name: "Tutors (0)" }).click();
  await expectOnce(page, "No tutors yet.");
  await page.getByRole("tab", { name: "Assignments (0)" }).click();
  await expectOnce(
    page,
    "No assignments found. Create your first assignment using the Create New Assignment button above.",
  );
  await page.getByRole("button", { name: "Create New Assignment" }).click();
  await expect(page.getByRole("dialog").getByText("No students match.")).toBeVisible();
});

test(
  "an admin approves a tutor in one press and assigns a new student in two at most",
  edge,
  async ({ open }) => {
    const visit = { baseURL: academy.url };
    const [tutor, student] = [nextAccount("Tutor"), nextAccount("Student")];
    await applyAsTutor(await open(visit), tutor);
    await signUpStudent(await open(visit), student);
    const page = await open(visit);
    await signIn(page, "/admin-login", admin);
    await page.waitForURL("**/admin-dashboard");
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    const section = (name: string) => page.getByRole("region", { name, exact: true });
    const application = section("Applications")
      .getByRole("listitem")
      .filter({ hasText: tutor.name });
    await press(button(application, "Approve"));
    await expect(statusMessage(page, "Tutor approved successfully!")).toBeVisible();
    expect(presses).toBe(1);
    await expect(button(application, "Approve")).toHaveCount(0);

    presses = 0;
    const waiting = section("Students without a tutor");
    await expect(waiting).toContainText(student.name);
    await expectAccessible(page, "an admin's home with work");
    await press(button(waiting, `Assign ${tutor.name} for Mathematics`));
    await expect(statusMessage(page, "Assignment created successfully!")).toBeVisible();
    expect(presses).toBeLessThanOrEqual(2);
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    await expect(waiting).toContainText("Every student has a tutor.");
  },
);

async function expectErrorPage(page: Page): Promise<void> {
  const { title, text } = errorPageFor(503, null);
  // The request waits five seconds for the database first.
  const heading = page.getByRole("heading", { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
}

test(
  "in an outage nothing that was typed is lost, and every page works again after it",
  edge,
  async ({ open }) => {
    const visit = { baseURL: academy.url };
    const applicant = nextAccount("Tutor");
    await applyAsTutor(await open(visit), applicant);
    const rejecting = await open(visit);
    await signIn(rejecting, "/admin-login", admin);
    await rejecting.waitForURL("**/admin-dashboard");
    await rejecting.goto("/admin-dashboard/tutors");
    await button(rejecting.getByRole("row").filter({ hasText: applicant.email }), "Reject").click();
    await field(dialogOn(rejecting), "Reason").fill("No certificate.");

    const [assigning, following, reading] = await Promise.all([
      rejecting.context().newPage(),
      rejecting.context().newPage(),
      rejecting.context().newPage(),
    ]);
    await assigning.goto("/admin-dashboard/assignments/new");
    await field(dialogOn(assigning), "Class").selectOption("Class 10");
    const students = dialogOn(assigning).getByRole("combobox", { name: "Student", exact: true });
    await expect(students.and(assigning.locator("input"))).toBeVisible();
    await following.goto("/admin-dashboard");

    const [signingIn, plain] = await Promise.all([
      open(visit),
      open({ ...visit, javaScriptEnabled: false }),
    ]);
    for (const page of [signingIn, plain]) {
      await page.goto("/admin-login");
      await field(page, "Email").fill(admin.email);
      await field(page, "Password").fill(admin.password);
    }

    // PostgreSQL keeps every connection and answers nothing.
    academy.signalDatabase("SIGSTOP");
    await Promise.all([
      test.step("a sign-in form keeps its fields", async () => {
        await button(signingIn, "Sign In").click();
        await expect(signingIn.getByRole("alert")).toContainText("What you entered is still here.");
        await expect(field(signingIn, "Password")).toHaveValue(admin.password);
      }),
      test.step("a dialog keeps its text", async () => {
        await button(dialogOn(rejecting), "Reject").click();
        await expect(dialogOn(rejecting).getByRole("alert")).toHaveText(errorPages.notTaken);
        await expect(field(dialogOn(rejecting), "Reason")).toHaveValue("No certificate.");
      }),
      test.step("the form of an assignment stays while names are searched", async () => {
        const refused = assigning.waitForResponse((response) => response.status() === 503);
        await students.fill("Gita");
        await refused;
        await expect(field(dialogOn(assigning), "Class")).toHaveValue("class-10");
      }),
      test.step("a link inside a dashboard leads to the error page", async () => {
        await following.getByRole("tab", { name: /^Tutors/ }).click();
        await expectErrorPage(following);
      }),
      test.step("a page that is opened is an accessible error page", async () => {
        await reading.goto("/admin-dashboard/tutors");
        await expectErrorPage(reading);
        await expectAccessible(reading, "error page of an outage");
      }),
      test.step("without JavaScript a form is answered with the error page; going back keeps its fields", async () => {
        await button(plain, "Sign In").click();
        await expectErrorPage(plain);
        await plain.goBack();
        await expect(field(plain, "Email")).toHaveValue(admin.email);
      }),
    ]);

    await test.step("after the outage every page goes on", async () => {
      academy.signalDatabase("SIGCONT");
      await button(signingIn, "Sign In").click();
      await signingIn.waitForURL("**/admin-dashboard");
      await reading.getByRole("link", { name: errorPages.again }).click();
      await expect(reading.getByRole("tab", { name: "Tutors (2)" })).toBeVisible();
      await following.getByRole("link", { name: errorPages.again }).click();
      await expect(following.getByRole("tab", { name: /^Tutors/, selected: true })).toBeVisible();
      await button(dialogOn(rejecting), "Reject").click();
      await expect(rejecting.getByText("Reason: No certificate.")).toBeVisible();
    });
  },
);
