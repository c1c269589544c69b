import { edge, expect, test } from "../support/browser.ts";
import { makeApplicant, makeStudent, makeTutor } from "../support/people.ts";
import { expectOnce } from "../support/steps.ts";
import { makeCourse } from "../support/teaching.ts";

test("a new student", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await page.goto("/dashboard");
  await expectOnce(page, "No courses assigned yet. Contact admin for course assignments.");
  await expectOnce(page, "No announcements yet.");
  await expectOnce(page, "No teachers assigned yet.");
});

test("a new course", edge, async ({ open }) => {
  const { student, assignmentId } = await makeCourse();
  const page = await open({ as: student });
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await expectOnce(page, "No upcoming exams.");
  await expectOnce(page, "No recordings available.");
  await expectOnce(page, "No live sessions scheduled.");
  await expectOnce(page, "No announcements yet.");
  await expect(page.getByText("No courses assigned yet.")).toHaveCount(0);
  await expect(page.getByText("No teachers assigned yet.")).toHaveCount(0);
});

test("a tutor without assignments", edge, async ({ open }) => {
  for (const tutor of [await makeApplicant(), await makeTutor()]) {
    const page = await open({ as: tutor });
    await page.goto("/tutor-dashboard");
    await expectOnce(page, "No assignments yet. Wait for admin to assign students to you.");
  }
});

test("a new assignment's tabs, and an assignment that is not there", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/student`);
  for (const [tab, text] of Object.entries({
    "Recordings (0)": "No recordings available.",
    "Live Sessions (0)": "No live sessions scheduled.",
    "Exams (0)": "No upcoming exams.",
    "Announcements (0)": "No announcements yet.",
  })) {
    await page.getByRole("tab", { name: tab }).click();
    await expectOnce(page, text);
  }
  const another = await makeCourse();
  for (const id of [another.assignmentId, assignmentId.replace(/.$/, "z"), "nothing"]) {
    const answer = await page.goto(`/tutor-dashboard/${id}/student`);
    expect(answer?.status()).toBe(404);
    await expectOnce(page, "Assignment details not found.");
    await expect(page.getByText(another.student.name)).toHaveCount(0);
  }
});
