import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { isWithinHours } from "#domain/timetable/week/hours.ts";
import { isName } from "#domain/people/name.ts";
import { isWebAddress } from "#domain/shared/web-address.ts";
import { verifyAuditLog } from "#server/audit-verification.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { cheapCost } from "#test/support/fast.ts";
import { fillSampleAcademy } from "./sample-academy.ts";
import { sampleStudents } from "./sample-people.ts";
import { sampleTutors } from "./sample-tutors.ts";
import type { SampleItem } from "./sample-course-items.ts";
import { addMakeUps } from "./sample-make-ups.ts";
import { planCourses } from "./sample-teaching.ts";
import { minute } from "#domain/shared/durations.ts";

const noon = new Date("2026-11-20T06:30:00Z");
const moments = [
  "2026-11-20T00:10",
  "2026-11-20T06:30",
  "2026-11-20T13:00",
  "2026-11-22T18:20",
].map((text) => new Date(`${text}:00Z`));

const planAll = (now: Date) => addMakeUps(now, planCourses(now));
const lessonsOf = (items: readonly SampleItem[]) =>
  items.flatMap(({ startsAt, minutes, ...item }) =>
    startsAt && minutes !== null
      ? [{ ...item, startsAt, endsAt: new Date(startsAt.getTime() + minutes * minute) }]
      : [],
  );

describe.each(moments)("the plan made at %s", (now) => {
  const courses = planAll(now);
  const active = courses.filter(({ endedAt }) => endedAt === null);

  test("is the same each time", () => {
    expect(planAll(now)).toEqual(courses);
  });

  test("gives the student who signs in three courses, and the tutor eight", () => {
    expect(active.filter(({ student }) => student === "student")).toHaveLength(3);
    expect(active.filter(({ tutor }) => tutor === "tutor")).toHaveLength(8);
  });

  test("has three lessons of that tutor today, from 7:00 to 21:00", () => {
    const today = active
      .filter(({ tutor }) => tutor === "tutor")
      .flatMap(({ items }) => lessonsOf(items))
      .map(({ startsAt }) => toIndiaDateTimeFields(startsAt))
      .filter(({ date }) => date === toIndiaDateTimeFields(now).date);
    expect(today).toHaveLength(3);
    for (const { time } of today) {
      expect(time >= "07:00" && time <= "21:00", time).toBe(true);
    }
  });

  test("never gives a person two lessons at once", () => {
    for (const person of ["student", "tutor"] as const) {
      for (const { handle } of person === "student" ? sampleStudents : sampleTutors) {
        const lessons = courses
          .filter((course) => course[person] === handle)
          .flatMap(({ items }) => lessonsOf(items))
          .filter(({ cancellation }) => cancellation === null)
          .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
        for (const [at, { startsAt, title }] of lessons.entries()) {
          expect(startsAt >= (lessons[at - 1]?.endsAt ?? startsAt), `${handle}: ${title}`).toBe(
            true,
          );
        }
      }
    }
  });

  test("has lessons twice a week, after school or in the mornings of weekends, as long as suits the class", () => {
    const twice = active.filter(({ times, hasSeries }) => hasSeries && times.length === 2);
    expect(twice.length / active.length).toBeGreaterThan(0.8);
    for (const { classId, times } of active) {
      for (const { weekday, startMinute, minutes } of times) {
        const [earliest, latest] =
          weekday >= 6 ? [9, 12.5] : [16.5, classId === "btech" ? 21.5 : 20.5];
        expect(startMinute, classId).toBeGreaterThanOrEqual(earliest * 60);
        expect(startMinute + minutes, classId).toBeLessThanOrEqual(latest * 60);
      }
    }
    const lengths = new Map(active.map(({ classId, times }) => [classId, times[0]?.minutes]));
    expect(lengths.get("class-5")).toBe(45);
    expect(lengths.get("class-10")).toBe(60);
    expect(lengths.get("btech")).toBe(90);
  });

  test("has a few cancelled lessons with reasons, of which some are made up for", () => {
    const lessons = courses.flatMap(({ items }) => lessonsOf(items));
    const cancelled = lessons.filter(({ cancellation }) => cancellation !== null);
    expect(cancelled.length).toBeGreaterThan(10);
    expect(cancelled.length / lessons.length).toBeLessThan(0.1);
    for (const { cancellation, createdAt } of cancelled) {
      expect(cancellation?.reason).not.toBe("");
      expect(cancellation && cancellation.at > createdAt && cancellation.at <= now).toBe(true);
    }
    const made = lessons.filter(({ makesUpFor }) => makesUpFor !== null);
    expect(made.length).toBeGreaterThan(4);
    expect(made.some(({ startsAt }) => startsAt > now)).toBe(true);
    expect(made.some(({ startsAt }) => startsAt < now)).toBe(true);
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

  test("has weekly series, half a year ahead, and a request that waits", async () => {
    expect(await count("lesson_series where ended_at is null")).toBeGreaterThan(35);
    const later = `content_items where series_id is not null and cancelled_at is null
      and starts_at > '${noon.toISOString()}'::timestamptz + interval '24 weeks'`;
    expect(await count(later)).toBeGreaterThan(70);
    const waiting = "lesson_requests r join booked_times b on b.request_id = r.id";
    expect(await count(`${waiting} where r.answer is null and b.starts_at > r.asked_at`)).toBe(1);
  });

  test("has tutors whose lessons are within their hours and not on their days off", async () => {
    const { rows } = await sample.pool.query<{ tutorId: string; startsAt: Date; minutes: number }>(
      `select b.tutor_id as "tutorId", b.starts_at as "startsAt", c.minutes
       from booked_times b join content_items c on c.id = b.lesson_id
       where c.series_id is not null and b.starts_at > $1`,
      [noon],
    );
    const ids = new Set(rows.map(({ tutorId }) => tutorId));
    let checked = 0;
    for (const id of ids) {
      const hours = await listWeeklyTimes(sample.database, "tutor", id);
      if (hours.length === 0) continue;
      for (const { startsAt, minutes } of rows.filter(({ tutorId }) => tutorId === id)) {
        expect(isWithinHours(hours, { startsAt, minutes }), startsAt.toISOString()).toBe(true);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(500);
    const off = `booked_times b join time_off f on f.tutor_id = b.tutor_id
      and (b.starts_at at time zone 'Asia/Kolkata')::date between f.first_day and f.last_day`;
    expect(await count("time_off")).toBe(2);
    expect(await count(off)).toBe(0);
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
