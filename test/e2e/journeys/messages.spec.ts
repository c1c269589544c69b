import { edge, expect, test } from "../support/browser.ts";
import { focused, tabTo } from "../support/keys.ts";
import { makeApplicant, theAdmin } from "../support/people.ts";
import {
  button,
  dialogOn,
  installClock,
  item,
  openTab,
  searchFor,
  statusMessage,
} from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

test(
  "two deletions can both be undone, and a message can be dismissed by keyboard",
  edge,
  async ({ open }) => {
    const { student, tutor, assignmentId } = await makeBusyCourse();
    const page = await open({ as: tutor });
    // Both messages stay for as long as the test takes.
    await page.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      const startLong = (work: () => void, wait = 0) => start(work, wait > 5000 ? 1e9 : wait);
      Object.assign(window, { setTimeout: startLong });
    });
    await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
    await button(item(page, "Unit test 1"), "Delete").click();
    await button(dialogOn(page), "Delete").click();
    await expect(page.getByRole("status")).toHaveText(
      `${student.name}, Mathematics, “Unit test 1”: The exam was deleted.`,
    );
    await openTab(page, "Recordings (1)");
    await button(item(page, "Quadratic equations"), "Delete").click();
    await button(dialogOn(page), "Delete").click();
    // Only the newest message is announced.
    await expect(page.getByRole("status")).toHaveText(
      `${student.name}, Mathematics, “Quadratic equations”: The recording was deleted.`,
    );
    await expect(button(page, "Undo")).toHaveCount(2);

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(button(page, "Undo").last()).toBeInViewport({ ratio: 1 });
    await button(page, "Dismiss this message").last().focus();
    const place = await button(page, "Undo").first().boundingBox();
    await page.keyboard.press("Enter");
    await expect(button(page, "Undo")).toHaveCount(1);
    // The other one stays where it was: a second press does not reach it.
    expect(await button(page, "Undo").boundingBox()).toEqual(place);
    await expect(page.getByRole("tabpanel")).toBeFocused();
    await button(page, "Undo").click();
    await expect(page.getByRole("status")).toHaveText(
      `${student.name}, Mathematics, “Unit test 1”: The exam is back.`,
    );
  },
);

test("the 10 seconds of an undo pause while it is focused or hovered", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await installClock(page);
  await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await button(item(page, "Unit test 1"), "Delete").click();
  await button(dialogOn(page), "Delete").click();
  const undo = button(page, "Undo");
  await undo.focus();
  await page.clock.fastForward(60_000);
  await expect(undo).toBeVisible();
  await page.getByRole("tab", { name: "Exams (0)" }).focus();
  await undo.hover();
  await page.clock.fastForward(60_000);
  await expect(undo).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(10_000);
  await expect(undo).toHaveCount(0);
});

test("a message never covers the focused element", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor, viewport: { width: 360, height: 500 } });
  await page.goto(`/tutor-dashboard/${assignmentId}/recordings`);
  await button(item(page, "Quadratic equations"), "Delete").click();
  await button(dialogOn(page), "Delete").click();
  await expect(button(page, "Undo")).toBeVisible();
  await openTab(page, "Live Sessions (1)");
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press("Tab");
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = document.querySelector(".toasts");
      if (!focused || !box || focused === document.body || box.contains(focused)) return false;
      if (focused.contains(box) || focused.matches("[role=tabpanel]")) return false;
      if (focused.closest(".places-bar")) return false;
      const [one, other] = [focused.getBoundingClientRect(), box.getBoundingClientRect()];
      return one.bottom > other.top && one.top < other.bottom;
    });
    expect(isCovered, (await focused(page)).name).toBe(false);
  }
});

test("an admin approves, deletes and undoes by keyboard alone", edge, async ({ open }) => {
  const applicant = await makeApplicant();
  const { student } = await makeBusyCourse();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/tutors");
  await searchFor(page, applicant.email);
  await tabTo(page, /^Approve$/);
  await page.keyboard.press("Space");
  await expect(page.getByRole("status")).toHaveText(
    `${applicant.name}: Tutor approved successfully!`,
  );
  // The pressed button is gone, so the focus goes on from the message.
  await page.keyboard.press("Tab");
  await expect(button(page, "Dismiss this message")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveCount(0);

  await page.getByRole("tab", { name: /^Tutors/ }).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expect(page.getByRole("tab", { name: /^Students/, selected: true })).toBeFocused();
  await searchFor(page, student.email);
  await tabTo(page, new RegExp(student.name));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: student.name })).toBeVisible();
  await tabTo(page, /^Delete$/);
  await page.keyboard.press("Enter");
  await expect(dialogOn(page)).toBeVisible();
  await tabTo(page, /^Delete$/);
  await page.keyboard.press("Enter");
  await expect(button(page, "Undo")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(statusMessage(page, "The student is back")).toBeVisible();
});
