import type { Page } from "@playwright/test";
import { edge, expect, test } from "../support/browser.ts";
import { button, field, holdPosts, item } from "../support/steps.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { makeCourse, publish, type Section } from "../support/teaching.ts";

async function openDialog(page: Page, assignmentId: string, section: Section, name: string) {
  await page.goto(`/tutor-dashboard/${assignmentId}/${section}`);
  await button(page, name).click();
  const dialog = page.getByRole("dialog", { name });
  const submit = async (words: string) => {
    await button(dialog, name).click();
    await expect(dialog.getByRole("alert")).toHaveText(words);
  };
  return { dialog, submit, save: () => button(dialog, name).click() };
}

const noText = "Please fill in the title and the description.";
const badUrl = "Please enter a valid URL that begins with http:// or https://.";

test("a recording needs title, description and a valid URL", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  const { dialog, submit, save } = await openDialog(
    page,
    assignmentId,
    "recordings",
    "Add Recording",
  );
  await expect(field(dialog, "Date")).toHaveCount(0);
  await submit(noText);
  await field(dialog, "Title").fill("Quadratic equations");
  await submit(noText);
  await field(dialog, "Description").fill("Completing the square");
  await submit("Please enter a URL.");
  for (const wrong of ["lessons", "ftp://lessons.example/1", "javascript:alert(1)"]) {
    await field(dialog, "URL").fill(wrong);
    await submit(badUrl);
    await expect(field(dialog, "URL")).toHaveValue(wrong);
  }
  await expect(field(dialog, "Title")).toHaveValue("Quadratic equations");
  await expect(field(dialog, "Description")).toHaveValue("Completing the square");
  await expect(page.getByRole("tab", { name: "Recordings (0)", includeHidden: true })).toHaveCount(
    1,
  );
  await field(dialog, "URL").fill("https://lessons.example/1");
  await save();
  await expect(page.getByRole("tab", { name: "Recordings (1)" })).toBeVisible();
});

test(
  "a lesson also needs date and time; the button says that it is saving",
  edge,
  async ({ open }) => {
    const { tutor, assignmentId } = await makeCourse();
    const page = await open({ as: tutor });
    const { dialog, submit, save } = await openDialog(
      page,
      assignmentId,
      "live-sessions",
      "Add Live Session",
    );
    await field(dialog, "Title").fill("Doubts of the week");
    await field(dialog, "Description").fill("Bring yours");
    await field(dialog, "URL").fill("https://lessons.example/1");
    await submit("Please enter a date and a time.");
    await field(dialog, "Date").fill("2036-12-01");
    await submit("Please enter a date and a time.");
    await field(dialog, "Time").fill("17:30");
    const answer = await holdPosts(page, "**/live-sessions/add*");
    await save();
    await expect(button(dialog, "Saving...")).toBeDisabled();
    answer();
    await expect(item(page, "Doubts of the week")).toContainText("December 1, 2036 at 5:30 PM IST");
  },
);

test("an exam asks for a Google Form URL, an announcement needs none", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  const exam = await openDialog(page, assignmentId, "exams", "Add Exam");
  await expect(exam.dialog.getByPlaceholder("Google Form URL")).toBeVisible();
  await field(exam.dialog, "Title").fill("Unit test 1");
  await field(exam.dialog, "Description").fill("Chapters 1 to 3");
  await exam.submit("Please enter a URL.");

  const news = await openDialog(page, assignmentId, "announcements", "Add Announcement");
  await news.submit(noText);
  await field(news.dialog, "Title").fill("No class on Friday");
  await field(news.dialog, "Description").fill("See you on Monday");
  await field(news.dialog, "URL").fill("lessons");
  await news.submit(badUrl);
  await field(news.dialog, "URL").fill("");
  await news.save();
  await expect(item(page, "No class on Friday")).toContainText("See you on Monday");
  await expect(item(page, "No class on Friday").getByRole("link")).toHaveCount(0);
});

test("what was typed is shown as text, whatever it is", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  const { dialog, save } = await openDialog(
    page,
    assignmentId,
    "announcements",
    "Add Announcement",
  );
  const title = "<b>వర్గ సమీకరణాలు</b> 📐 & more";
  await field(dialog, "Title").fill(title);
  await field(dialog, "Description").fill("<script>document.title = 'gone'</script>\nline two");
  await save();
  await expect(item(page, title)).toContainText("<script>document.title = 'gone'</script>");
  await expect(page).toHaveTitle(/^Announcements · /);
});

test(
  "a time that is taken offers free ones, each of which is one press",
  edge,
  async ({ open }) => {
    const { tutor, assignmentId } = await makeCourse();
    await publish(tutor, assignmentId, "live-sessions", "First", { date: "2036-12-01" });
    const page = await open({ as: tutor });
    const name = "Add Live Session";
    const { dialog, save } = await openDialog(page, assignmentId, "live-sessions", name);
    await field(dialog, "Title").fill("Second");
    await field(dialog, "Description").fill("Bring yours");
    await field(dialog, "URL").fill("https://lessons.example/1");
    await field(dialog, "Date").fill("2036-12-01");
    await field(dialog, "Time").fill("18:00");
    await field(dialog, "Length").selectOption("Another length");
    await field(dialog, "Minutes").fill("50");
    await save();
    const alert = dialog.getByRole("alert");
    await expect(alert).toContainText("Monday 1 December 2036 at 5:30 PM IST, 1 hour");
    const free = dialog.getByRole("group", { name: "Free times near it" }).getByRole("button");
    await expect(free).toHaveCount(4);
    await expectAccessible(page, "a time that is taken");
    // Enter presses the dialog's own button, not the first free time.
    await field(dialog, "Title").press("Enter");
    await expect(free).toHaveCount(4);
    await expect(field(dialog, "Time")).toHaveValue("18:00");
    await button(dialog, "Monday 1 December 2036 at 6:30 PM IST").click();
    await expect(dialog).toHaveCount(0);
    await expect(item(page, "Second")).toContainText(
      "December 1, 2036 at 6:30 PM IST · 50 minutes",
    );
  },
);
