import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toIndiaDateTimeFields } from "#domain/india-time.ts";
import { isName } from "#domain/name.ts";
import { isWebAddress } from "#domain/web-address.ts";
import { verifyAuditLog } from "#server/audit-verification.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { cheapCost } from "#test/support/fast.ts";
import { fillSampleAcademy } from "./sample-academy.ts";
import { sampleStudents } from "./sample-people.ts";
import { sampleTutors } from "./sample-tutors.ts";
import { planAssignments, planCourse } from "./sample-teaching.ts";

const noon = new Date("2026-11-20T06:30:00Z");
const moments = [
  "2026-11-20T00:10",
  "2026-11-20T06:30",
  "2026-11-20T13:00",
  "2026-11-22T18:20",
].map((text) => new Date(`${text}:00Z`));

function planCourses(now: Date) {
  return planAssignments(now).map((assignment, place) => ({
    ...assignment,
    items: planCourse(now, assignment, place),
  }));
}

describe.each(moments)("the plan made at %s", (now) => {
  const courses = planCourses(now);

  test("is the same each time", () => {
    expect(planCourses(now)).toEqual(courses);
  });

  test("gives the student who signs in three courses, and the tutor eight", () => {
    expect(courses.filter(({ student }) => student === "student")).toHaveLength(3);
    expect(courses.filter(({ tutor }) => tutor === "tutor")).toHaveLength(8);
  });

  test("has three lessons of that tutor today, from 7:00 to 21:00", () => {
    const today = courses
      .filter(({ tutor }) => tutor === "tutor")
      .map(({ lessonAt }) => toIndiaDateTimeFields(lessonAt))
      .filter(({ date }) => date === toIndiaDateTimeFields(now).date);
    expect(today).toHaveLength(3);
    for (const { time } of today) {
      expect(time >= "07:00" && time <= "21:00", time).toBe(true);
    }
  });

  test("never gives a person two lessons at once", () => {
    for (const person of ["student", "tutor"] as const) {
      for (const { handle } of person === "student" ? sampleStudents : sampleTutors) {
        const times = courses
          .filter((course) => course[person] === handle)
          .map(({ lessonAt }) => lessonAt.getTime())
          .toSorted((one, other) => one - other);
        const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
        expect(Math.min(...gaps, Infinity), handle).toBeGreaterThan(3_600_000);
      }
    }
  });

  test("publishes nothing before its assignment or in the future", () => {
    for (const { assignedAt, items } of courses) {
      for (const { title, createdAt } of items) {
        expect(createdAt > assignedAt && createdAt <= now, title).toBe(true);
      }
    }
  });
});

describe("the filled academy", () => {
  let sample: TestDatabase;
  beforeAll(async () => {
    sample = await createDatabase("template");
    await fillSampleAcademy(sample.database, noon, cheapCost);
  });
  afterAll(() => sample.drop());

  const count = async (from: string) => {
    const { rows } = await sample.pool.query<{ count: number }>(
      `select count(*)::int from ${from}`,
    );
    return rows[0]?.count;
  };

  test("has forty students, and tutors in every status", async () => {
    expect(await count("students")).toBe(40);
    const { rows } = await sample.pool.query(
      "select status, count(*)::int from tutors group by 1 order by 1",
    );
    expect(rows).toEqual([
      { status: "approved", count: 7 },
      { status: "pending", count: 3 },
      { status: "rejected", count: 1 },
      { status: "suspended", count: 1 },
    ]);
  });

  test("has a history: sign-ups in each of twelve weeks, and a log that verifies", async () => {
    const { rows } = await sample.pool.query<{ weeks: number }>(
      "select count(distinct week)::int as weeks from list_counts where list = 'students'",
    );
    expect(rows[0]?.weeks).toBeGreaterThanOrEqual(11);
    const { problems, lines } = await verifyAuditLog(sample.database, []);
    expect(problems).toEqual([]);
    expect(lines).toBeGreaterThan(500);
  });

  test("has lessons that wait for a suspended tutor, and students without a tutor", async () => {
    expect(
      await count(`content_items c join assignments a on a.id = c.assignment_id
        join tutors t on t.id = a.tutor_id and t.status = 'suspended'
        where c.starts_at > '${noon.toISOString()}'`),
    ).toBeGreaterThan(0);
    expect(
      await count(
        "students s where not exists (select from assignments a where a.student_id = s.id)",
      ),
    ).toBeGreaterThanOrEqual(5);
  });

  test("has a course that has ended, without lessons to come", async () => {
    expect(await count("assignments where status = 'ended' and ended_at < now()")).toBe(1);
    const ended =
      "content_items c join assignments a on a.id = c.assignment_id and a.status <> 'active'";
    expect(await count(ended)).toBeGreaterThan(5);
    expect(await count(`${ended} where c.starts_at > a.ended_at`)).toBe(0);
  });

  test("has guardians in every state", async () => {
    const { rows } = await sample.pool.query<{ state: string }>(
      `select distinct coalesce((select decision from guardian_consents c where c.guardian_id = g.id
         order by decided_at desc limit 1), 'unanswered') as state from guardians g order by 1`,
    );
    expect(rows.map(({ state }) => state)).toEqual([
      "given",
      "unanswered",
      "withdrawn",
      "withheld",
    ]);
  });

  test("names nobody's address or phone number", async () => {
    const { rows } = await sample.pool.query<{ email: string; phone: string }>(
      `select a.email, coalesce(s.phone_number, t.phone_number, '+91 00000 00000') as phone
       from accounts a left join students s using (id) left join tutors t using (id)
       union all select email, phone_number from guardians`,
    );
    for (const { email, phone } of rows) {
      expect(email).toMatch(/\.example$/);
      expect(phone).toMatch(/^\+91 00000 000\d\d$/);
    }
    expect(sampleStudents.filter(({ name }) => !isName(name))).toEqual([]);
  });

  test("has web addresses, but for one class whose link is missing", async () => {
    const { rows } = await sample.pool.query<{ url: string }>("select url from content_items");
    const wrong = rows.filter(({ url }) => !isWebAddress(url)).map(({ url }) => url);
    expect(wrong).toEqual([""]);
  });

  test("is not filled a second time", async () => {
    await fillSampleAcademy(sample.database, noon, cheapCost);
    expect(await count("students")).toBe(40);
  });
});
