import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { updateStaffRole } from "#data/people/staff.ts";
import { insertConsent } from "#data/guardians/guardians.ts";
import type { StaffRole } from "#domain/people/staff.ts";
import { whileAllowed } from "#use-cases/office/list-export.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, signedIn, type Person } from "#test/support/people.ts";
import { quietRefusals } from "./ask.ts";
import { exportOf, findLeaks, foundIn, mailsTo, parts } from "./former/ask.ts";
import { makeCourse, type Course } from "./former/course.ts";

// Coordinators who made and decided things about a child, and then got another role: pages, export and
// mails have what the present role may read.

const academy = useAcademy();
beforeEach(quietRefusals);

/** A coordinator whom the records of a course name as their author wherever they can. */
async function makeCoordinator(): Promise<{ staff: Person; course: Course }> {
  const staff = await makeAdmin(academy, "coordinator");
  const course = await makeCourse(academy);
  const { id } = staff;
  for (const statement of [
    "update assignments set created_by = $1 where id = $2",
    "update lesson_series set created_by = $1 where assignment_id = $2",
    `update content_items set cancelled_by = $1, cancelled_as = 'admin'
     where assignment_id = $2 and cancelled_at is not null`,
  ]) {
    await academy.pool.query(statement, [id, course.assignmentId]);
  }
  await academy.pool.query("update staff_notes set author_id = $1, changed_by = $1 where id = $2", [
    id,
    course.noteId,
  ]);
  await academy.pool.query("update enquiries set created_by = $1, owner_id = $1 where id = $2", [
    id,
    course.enquiryId,
  ]);
  await academy.pool.query(
    `insert into enquiry_events (enquiry_id, admin_id, what, note) values ($2, $1, 'note', $3)`,
    [id, course.enquiryId, `enquiry-note-${course.tag}`],
  );
  const decided = { what: "decided", as: "admin", outcome: "held" } as const;
  const reason = `decided-reason-${course.tag}`;
  const lessonId = course.lessons.held;
  await insertLessonEvent(academy.database, { lessonId, event: decided, saidBy: id, reason });
  // A guardian who withdraws is mailed about to whoever looks after people.
  await insertConsent(academy.database, course.guardian.id, {
    decision: "withdrawn",
    text: { version: 1, digest: Buffer.alloc(32), language: "en" },
    mail: { kind: "guardian-consent", mailedAt: new Date() },
  });
  return { staff, course };
}

/** What no role but an owner's and a coordinator's reads. */
const closedOf = ({ tag, student, guardian, tutor }: Course) => [
  student.email,
  student.phoneNumber,
  guardian.name,
  guardian.email,
  tutor.phoneNumber,
  ...["decided-reason", "enquiry-note", "note", "asker-kept", "child-kept", "cancel-reason"].map(
    (what) => `${what}-${tag}`,
  ),
  ...["series", "recording"].flatMap((what) => [`${what}-title-${tag}`, `${what}-text-${tag}`]),
  `series-link-${tag}`,
];

const roles: StaffRole[] = ["editor", "accountant"];

describe.each(roles)("a coordinator who has become %s", (role) => {
  let staff: Person;
  let course: Course;
  let closed: string[];
  beforeAll(async () => {
    const made = await makeCoordinator();
    ({ course } = made);
    const before = await exportOf(academy, made.staff);
    // As a coordinator they have all of it.
    expect(before.sections["assignments"]).toMatchObject([{ student: course.student.name }]);
    expect(before.sections["lesson_series"]).toHaveLength(1);
    expect(before.sections["lesson_events"]).toHaveLength(1);
    const kinds = (await mailsTo(academy, made.staff, course, course.tutor.id)).map(
      ([kind]) => kind,
    );
    for (const kind of ["arrivals", "enquiries", "consent-changed"]) expect(kinds).toContain(kind);
    await academy.database
      .transaction()
      .execute((trx) => updateStaffRole(trx, made.staff.id, role));
    // It has ended their sessions.
    staff = { ...made.staff, browser: await signedIn(academy, made.staff) };
    closed = closedOf(course);
  });

  test.each(parts.filter((part) => /account|admin/.test(part)))(
    "reads at no address below %s what the present role may not",
    async (part) => {
      // An accountant reads whose lessons they are.
      const names = role === "editor" ? [course.student.name, course.tutor.name] : [];
      expect(await findLeaks(staff, course, part, [...closed, ...names])).toEqual([]);
    },
  );

  test("exports nothing of what they made and decided, but what they did", async () => {
    const { said, sections } = await exportOf(academy, staff);
    for (const text of said) {
      expect(foundIn(text, [...closed, course.student.name, course.tutor.name])).toEqual([]);
    }
    for (const name of ["assignments", "lesson_series", "series_times", "lesson_events"]) {
      expect([name, sections[name]]).toEqual([name, []]);
    }
    expect(sections["audit_log"]).toContainEqual(
      expect.objectContaining({ action: "export-account", by: "you" }),
    );
  });

  test("is mailed nothing about people, also what was queued before", async () => {
    const mails = await mailsTo(academy, staff, course, course.tutor.id);
    const kinds = mails.map(([kind]) => kind);
    for (const kind of ["arrivals", "enquiries", "consent-changed"]) {
      expect(kinds).not.toContain(kind);
    }
    for (const [kind, text] of mails) {
      expect([kind, foundIn(text, [...closed, course.student.name])]).toEqual([kind, []]);
    }
  });
});

test("a list that is being downloaded ends with the role that may read it", async () => {
  const { id } = await makeAdmin(academy, "coordinator");
  const { database } = academy;
  async function* batches() {
    yield [1];
    await database.transaction().execute((trx) => updateStaffRole(trx, id, "accountant"));
    yield [2];
  }
  const read: number[] = [];
  for await (const rows of whileAllowed(database, id, "people", batches())) read.push(...rows);
  expect(read).toEqual([1]);
});
