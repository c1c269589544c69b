import type { Locator, Page } from "@playwright/test";
import { edge, expect, test } from "../support/browser.ts";
import { makeApplicant, nextAccount, theAdmin } from "../support/people.ts";
import { button, goAwake } from "../support/steps.ts";
import { makeCourse, minutesFromNow, publish } from "../support/teaching.ts";

// What was answered keeps its place in its list (docs/decisions/085-answered-entries-keep-their-place.md).

let academies = 0;

/** Two applications that a search shows alone, in the order of the list. */
async function applyTwice(): Promise<{ path: string }> {
  academies += 1;
  const family = `Sameplace${process.pid}n${academies}`;
  for (const name of ["First", "Second"]) {
    await makeApplicant(nextAccount("Tutor", `${name} ${family}`));
  }
  const query = { status: "pending", sort: "applied", order: "asc", q: family };
  return { path: `/admin-dashboard/tutors?${new URLSearchParams(query)}` };
}

/** Presses at one point of the window, whatever is there by then. */
async function pressTwiceAt(page: Page, target: Locator, between: () => Promise<void>) {
  const box = await target.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.click(x, y);
  await between();
  await page.mouse.click(x, y);
}

const left = (page: Page) => page.locator("[data-left]");

for (const [width, javaScriptEnabled] of [
  [1280, true],
  [360, true],
  [1280, false],
  [360, false],
] as const) {
  const isFirst = width === 1280 && javaScriptEnabled;
  test(
    `two presses on one spot approve one application, at ${width} px, JavaScript: ${javaScriptEnabled}`,
    isFirst ? {} : edge,
    async ({ open }) => {
      const { path } = await applyTwice();
      const viewport = { width, height: 800 };
      const page = await open({ as: theAdmin(), viewport, javaScriptEnabled });
      await page.goto(path);
      await pressTwiceAt(page, button(page, "Approve").first(), async () => {
        await expect(left(page)).toContainText("First");
        await expect(left(page)).toContainText("Approved.");
      });
      await expect(button(page, "Approve")).toHaveCount(1);
      await button(left(page), /^Undo/).click();
      await expect(page.getByText("The application is waiting again.")).toBeVisible();
      await expect(button(page, "Approve")).toHaveCount(2);
      await expect(left(page)).toHaveCount(0);
    },
  );
}

test("by keyboard the focus stays with what was answered", async ({ open }) => {
  const { path } = await applyTwice();
  const page = await open({ as: theAdmin() });
  await goAwake(page, path);
  await button(page, "Approve").first().press("Enter");
  await expect(left(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(button(left(page), /^Undo/)).toBeFocused();
  await expect(button(page, "Approve")).toHaveCount(1);
});

for (const javaScriptEnabled of [true, false]) {
  test(
    `two presses on one spot accept one request, JavaScript: ${javaScriptEnabled}`,
    javaScriptEnabled ? {} : edge,
    async ({ open }) => {
      const { student, tutor, assignmentId } = await makeCourse();
      const family = await open({ as: student, javaScriptEnabled: false });
      for (const [title, days] of [
        ["Circles", 3],
        ["Squares", 4],
      ] as const) {
        const when = { ...minutesFromNow(days * 24 * 60), time: "17:30" };
        await publish(tutor, assignmentId, "live-sessions", title, when);
        await family.goto(`/dashboard/courses/${assignmentId}`);
        // Only the next lesson is unfolded.
        if (title === "Squares") await family.getByText("All 2").click();
        await family.getByRole("link", { name: new RegExp(`^Ask to Cancel.*${title}`) }).click();
        await button(family, "Ask to Cancel").click();
      }
      const page = await open({ as: tutor, javaScriptEnabled });
      await page.goto("/tutor-dashboard");
      await pressTwiceAt(page, button(page, "Decline").first(), async () => {
        await expect(left(page)).toContainText("You have declined this request.");
      });
      await page.goto("/tutor-dashboard");
      await expect(button(page, "Decline")).toHaveCount(1);
    },
  );
}

for (const javaScriptEnabled of [true, false]) {
  test(
    `two presses on one spot settle one class, JavaScript: ${javaScriptEnabled}`,
    javaScriptEnabled ? {} : edge,
    async ({ open }) => {
      const { student, tutor, assignmentId } = await makeCourse();
      for (const [title, minutes] of [
        ["Circles", -200],
        ["Squares", -130],
      ] as const) {
        await publish(tutor, assignmentId, "live-sessions", title, minutesFromNow(minutes));
      }
      const page = await open({ as: tutor, javaScriptEnabled });
      await page.goto("/tutor-dashboard");
      await pressTwiceAt(page, button(page, "Held, Nothing to Add").first(), async () => {
        await expect(left(page)).toContainText(student.name);
        await expect(left(page)).toContainText("The lesson is settled.");
      });
      await page.goto("/tutor-dashboard");
      await expect(button(page, "Held, Nothing to Add")).toHaveCount(1);
    },
  );
}
