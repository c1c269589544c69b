import { expect, test } from "../support/browser.ts";
import { focused, tabTo, walk } from "../support/keys.ts";
import { makeStudent, theAdmin } from "../support/people.ts";
import { button, dialogOn, field, matches } from "../support/steps.ts";
import { makeBusyCourse, makeCourse } from "../support/teaching.ts";

test("signing in by Tab and Enter, with a visible focus", async ({ open }) => {
  const student = await makeStudent();
  const page = await open();
  await page.goto("/login");
  const stops = await walk(page);
  const first = stops.indexOf("Close");
  expect(stops.slice(first, first + 7)).toEqual([
    "Close",
    "Email",
    "Password",
    "Sign In",
    "Forgot your password?",
    "Sign up",
    "Tutor sign in",
  ]);
  await page.goto("/login");
  await tabTo(page, "Email");
  await page.keyboard.type(student.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("not it");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to sign in. Please check your credentials.",
  );
  await expect(page.getByRole("alert")).toBeFocused();
  await tabTo(page, "Close");
  await tabTo(page, "Password");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(student.password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
});

test("Tab reaches every part of the dashboards, with a visible focus", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  const learning = await open({ as: student });
  await learning.goto(`/dashboard/courses/${assignmentId}`);
  const learns = (await walk(learning)).join("\n");
  for (const stop of [
    "Logout",
    "Enrollment summary",
    "Mathematics, Class 10",
    "Open exam",
    "Watch recording",
    "Join lesson",
    "Open link",
  ]) {
    expect(learns).toContain(stop);
  }
  const teaching = await open({ as: tutor });
  await teaching.goto(`/tutor-dashboard/${assignmentId}/exams`);
  const teaches = (await walk(teaching)).join("\n");
  for (const stop of ["Logout", student.name, "Add Exam", "Exams (1)", "Open link", "Delete"]) {
    expect(teaches).toContain(stop);
  }
  const admin = await open({ as: theAdmin() });
  await admin.goto(`/admin-dashboard/students?q=${encodeURIComponent(student.email)}`);
  const administers = (await walk(admin)).join("\n");
  for (const stop of ["Logout", "Create New Assignment", "Students (", "Search", "Name"]) {
    expect(administers).toContain(stop);
  }
});

test("arrow keys move between tabs, Enter opens one", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/student`);
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Student Details").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Recordings (0)")).toBeFocused();
  expect((await focused(page)).isVisible).toBe(true);
  await page.keyboard.press("Enter");
  await expect(tab("Recordings (0)")).toHaveAttribute("aria-selected", "true");
  await expect(tab("Recordings (0)")).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Recordings (0)" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(tab("Announcements (0)")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Student Details")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tab("Announcements (0)")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(tab("Student Details")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab("Recordings (0)")).toBeFocused();
});

test("a dialog takes the focus, keeps it and gives it back", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/recordings`);
  await tabTo(page, "Add Recording");
  await page.keyboard.press("Enter");
  await expect(dialogOn(page)).toBeVisible();
  expect((await focused(page)).isInDialog).toBe(true);
  const stops = new Set<string>();
  for (let presses = 0; presses < 12; presses += 1) {
    const { name, isInDialog } = await focused(page);
    // The browser's own controls may be focused in between, but nothing of the page behind.
    if (name !== "") expect(isInDialog, name).toBe(true);
    stops.add(name.trim());
    await page.keyboard.press("Tab");
  }
  for (const stop of ["Title", "Description", "URL", "Cancel", "Add Recording"]) {
    expect([...stops]).toContain(stop);
  }
  await page.keyboard.press("Escape");
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(button(page, "Add Recording")).toBeFocused();

  await page.keyboard.press("Space");
  await expect(dialogOn(page)).toBeVisible();
  await button(dialogOn(page), "Cancel").focus();
  await page.keyboard.press("Space");
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(button(page, "Add Recording")).toBeFocused();
});

test("something is added and deleted without a mouse", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/announcements`);
  await tabTo(page, "Add Announcement");
  await page.keyboard.press("Enter");
  await expect(dialogOn(page)).toBeVisible();
  await field(dialogOn(page), "Title").focus();
  await page.keyboard.type("No class on Friday");
  await page.keyboard.press("Tab");
  await page.keyboard.type("See you on Monday");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Announcements (1)" })).toBeVisible();
  await tabTo(page, /^Delete$/);
  await page.keyboard.press("Enter");
  await expect(dialogOn(page)).toBeVisible();
  await tabTo(page, /^Delete$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Announcements (0)" })).toBeVisible();
});

test("a type-ahead field by arrows, Enter and Escape", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  await button(page, "Create New Assignment").focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOn(page);
  const students = dialog.getByRole("combobox", { name: "Student", exact: true });
  await students.focus();
  await page.keyboard.type(student.email);
  await expect(matches(dialog)).toHaveCount(1);
  await expect(students).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(matches(dialog)).toHaveCount(0);
  await expect(students).toHaveAttribute("aria-expanded", "false");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const option = dialog.getByRole("option", { name: student.name });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expect(students).toHaveAttribute(
    "aria-activedescendant",
    (await option.getAttribute("id")) ?? "none",
  );
  await page.keyboard.press("Enter");
  await expect(students).toHaveValue(student.name);
  await expect(matches(dialog)).toHaveCount(0);
  await expect(students).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button(page, "Create New Assignment")).toBeFocused();
});

test("the option chosen by arrow keys is scrolled into view", async ({ open }) => {
  const { name } = await makeStudent();
  const family = `Family${name.replace("Student ", "")}`;
  await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      makeStudent({
        name: `${family} ${at}`,
        email: `${family.toLowerCase()}-${at}@e2e.example`,
        password: "correct horse",
      }),
    ),
  );
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/assignments/new");
  const dialog = dialogOn(page);
  const student = dialog.getByRole("combobox", { name: "Student", exact: true });
  // It is a select until the page's script has loaded.
  await expect(student).toHaveAttribute("aria-autocomplete", "list");
  await student.fill(family);
  await expect(matches(dialog)).toHaveCount(6);
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press("ArrowDown");
  const last = dialog.getByRole("option", { name: `${family} 5` });
  await expect(last).toHaveAttribute("aria-selected", "true");
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
