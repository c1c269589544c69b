import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { readState, readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { createFeed } from "#test/support/calendar-feeds.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  password,
  publish,
  signedIn,
} from "#test/support/people.ts";
import { day } from "#domain/shared/durations.ts";

const academy = useAcademy();
const path = "/account/deletion";

beforeEach(() => academy.pool.query("delete from rate_limits"));

async function expectGone({ id, email }: { id: string; email: string }) {
  const { rows } = await academy.pool.query(
    "select (select count(*) from accounts where id = $1 or email = $2)::int as accounts, (select count(*) from erasures where account_id = $1)::int as erasures",
    [id, email],
  );
  expect(rows).toEqual([{ accounts: 0, erasures: 1 }]);
  expect(await readFile(join(academy.dataDir, "erasures.log"), "utf8")).toContain(id);
}

test("a student is deleted with all data, signed out everywhere, and can sign up again", async () => {
  const { browser, ...student } = await makeStudent(academy);
  const [elsewhere, tutor] = [await signedIn(academy, student), await makeTutor(academy)];
  const assignmentId = await assign(academy, student, tutor);
  await publish(academy, assignmentId, tutor, "recording", { title: "Gone too" });
  await academy.pool.query("update students set referral_email = $1 where id <> $2", [
    student.email,
    student.id,
  ]);
  const friend = await makeStudent(academy);
  await academy.pool.query("update students set referral_email = $1 where id = $2", [
    student.email,
    friend.id,
  ]);
  const answer = await browser.post(path, { password });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/goodbye"]);
  expect(browser.cookieHeader).toBe("");
  expect((await elsewhere.get("/account")).status).toBe(302);
  expect(await browser.read("/goodbye")).toContain("Your account is deleted");
  await expectGone(student);
  const { rows } = await academy.pool.query(
    "select (select count(*) from assignments where id = $1)::int as assignments, (select count(*) from students where referral_email = $2)::int as referrals, (select count(*) from undo_snapshots)::int as snapshots",
    [assignmentId, student.email],
  );
  expect(rows).toEqual([{ assignments: 0, referrals: 0, snapshots: 0 }]);

  const again = await new TestBrowser(academy).post("/signup", {
    name: "Back Again",
    username: "back",
    email: student.email,
    selectedClass: "class-10",
    selectedSubjects: "mathematics",
    password,
    confirmPassword: password,
  });
  expect(again.status).toBe(303);
});

test("a tutor is deleted, and their published content stays with the students", async () => {
  const [{ browser, ...tutor }, student, admin] = [
    await makeTutor(academy),
    await makeStudent(academy),
    await makeAdmin(academy),
  ];
  const assignmentId = await assign(academy, student, tutor);
  await publish(academy, assignmentId, tutor, "recording", { title: "Chords" });
  await publish(academy, assignmentId, tutor, "announcement", { title: "Well done" });
  const past = new Date("2020-01-01T10:00Z");
  await publish(academy, assignmentId, tutor, "live-session", { title: "Past", startsAt: past });
  const soon = new Date(Date.now() + day);
  await publish(academy, assignmentId, tutor, "live-session", { title: "Next", startsAt: soon });
  const feed = await createFeed(student);
  expect(await browser.read(path)).toContain("You are teaching one student.");

  expect((await browser.post(path, { password })).status).toBe(303);
  await expectGone(tutor);
  const course = await student.browser.read(`/dashboard/courses/${assignmentId}`);
  for (const title of ["Chords", "Well done", "Past"]) expect(course).toContain(title);
  for (const text of ["Next", tutor.name, tutor.email]) expect(course).not.toContain(text);
  expect((await student.browser.get("/dashboard")).status).toBe(200);
  const calendar = await (await student.browser.get(feed)).text();
  expect(calendar).toContain("STATUS:CANCELLED");
  expect(calendar).not.toContain(tutor.name);

  const list = await admin.browser.read(`/admin-dashboard/assignments?q=${student.name}`);
  expect(list).toContain("Needs a tutor");
  expect(list).toContain("A former tutor");
  const dialog = `/admin-dashboard/assignments/${assignmentId}/delete`;
  expect(await admin.browser.read(dialog)).toContain("with a former tutor");
  expect((await admin.browser.post(dialog)).status).toBe(303);
});

test("an admin can't delete their account here", async () => {
  const { browser } = await makeAdmin(academy);
  const before = await readState(academy);
  expect(await browser.read(path)).toContain("removed by whoever runs the academy");
  expect(await browser.read(path)).not.toContain('name="password"');
  const answer = await browser.post(path, { password });
  expect(answer.status).toBe(403);
  const { kept } = await readAuditTrail(academy, answer);
  expect(kept).toMatchObject([{ action: "delete-own-account", reason: "not-possible" }]);
  expect(await readState(academy)).toEqual(before);
});

describe("without the right password", () => {
  test.each(["", "not it"])("%j nothing is deleted", async (typed) => {
    const { browser } = await makeStudent(academy);
    const before = await readState(academy);
    expect((await browser.post(path, { password: typed })).status).toBe(400);
    expect((await browser.get("/dashboard")).status).toBe(200);
    expect(await readState(academy)).toEqual(before);
  });

  test("wrong passwords are limited", async () => {
    const { browser } = await makeTutor(academy);
    for (let at = 0; at < 10; at += 1) await browser.post(path, { password: "not it" });
    expect((await browser.post(path, { password })).status).toBe(429);
    expect((await browser.get("/tutor-dashboard")).status).toBe(200);
  });
});

test("submitted twice at the same time, it is done once", async () => {
  const { browser, ...student } = await makeStudent(academy);
  const remove = () => browser.post(path, { password });
  const answers = await sendTogether([remove, remove]);
  expect(answers.map(({ status }) => status)).toContain(303);
  const { rows } = await academy.pool.query(
    "select from audit_log where action = 'delete-own-account' and outcome = 'done' and actor_id = $1",
    [student.id],
  );
  expect(rows).toHaveLength(1);
});
