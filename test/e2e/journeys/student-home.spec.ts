import type { Page } from "@playwright/test";
import { edge, expect, test } from "../support/browser.ts";
import { makeStudent, makeTutor } from "../support/people.ts";
import { button, field, goAwake, item, standInForHosts } from "../support/steps.ts";
import {
  assign,
  giveHomework,
  makeBusyCourse,
  makeCourse,
  minutesFromNow,
  publish,
} from "../support/teaching.ts";

const toDo = (page: Page) => page.getByRole("region", { name: "To do", exact: true });
const tick = (page: Page, title: string) => toDo(page).getByRole("checkbox", { name: title });
const [circles, unitTest] = ["Watched : Circles", "Done : Unit test"];

test("a student joins a class from the home in one press", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  const when = minutesFromNow(-1);
  await publish(tutor, assignmentId, "live-sessions", "Doubts", {
    ...when,
    url: "https://meet.example/doubts",
  });
  const page = await open({ as: student });
  const requested = await standInForHosts(page);
  await goAwake(page, "/dashboard");
  const next = page.getByRole("region", { name: "Next lesson" });
  await expect(next).toContainText(/Mathematics (today|yesterday|on \w+) at \d+:\d\d [AP]M/);
  const meeting = page.waitForEvent("popup");
  await next.getByRole("link", { name: "Join lesson" }).click();
  await (await meeting).waitForLoadState();
  expect(requested).toEqual(["https://meet.example/doubts"]);
});

test("a class that its tutor calls held adds to the cloth of the open page", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  await publish(tutor, assignmentId, "live-sessions", "Doubts", minutesFromNow(-90));
  const page = await open({ as: student });
  await goAwake(page, "/dashboard");
  const cloth = page.getByRole("region", { name: "Your cloth" });
  await expect(cloth).toContainText("It begins with your first lesson.");
  const teaching = await open({ as: tutor });
  await teaching.goto("/tutor-dashboard");
  await button(item(teaching, "Doubts"), "Held, Nothing to Add").click();
  await expect(cloth).toContainText("1 lesson attended.");
});

test("a recording is ticked, and the tick is taken back", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  await publish(tutor, assignmentId, "recordings", "Circles");
  await publish(tutor, assignmentId, "exams", "Unit test");
  const page = await open({ as: student });
  await goAwake(page, "/dashboard");
  await tick(page, circles).click();
  await expect(tick(page, circles)).toBeChecked();
  await expect(tick(page, unitTest)).not.toBeChecked();
  await expect(tick(page, circles)).not.toHaveAttribute("aria-busy");
  await tick(page, circles).press("Space");
  await expect(tick(page, circles)).not.toBeChecked();
  await tick(page, unitTest).click();
  await expect(tick(page, unitTest)).toBeChecked();
  await expect(tick(page, unitTest)).not.toHaveAttribute("aria-busy");
  await page.reload();
  await expect(tick(page, circles)).toBeVisible();
  await expect(tick(page, unitTest)).toHaveCount(0);
  await toDo(page).getByRole("link", { name: "Circles" }).click();
  await expect(item(page, "Unit test").getByRole("checkbox")).toBeChecked();
  await expect(item(page, "Circles")).toBeInViewport();
});

test("without JavaScript a tick returns to its page", edge, async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  await publish(tutor, assignmentId, "recordings", "Circles");
  const page = await open({ as: student, javaScriptEnabled: false });
  await page.goto("/dashboard");
  await tick(page, circles).click();
  await expect(page).toHaveURL("/dashboard#to-do");
  await expect(toDo(page)).toContainText("Nothing at the moment.");
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await item(page, "Circles").getByRole("checkbox", { checked: true }).click();
  await expect(page).toHaveURL(/\/courses\/[\w-]+#item-[\w-]+$/);
  await expect(item(page, "Circles").getByRole("checkbox")).not.toBeChecked();
});

test("homework that is due today is on a phone's first screen, and a press opens it", async ({
  open,
}) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  await publish(tutor, assignmentId, "live-sessions", "Doubts", minutesFromNow(60));
  await giveHomework(tutor, assignmentId, "Exercises 1 to 5", minutesFromNow(0).date);
  const page = await open({ as: student, viewport: { width: 360, height: 760 } });
  await page.goto("/dashboard");
  const link = page
    .getByRole("region", { name: "For today" })
    .getByRole("link", { name: "Exercises 1 to 5" });
  await expect(link).toBeInViewport({ ratio: 1 });
  // The bar at the lower edge covers nothing of it.
  await link.click({ trial: true });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await link.click();
  await expect(page).toHaveURL(/\/dashboard\/homework\/[\w-]+$/);
  const homework = page.getByRole("main");
  await expect(homework).toContainText("Until today");
  await homework.getByRole("checkbox", { name: "Done : Exercises 1 to 5" }).click();
  await expect(homework.getByRole("checkbox")).toBeChecked();
  await expect(homework.getByRole("checkbox")).not.toHaveAttribute("aria-busy");
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "For today" })).toHaveCount(0);
});

