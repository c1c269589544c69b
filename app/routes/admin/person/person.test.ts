import { wholeDays } from "#domain/timetable/week/days.ts";
import { deleteAdmin } from "#data/people/admins.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { upsertBirthDate } from "#data/guardians/birth-dates.ts";
import { insertNote } from "#data/people/staff-notes.ts";
import { suspendTutor } from "#data/people/suspensions.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { replaceWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { prove } from "#test/support/passkeys.ts";
import { countStatements } from "#test/support/statements.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
  await prove(admin.browser);
});

const studentPage = ({ id }: { id: string }) => `/admin-dashboard/students/${id}`;
const tutorPage = ({ id }: { id: string }) => `/admin-dashboard/tutors/${id}`;
const from = (page: string) => `?from=${encodeURIComponent(page)}`;
const tomorrow = new Date(Date.now() + 24 * 3_600_000);

describe("a student's page", () => {
  test("says who they are, who teaches them, and what can be done", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const guardian = await makeGuardian(academy, student, { decision: "given" });
    await publish(academy, assignmentId, tutor, "live-session", {
      title: "Secret title",
      startsAt: tomorrow,
    });
    const page = await admin.browser.read(studentPage(student));
    expect(page).toMatch(new RegExp(`<h1[^>]*>${student.name}</h1>`));
    expect(page.match(/<h1/g)).toHaveLength(1);
    for (const words of [
      student.email,
      student.phoneNumber,
      guardian.email,
      "Given",
      "Mathematics, Class 10",
      tutor.name,
      "Next lesson",
      `href="${tutorPage(tutor)}"`,
      `${studentPage(student)}/assignments/${assignmentId}/hand-over`,
      `${studentPage(student)}/assignments/${assignmentId}/end`,
      `/admin-dashboard/log?account=${student.id}`,
    ]) {
      expect(page).toContain(words);
    }
    // Content is the student's and the tutor's only.
    expect(page).not.toContain("Secret title");
  });

  test("offers to assign a tutor, and an ended course again, with what is known", async () => {
    const { student, assignmentId } = await makeCourse(academy);
    const before = await admin.browser.read(studentPage(student));
    expect(before).toContain(`${studentPage(student)}/assignments/new`);
    expect(before).not.toContain("Assign Again");
    await admin.browser.post(`/admin-dashboard/assignments/${assignmentId}/end`);
    const page = await admin.browser.read(studentPage(student));
    expect(page).toContain("Assign Again");
    expect(page).toContain('name="classId" value="class-10"');
    expect(page).toContain('name="subjectId" value="mathematics"');
    expect(page).not.toContain(`${assignmentId}/hand-over`);
  });

  test("shows eight courses, and all on request", async () => {
    const student = await makeStudent(academy);
    for (let count = 0; count < 9; count += 1) {
      await assign(academy, student, await makeTutor(academy));
    }
    const countCourses = (page: string) => page.match(/\/hand-over/g)?.length;
    const page = await admin.browser.read(studentPage(student));
    expect(countCourses(page)).toBe(8);
    expect(page).toContain(`${studentPage(student)}?all=courses`);
    const all = await admin.browser.read(`${studentPage(student)}?all=courses`);
    expect(countCourses(all)).toBe(9);
    expect(all).not.toContain("Show all courses");
  });

  test("has the last mails and lines of the log", async () => {
    const student = await makeStudent(academy);
    const tutor = await makeTutor(academy);
    await admin.browser.post("/admin-dashboard/assignments/new", {
      studentId: student.id,
      tutorId: tutor.id,
      classId: "class-10",
      subjectId: "mathematics",
    });
    for (const page of [studentPage(student), tutorPage(tutor)]) {
      const read = await admin.browser.read(page);
      expect(read).toContain("New course");
      expect(read).toContain("Created an assignment");
    }
    // The lines of an assignment are in the whole log of its people too.
    const log = await admin.browser.read(`/admin-dashboard/log?account=${student.id}`);
    expect(log).toContain("Created an assignment");
  });

  test("records each read of a minor's contact once, in the page's own statement", async () => {
    const student = await makeStudent(academy);
    await upsertBirthDate(academy.database, student.id, "2013-05-01");
    const reads = async () => {
      const { rowCount } = await academy.pool.query(
        "select from audit_log where subject_id = $1 and action = 'read-contact' and actor_id = $2",
        [student.id, admin.id],
      );
      return rowCount;
    };
    const answer = await admin.browser.get(studentPage(student));
    await answer.text();
    const { logged } = await readAuditTrail(academy, answer);
    expect(logged).toMatchObject([{ event: "read-contact", subjectId: student.id }]);
    const again = await admin.browser.get(studentPage(student));
    await again.text();
    expect((await readAuditTrail(academy, again)).logged).toEqual([]);
    expect(await reads()).toBe(1);
  });
});

