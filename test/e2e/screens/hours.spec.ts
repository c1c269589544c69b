import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { makeStudent, makeTutor, theAdmin } from "../support/people.ts";
import { button, field } from "../support/steps.ts";

test("a tutor's hours and time off, with the keyboard's own words", async ({ open }) => {
  const page = await open({ as: await makeTutor() });
  await page.goto("/account/hours");
  await expectAccessible(page, "hours unknown");
  const monday = page.getByRole("group", { name: "Monday" });
  await monday.getByLabel("From").fill("17:00");
  await monday.getByLabel("To").fill("20:00");
  await monday.getByText("Another time").click();
  await monday.getByLabel("Second start").fill("19:00");
  await monday.getByLabel("Second end").fill("21:00");
  await button(page, "Save Times").click();
  await expect(page.getByRole("alert")).toContainText("overlap");
  await expectAccessible(page, "refused hours");
  await monday.getByLabel("Second start").fill("20:00");
  await button(page, "Save Times").click();
  await expect(page.getByText("Your hours are saved.")).toBeVisible();
  await expect(monday.getByLabel("To")).toHaveValue("21:00");
  await field(page, "First Day").fill("2036-12-01");
  await field(page, "Last Day").fill("2036-12-05");
  await button(page, "Add Time Off").click();
  // The message has these days too.
  const listed = (days: string) => page.locator("p", { hasText: days });
  await expect(listed("Monday 1 December 2036 to Friday 5 December 2036")).toBeVisible();
  await expectAccessible(page, "hours and time off");
  const timeOff = page.getByRole("region", { name: "Time off" });
  await timeOff.getByLabel("First Day").fill("2036-12-08");
  await timeOff.getByLabel("From").fill("14:00");
  await timeOff.getByLabel("Last Day").fill("2036-12-08");
  await timeOff.getByLabel("Until").fill("13:00");
  await button(page, "Add Time Off").click();
  await expect(page.getByRole("alert")).toContainText("has to end after it begins");
  await expect(page.getByLabel("From")).toHaveValue("14:00");
  await expectAccessible(page, "refused time off");
  await page.getByLabel("Until").fill("16:00");
  await button(page, "Add Time Off").click();
  await expect(listed("Monday 8 December 2036 from 2:00 PM to 4:00 PM")).toBeVisible();
});

test("the times of a family, and the tutors who fit it", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: student });
  await page.goto("/account/times");
  const sunday = page.getByRole("group", { name: "Sunday" });
  await sunday.getByLabel("From").fill("09:00");
  await sunday.getByLabel("To").fill("11:00");
  await button(page, "Save Times").click();
  await expect(page.getByText("Your times are saved.")).toBeVisible();
  await expectAccessible(page, "times of a family");

  const admin = await open({ as: theAdmin() });
  await admin.goto(`/admin-dashboard/students?q=${encodeURIComponent(student.email)}`);
  await admin.getByRole("link", { name: student.name }).first().click();
  await expect(admin.getByRole("heading", { name: "Tutors who fit" })).toBeVisible();
  await expectAccessible(admin, "tutors who fit");
});

test("holidays", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/holidays?year=2027");
  await button(page, "Add Holiday").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "refused holiday");
});

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? "with" : "without";
  test(`one box gives Monday's hours to the weekdays, ${scripts} JavaScript`, async ({ open }) => {
    const page = await open({ as: await makeTutor(), javaScriptEnabled });
    await page.goto("/account/hours");
    const day = (name: string) => page.getByRole("group", { name });
    const same = page.getByLabel("The same on weekdays");
    await day("Monday").getByLabel("From").fill("17:00");
    await day("Monday").getByLabel("To").fill("20:00");
    await day("Tuesday").getByLabel("From").fill("09:00");
    await same.check();
    await expect(day("Tuesday")).toBeHidden();
    await expect(day("Saturday")).toBeVisible();
    await same.uncheck();
    await expect(day("Tuesday").getByLabel("From")).toHaveValue("09:00");
    await same.check();
    await button(page, "Save Times").click();
    await expect(page.getByText("Your hours are saved.")).toBeVisible();
    for (const name of ["Monday", "Tuesday", "Friday"]) {
      await expect(day(name).getByLabel("From")).toHaveValue("17:00");
    }
    await expect(day("Saturday").getByLabel("From")).toHaveValue("");
    await expect(same).not.toBeChecked();
  });
}
