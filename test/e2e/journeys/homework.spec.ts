import type { Page } from "@playwright/test";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeCameraPhoto } from "#test/support/photos.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { countPresses } from "../support/presses.ts";
import { button, field } from "../support/steps.ts";
import { makeCourse } from "../support/teaching.ts";

const phone = { width: 360, height: 740 };
const text = "Exercise 7, numbers 1 to 3. Send a photo of your page.";

/** A course of a minor whose guardian has agreed to photos, and the guardian's page. */
async function makeFamily() {
  const course = await makeCourse();
  const database = academyDatabase();
  const email = `guardian-${course.student.email}`;
  const { id: guardianId } = await makeGuardian({ database }, course.student, {
    email,
    decision: "given",
  });
  const link = { guardianId, opens: "page", mailKind: "guardian-page" } as const;
  return { ...course, guardianPage: `/guardian/${await createGuardianLink(database, link)}` };
}

const photoFile = async (name: string, width: number, height: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await makeCameraPhoto({ width, height, orientation: 6 }),
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("homework from the tutor's phone to the marked photo on the guardian's page", async ({
  open,
}) => {
  const { student, tutor, assignmentId, guardianPage } = await makeFamily();
  const teaching = await open({ as: tutor, viewport: phone });
  await teaching.goto(`/tutor-dashboard/${assignmentId}/live-sessions`);
  await button(teaching, "Set Homework").click();
  await field(teaching, "What is to be done?").fill(text);
  await button(teaching, "Set Homework").click();
  await expect(teaching.getByText("Nothing has been handed in yet.")).toBeVisible();

  // Four presses and the photos: the line, the button, the two photos, Hand In.
  const learning = await open({ as: student, viewport: phone });
  await learning.goto("/dashboard");
  const presses = await countPresses(learning);
  await learning.getByRole("link", { name: text }).click();
  await expect(learning.getByRole("heading", { level: 1, name: "Homework" })).toBeVisible();
  const chooser = learning.waitForEvent("filechooser");
  await learning.getByText("Add Photos").click();
  const files = [await photoFile("one.jpg", 1200, 1600), await photoFile("two.jpg", 900, 700)];
  await (await chooser).setFiles(files);
  await expect(learning.getByRole("img", { name: "Photo 2" })).toBeVisible();
  await expect(learning.getByText("2 of 5 photos")).toBeVisible();
  await expectAccessible(learning, "homework with photos");
  await learning.setViewportSize(phone);
  await button(learning, "Hand In").click();
  await expect(button(learning, "Change Answer")).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(4);
  expect(await widthOf(learning)).toBe(phone.width);

  await teaching.goto("/tutor-dashboard");
  await teaching.getByRole("link", { name: "Homework: 1 to mark" }).click();
  await expectAccessible(teaching, "answers to homework");
  await teaching.setViewportSize(phone);
  await teaching.getByRole("link", { name: /^Open/ }).click();
  await teaching.getByRole("link", { name: "Draw On It Photo 1" }).click();
  await draw(teaching);
  await expectAccessible(teaching, "a photo to draw on");
  await teaching.setViewportSize(phone);
  expect(await widthOf(teaching)).toBe(phone.width);
  await button(teaching, "Save Drawing").click();
  await expect(teaching.getByText("Drawn on it: 2 ticks, 1 line")).toBeVisible();
  await teaching.getByLabel("Mark", { exact: true }).fill("8");
  await teaching.getByLabel("Out of", { exact: true }).fill("10");
  await field(teaching, "What do you say?").fill("Nearly all right.");
  await button(teaching, "Send to Student").click();
  await expect(teaching.getByText("Nothing is waiting for you.")).toBeVisible();

  await learning.reload();
  const guardian = await open({ viewport: phone, javaScriptEnabled: false });
  const id = new URL(learning.url()).pathname.split("/").at(-1);
  await guardian.goto(`${guardianPage}/homework/${id}`);
  for (const page of [learning, guardian]) {
    for (const words of ["Mark: 8 out of 10", "Nearly all right.", "2 ticks, 1 line"]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByText("Carry the 1").first()).toBeVisible();
    const photo = page.getByRole("img", { name: "Photo 1" });
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1600);
    expect(await widthOf(page)).toBe(phone.width);
  }
  await expectAccessible(learning, "marked homework");
});

/** A line, two ticks and words; one cross is taken away again. */
async function draw(page: Page): Promise<void> {
  const paper = page.locator("svg.cursor-crosshair");
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  if (!box) throw new Error("no paper");
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.2));
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(...at(0.1 + step * 0.05, 0.21));
  await page.mouse.up();
  await expect(page.getByText("1 mark on the photo")).toBeVisible();
  await page.getByLabel("Tick", { exact: true }).check();
  await paper.click({ position: { x: box.width * 0.5, y: box.height * 0.4 } });
  // The same by keyboard.
  await page.getByText("Without pointing").click();
  await page.getByLabel("Where", { exact: true }).selectOption("Bottom right");
  await button(page, "Put It There").focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Cross", { exact: true }).check();
  await button(page, "Put It There").click();
  await expect(page.getByText("4 marks on the photo")).toBeVisible();
  await button(page, "Undo Last").click();
  await page.getByText("Without pointing").click();
  await page.getByLabel("Words", { exact: true }).check();
  await field(page, "Words to write").press("Enter");
  await expect(page.getByText("Write the words first.")).toBeVisible();
  await field(page, "Words to write").fill("Carry the 1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("4 marks on the photo")).toBeVisible();
}

test("without a script a photo is added, drawn on and marked", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeFamily();
  const plain = { viewport: phone, javaScriptEnabled: false };
  const teaching = await open({ as: tutor, ...plain });
  await teaching.goto(`/tutor-dashboard/homework/add/${assignmentId}`);
  await field(teaching, "What is to be done?").fill(text);
  await button(teaching, "Set Homework").click();
  const learning = await open({ as: student, ...plain });
  await learning.goto("/dashboard");
  await learning.getByRole("link", { name: text }).click();
  await learning.locator('input[type="file"]').setInputFiles(await photoFile("one.jpg", 600, 800));
  await button(learning, "Add Photo").click();
  await expect(learning.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await field(learning, "Your answer").fill("x = 4");
  await button(learning, "Hand In").click();
  await expect(button(learning, "Change Answer")).toBeVisible();
  await teaching.reload();
  await teaching.getByRole("link", { name: "Draw On It Photo 1" }).click();
  await teaching.getByText("Without pointing").click();
  for (const sign of ["Tick", "Cross"]) {
    await teaching.getByLabel(sign, { exact: true }).check();
    await button(teaching, "Put It There").click();
  }
  await button(teaching, "Undo Last").click();
  await teaching.getByRole("link", { name: "Back to the answer" }).click();
  await expect(teaching.getByText("Drawn on it: 1 tick")).toBeVisible();
  await field(teaching, "What do you say?").fill("Good.");
  await button(teaching, "Send to Student").click();
  await learning.reload();
  await expect(learning.getByText("Good.")).toBeVisible();
});
