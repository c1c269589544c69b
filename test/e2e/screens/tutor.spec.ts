import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { widths } from "../support/depth.ts";
import { assignMany, putUnderReview } from "../support/records.ts";
import { makeApplicant, makeTutor } from "../support/people.ts";
import { findInPage, postForm } from "../support/requests.ts";
import { button, dialogOn, field, goAwake, item } from "../support/steps.ts";
import { makeBusyCourse, makeCourse, minutesFromNow, publish } from "../support/teaching.ts";

test("an application under review", async ({ open }) => {
  const pending = await open({ as: await makeApplicant() });
  await pending.goto("/tutor-dashboard");
  await expectAccessible(pending, "pending");
});

test("an empty assignment, and one that does not exist", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  for (const section of ["student", "exams"]) {
    await page.goto(`/tutor-dashboard/${assignmentId}/${section}`);
    await expectAccessible(page, `empty ${section}`);
  }
  await page.goto("/tutor-dashboard/nothing/student");
  await expectAccessible(page, "no such assignment");
});

async function makeSchool() {
  const tutor = await makeTutor();
  const names = Array.from({ length: 40 }, (_, at) => `Student of a long name ${at}`);
  const [assignmentId = ""] = await assignMany(tutor, names);
  await publish(tutor, assignmentId, "live-sessions", "Doubts of the week");
  return { tutor, assignmentId };
}

test("the overview of forty students, and its drawer on a phone", async ({ open }) => {
  const { tutor } = await makeSchool();
  const page = await open({ as: tutor });
  await page.goto("/tutor-dashboard");
  await expectAccessible(page, "overview");
  await page.setViewportSize({ width: 360, height: 740 });
  await button(page, "Choose an assignment").click();
  await expectAccessible(page, "open drawer", 360);
});

test("publishing to many, with a warning, and a restored draft", async ({ open }) => {
  const { tutor, assignmentId } = await makeSchool();
  const page = await open({ as: tutor });
  await goAwake(page, `/tutor-dashboard/${assignmentId}/announcements/add`);
  await field(dialogOn(page), "URL").fill("http://192.0.2.7/a-long-path/that/does/not/end");
  await expect(dialogOn(page).getByText("That is an unusual address.")).toBeVisible();
  await expectAccessible(page, "publish to many, with a warning");
  await page.reload();
  await expect(dialogOn(page).getByText("Draft restored")).toBeVisible();
  await expectAccessible(page, "restored draft");
});

test("editing, its conflict, and the undo of a deletion", async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/live-sessions`);
  await button(item(page, "Doubts of the week"), "Edit").click();
  await field(dialogOn(page), "Title").fill("Doubts of the month");
  await expectAccessible(page, "edit");
  const address = new URL(page.url()).pathname;
  const opened = await findInPage(address, tutor.cookie, /name="opened" value="([^"]+)"/);
  const meanwhile = {
    title: "Changed elsewhere",
    description: "Meanwhile",
    url: "https://lessons.example/2",
    date: "2036-12-02",
    time: "18:00",
  };
  await postForm(address, { ...meanwhile, opened }, tutor.cookie);
  await button(dialogOn(page), "Save Changes").click();
  await expect(dialogOn(page).getByRole("alert")).toBeVisible();
  await expectAccessible(page, "conflict");
  await page.keyboard.press("Escape");
  await button(item(page, "Changed elsewhere"), "Delete").click();
  await button(dialogOn(page), "Delete").click();
  await expect(button(page, "Undo")).toBeVisible();
  await expectAccessible(page, "undo");
});

test("a filled tab, and the dialog that adds to it", async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/live-sessions`);
  await expectAccessible(page, "lessons");
  await button(page, "Add Live Session").click();
  await expect(dialogOn(page)).toBeVisible();
  await expectAccessible(page, "add dialog");
  await button(dialogOn(page), "Add Live Session").click();
  await expect(dialogOn(page).getByRole("alert")).toBeVisible();
  await expectAccessible(page, "refused dialog");
});

test("the confirmation of a deletion, and a tutor back under review", async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/live-sessions`);
  await button(item(page, "Doubts of the week"), "Delete").click();
  await expect(dialogOn(page)).toBeVisible();
  await expectAccessible(page, "confirmation");
  await page.keyboard.press("Escape");
  await putUnderReview(tutor);
  await page.reload();
  await expect(button(item(page, "Doubts of the week"), "Delete")).toBeDisabled();
  await expectAccessible(page, "under review");
});

test("the home: classes of today, a class to finish and its dialogs", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const hold = (title: string, after: number, minutes = "60") =>
    publish(tutor, assignmentId, "live-sessions", title, { ...minutesFromNow(after), minutes });
  await hold("To finish", -65);
  await hold("Going on", -5, "10");
  await hold("In a moment", 5);
  await hold("Some other day", 3000);
  const page = await open({ as: tutor });
  await page.goto("/tutor-dashboard");
  await expectAccessible(page, "today");
  await button(item(page, "To finish"), "Finish").click();
  await expectAccessible(page, "finish class");
  await field(dialogOn(page), "Recording URL").fill("video");
  await button(dialogOn(page), "Save Without Report").click();
  await expect(dialogOn(page).getByRole("alert")).toBeVisible();
  await expectAccessible(page, "finish class, refused");
  await page.keyboard.press("Escape");
  await button(page, "Add").click();
  await expectAccessible(page, "choose a student");
});

test("rows are at most 56 px high at 1280 px, and nothing runs off the screen", async ({
  open,
}) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const long =
    "A description of more than one line, which is shown in full only when it is opened.";
  await publish(tutor, assignmentId, "recordings", "Similar triangles", { description: long });
  await publish(tutor, assignmentId, "live-sessions", "Later", { description: long });
  const page = await open({ as: tutor });
  for (const section of ["recordings", "live-sessions", "exams", "announcements"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/tutor-dashboard/${assignmentId}/${section}`);
    const heights = await page
      .getByRole("tabpanel")
      .getByRole("listitem")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(56);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([section, width, excess]).toEqual([section, width, 0]);
    }
  }
  // The whole description is one press away.
  await page.goto(`/tutor-dashboard/${assignmentId}/recordings`);
  await page.setViewportSize({ width: 360, height: 800 });
  const text = item(page, "Similar triangles").getByText(long);
  const before = (await text.boundingBox())?.height ?? 0;
  await text.click();
  await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(before);
});

test("a tutor's list is printed without its buttons, with the links' addresses", async ({
  open,
}) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/recordings`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveCount(0);
  const address = item(page, "Quadratic equations").getByRole("link");
  expect(await address.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    "https://lessons.example/1",
  );
});
