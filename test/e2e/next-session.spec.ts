import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./browser.ts";
import { moveSession } from "./imports.ts";
import { goAwake } from "./steps.ts";
import { makeClass, minutesFromNow, publish } from "./teaching.ts";

const part = (page: Page) => page.getByRole("region", { name: "Next live session" });
const joinLink = (page: Page) => part(page).getByRole("link", { name: "Join session" });
const joinButton = (page: Page) => part(page).getByRole("button", { name: "Join session" });

async function makeSession(minutes: number) {
  const made = await makeClass();
  const title = `Doubts ${made.assignmentId}`;
  const url = "https://meet.example/doubts";
  const when = minutesFromNow(minutes);
  await publish(made.tutor, made.assignmentId, "live-sessions", title, { url, ...when });
  return { ...made, title };
}

/** Goes to a page whose clock the test moves on: it hears of no change, which would set it right. */
async function goUnheard(page: Page, path: string): Promise<void> {
  await page.route("**/live?*", (route) => route.abort());
  await goAwake(page, path);
}

test("the way in opens by itself, whatever the phone's clock says", async ({ open }) => {
  const { student, title, assignmentId } = await makeSession(30);
  const tolerate = /net::ERR_FAILED/;
  for (const phone of ["2020-02-29T23:59:00Z", "2031-05-05T00:00:00Z"]) {
    const page = await open({ as: student, reducedMotion: "reduce", tolerate });
    await page.clock.install({ time: new Date(phone) });
    await goUnheard(page, "/dashboard");
    await expect(part(page).getByRole("heading", { name: title })).toBeVisible();
    await expect(part(page)).toContainText(/Starts in \d+ minutes/);
    await expect(joinButton(page)).toBeDisabled();
    await expect(joinButton(page)).toHaveAccessibleDescription("Opens 10 minutes before");
    await expect(joinLink(page)).toHaveCount(0);

    await page.clock.fastForward("23:00");
    await expect(joinLink(page)).toHaveAttribute("href", "https://meet.example/doubts");
    await expect(joinLink(page)).toHaveAttribute("rel", "noopener noreferrer");
    await expect(part(page)).toContainText(/Starts in \d minutes?/);
    await expect(part(page).getByRole("status")).toHaveText("You can join now.");

    await page.clock.fastForward("15:00");
    await expect(part(page)).toContainText("Live now");
    await expect(joinLink(page)).toBeVisible();
  }
  const course = await open({ as: student, tolerate });
  await course.clock.install();
  await goUnheard(course, `/dashboard/courses/${assignmentId}`);
  const live = course.getByRole("region", { name: "Live Sessions", exact: true });
  await expect(live.getByRole("button", { name: "Join session" })).toBeDisabled();
  await course.clock.fastForward("01:40:00");
  const past = course.getByRole("region", { name: "Past Sessions" });
  await expect(past.getByRole("heading", { name: title })).toBeVisible();
  await expect(past.getByRole("link", { name: "Open link" })).toBeVisible();
  await expect(live).toContainText("No live sessions scheduled.");
});

test("a session that ends makes room for the next", async ({ open }) => {
  const { student, tutor, assignmentId, title } = await makeSession(1);
  const next = `Next ${assignmentId}`;
  await publish(tutor, assignmentId, "live-sessions", next, minutesFromNow(600));
  await moveSession(title, new Date(Date.now() - 60 * 60_000 + 8000));
  const page = await open({ as: student });
  await page.goto("/dashboard");
  await expect(part(page).getByRole("heading", { name: next })).toBeVisible();
  await expect(part(page)).not.toContainText(title);
});

test("without JavaScript it stands as it is when the page is made", async ({ open }) => {
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

test("it can be read and reached in each state, first of all on a phone", async ({ open }) => {
  for (const minutes of [3000, 5, -5]) {
    const { student, assignmentId } = await makeSession(minutes);
    const page = await open({ as: student, reducedMotion: "reduce" });
    await page.goto("/dashboard");
    await expect(part(page)).toBeVisible();
    await expectAccessible(page, `next session, ${minutes} minutes ahead`);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(joinButton(page).or(joinLink(page))).toBeInViewport();
    if (minutes !== 5) continue;
    await page.goto(`/dashboard/courses/${assignmentId}`);
    await expectAccessible(page, "course with a session that can be joined");
  }
});
