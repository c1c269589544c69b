import type { Page } from "@playwright/test";
import { edge, expect, test } from "../support/browser.ts";
import { makeStudent, makeTutor, theAdmin } from "../support/people.ts";
import { getPage } from "../support/requests.ts";
import { button } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

test("a signed-out visitor is led to the right sign-in path", async ({ open }) => {
  const { student, assignmentId } = await makeBusyCourse();
  const page = await open();
  for (const [path, signInPath] of Object.entries({
    "/dashboard": "/login",
    [`/dashboard/courses/${assignmentId}`]: "/login",
    "/tutor-dashboard": "/tutor-login",
    [`/tutor-dashboard/${assignmentId}/recordings`]: "/tutor-login",
    [`/tutor-dashboard/${assignmentId}/recordings/add`]: "/tutor-login",
    "/admin-dashboard": "/admin-login",
    "/admin-dashboard/students": "/admin-login",
    "/admin-dashboard/tutors": "/admin-login",
    "/admin-dashboard/assignments": "/admin-login",
    "/admin-dashboard/assignments/new": "/admin-login",
  })) {
    await page.goto(path);
    await expect(page).toHaveURL(signInPath);
    expect(await (await getPage(path)).text()).not.toContain(student.name);
  }
});

test("each dashboard is for its own role", edge, async ({ open }) => {
  const [student, tutor] = await Promise.all([makeStudent(), makeTutor()]);
  const denied = async (page: Page) => {
    const answer = await page.goto("/tutor-dashboard");
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(
      page.getByText("You don't have tutor permissions.", { exact: true }),
    ).toBeVisible();
  };
  const asStudent = await open({ as: student });
  await denied(asStudent);
  await asStudent.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(asStudent).toHaveURL("/dashboard");
  await asStudent.goto("/admin-dashboard");
  await expect(asStudent).toHaveURL("/admin-login");

  const asTutor = await open({ as: tutor });
  await asTutor.goto("/dashboard");
  await expect(asTutor).toHaveURL("/tutor-dashboard");
  await asTutor.goto("/admin-dashboard");
  await expect(asTutor).toHaveURL("/admin-login");

  const asAdmin = await open({ as: theAdmin() });
  await asAdmin.goto("/dashboard");
  await expect(asAdmin).toHaveURL("/admin-dashboard");
  await denied(asAdmin);
});

test("logging out ends the session and leads home, and back leads nowhere", async ({ open }) => {
  for (const [person, dashboard, signInPath] of [
    [await makeStudent(), "/dashboard", "/login"],
    [await makeTutor(), "/tutor-dashboard", "/tutor-login"],
  ] as const) {
    const page = await open({ as: person });
    await page.goto(dashboard);
    await expect(page.getByText(person.email)).toBeVisible();
    await button(page, "Logout").click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page.getByText(person.email)).toHaveCount(0);
    await expect(page).toHaveURL(signInPath);
    // The session itself is gone, not only the browser's copy of it.
    expect((await getPage(dashboard, person.cookie)).headers.get("location")).toBe(signInPath);
  }
});

test(
  "logging out empties the browser's storage, without JavaScript too",
  edge,
  async ({ open }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open({ as: await makeStudent(), javaScriptEnabled });
      const count = () => page.evaluate(() => localStorage.length);
      await page.goto("/dashboard");
      await page.evaluate(() => localStorage.setItem("note", "something of this person's"));
      expect(await count()).toBeGreaterThan(0);
      await button(page, "Logout").click();
      await expect(page).toHaveURL("/");
      await expect.poll(count).toBe(0);
    }
  },
);
