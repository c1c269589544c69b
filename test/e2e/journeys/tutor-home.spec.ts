import { edge, expect, test } from "../support/browser.ts";
import { countPresses } from "../support/presses.ts";
import { button, dialogOn, field, item, statusMessage } from "../support/steps.ts";
import { makeCourse, minutesFromNow, publish } from "../support/teaching.ts";

async function holdLesson() {
  const made = await makeCourse();
  const title = `Circles ${made.assignmentId}`;
  await publish(made.tutor, made.assignmentId, "live-sessions", title, minutesFromNow(-65));
  return { ...made, title };
}

test("a tutor finishes a class with a recording in at most four presses", async ({ open }) => {
  const { student, tutor, title } = await holdLesson();
  const page = await open({ as: tutor });
  await page.goto("/tutor-dashboard");
  const presses = await countPresses(page);
  await button(item(page, title), "Finish").click();
  await field(dialogOn(page), "Recording URL").click();
  await page.keyboard.type("https://lessons.example/circles");
  await button(dialogOn(page), "Save Without Report").click();
  const message = "The recording was published and the next lesson is planned.";
  await expect(statusMessage(page, message)).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(4);
  expect(await presses()).toBeGreaterThanOrEqual(2);
  // The next class is in a week, and the row is gone.
  await expect(button(page, "Finish")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Coming up" })).toContainText(title);

  await page.getByRole("link", { name: "View" }).click();
  await expect(page.getByRole("tab", { name: "Recordings (1)", selected: true })).toBeVisible();
  await expect(item(page, title)).toContainText("Completing the square");
  await expect(page.getByRole("heading", { name: student.name })).toBeVisible();
});

test("without JavaScript a class is finished with nothing to add", edge, async ({ open }) => {
  const { student, tutor, title } = await holdLesson();
  const page = await open({ as: tutor, javaScriptEnabled: false });
  await page.goto("/tutor-dashboard");
  await expect(page.getByRole("region", { name: "To finish" })).toContainText(title);
  await button(item(page, title), "Held, Nothing to Add").click();
  await expect(statusMessage(page, "The lesson is settled.")).toBeVisible();
  await expect(button(page, "Finish")).toHaveCount(0);
  // Now the gap has a name, and Add Live Session fills it.
  await expect(page.getByText(`No lesson planned for ${student.name}`)).toBeVisible();
  await button(page, "Add Live Session").click();
  await expect(dialogOn(page)).toBeVisible();
});

test(
  "Add on the home asks for the student, and the confirmation leads to the item",
  edge,
  async ({ open }) => {
    const { student, tutor, assignmentId } = await makeCourse();
    const page = await open({ as: tutor });
    await page.goto("/tutor-dashboard");
    await button(page, "Add").click();
    await field(dialogOn(page), "Student").selectOption({
      label: `${student.name} · Mathematics, Class 10`,
    });
    await button(dialogOn(page), "Add Exam").click();
    const dialog = page.getByRole("dialog", { name: "Add Exam" });
    await field(dialog, "Title").fill("Unit test");
    await field(dialog, "Description").fill("Chapters 1 to 3");
    await field(dialog, "URL").fill("https://lessons.example/1");
    await button(dialog, "Add Exam").click();
    await expect(statusMessage(page, "The exam was published.")).toBeVisible();
    await page.getByRole("link", { name: "View" }).click();
    await expect(page).toHaveURL(new RegExp(`/tutor-dashboard/${assignmentId}/exams#item-`));
    await expect(page.locator("li:target")).toContainText("Unit test");
  },
);

test("a lesson that begins is on a phone's first screen, one press after the sign-in", async ({
  open,
}) => {
  const { student, tutor, assignmentId } = await makeCourse();
  await publish(tutor, assignmentId, "live-sessions", "Over", minutesFromNow(-65));
  await publish(tutor, assignmentId, "live-sessions", "Doubts", minutesFromNow(5));
  const page = await open({ as: tutor, viewport: { width: 360, height: 760 } });
  await page.goto("/tutor-dashboard");
  const card = page.getByRole("region", { name: "Next lesson" });
  await expect(card).toContainText(student.name);
  await expect(card).toContainText("Starts in");
  const join = card.getByRole("link", { name: "Join" });
  // Above the bar at the bottom, without scrolling.
  const box = await join.boundingBox();
  expect((box?.y ?? 760) + (box?.height ?? 0)).toBeLessThan(760 - 64);
  await expect(join).toHaveClass(/button-primary/);
  await expect(page.getByRole("region", { name: "Today" })).toContainText("Doubts");
  await expect(page.getByRole("link", { name: "Join" })).toHaveCount(1);
  const presses = await countPresses(page);
  const meeting = page.context().waitForEvent("page");
  await join.click();
  await meeting;
  expect(await presses()).toBe(1);
});
