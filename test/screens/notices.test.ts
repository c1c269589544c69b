import { expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import {
  makeAdmin,
  makeCourse,
  makeTutor,
  publish,
  sessionOf,
  signedIn,
} from "#test/support/people.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeCourseWithLesson, makeRequest } from "#test/support/requests.ts";

const academy = useAcademy();

/** What a page says after a change: the words of its live region. */
const said = (page: string) =>
  /<(?:p|div)[^>]* role="(?:status|alert)"[^>]*>((?:<span[^>]*>[^<]*<\/span>|[^<])+)</
    .exec(page.replaceAll("<!-- -->", ""))?.[1]
    ?.replaceAll(/<[^>]+>/g, "");

const rename = (table: "students" | "tutors", set: string, id: string) =>
  academy.pool.query(`update ${table} set ${set} where id = $1`, [id]);

test("an admin reads who was approved, before the specification's words", async () => {
  const admin = await makeAdmin(academy);
  const tutor = await makeTutor(academy, "pending");
  await rename("tutors", "first_name = 'అంజలి', last_name = 'రావు'", tutor.id);
  const approval = `/admin-dashboard/tutors/${tutor.id}/approval`;
  const { page } = await admin.browser.submit(approval);
  expect(said(page)).toBe("అంజలి రావు: Tutor approved successfully!");
  // Once only.
  expect(said(await admin.browser.read("/admin-dashboard/tutors"))).toBeUndefined();
});

test("an admin reads whose lesson was moved, and to when", async () => {
  const admin = await makeAdmin(academy);
  const { student, lessonId, startsAt } = await makeCourseWithLesson(academy);
  const { page } = await admin.browser.submit(`/admin-dashboard/lessons/${lessonId}/move`, {
    date: new Date(startsAt.getTime() + 86_400_000).toISOString().slice(0, 10),
    time: "16:00",
    was: startsAt.toISOString(),
    confirmed: "",
  });
  expect(said(page)).toMatch(
    new RegExp(
      `^${student.name}, Mathematics: The lesson was moved to \\w+ \\d+ \\w+.* at 4:00 PM IST\\.$`,
    ),
  );
});

test("an admin reads who was deleted, and who is back", async () => {
  const admin = await makeAdmin(academy);
  const { student, assignmentId } = await makeCourse(academy);
  const assignment = await admin.browser.submit(
    `/admin-dashboard/assignments/${assignmentId}/delete`,
  );
  expect(said(assignment.page)).toBe(
    `${student.name}, Mathematics: Assignment deleted successfully!`,
  );
  const undone = await admin.browser.submit(`/admin-dashboard/assignments/${assignmentId}/undo`);
  expect(said(undone.page)).toContain(`${student.name}, Mathematics: The assignment is back`);
  const path = `/admin-dashboard/students/${student.id}`;
  const deleted = await admin.browser.submit(`${path}/delete`);
  expect(said(deleted.page)).toContain(
    `${student.name}: The student and assignments were deleted from the database.`,
  );
  expect(said((await admin.browser.submit(`${path}/undo`)).page)).toContain(
    `${student.name}: The student is back`,
  );
});

test("a tutor reads whose item was published, deleted and is back, in their own language", async () => {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  await rename("students", "name = 'రవి కుమార్'", student.id);
  const list = `/tutor-dashboard/${assignmentId}/announcements`;
  const added = await tutor.browser.submit(`${list}/add`, {
    title: "Holiday",
    description: "No lesson on Friday.",
  });
  expect(said(added.page)).toBe("రవి కుమార్, Mathematics, “Holiday”: The announcement was published.");
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from announcements where assignment_id = $1",
    [assignmentId],
  );
  const id = rows[0]?.id ?? "";
  const deleted = await tutor.browser.submit(`${list}/${id}/delete`);
  expect(said(deleted.page)).toBe("రవి కుమార్, Mathematics, “Holiday”: The announcement was deleted.");
  const undone = await tutor.browser.submit(`${list}/${id}/undo`);
  expect(said(undone.page)).toBe("రవి కుమార్, Mathematics, “Holiday”: The announcement is back.");
  await academy.pool.query("update accounts set language = 'te' where id = $1", [tutor.id]);
  const again = await tutor.browser.submit(`${list}/${id}/delete`);
  expect(said(again.page)).toBe("రవి కుమార్, గణితం, “Holiday”: ప్రకటనను తొలగించాం.");
});

test("what somebody typed as a title is text", async () => {
  const { tutor, assignmentId } = await makeCourse(academy);
  const list = `/tutor-dashboard/${assignmentId}/exams`;
  const title = '<img src=x onerror="alert(1)">';
  const id = await publish(academy, assignmentId, tutor, "exam", { title });
  const { page } = await tutor.browser.submit(`${list}/${id}/delete`);
  expect(page).toContain("“&lt;img src=x onerror=");
  expect(page).not.toContain("<img src=x");
});

test("a tutor reads whose request they have answered, and by the mailed link that they have, without a name", async () => {
  const asked = await makeRequest(academy);
  const answer = { answer: "declined", reason: "" };
  const home = await asked.tutor.browser.submit(
    `/tutor-dashboard/requests/${asked.requestId}`,
    answer,
  );
  expect(said(home.page)).toContain(`${asked.student.name}, Mathematics: You have declined.`);
  const mailed = await makeRequest(academy);
  const visitor = new TestBrowser(academy);
  const { page } = await visitor.submit(`/requests/${mailed.requestToken}`, answer);
  expect(said(page)).toBe("You have declined this request.");
  expect(page).not.toContain(mailed.student.name);
});

test("a student reads which device was signed out", async () => {
  const { student } = await makeCourse(academy);
  const own = await sessionOf(academy, student);
  await signedIn(academy, student, "Mozilla/5.0 (Android 15; Mobile; rv:152.0) Firefox/152.0");
  const other = await sessionOf(academy, student, own);
  const { page } = await student.browser.submit(`/account/sessions/${other}/end`);
  expect(said(page)).toBe("Firefox on Android: That device is signed out.");
});

test("a notice of another session names nobody", async () => {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const list = `/tutor-dashboard/${assignmentId}/exams`;
  const id = await publish(academy, assignmentId, tutor, "exam", { title: "Unit test 1" });
  const answer = await tutor.browser.post(`${list}/${id}/delete`);
  const [cookie = ""] = answer.headers.getSetCookie();
  const other = await makeCourse(academy);
  other.tutor.browser.keep(cookie);
  const page = await other.tutor.browser.read(`/tutor-dashboard/${other.assignmentId}/exams`);
  expect(said(page)).toBe("The exam was deleted.");
  expect(page).not.toContain(student.name);
});
