import { expect, test } from "../support/browser.ts";
import { item } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

const session = "December 1, 2036 at 5:30 PM IST";
const moment = /[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M IST/g;

test("every browser shows the same India time", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  const texts: string[][] = [];
  for (const visit of [
    { timezoneId: "America/Los_Angeles" },
    { timezoneId: "Asia/Kolkata" },
    { javaScriptEnabled: false },
  ]) {
    const page = await open({ as: student, ...visit });
    await page.goto(`/dashboard/courses/${assignmentId}`);
    await expect(item(page, "Doubts of the week")).toContainText(session);
    texts.push((await page.locator("body").innerText()).match(moment) ?? []);
  }
  expect(texts[0]).toHaveLength(4);
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);

  const teaching = await open({ as: tutor, timezoneId: "America/Los_Angeles" });
  await teaching.goto(`/tutor-dashboard/${assignmentId}/live-sessions`);
  await expect(item(teaching, "Doubts of the week")).toContainText(session);
});