describe("a tutor's page", () => {
  test("of an applicant has the application, and leads to its decision and back", async () => {
    const tutor = await makeTutor(academy, "pending");
    const page = await admin.browser.read(tutorPage(tutor));
    for (const words of ["Pending", "Master", "1-3 years", "Class 10", "Physics", "Reject"]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain("Suspend with Reason");
    const approved = await admin.browser.submit(
      `${tutorPage(tutor)}/approval${from(tutorPage(tutor))}`,
    );
    expect(approved.path).toBe(tutorPage(tutor));
    expect(approved.page).toContain("Tutor approved successfully!");
    expect(approved.page).toContain("Suspend with Reason");
    expect(approved.page).not.toContain("Lift Suspension");
  });

  test("says when they teach and are away, with their timetable, or that it is unknown", async () => {
    const tutor = await makeTutor(academy);
    const path = `/admin-dashboard/tutors/${tutor.id}`;
    expect(await admin.browser.read(path)).toContain("Hours unknown");
    await replaceWeeklyTimes(academy.database, "tutor", tutor.id, [
      { weekday: 1, fromMinute: 1080, toMinute: 1200 },
      { weekday: 3, fromMinute: 600, toMinute: 660 },
    ]);
    await insertTimeOff(academy.database, tutor.id, wholeDays("2020-01-01", "2020-01-02"));
    await insertTimeOff(academy.database, tutor.id, wholeDays("2099-12-30", "2099-12-31"));
    const morning = { ...wholeDays("2099-12-29"), untilTime: "11:00" };
    await insertTimeOff(academy.database, tutor.id, morning);
    const page = await admin.browser.read(path);
    expect(page).not.toContain("Hours unknown");
    expect(page).toContain("Monday 6:00 PM to 8:00 PM");
    expect(page).toContain("Wednesday 10:00 AM to 11:00 AM");
    expect(page).toContain("Wednesday 30 December 2099 to Thursday 31 December 2099");
    expect(page).toContain("Tuesday 29 December 2099 until 11:00 AM");
    expect(page).not.toContain("1 January 2020");
    expect(page).toContain(`href="/admin-dashboard/timetable?tutor=${tutor.id}"`);
  });

  test("of a suspended tutor says since when, why and by whom, and which lessons wait", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const suspension = `${tutorPage(tutor)}/suspension`;
    const suspended = await admin.browser.submit(`${suspension}${from(tutorPage(tutor))}`, {
      reason: "A parent has complained.",
    });
    expect(suspended.path).toBe(tutorPage(tutor));
    for (const words of [
      "A parent has complained.",
      admin.name,
      "Students (1)",
      student.name,
      "Waiting for another tutor",
      `${assignmentId}/hand-over`,
      "Lift Suspension",
    ]) {
      expect(suspended.page).toContain(words);
    }
    const lifted = await admin.browser.submit(`${suspension}/end${from(tutorPage(tutor))}`, {
      reason: "It was a mistake.",
    });
    expect(lifted.path).toBe(tutorPage(tutor));
    for (const words of ["Earlier suspensions", "It was a mistake.", "A parent has complained."]) {
      expect(lifted.page).toContain(words);
    }
  });
});

describe("a dialog opened from a person's page returns there", () => {
  test.each(["guardian", "sign-out", "delete"])("%s, when it is closed", async (dialog) => {
    const student = await makeStudent(academy);
    const page = studentPage(student);
    const closesTo = async (query: string) => {
      const form = /<form[^>]*id="close-dialog"[^>]*>/.exec(
        await admin.browser.read(`${page}/${dialog}${query}`),
      )?.[0];
      return /action="([^"]*)"/.exec(form ?? "")?.[1];
    };
    expect(await closesTo(from(page))).toBe(page);
    expect(await closesTo("?from=https://evil.example")).toBe(page);
  });

  test("after signing out, handing over and ending", async () => {
    const { student, assignmentId } = await makeCourse(academy);
    const next = await makeTutor(academy);
    const page = studentPage(student);
    const course = `${page}/assignments/${assignmentId}`;
    for (const [path, fields] of [
      [`${page}/sign-out`, {}],
      [`${course}/hand-over`, { tutorId: next.id }],
      [`${course}/end`, {}],
    ] as const) {
      expect((await admin.browser.submit(`${path}${from(page)}`, fields)).path).toBe(page);
    }
  });

  test("a deletion leads to the list, and its undo back to the person", async () => {
    const student = await makeStudent(academy);
    const page = studentPage(student);
    const deleted = await admin.browser.submit(`${page}/delete${from(page)}`);
    expect(deleted.path).toMatch(/^\/admin-dashboard\/students\?/);
    const undo = /action="([^"]+\/undo[^"]*)"/.exec(deleted.page)?.[1] ?? "";
    expect((await admin.browser.submit(undo)).path).toBe(page);
  });
});

