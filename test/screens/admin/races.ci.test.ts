import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { findHalves } from "#test/faults/snapshot.ts";
import { runs } from "#test/support/depth.ts";
import { noticeOf } from "#test/support/notice.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy({}, fastAcademy, 10);
let admins: Person[] = [];
let tutor: Person;
const log: unknown[] = [];

beforeAll(async () => {
  admins = [await makeAdmin(academy), await makeAdmin(academy)];
  tutor = await makeTutor(academy);
});

// A response with status 500 is logged there, even if a test ignores the response.
beforeEach(() => {
  log.length = 0;
  const spy = vi.spyOn(console, "error").mockImplementation((...parts) => log.push(parts));
  return async () => {
    spy.mockRestore();
    expect(log).toEqual([]);
    expect(await findHalves(academy.pool)).toEqual([]);
  };
});

/** Submits all forms at the same time, by the two admins in turn. @returns the message for each */
async function submitAtOnce(
  forms: readonly (readonly [path: string, fields?: Record<string, string>])[],
): Promise<string[]> {
  const answers = await sendTogether(
    forms.map(([path, fields], index) => () => {
      const admin = admins[index % 2];
      if (!admin) throw new Error("no admin");
      return admin.browser.post(`/admin-dashboard/${path}`, fields);
    }),
  );
  return Promise.all(
    answers.map(async (answer) => (await noticeOf(answer)) ?? String(answer.status)),
  );
}

const count = (messages: readonly string[], what: string) =>
  messages.filter((message) => message === what).length;
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

async function makeLearner(): Promise<{ id: string; assignmentId: string }> {
  const { id } = await makeStudent(academy);
  const assignmentId = await assign(academy, { id }, tutor);
  await publish(academy, assignmentId, tutor, "recording", { title: "Circles" });
  await publish(academy, assignmentId, tutor, "announcement", { title: "News" });
  return { id, assignmentId };
}

/** The number of rows that reference a student or one of their assignments. */
async function remainsOf(student: { id: string }): Promise<number> {
  const { rowCount } = await academy.pool.query(
    `select id from accounts where id = $1 union all select id from assignments where student_id = $1
     union all select student_id from course_approvals where student_id = $1`,
    [student.id],
  );
  return rowCount ?? 0;
}

describe("the same form fifty times at the same time, by two admins", () => {
  test.each([
    ["approval", "tutor-approved", "tutor-not-approved"],
    ["rejection", "tutor-rejected", "tutor-not-rejected"],
  ])("%s counts once", async (change, done, refused) => {
    const { id } = await makeTutor(academy, "pending");
    const form = [`tutors/${id}/${change}`, { reason: "No certificate." }] as const;
    const messages = await submitAtOnce(times(50, form));
    expect([count(messages, done), count(messages, refused)]).toEqual([1, 49]);
  });

  test("an assignment is deleted once", async () => {
    const { assignmentId } = await makeLearner();
    const messages = await submitAtOnce(times(50, [`assignments/${assignmentId}/delete`]));
    expect(count(messages, "assignment-deleted")).toBe(1);
    expect(count(messages, "assignment-not-deleted")).toBe(49);
  });

  test("a student is deleted once", async () => {
    const student = await makeLearner();
    const messages = await submitAtOnce(times(50, [`students/${student.id}/delete`]));
    expect([count(messages, "student-deleted"), count(messages, "student-not-deleted")]).toEqual([
      1, 49,
    ]);
    expect(await remainsOf(student)).toBe(0);
  });
});

test("approvals and rejections at the same time: each succeeds at most once, and the approval stays", async () => {
  for (let round = 0; round < runs({ usual: 2, deep: 10 }); round += 1) {
    const { id } = await makeTutor(academy, "pending");
    const approval = [`tutors/${id}/approval`] as const;
    const rejection = [`tutors/${id}/rejection`, { reason: "No certificate." }] as const;
    const messages = await submitAtOnce(
      times(5, [rejection, approval, approval, rejection]).flat(),
    );
    expect(count(messages, "tutor-approved")).toBe(1);
    expect(count(messages, "tutor-rejected")).toBeLessThanOrEqual(1);
    expect(count(messages, "500")).toBe(0);
    const { rows } = await academy.pool.query(
      "select status, rejection_reason, approved_date is not null as dated from tutors where id = $1",
      [id],
    );
    expect(rows).toEqual([{ status: "approved", rejection_reason: null, dated: true }]);
  }
});

test("new assignments during the deletion of their student leave no rows behind", async () => {
  for (let round = 0; round < runs({ usual: 2, deep: 10 }); round += 1) {
    const student = await makeStudent(academy);
    const fields = { studentId: student.id, tutorId: tutor.id, classId: "class-10" };
    const create = (subjectId: string) => ["assignments/new", { ...fields, subjectId }] as const;
    const messages = await submitAtOnce([
      ...times(4, [create("physics"), create("mathematics")]).flat(),
      [`students/${student.id}/delete`],
      ...times(4, [create("physics"), create("mathematics")]).flat(),
    ]);
    expect(count(messages, "student-deleted")).toBe(1);
    expect(count(messages, "assignment-created")).toBeLessThanOrEqual(2);
    expect(count(messages, "assignment-created") + count(messages, "409")).toBe(16);
    expect(await remainsOf(student)).toBe(0);
  }
});

test("a student and their assignments deleted at the same time are gone, without a 500", async () => {
  for (let round = 0; round < runs({ usual: 2, deep: 20 }); round += 1) {
    const student = await makeLearner();
    const messages = await submitAtOnce([
      [`assignments/${student.assignmentId}/delete`],
      [`students/${student.id}/delete`],
      [`assignments/${student.assignmentId}/delete`],
      [`students/${student.id}/delete`],
    ]);
    expect([count(messages, "student-deleted"), count(messages, "student-not-deleted")]).toEqual([
      1, 1,
    ]);
    expect(count(messages, "assignment-deleted")).toBeLessThanOrEqual(1);
    expect(count(messages, "assignment-deleted") + count(messages, "assignment-not-deleted")).toBe(
      2,
    );
    expect(await remainsOf(student)).toBe(0);
  }
});

test("a change that ran into a deadlock is retried", async () => {
  const { assignmentId } = await makeLearner();
  const other = await academy.pool.connect();
  try {
    // PostgreSQL ends the one that finds the deadlock, which is then the product's.
    await other.query("set deadlock_timeout = '1min'");
    await other.query("begin");
    const lockItems = "select from content_items where assignment_id = $1 for update";
    await other.query(lockItems, [assignmentId]);
    const messages = submitAtOnce([[`assignments/${assignmentId}/delete`]]);
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await academy.pool.query(waiting)).rowCount).toBeGreaterThan(0);
    // Now each waits for the other.
    await other.query("select from assignments where id = $1 for update", [assignmentId]);
    await other.query("rollback");
    expect(await messages).toEqual(["assignment-deleted"]);
  } finally {
    other.release(true);
  }
});
