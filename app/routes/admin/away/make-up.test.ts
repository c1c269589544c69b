import { beforeAll, expect, test } from "vitest";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const soon = new Date(Date.now() + 4 * day);
const { date } = toIndiaDateTimeFields(soon);

/** Leaves a lesson of a new course to be made up for later, at the desk. */
async function postpone() {
  const course = await makeCourse(academy);
  const startsAt = new Date(`${date}T17:00:00+05:30`);
  const content = { title: "Circles", startsAt };
  const id = await publish(academy, course.assignmentId, course.tutor, "live-session", content);
  await admin.browser.submit(`/admin-dashboard/tutors/${course.tutor.id}/away`, {
    firstDay: date,
    lastDay: date,
    why: "ill",
    reason: "The tutor is ill.",
    lesson: id,
    [`way-${id}`]: "make-up",
  });
  return { ...course, id, page: `/admin-dashboard/lessons/${id}` };
}

const list = () => admin.browser.read("/admin-dashboard/away");
const home = () => admin.browser.read("/admin-dashboard");

test("a lesson to make up for is counted and listed until its make-up lesson is planned", async () => {
  const { id, student, assignmentId, page } = await postpone();
  expect(await home()).toContain("Make-up lessons to plan: 1");
  expect(await list()).toContain(`href="${page}"`);
  // The family reads it beside the reason, and in its mail.
  const course = await student.browser.read(`/dashboard/courses/${assignmentId}`);
  expect(course).toContain("A make-up lesson will be planned.");
  const makeUp = {
    date: toIndiaDateTimeFields(new Date(soon.getTime() + day)).date,
    time: "17:00",
  };
  await admin.browser.submit(`${page}/make-up`, { ...makeUp, confirm: "yes" });
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from content_items where makes_up_for = $1",
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(await home()).not.toContain("Make-up lessons to plan");
  expect(await list()).not.toContain(`href="${page}"`);
  // Where that one is not held either, the first one is owed again.
  await admin.browser.submit(`/admin-dashboard/lessons/${rows[0]?.id}/cancellation`, {
    reason: "Ill again.",
  });
  expect(await list()).toContain(`href="${page}"`);
  await admin.browser.submit(`${page}/make-up/owed`, { owed: "no" });
});

test("the office says that none is needed, and takes it back", async () => {
  const { page } = await postpone();
  const said = await admin.browser.submit(`${page}/make-up/owed`, { owed: "no" });
  expect(said.page).toContain("No make-up lesson is needed for this one.");
  expect(await list()).not.toContain(`href="${page}"`);
  const back = await admin.browser.submit(`${page}/make-up/owed`, { owed: "yes" });
  expect(back.page).toContain("A make-up lesson is to be planned.");
  expect(await list()).toContain(`href="${page}"`);
  // One that takes place after all needs none.
  await admin.browser.submit(`${page}/restoration`);
  expect(await list()).not.toContain(`href="${page}"`);
  const late = await admin.browser.submit(`${page}/make-up/owed`, { owed: "yes" });
  expect(late.page).toContain("This lesson is not cancelled any more");
  expect(await list()).not.toContain(`href="${page}"`);
});

test("a tutor who cancels can promise one too", async () => {
  const { assignmentId, tutor } = await makeCourse(academy);
  const content = { title: "Circles", startsAt: soon };
  const id = await publish(academy, assignmentId, tutor, "live-session", content);
  const form = `/tutor-dashboard/${assignmentId}/live-sessions/${id}/cancel`;
  // What was ticked stays after a refusal.
  const refused = await tutor.browser.post(form, { reason: "", makeUp: "yes" });
  expect(await refused.text()).toMatch(/<input[^>]*name="makeUp"[^>]*checked=""/);
  await tutor.browser.submit(form, { reason: "I am ill.", makeUp: "yes" });
  expect(await list()).toContain(`href="/admin-dashboard/lessons/${id}"`);
});