describe("staff notes", () => {
  test("are written, changed and deleted by any admin, and their text is in no log", async () => {
    const student = await makeStudent(academy);
    const other = await makeAdmin(academy);
    const page = studentPage(student);
    const text = "Mother prefers calls\nafter six.";
    const written = await admin.browser.post(page, { text });
    const { kept, logged } = await readAuditTrail(academy, written);
    expect(JSON.stringify([kept, logged])).not.toContain("Mother");
    const shown = await other.browser.read(page);
    expect(shown).toContain(text);
    expect(shown).toContain(admin.name);
    const note = /\/admin-dashboard\/notes\/[\da-f-]{36}/.exec(shown)?.[0] ?? "";
    expect(await other.browser.read(note)).toContain(text);
    const changed = await other.browser.submit(note, { text: "Father prefers mails." });
    expect(changed.path).toBe(page);
    expect(changed.page).toContain("Father prefers mails.");
    expect(changed.page).not.toContain("Mother");
    expect((await other.browser.submit(`${note}/delete`)).path).toBe(page);
    expect(await admin.browser.read(page)).not.toContain("Father");
    expect((await admin.browser.get(note)).status).toBe(404);
  });

  test.each([
    ["", "Please enter a note."],
    [" \n ", "Please enter a note."],
    ["n".repeat(2001), "Please keep the note within 2,000 characters."],
  ])("need a text of fitting length", async (text, words) => {
    const student = await makeStudent(academy);
    const refused = await admin.browser.post(studentPage(student), { text });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(words);
    const about = { role: "student", accountId: student.id, authorId: admin.id } as const;
    const id = await insertNote(academy.database, { ...about, text: "A note." });
    const kept = await admin.browser.post(`/admin-dashboard/notes/${id}`, { text });
    expect(kept.status).toBe(400);
    expect(await kept.text()).toContain(words);
    expect(await admin.browser.read(studentPage(student))).toContain("A note.");
  });

  test("are in the export of the person, and on no screen of theirs", async () => {
    for (const [person, page, home] of [
      [await makeStudent(academy), studentPage, "/dashboard"],
      [await makeTutor(academy), tutorPage, "/tutor-dashboard"],
    ] as const) {
      const text = `Only for admins: ${person.id}`;
      expect((await admin.browser.post(page(person), { text })).status).toBe(303);
      await prove(person.browser);
      expect(await person.browser.read("/account/export.json")).toContain(text);
      expect(await person.browser.read(home)).not.toContain(text);
    }
    await prove(admin.browser);
    expect(await admin.browser.read("/account/export.json")).not.toContain("Only for admins");
  });

  test("stay without a name when their author's account is removed", async () => {
    const [student, author] = [await makeStudent(academy), await makeAdmin(academy)];
    await author.browser.post(studentPage(student), { text: "From somebody." });
    await deleteAdmin(academy.database, author.email);
    const page = await admin.browser.read(studentPage(student));
    expect(page).toContain("From somebody.");
    expect(page).toContain("A former admin");
  });
});

describe("the search", () => {
  test("leads to people's pages, with a student's next class", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const find = (text: string) =>
      admin.browser.read(`/admin-dashboard/search?find=${encodeURIComponent(text)}`);
    expect(await find(student.email)).toContain("No lesson planned");
    await publish(academy, assignmentId, tutor, "live-session", {
      title: "Secret title",
      startsAt: tomorrow,
    });
    const found = await find(student.email);
    expect(found).toContain(`href="${studentPage(student)}"`);
    expect(found).toMatch(/Next lesson: Mathematics, \w+day \d+ \w+( \d{4})? at /);
    expect(found).not.toContain("Secret title");
    expect(await find(tutor.email)).toContain(`href="${tutorPage(tutor)}"`);
    await academy.database
      .transaction()
      .execute((trx) =>
        suspendTutor(trx, { tutorId: tutor.id, reason: "A test.", adminId: admin.id }),
      );
    expect(await find(student.email)).toContain("No lesson planned");
  });
});

test("a person's page makes one statement beyond the session's", async () => {
  const { student, tutor } = await makeCourse(academy);
  await upsertBirthDate(academy.database, student.id, "2013-05-01");
  for (const page of [studentPage(student), tutorPage(tutor)]) {
    const count = await countStatements(() => admin.browser.read(page));
    expect([page, count]).toEqual([page, 2]);
  }
});
