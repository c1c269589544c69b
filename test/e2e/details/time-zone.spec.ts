import { expect, test } from "../support/browser.ts";
import { readLayoutShift } from "../screens/page-weight.ts";
import { item } from "../support/steps.ts";
import { makeBusyCourse, publish } from "../support/teaching.ts";

const session = "December 1, 2036 at 5:30 PM IST";
const moment = /[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M IST/g;

test("every browser shows the same India time", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  const texts: string[][] = [];
  for (const visit of [
    { timezoneId: "America/Los_Angeles" },
    { timezoneId: "Asia/Kolkata" },
    { javaScriptEnabled: false },
  ]) {
    const page = await open({ as: student, ...visit });
    await page.goto(`/dashboard/courses/${assignmentId}`);
    await expect(item(page, "Doubts of the week")).toContainText(session);
    texts.push((await page.locator("body").innerText()).match(moment) ?? []);
  }
  expect(texts[0]).toHaveLength(4);
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);

  const teaching = await open({ as: tutor, timezoneId: "America/Los_Angeles" });
  await teaching.goto(`/tutor-dashboard/${assignmentId}/live-sessions`);
  await expect(item(teaching, "Doubts of the week")).toContainText(session);
});

// 30 minutes behind India, where a lesson is on the same day in nearly every hour.
const karachi = { timezoneId: "Asia/Karachi" };

test("a reader outside India sees lessons by their own clock too, in its place from the first paint", async ({
  open,
}) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  const course = `/dashboard/courses/${assignmentId}`;
  const page = await open({ as: student, ...karachi });
  for (const path of ["/dashboard", course]) {
    await page.goto(path);
    await expect(page.getByText("5:30 PM in India, 5:00 PM for you").first()).toBeVisible();
    expect(await readLayoutShift(page)).toBe(0);
  }
  // A week and the page of the feeds have an example for all of their times.
  for (const path of ["/dashboard/timetable", "/calendar"]) {
    await page.goto(path);
    await expect(page.getByText("4:00 PM in India, 3:30 PM for you")).toBeVisible();
    expect(await readLayoutShift(page)).toBe(0);
  }
  const teaching = await open({ as: tutor, timezoneId: "America/Los_Angeles" });
  await teaching.goto(`/tutor-dashboard/${assignmentId}/live-sessions`);
  await expect(item(teaching, "Doubts of the week")).toContainText("4:00 AM for you");
  // Early in India, it is the day before in California, and summer has another hour.
  await publish(tutor, assignmentId, "live-sessions", "Early", {
    date: "2036-07-02",
    time: "06:00",
  });
  await teaching.reload();
  await expect(item(teaching, "Early")).toContainText("Tuesday, 5:30 PM for you");
});

test("nobody in India reads of another clock, nor without JavaScript", async ({ open }) => {
  const { student } = await makeBusyCourse();
  for (const visit of [{ timezoneId: "Asia/Kolkata" }, { ...karachi, javaScriptEnabled: false }]) {
    const page = await open({ as: student, ...visit });
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Next lesson" })).toContainText("5:30 PM IST");
    await expect(page.getByText(/[AP]M for you/)).toHaveCount(0);
    await expect(page.locator(".reader-time").first()).toBeHidden();
  }
});

test("a page that is open at midnight in India reads itself again", async ({ open }) => {
  const { tutor } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.clock.install({ time: new Date("2026-11-27T18:28:30Z") });
  await page.goto("/tutor-dashboard");
  await page.clock.fastForward(60_000);
  const read = page.waitForRequest((request) => request.url().includes("/tutor-dashboard.data"));
  await page.clock.fastForward(60_000);
  await read;
});
