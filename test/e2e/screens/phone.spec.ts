import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { theAdmin } from "../support/people.ts";
import { button, dialogOn, searchFor } from "../support/steps.ts";
import { makeBusyCourse, makeCourse, publishThroughForm } from "../support/teaching.ts";

const phone = { width: 360, height: 760 };

/** Whether the bar at the lower edge covers the focused element. */
function isCovered(page: Page, bar: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const focused = document.activeElement;
    const bar = document.querySelector(selector);
    if (!focused || !bar || focused === document.body || bar.contains(focused)) return false;
    if (focused.contains(bar) || focused.matches("main, [role=tabpanel]")) return false;
    return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  }, bar);
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(`a student's courses are a drawer, ${how} JavaScript`, async ({ open }) => {
    const { student, assignmentId } = await makeBusyCourse();
    const page = await open({ as: student, viewport: phone, javaScriptEnabled });
    await page.goto("/dashboard");
    const courses = page.getByRole("navigation", { name: "My Courses" });
    await expect(button(courses, "Courses")).toBeInViewport({ ratio: 1 });
    const link = courses.getByRole("link", { name: /^Mathematics/ });
    await expect(link).toHaveCount(0);
    await button(courses, "Courses").click();
    await link.click();
    await expect(page).toHaveURL(`/dashboard/courses/${assignmentId}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Mathematics");
    await courses.getByRole("link", { name: "Announcements" }).click();
    await expect(page.getByRole("heading", { name: "Announcements" })).toBeInViewport({ ratio: 1 });
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Dashboard" })
      .click();
    await expect(page).toHaveURL("/dashboard");
  });

  test(`an admin's screens are a bar at the lower edge, ${how} JavaScript`, async ({ open }) => {
    const page = await open({ as: theAdmin(), viewport: phone, javaScriptEnabled });
    await page.goto("/admin-dashboard");
    const bar = page.getByRole("navigation", { name: "Office" });
    for (const name of ["People", "Timetable", "Enquiries", "More", "Today"]) {
      const link = bar.getByRole("link", { name });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "true");
    }
    for (const name of [/^Students/, /^Tutors/, /^Assignments/]) {
      await page.getByRole("tab", { name }).click();
      await expect(page.getByRole("tab", { name, selected: true })).toBeVisible();
      await expect(bar.getByRole("link", { name: "People" })).toHaveAttribute(
        "aria-current",
        "true",
      );
    }
  });
}

test("the drawer opens and closes by keyboard, and the focus returns to its button", async ({
  open,
}) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: student, viewport: phone });
  await page.goto("/dashboard");
  const opener = button(page, "Courses");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Close")).toBeVisible();
  await page.setViewportSize(phone);
  await page.keyboard.press("Tab");
  await expect(button(page, "Close")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  // It closes when the focus leaves it: the page behind it cannot be seen.
  for (let stops = 0; stops < 5; stops += 1) await page.keyboard.press("Tab");
  await expect(button(page, "Close")).toHaveCount(0);
});

test("the bars never cover the focused element", async ({ open }) => {
  const { student, assignmentId } = await makeBusyCourse();
  const learning = await open({ as: student, viewport: phone });
  const admin = await open({ as: theAdmin(), viewport: phone });
  for (const [page, address, bar] of [
    [learning, "/dashboard", ".places-bar"],
    [learning, `/dashboard/courses/${assignmentId}`, ".places-bar"],
    [admin, "/admin-dashboard", ".places-bar"],
    [admin, "/admin-dashboard/log", ".places-bar"],
  ] as const) {
    await page.goto(address);
    for (let stops = 0; stops < 25; stops += 1) {
      await page.keyboard.press("Tab");
      expect(await isCovered(page, bar), `${address}, stop ${stops}`).toBe(false);
    }
  }
});

test("the open tab is scrolled into view", async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor, viewport: { width: 320, height: 740 } });
  await page.goto(`/tutor-dashboard/${assignmentId}/announcements`);
  const tab = page.getByRole("tab", { name: "Announcements (1)" });
  await expect(tab).toBeInViewport({ ratio: 0.99 });
});

test("at 320 px a row has two lines, and every column can sort", async ({ open }) => {
  const { student, tutor } = await makeBusyCourse();
  const page = await open({ as: theAdmin(), viewport: { width: 320, height: 740 } });
  for (const [list, text] of [
    ["students", student.email],
    ["tutors", tutor.email],
    ["assignments", student.name],
  ] as const) {
    await page.goto(`/admin-dashboard/${list}`);
    const row = await searchFor(page, text);
    const box = await row.boundingBox();
    expect(box?.height, list).toBeLessThanOrEqual(64);
  }
  await page.getByRole("columnheader", { name: "Tutor" }).getByRole("link").click();
  await expect(page).toHaveURL(/sort=tutor/);
});

test("the log is opened, filtered and read", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  for (const section of ["recordings", "live-sessions", "exams", "announcements"] as const) {
    await publishThroughForm(tutor, assignmentId, section, "Circles");
  }
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  await page.getByRole("link", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: /^Log/ }).click();
  await page.getByRole("searchbox", { name: "Person" }).fill(tutor.email);
  await page.getByRole("combobox", { name: "Action" }).selectOption("Published");
  await button(page, "Show").click();
  await expect(page).toHaveURL(/action=publish/);
  await expect(page.getByRole("row")).toHaveCount(5);
  await expect(page.getByRole("row").nth(1)).toContainText("Published an announcement");
  await page.getByRole("row").nth(1).getByRole("link", { name: student.name }).click();
  await expect(page.getByRole("tab", { name: /^Students/, selected: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: student.name, level: 1 })).toBeVisible();
  await page.goto("/admin-dashboard/log?person=nobody@e2e.example");
  await expect(page.getByText("No lines match.")).toBeVisible();
  await expect(dialogOn(page)).toHaveCount(0);
});

test("every screen of the office begins within 150 px, below one line of header", async ({
  open,
}) => {
  const page = await open({ as: theAdmin(), viewport: phone });
  for (const path of ["", "/students", "/timetable", "/enquiries", "/more", "/log", "/site"]) {
    await page.goto(`/admin-dashboard${path}`);
    // What is below the tabs: on a list its search, elsewhere the screen itself.
    const first =
      path === "/students" ? page.getByRole("search") : page.locator("#list > *").first();
    const box = await first.boundingBox();
    expect.soft(box?.y, path).toBeLessThanOrEqual(150);
    expect.soft(box?.height, path).toBeGreaterThan(0);
  }
});
