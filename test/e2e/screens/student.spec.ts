import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { widths } from "../support/depth.ts";
import { importCourses } from "../support/records.ts";
import { makeStudent } from "../support/people.ts";
import { postForm } from "../support/requests.ts";
import { button, item, openTask, standInForHosts } from "../support/steps.ts";
import {
  giveHomework,
  makeBusyCourse,
  makeCourse,
  minutesFromNow,
  publish,
} from "../support/teaching.ts";

test("the summary, empty and filled", async ({ open }) => {
  const empty = await open({ as: await makeStudent() });
  await empty.goto("/dashboard");
  await expectAccessible(empty, "empty summary");

  const { student } = await makeBusyCourse();
  await importCourses(student, { "physics-tutoring": null, "old-course": false });
  const page = await open({ as: student });
  await page.goto("/dashboard");
  await expectAccessible(page, "filled summary");
});

test("a course, empty, filled and waiting", async ({ open }) => {
  const [none, busy] = await Promise.all([makeCourse(), makeBusyCourse()]);
  for (const [state, { student, assignmentId }] of Object.entries({ none, busy })) {
    const page = await open({ as: student });
    await page.goto(`/dashboard/courses/${assignmentId}`);
    await expectAccessible(page, `${state} course`);
  }
});

test("a page that is not there", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await page.goto("/dashboard/courses/nothing");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expectAccessible(page, "not found");
  await page.goto("/tutor-dashboard");
  await expectAccessible(page, "access denied");
});

for (const [state, minutes] of [
  ["far ahead", 3000],
  ["soon", 5],
  ["running", -5],
] as const) {
  test(`the next lesson, ${state}`, async ({ open }) => {
    const { student, tutor, assignmentId } = await makeCourse();
    await publish(tutor, assignmentId, "live-sessions", "Doubts", minutesFromNow(minutes));
    const page = await open({ as: student });
    await page.goto("/dashboard");
    const next = page.getByRole("region", { name: "Next lesson" });
    await expect(next).toBeVisible();
    await expectAccessible(page, "summary");
    await page.setViewportSize({ width: 360, height: 740 });
    const join = next.getByRole("button", { name: "Join lesson" });
    await expect(join.or(next.getByRole("link", { name: "Join lesson" }))).toBeInViewport();
    if (state !== "soon") return;
    await page.goto(`/dashboard/courses/${assignmentId}`);
    await expectAccessible(page, "course with a session that can be joined");
  });
}

test("a course with a video player and an exam open", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  const video = { url: "https://youtu.be/dQw4w9WgXcQ" };
  const form = { url: `https://docs.google.com/forms/d/e/${"1".repeat(40)}/viewform` };
  await publish(tutor, assignmentId, "recordings", "A film", video);
  await publish(tutor, assignmentId, "exams", "A form", form);
  // axe sends messages to all frames; the browser logs those that other hosts may not read.
  const tolerate = /Failed to execute 'postMessage'/;
  const page = await open({ as: student, tolerate });
  await standInForHosts(page);
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await expectAccessible(page, "course with a player and a form");
  await item(page, "A film")
    .getByRole("button", { name: /^Watch recording/ })
    .click();
  await expect(page.locator("iframe").contentFrame().getByRole("heading")).toBeVisible();
  await expectAccessible(page, "course with a player open");
  await button(item(page, "A form"), "Open exam").click();
  await expect(page.getByRole("region", { name: "A form" })).toBeVisible();
  await expectAccessible(page, "course with an exam open");
});

test("the summary with news", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: student });
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "New for you" })).toBeVisible();
  await expectAccessible(page, "summary with news");
});

test("the drawer of courses on a phone", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const viewport = { width: 360, height: 740 };
  const page = await open({ as: student, viewport });
  await page.goto("/dashboard");
  await button(page, "Courses").click();
  await expect(button(page, "Close")).toBeVisible();
  await expectAccessible(page, "open drawer of courses", 360);
});

test("the free demo, refused and asked for", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: student });
  await page.goto("/dashboard");
  await button(page, "Ask for a Demo").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "refused demo");
  const [first, second] = [minutesFromNow(3000), minutesFromNow(4500)];
  const fields = {
    firstDate: first.date,
    firstTime: first.time,
    secondDate: second.date,
    secondTime: second.time,
    phoneNumber: "+91 00000 00000",
  };
  expect((await postForm("/dashboard/demo", fields, student.cookie)).status).toBe(303);
  await page.goto("/dashboard");
  await page.getByText("Change the times or the number").click();
  await expectAccessible(page, "home with a demo asked for");
});

test("the home and a course with homework, late and for today", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  await giveHomework(tutor, assignmentId, "Exercises 1 to 5", minutesFromNow(0).date);
  await giveHomework(tutor, assignmentId, "The last page", minutesFromNow(-24 * 60).date, 2);
  const page = await open({ as: student });
  await page.goto("/dashboard");
  await expect(page.getByText("Until yesterday. You can still hand it in.")).toBeVisible();
  await expectAccessible(page, "home with homework");
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await expectAccessible(page, "course with homework and a report");
});

test("the home with every line of the strip open and a cloth", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  await publish(tutor, assignmentId, "live-sessions", "Doubts", minutesFromNow(-1));
  await publish(tutor, assignmentId, "recordings", "Circles", { description: "Long. ".repeat(40) });
  const page = await open({ as: student });
  await page.goto("/dashboard");
  for (const title of ["How old are you?", "Your lessons in your calendar"]) {
    await openTask(page, title);
  }
  await page.getByRole("checkbox", { name: /Circles/ }).click();
  await expect(page.getByRole("checkbox", { name: /Circles/ })).toBeChecked();
  await expectAccessible(page, "home with everything open");
});

test("nothing runs off the student's screens at any width", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  const long = "Antidisestablishmentarianism".repeat(3);
  await publish(tutor, assignmentId, "recordings", long, { url: "https://youtu.be/dQw4w9WgXcQ" });
  await publish(tutor, assignmentId, "live-sessions", long, minutesFromNow(5));
  const page = await open({ as: student });
  for (const path of ["/dashboard", `/dashboard/courses/${assignmentId}`]) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, width, tooWide]).toEqual([path, width, 0]);
    }
  }
});

test("a printed course has no controls, and says where its links lead", async ({ open }) => {
  const { student, assignmentId } = await makeBusyCourse();
  const page = await open({ as: student });
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Unit test 1" })).toBeVisible();
  await expect(item(page, "Unit test 1")).toContainText("https://lessons.example/1");
  await expect(item(page, "Unit test 1").getByText("https://lessons.example/1")).toBeVisible();
  for (const role of ["button", "checkbox", "link", "navigation", "complementary"] as const) {
    await expect(page.getByRole("main").getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole("navigation")).toHaveCount(0);
});
