import type { TestAcademy } from "../support/academy.ts";
import { endOf } from "./clock.ts";
import { giverOf, peopleOf, takenTimes, type Model } from "./model.ts";
import type { Scenario } from "./scenario.ts";

/** A lesson as it is stored; the moments are in milliseconds. */
interface Row {
  id: string;
  tutorId: string;
  studentId: string;
  start: number;
  end: number;
}

/** All lessons that are planned, with who gives them. One that nobody gives shares nobody with another one. */
export async function readPlanned({ pool }: TestAcademy): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select c.id, a.student_id as "studentId", coalesce(c.substitute_id,
         case when c.substitute_wanted_since is null then a.tutor_id
           else (select coalesce(b.tutor_id, c.id) from booked_times b
             where b.lesson_id = c.id and b.request_id is null) end) as "tutorId",
       (extract(epoch from c.starts_at) * 1000)::float8 as start,
       (extract(epoch from c.starts_at) * 1000 + c.minutes * 60000)::float8 as end
     from content_items c join assignments a on a.id = c.assignment_id
     where c.kind = 'live-session' and c.cancelled_at is null`,
  );
  return rows;
}

/** What is in the database in the end and not in the model, or the reverse. */
export async function findDifferences(scenario: Scenario, model: Model): Promise<string[]> {
  const { academy } = scenario;
  const lessons = await readPlanned(academy);
  const { rows: booked } = await academy.pool.query<Row>(
    `select lesson_id as id, coalesce(tutor_id, lesson_id) as "tutorId", student_id as "studentId",
       (extract(epoch from starts_at) * 1000)::float8 as start,
       (extract(epoch from ends_at) * 1000)::float8 as end
     from booked_times where student_id = any($1)`,
    [scenario.students.map(({ id }) => id)],
  );
  const own = lessons.filter(({ studentId }) =>
    scenario.students.some(({ id }) => id === studentId),
  );
  const planned = model.lessons
    .filter(({ isCancelled }) => !isCancelled)
    .map((lesson) =>
      row({ ...peopleOf(model, lesson), ...lesson, tutorId: giverOf(model, lesson) }),
    );
  const taken = takenTimes(model).map((time) => row({ ...time, id: time.lessonId }));
  return [...compare("planned lessons", planned, own), ...compare("booked times", taken, booked)];
}

function row(one: {
  id: string;
  tutorId: string;
  studentId: string;
  start: number;
  minutes: number;
}): Row {
  const { id, tutorId, studentId, start } = one;
  return { id, tutorId, studentId, start, end: endOf(one) };
}

function compare(what: string, model: readonly Row[], database: readonly Row[]): string[] {
  const texts = (rows: readonly Row[]) =>
    rows.map(({ id, tutorId, studentId, start, end }) =>
      JSON.stringify({ id, tutorId, studentId, start, end }),
    );
  const [expected, found] = [texts(model), texts(database)];
  return [
    ...expected.filter((text) => !found.includes(text)).map((text) => `${what}: lost ${text}`),
    ...found.filter((text) => !expected.includes(text)).map((text) => `${what}: unknown ${text}`),
    ...(expected.length === found.length
      ? []
      : [`${what}: ${found.length}, not ${expected.length}`]),
  ];
}

/**
 * Overlaps of one person's lessons, by comparing each two: without the table and the constraint that
 * prevent them.
 */
export function findOverlaps(rows: readonly Row[]): string[] {
  const found: string[] = [];
  for (const one of rows) {
    for (const other of rows) {
      const share = one.tutorId === other.tutorId || one.studentId === other.studentId;
      if (one.id < other.id && share && one.start < other.end && other.start < one.end) {
        found.push(`overlap of ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
      }
    }
  }
  return found;
}
