import { beforeEach, describe, expect, test } from "vitest";
import { suspendTutor } from "#data/people/suspensions.ts";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { createFeed, readFeed } from "#test/support/calendar-feeds.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { prove } from "#test/support/passkeys.ts";
import { openQuietStream, openStream } from "#test/support/live.ts";
import {
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  password,
  publish,
  signedIn,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
const link = "https://meet.example/class";
const reason = "A parent has complained.";
const tomorrow = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 24 * 3_600_000);

beforeEach(() => academy.pool.query("delete from rate_limits"));

const urlOf = (tutor: Person) => `/admin-dashboard/tutors/${tutor.id}/suspension`;
const suspend = async (admin: Person, tutor: Person) => {
  await prove(admin.browser);
  return admin.browser.submit(urlOf(tutor), { reason });
};
const lift = (admin: Person, tutor: Person) =>
  admin.browser.submit(`${urlOf(tutor)}/end`, { reason: "It was a mistake." });

/** An admin, and a tutor and student with a lesson tomorrow and a recording. */
async function makeLesson() {
  const admin = await makeAdmin(academy);
  const lesson = await makeCourse(academy);
  const { tutor, assignmentId } = lesson;
  const sessionId = await publish(academy, assignmentId, tutor, "live-session", {
    title: "Doubts of tomorrow",
    url: link,
    startsAt: tomorrow,
  });
  await publish(academy, assignmentId, tutor, "recording", { title: "Fractions" });
  return { admin, sessionId, ...lesson };
}

async function statusOf({ id }: Person) {
  const { status } = await academy.database
    .selectFrom("tutors")
    .where("id", "=", id)
    .select("status")
    .executeTakeFirstOrThrow();
  return status;
}

describe("an admin", () => {
  test("suspends a tutor with a reason, sees it in list and log, and lifts it with another", async () => {
    const { admin, tutor } = await makeLesson();
    const list = `/admin-dashboard/tutors?q=${encodeURIComponent(tutor.email)}`;
    expect(await admin.browser.read(list)).not.toContain(urlOf(tutor));
    expect(await admin.browser.read(urlOf(tutor))).toContain(`Why is ${tutor.name} suspended?`);
    expect((await suspend(admin, tutor)).page).toContain("Tutor suspended.");
    const suspended = await admin.browser.read(list);
    expect(suspended).toContain(`Reason: ${reason}`);
    expect(suspended).not.toContain(urlOf(tutor));
    expect(await admin.browser.read(`${list}&status=suspended`)).toContain(`${urlOf(tutor)}/end`);
    expect(
      await admin.browser.read(`/admin-dashboard/assignments?q=${encodeURIComponent(tutor.email)}`),
    ).toContain("Tutor suspended");
    expect((await lift(admin, tutor)).page).toContain("Suspension lifted.");
    expect(await admin.browser.read(list)).not.toContain(reason);
    const log = await admin.browser.read("/admin-dashboard/log");
    for (const line of ["Suspended a tutor", reason, "Lifted a tutor", "It was a mistake."]) {
      expect(log).toContain(line);
    }
  });

  test("leaves an audit entry that holds ids only", async () => {
    const { admin, tutor } = await makeLesson();
    await prove(admin.browser);
    const answer = await admin.browser.post(urlOf(tutor), { reason });
    const { kept, logged } = await readAuditTrail(academy, answer);
    expect(kept).toMatchObject([
      { action: "suspend-tutor", actor_id: admin.id, subject_id: tutor.id, outcome: "done" },
    ]);
    expect(JSON.stringify([kept, logged])).not.toContain(reason);
  });

  test("proves anew who they are before a suspension begins and before it ends", async () => {
    const { tutor } = await makeLesson();
    const other = await makeAdmin(academy);
    const ask = async (path: string) => {
      const answer = await other.browser.post(path, { reason });
      expect(answer.headers.get("location")).toMatch(/^\/account\/proof\?next=/);
    };
    await ask(urlOf(tutor));
    expect(await statusOf(tutor)).toBe("approved");
    await suspend(await makeAdmin(academy), tutor);
    await ask(`${urlOf(tutor)}/end`);
    expect(await statusOf(tutor)).toBe("suspended");
  });

  test.each([
    ["", "Please enter a reason."],
    [" \n", "Please enter a reason."],
    ["r".repeat(501), "Please keep the reason within 500 characters."],
  ])("has to give a reason of fitting length", async (given, words) => {
    const { admin, tutor } = await makeLesson();
    const refused = await admin.browser.post(urlOf(tutor), { reason: given });
    expect([refused.status, await statusOf(tutor)]).toEqual([400, "approved"]);
    expect(await refused.text()).toContain(words);
    await suspend(admin, tutor);
    const kept = await admin.browser.post(`${urlOf(tutor)}/end`, { reason: given });
    expect([kept.status, await statusOf(tutor)]).toEqual([400, "suspended"]);
  });

  test("can't suspend who isn't approved, nor approve or assign who is suspended", async () => {
    const { admin, tutor } = await makeLesson();
    for (const other of [
      await makeTutor(academy, "pending"),
      await makeTutor(academy, "rejected"),
    ]) {
      expect((await suspend(admin, other)).page).toContain("Error suspending tutor");
    }
    expect((await lift(admin, tutor)).page).toContain("Error lifting suspension");
    await suspend(admin, tutor);
    expect((await suspend(admin, tutor)).page).toContain("Error suspending tutor");
    await admin.browser.post(`/admin-dashboard/tutors/${tutor.id}/approval`);
    expect(await statusOf(tutor)).toBe("suspended");
    const assigned = await admin.browser.post("/admin-dashboard/assignments/new", {
      studentId: (await makeStudent(academy)).id,
      tutorId: tutor.id,
      classId: "class-10",
      subjectId: "physics",
    });
    expect(assigned.status).toBe(400);
  });
});

