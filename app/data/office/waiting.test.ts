import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withoutLink } from "#data/timetable/meeting-link.ts";
import { deleteAssignment, insertAssignment } from "#data/assignments/assignments.ts";
import { leadsToMeeting } from "#domain/timetable/meeting-link.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { answerAs, makeGuardian } from "#test/support/guardians.ts";
import { assign, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

// What triggers keep for the admin's home.

const academy = { origin: "" } as TestAcademy;
let database: TestDatabase;
let tutor: Person;

beforeAll(async () => {
  database = await createDatabase("template");
  Object.assign(academy, database);
  tutor = await makeTutor(academy);
});
afterAll(() => database.drop());

async function isWaiting({ id }: Person): Promise<boolean> {
  const { rows } = await database.pool.query<{ since: Date | null }>(
    "select waiting_since as since from students where id = $1",
    [id],
  );
  return rows[0]?.since instanceof Date;
}

const setStatus = (assignmentId: string, status: string) =>
  database.pool.query("update assignments set status = $2 where id = $1", [assignmentId, status]);

const remove = (assignmentId: string) =>
  academy.database.transaction().execute((trx) => deleteAssignment(trx, assignmentId));

test("a student waits for a tutor while they have no active assignment", async () => {
  const student = await makeStudent(academy);
  expect(await isWaiting(student)).toBe(true);
  const first = await assign(academy, student, tutor);
  expect(await isWaiting(student)).toBe(false);
  const second = await assign(academy, student, await makeTutor(academy));
  await remove(first);
  expect(await isWaiting(student)).toBe(false);
  await setStatus(second, "ended");
  expect(await isWaiting(student)).toBe(true);
  await setStatus(second, "active");
  expect(await isWaiting(student)).toBe(false);
  await remove(second);
  expect(await isWaiting(student)).toBe(true);
});

test("a student whose two assignments end at the same time waits", async () => {
  for (let round = 0; round < 10; round += 1) {
    const student = await makeStudent(academy);
    const ids = [
      await assign(academy, student, tutor),
      await assign(academy, student, await makeTutor(academy)),
    ];
    await Promise.all(ids.map(remove));
    expect(await isWaiting(student)).toBe(true);
  }
});

test("a student who gets one assignment while the other ends does not wait", async () => {
  for (let round = 0; round < 10; round += 1) {
    const student = await makeStudent(academy);
    const id = await assign(academy, student, tutor);
    const another = await makeTutor(academy);
    const course = { classId: "class-10", subjectId: "physics", createdBy: null };
    const added = academy.database
      .transaction()
      .execute((trx) =>
        insertAssignment(trx, { studentId: student.id, tutorId: another.id, ...course }),
      );
    await Promise.all([remove(id), added]);
    expect(await isWaiting(student)).toBe(false);
  }
});

test("PostgreSQL judges a link as the rule does, through an index", async () => {
  const urls = [
    "https://meet.google.com/abc-defg-hij",
    "HTTPS://us02web.zoom.us:443/j/1?pwd=x",
    "later",
    "https://meet.local/room",
    "https://192.168.1.4/room",
    "https://www.forms.gle/abc",
    "https://docs.google.com/forms/d/1",
    "https://docs.google.com/document/d/1",
  ];
  for (const url of urls) {
    const { rows } = await sql<{ isWithout: boolean }>`
      select ${withoutLink} as "isWithout" from (select ${url}::text as url) c`.execute(
      academy.database,
    );
    expect([url, rows[0]?.isWithout]).toEqual([url, !leadsToMeeting(url)]);
  }
  const plan = await academy.database.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql`explain select from content_items c where kind = 'live-session' and ${withoutLink}
      and starts_at > now()`.execute(trx);
  });
  expect(JSON.stringify(plan.rows)).toContain("content_items_without_link");
});

test("a guardian's row has their last answer", async () => {
  const guardian = await makeGuardian(academy, await makeStudent(academy));
  const consentOf = async () => {
    const { rows } = await database.pool.query<{ consent: string; isLast: boolean }>(
      `select consent, consent_since = coalesce((select max(decided_at) from guardian_consents
         where guardian_id = g.id), named_at) as "isLast" from guardians g where id = $1`,
      [guardian.id],
    );
    return rows[0];
  };
  expect(await consentOf()).toEqual({ consent: "unanswered", isLast: true });
  for (const decision of ["given", "withdrawn"] as const) {
    await answerAs(academy, guardian, decision);
    expect(await consentOf()).toEqual({ consent: decision, isLast: true });
  }
});
