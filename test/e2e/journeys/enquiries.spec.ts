import { makeEnquiry } from "#test/support/enquiries.ts";
import { expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { tabTo } from "../support/keys.ts";
import { makeTutor, nextAccount, theAdmin } from "../support/people.ts";
import { endDemo } from "../support/records.ts";
import { dialogOn, field, goAwake, statusMessage } from "../support/steps.ts";

test("by keyboard an enquiry is called, has a demo and becomes a student", async ({ open }) => {
  const [parent, student] = [nextAccount("Student", "Padma"), nextAccount("Student", "Anitha")];
  const id = await makeEnquiry(
    { database: academyDatabase() },
    { askerName: parent.name, email: parent.email },
  );
  const { id: tutorId } = await makeTutor();
  const page = await open({ as: theAdmin() });
  const press = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press("Enter");
  };
  await goAwake(page, `/admin-dashboard/enquiries/${id}`);
  await press(/^Log Call$/);
  await expect(dialogOn(page)).toBeVisible();
  await page.keyboard.type("Wants two lessons a week.");
  await press(/^Log Call$/);
  await expect(statusMessage(page, "Call logged.")).toBeVisible();
  await expect(page.getByText("Wants two lessons a week.")).toBeVisible();
  await press(/^Book a Demo$/);
  await expect(page.getByRole("heading", { name: "Book a demo class" })).toBeVisible();
  const tutor = page.getByLabel("Tutor and subject");
  await tutor.selectOption(`${tutorId} mathematics`);
  await field(page, "Date").fill("2040-01-02");
  await field(page, "Time (India)").fill("18:00");
  await tabTo(page, /^Link to join$/);
  await page.keyboard.type("https://meet.example/demo");
  await press(/^Book Demo$/);
  await expect(statusMessage(page, "The demo class is booked.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Demo Held" })).toHaveCount(0);
  await endDemo(id);
  await goAwake(page, `/admin-dashboard/enquiries/${id}`);
  await press(/^Demo Held$/);
  await expect(page.getByRole("button", { name: "Demo Held" })).toHaveCount(0);
  await press(/^Enrol$/);
  await tabTo(page, /^Full Name$/);
  await page.keyboard.type(student.name);
  await tabTo(page, /^Email$/);
  await page.keyboard.type(student.email);
  await press(/^Enrol$/);
  await expect(statusMessage(page, "Enrolled.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: student.name })).toBeVisible();
  await expect(page.getByText(parent.email)).toBeVisible();
});