describe("a suspended tutor", () => {
  test("is signed out, and after signing in again sees why and nothing else", async () => {
    const { admin, tutor, student, assignmentId, sessionId } = await makeLesson();
    await suspend(admin, tutor);
    expect((await tutor.browser.get("/tutor-dashboard")).headers.get("location")).toBe(
      "/tutor-login",
    );
    const browser = new TestBrowser(academy);
    await browser.post("/tutor-login", { email: tutor.email, password });
    const page = await browser.read("/tutor-dashboard");
    expect(page).toContain("Your account has been suspended since");
    expect(page).toContain(`Reason: ${reason}`);
    for (const path of [
      `/tutor-dashboard/${assignmentId}/student`,
      `/tutor-dashboard/${assignmentId}/recordings`,
      `/tutor-dashboard/sessions/${sessionId}.ics`,
      "/calendar",
    ]) {
      expect((await browser.get(path)).headers.get("location"), path).toBe("/tutor-dashboard");
    }
    await browser.post("/account/proof", { password });
    const all = [
      page,
      await browser.read("/account/export"),
      await browser.read("/account/export.json"),
    ];
    for (const secret of [student.name, student.email, student.phoneNumber, "Fractions", link]) {
      expect(all.filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  test("can't publish, edit, delete or undo any more", async () => {
    const { admin, tutor, assignmentId, sessionId } = await makeLesson();
    await suspend(admin, tutor);
    const browser = await signedIn(academy, tutor);
    const { rows: before } = await academy.pool.query("select * from content_items order by id");
    const fields = { title: "T", description: "D", url: link, date: "2027-01-01", time: "10:00" };
    for (const path of ["add", `${sessionId}/edit`, `${sessionId}/delete`, `${sessionId}/undo`]) {
      const url = `/tutor-dashboard/${assignmentId}/live-sessions/${path}`;
      expect((await browser.post(url, fields)).headers.get("location")).toBe("/tutor-dashboard");
    }
    const { rows: after } = await academy.pool.query("select * from content_items order by id");
    expect(after).toEqual(before);
  });

  test("loses an open live stream at once, and gets no other", async () => {
    const { admin, tutor } = await makeLesson();
    const stream = await openQuietStream(tutor.browser);
    await suspend(admin, tutor);
    await stream.ended;
    expect((await openStream(await signedIn(academy, tutor))).status).toBe(503);
  });

  test("has a calendar address that no longer answers, until the suspension is lifted", async () => {
    const { admin, tutor } = await makeLesson();
    const address = await createFeed(tutor);
    const statusNow = async () => (await new TestBrowser(academy).get(address)).status;
    expect(await statusNow()).toBe(200);
    await suspend(admin, tutor);
    expect(await statusNow()).toBe(404);
    await lift(admin, tutor);
    expect(await statusNow()).toBe(200);
  });

  test("gets no mail about students that was queued before", async () => {
    const { admin, tutor, assignmentId } = await makeLesson();
    const { findMailedAssignment } = await import("#data/mail/mail-facts.ts");
    const find = () => findMailedAssignment(academy.database, tutor.id, assignmentId);
    expect(await find()).not.toBeNull();
    await suspend(admin, tutor);
    expect(await find()).toBeNull();
  });

  test("can't finish a write that began before: the suspension waits for it, later ones fail", async () => {
    const { admin, tutor, assignmentId } = await makeLesson();
    const url = `/tutor-dashboard/${assignmentId}/recordings/add`;
    const writes = Array.from({ length: 5 }, (_, index) =>
      tutor.browser.post(url, { title: `Race ${index}`, description: "D", url: link }),
    );
    await suspend(admin, tutor);
    const at = new Date();
    await Promise.all(writes);
    const { rowCount } = await academy.pool.query(
      "select from content_items where title like 'Race %' and created_at > $1",
      [at],
    );
    expect(rowCount).toBe(0);
  });

  test("teaches again with everything in place after the suspension", async () => {
    const { admin, tutor, student, assignmentId } = await makeLesson();
    await suspend(admin, tutor);
    await lift(admin, tutor);
    const browser = await signedIn(academy, tutor);
    expect(await browser.read("/tutor-dashboard")).toContain(student.name);
    expect(await browser.read(`/tutor-dashboard/${assignmentId}/recordings`)).toContain(
      "Fractions",
    );
  });
});

describe("the student of a suspended tutor", () => {
  test("keeps the course, sees that lessons wait, and has no way into the class", async () => {
    const { admin, tutor, student, assignmentId, sessionId } = await makeLesson();
    const course = `/dashboard/courses/${assignmentId}`;
    expect(await student.browser.read("/dashboard")).toContain("Doubts of tomorrow");
    await suspend(admin, tutor);
    const [summary, page] = [
      await student.browser.read("/dashboard"),
      await student.browser.read(course),
    ];
    for (const text of [summary, page]) {
      expect(text).toContain("is looking for another tutor for you");
      expect(text).not.toContain(link);
      expect(text).not.toContain(tutor.email);
    }
    expect(page).toContain("Fractions");
    expect(page).toContain("This lesson is waiting for another tutor.");
    expect(summary).not.toContain("Doubts of tomorrow");
    expect((await student.browser.get(`/dashboard/sessions/${sessionId}.ics`)).status).toBe(404);
    await lift(admin, tutor);
    expect(await student.browser.read(course)).not.toContain("wait");
    expect(await student.browser.read("/dashboard")).toContain("Doubts of tomorrow");
  });

  test("has the lesson cancelled in calendars, and back with a higher sequence", async () => {
    const { admin, tutor, student } = await makeLesson();
    const address = await createFeed(student);
    const read = async () => {
      const events = await readFeed(academy, address);
      return events.map(({ status, sequence }) => ({ status, sequence }));
    };
    await suspend(admin, tutor);
    expect(await read()).toEqual([{ status: "CANCELLED", sequence: 1 }]);
    await lift(admin, tutor);
    expect(await read()).toEqual([{ status: "CONFIRMED", sequence: 2 }]);
  });

  test("has an open page that is reloaded at once", async () => {
    const { admin, tutor, student } = await makeLesson();
    const stream = await openQuietStream(student.browser);
    await suspend(admin, tutor);
    await expect.poll(() => stream.events.length).toBeGreaterThan(0);
    stream.close();
  });

  test("has a guardian who sees that the class waits", async () => {
    const { admin, tutor, student } = await makeLesson();
    const { pageToken } = await makeGuardian(academy, student, { decision: "given" });
    await suspend(admin, tutor);
    const page = await new TestBrowser(academy).read(`/guardian/${pageToken}`);
    expect(page).toContain("This lesson is waiting for another tutor.");
  });
});

test("of two admins at the same time one suspends, and a tutor has one suspension at a time", async () => {
  const { admin, tutor } = await makeLesson();
  const second = await makeAdmin(academy);
  const pages = await Promise.all([suspend(admin, tutor), suspend(second, tutor)]);
  expect(pages.filter(({ page }) => page.includes("Error suspending tutor"))).toHaveLength(1);
  const again = { tutorId: tutor.id, reason, adminId: admin.id };
  const result = await academy.database.transaction().execute((trx) => suspendTutor(trx, again));
  expect(result).toBeNull();
});