test("without JavaScript homework is ticked and the tick taken back", edge, async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  await giveHomework(tutor, assignmentId, "Exercises 1 to 5", minutesFromNow(24 * 60).date);
  const page = await open({ as: student, javaScriptEnabled: false });
  await page.goto("/dashboard");
  await expect(toDo(page)).toContainText("Until tomorrow");
  await tick(page, "Done : Exercises 1 to 5").click();
  await expect(page).toHaveURL("/dashboard#to-do");
  await expect(toDo(page)).toContainText("Nothing at the moment.");
  await page.goto(`/dashboard/courses/${assignmentId}`);
  const homework = page.getByRole("region", { name: "Homework" });
  await homework.getByRole("checkbox", { checked: true }).click();
  await expect(homework.getByRole("checkbox")).not.toBeChecked();
});

test(
  "a course shows five recordings, the others at a press and on paper",
  edge,
  async ({ open }) => {
    const { student, tutor, assignmentId } = await makeCourse();
    for (const title of ["Circles", "Squares", "Cubes", "Lines", "Angles", "Areas"]) {
      await publish(tutor, assignmentId, "recordings", title);
    }
    const page = await open({ as: student, javaScriptEnabled: false });
    await page.goto(`/dashboard/courses/${assignmentId}`);
    const oldest = page.getByRole("heading", { name: "Circles", includeHidden: true });
    await expect(oldest).not.toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(oldest).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.getByText("All 6").click();
    await expect(oldest).toBeVisible();
    const id = await oldest.locator("xpath=ancestor::li").getAttribute("id");
    await page.goto("/dashboard");
    await page.goto(`/dashboard/courses/${assignmentId}#${id}`);
    await expect(oldest).toBeInViewport();
  },
);

test("an open course has its own announcements only, and the home all of them", async ({
  open,
}) => {
  const { student, assignmentId } = await makeBusyCourse();
  const other = await makeTutor();
  await publish(other, await assign(student, other), "announcements", "Of another course");
  const page = await open({ as: student });
  await goAwake(page, `/dashboard/courses/${assignmentId}`);
  const announcements = page.getByRole("region", { name: "Announcements" });
  await expect(announcements.getByRole("heading", { level: 3 })).toHaveText(["No class on Friday"]);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(announcements).toContainText("Of another course");
});

test("many recordings can be searched", edge, async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  for (const title of ["Circles", "Squares", "Cubes", "Lines", "Angles", "Areas of circles"]) {
    await publish(tutor, assignmentId, "recordings", title, { description: "Geometry" });
  }
  const page = await open({ as: student });
  await page.goto(`/dashboard/courses/${assignmentId}`);
  const recordings = page.getByRole("region", { name: "Recordings" });
  await page.getByRole("link", { name: "Recordings (6)" }).click();
  await recordings.getByRole("searchbox", { name: "Search recordings" }).fill("CIRCLES geo");
  await expect(recordings.getByRole("heading", { level: 3 })).toHaveText([
    "Areas of circles",
    "Circles",
  ]);
  await expect(recordings.getByRole("status")).toHaveText("2 of 6");
  await recordings.getByRole("searchbox").fill("nothing");
  await expect(recordings).toContainText("No recordings match.");
});

test("a new student asks for a demo class and changes the times", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: student });
  await goAwake(page, "/dashboard");
  const demo = page.getByRole("region", { name: "Your free demo" });
  const fill = async (choice: string, days: number) => {
    const group = page.getByRole("group", { name: choice });
    const { date } = minutesFromNow(days * 24 * 60);
    await field(group, "Date").fill(date);
    await field(group, "Time").fill("17:30");
  };
  await fill("First choice", 2);
  await field(demo, "Phone Number").fill("+91 00000 54321");
  await button(demo, "Ask for a Demo").click();
  await expect(page.getByRole("alert")).toHaveText(
    "Please choose a date and a time for both choices.",
  );
  await expect(field(page, "Phone Number")).toHaveValue("+91 00000 54321");
  await fill("Second choice", 61);
  await button(page, "Ask for a Demo").click();
  await expect(page.getByRole("alert")).toContainText("within the next 60 days");
  await fill("Second choice", 3);
  await button(page, "Ask for a Demo").click();
  await expect(demo).toContainText(/You asked for on \w+ at 5:30 PM or on \w+ at 5:30 PM/);
  await expect(demo.getByRole("listitem").filter({ hasText: "We call you" })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await demo.getByText("Change the times or the number").click();
  await fill("Second choice", 1);
  await button(demo, "Save").click();
  await expect(demo).toContainText("or tomorrow at 5:30 PM.");
});
