import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { everySecond } from "../support/depth.ts";
import { moveLesson } from "../support/records.ts";
import { goAwake, installClock } from "../support/steps.ts";
import { makeCourse, minutesFromNow, publish } from "../support/teaching.ts";

const part = (page: Page) => page.getByRole("region", { name: "Next lesson" });
const joinLink = (page: Page) => part(page).getByRole("link", { name: "Join lesson" });
const joinButton = (page: Page) => part(page).getByRole("button", { name: "Join lesson" });

async function makeSession(minutes: number) {
  const made = await makeCourse();
  const title = `Doubts ${made.assignmentId}`;
  const url = "https://meet.example/doubts";
  const when = minutesFromNow(minutes);
  await publish(made.tutor, made.assignmentId, "live-sessions", title, { url, ...when });
  return { ...made, title };
}

/** Opens a page without live updates: they would correct the clock that the test moves. */
async function goWithoutUpdates(page: Page, path: string): Promise<void> {
  await page.route("**/live?*", (route) => route.abort());
  await goAwake(page, path);
}

const tolerate = /net::ERR_FAILED/;

for (const phone of everySecond(["2020-02-29T23:59:00Z", "2031-05-05T00:00:00Z"])) {
  test(`the join link appears in time on a phone in ${phone.slice(0, 4)}`, async ({ open }) => {
    const { student, title } = await makeSession(30);
    const page = await open({ as: student, tolerate });
    await moveLesson(title, new Date(Date.now() + 10 * 60_000 + 5000));
    await page.clock.install({ time: new Date(phone) });
    await goWithoutUpdates(page, "/dashboard");
    await expect(part(page).getByRole("heading", { name: title })).toBeVisible();
    await expect(part(page)).toContainText(/Starts in \d+ minutes/);
    await expect(joinButton(page)).toBeDisabled();
    await expect(joinButton(page)).toHaveAccessibleDescription("Opens 10 minutes before");
    await expect(joinLink(page)).toHaveCount(0);

    // The server gives the link at its own time.
    await expect(joinLink(page)).toBeVisible();
    await expect(joinLink(page)).toHaveAttribute("href", "https://meet.example/doubts");
    await expect(joinLink(page)).toHaveAttribute("rel", "noopener noreferrer");
    await expect(part(page)).toContainText("Starts in 10 minutes");
    await expect(part(page).getByRole("status")).toHaveText("You can join now.");

    await page.clock.fastForward("11:00");
    await expect(part(page)).toContainText("Live now");
    await expect(joinLink(page)).toBeVisible();
  });
}

test("a session that ends moves to the past sessions of its course", async ({ open }) => {
  const { student, title, assignmentId } = await makeSession(5);
  const course = await open({ as: student, tolerate });
  await installClock(course);
  await goWithoutUpdates(course, `/dashboard/courses/${assignmentId}`);
  const live = course.getByRole("region", { name: "Live Sessions", exact: true });
  await expect(live.getByRole("link", { name: "Join lesson" })).toBeVisible();
  await course.clock.fastForward("01:10:00");
  const past = course.getByRole("region", { name: "Past Lessons" });
  await expect(past.getByRole("heading", { name: title })).toBeVisible();
  await expect(past.getByRole("link", { name: "Open link" })).toBeVisible();
  await expect(live).toContainText("No live sessions scheduled.");
});

test("when a session ends, the next one is shown", async ({ open }) => {
  const { student, tutor, assignmentId, title } = await makeSession(1);
  const next = `Next ${assignmentId}`;
  await publish(tutor, assignmentId, "live-sessions", next, minutesFromNow(600));
  await moveLesson(title, new Date(Date.now() - 60 * 60_000 + 4000));
  const page = await open({ as: student });
  await page.goto("/dashboard");
  await expect(part(page).getByRole("heading", { name: next })).toBeVisible();
  await expect(part(page)).not.toContainText(title);
});

test("without JavaScript it shows the state at the time of the request", async ({ open }) => {
  for (const [minutes, joins] of [
    [30, false],
    [-5, true],
  ] as const) {
    const { student } = await makeSession(minutes);
    const page = await open({ as: student, javaScriptEnabled: false });
    await page.goto("/dashboard");
    await expect(joinLink(page)).toHaveCount(joins ? 1 : 0);
    await expect(joinButton(page)).toHaveCount(joins ? 0 : 1);
    await expect(part(page)).toContainText(joins ? "Live now" : "Opens 10 minutes before");
  }
});
