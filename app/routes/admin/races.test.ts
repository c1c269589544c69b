import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { findHalves } from "#test/faults/snapshot.ts";
import { noticeOf } from "#test/support/notice.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let admins: Person[] = [];
let tutor: Person;
const log: unknown[] = [];

beforeAll(async () => {
  admins = [await makeAdmin(academy), await makeAdmin(academy)];
  tutor = await makeTutor(academy);
});

// A 500 writes there, even where a test does not look at its answer.
beforeEach(() => {
  log.length = 0;
  const spy = vi.spyOn(console, "error").mockImplementation((...parts) => log.push(parts));
  return async () => {
    spy.mockRestore();
    expect(log).toEqual([]);
    expect(await findHalves(academy.pool)).toEqual([]);
  };
});

/** Submits all of them at once, by the two admins in turn. @returns what each was told */
async function submitAtOnce(
  forms: readonly (readonly [path: string, fields?: Record<string, string>])[],
): Promise<string[]> {
  return Promise.all(
    forms.map(async ([path, fields], at) => {
      const response = await admins[at % 2]?.browser.post(`/admin-dashboard/${path}`, fields);
      if (!response) throw new Error("no admin");
      return (await noticeOf(response)) ?? String(response.status);
    }),
  );
}

const count = (told: readonly string[], what: string) => told.filter((one) => one === what).length;
const times = <One>(number: number, one: One) => Array.from({ length: number }, () => one);

async function makeLearner(): Promise<{ id: string; assignmentId: string }> {
  const { id } = await makeStudent(academy);
  const assignmentId = await assign(academy, { id }, tutor);
  await publish(academy, assignmentId, tutor, "recording", { title: "Circles" });
  await publish(academy, assignmentId, tutor, "announcement", { title: "News" });
  return { id, assignmentId };
}

/** Rows that name a student or an assignment of theirs. */
async function remainsOf(student: { id: string }): Promise<number> {
  const { rowCount } = await academy.pool.query(
    `select id from accounts where id = $1 union all select id from assignments where student_id = $1
     union all select student_id from course_approvals where student_id = $1`,
    [student.id],
  );
  return rowCount ?? 0;
}

describe("the same form fifty times at once, by two admins", () => {
  test.each([
    ["approval", "tutor-approved", "tutor-not-approved"],
    ["rejection", "tutor-rejected", "tutor-not-rejected"],
  ])("%s counts once", async (change, done, refused) => {
    const { id } = await makeTutor(academy, "pending");
    const form = [`tutors/${id}/${change}`, { reason: "No certificate." }] as const;
    const told = await submitAtOnce(times(50, form));
    expect([count(told, done), count(told, refused)]).toEqual([1, 49]);
  });

  test("the deletion of an assignment counts once", async () => {
    const { assignmentId } = await makeLearner();
    const told = await submitAtOnce(times(50, [`assignments/${assignmentId}/delete`]));
    expect(count(told, "assignment-deleted")).toBe(1);
    expect(count(told, "assignment-not-deleted")).toBe(49);
  });

  test("the deletion of a student counts once", async () => {
    const student = await makeLearner();
    const told = await submitAtOnce(times(50, [`students/${student.id}/delete`]));
    expect([count(told, "student-deleted"), count(told, "student-not-deleted")]).toEqual([1, 49]);
    expect(await remainsOf(student)).toBe(0);
  });
});

test("approvals that race with rejections: each counts once at most, and the approval stays", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await makeTutor(academy, "pending");
    const approval = [`tutors/${id}/approval`] as const;
    const rejection = [`tutors/${id}/rejection`, { reason: "No certificate." }] as const;
    const told = await submitAtOnce(times(5, [rejection, approval, approval, rejection]).flat());
    expect(count(told, "tutor-approved")).toBe(1);
    expect(count(told, "tutor-rejected")).toBeLessThanOrEqual(1);
    expect(count(told, "500")).toBe(0);
    const { rows } = await academy.pool.query(
      "select status, rejection_reason, approved_date is not null as dated from tutors where id = $1",
      [id],
    );
    expect(rows).toEqual([{ status: "approved", rejection_reason: null, dated: true }]);
  }
});

test("new assignments that race with the deletion of their student leave nothing behind", async () => {
  for (let round = 0; round < 10; round += 1) {
    const student = await makeStudent(academy);
    const fields = { studentId: student.id, tutorId: tutor.id, classId: "class-10" };
    const create = (subjectId: string) => ["assignments/new", { ...fields, subjectId }] as const;
    const told = await submitAtOnce([
      ...times(4, [create("physics"), create("mathematics")]).flat(),
      [`students/${student.id}/delete`],
      ...times(4, [create("physics"), create("mathematics")]).flat(),
    ]);
    expect(count(told, "student-deleted")).toBe(1);
    expect(count(told, "assignment-created")).toBeLessThanOrEqual(2);
    expect(count(told, "assignment-created") + count(told, "409")).toBe(16);
    expect(await remainsOf(student)).toBe(0);
  }
});

test("a student and their assignments, deleted at once, are gone and nobody gets a 500", async () => {
  for (let round = 0; round < 20; round += 1) {
    const student = await makeLearner();
    const told = await submitAtOnce([
      [`assignments/${student.assignmentId}/delete`],
      [`students/${student.id}/delete`],
      [`assignments/${student.assignmentId}/delete`],
      [`students/${student.id}/delete`],
    ]);
    expect([count(told, "student-deleted"), count(told, "student-not-deleted")]).toEqual([1, 1]);
    expect(count(told, "assignment-deleted")).toBeLessThanOrEqual(1);
    expect(count(told, "assignment-deleted") + count(told, "assignment-not-deleted")).toBe(2);
    expect(await remainsOf(student)).toBe(0);
  }
});

test("a change that waited for another, which waited for it, is made after all", async () => {
  const { assignmentId } = await makeLearner();
  const other = await academy.pool.connect();
  try {
    await other.query("begin");
    const lockItems = "select from content_items where assignment_id = $1 for update";
    await other.query(lockItems, [assignmentId]);
    const told = submitAtOnce([[`assignments/${assignmentId}/delete`]]);
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await academy.pool.query(waiting)).rowCount).toBeGreaterThan(0);
    // Now each waits for the other, until PostgreSQL ends the one that has waited longer.
    await other.query("select from assignments where id = $1 for update", [assignmentId]);
    await other.query("rollback");
    expect(await told).toEqual(["assignment-deleted"]);
  } finally {
    other.release(true);
  }
});
