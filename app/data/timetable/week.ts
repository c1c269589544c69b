import { awayTimesSql } from "./time-off.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { jsonRows } from "#data/shared/json-rows.ts";
import { tutorDemosSql, type TutorDemo } from "./demo-lessons.ts";
import { isAskedFor, substituteNameSql, waitsForTutor } from "./substitutes.ts";
import { recordedLessonSql, type RecordedLesson } from "#data/lessons/family.ts";
import { prepare } from "#data/shared/prepared.ts";
import { teachesNow } from "#data/teaching/teaching.ts";
import type { NamedCourse } from "#data/assignments/named-course.ts";
import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import type { AwayTime, Holiday } from "#domain/timetable/planning.ts";
import type { WeekLesson } from "#domain/timetable/week/week-facts.ts";

type Sql = RawBuilder<unknown>;

/** A week, by its first moment and the one after its last. */
export interface WeekValues {
  start: Date;
  end: Date;
}

/** A lesson with the people and the course that it belongs to. */
export interface StoredLesson extends WeekLesson, NamedCourse {
  assignmentId: string;
  studentId: string;
  /** The assignment's; null for a deleted tutor, whose name is empty. */
  tutorId: string | null;
  /** Of who gives it. */
  tutorName: string;
  title: string;
  url: string;
  /** Whether it waits for another tutor, because its own one is suspended. */
  isWaiting: boolean;
  /** Whether it was cancelled later than the academy's rule allows. */
  isCancelledLate: boolean;
  /** How it turned out, as far as it was recorded. */
  recorded: RecordedLesson;
}

/** What a week's table shows of one person. */
export interface PersonWeek {
  lessons: StoredLesson[];
  /** The tutor's planned demo classes; none for students. */
  demos: TutorDemo[];
  /** The tutor's; empty where they are unknown, and for students. */
  hours: WeeklyTime[];
  timeOff: AwayTime[];
  holidays: Holiday[];
}

const lessonColumns = sql`c.id, a.id as "assignmentId", s.id as "studentId", s.name as "studentName",
  t.id as "tutorId", coalesce(${substituteNameSql()}, concat_ws(' ', t.first_name, nullif(t.last_name, ''))) as "tutorName",
  a.class_id as "classId", a.subject_id as "subjectId", c.title, c.url,
  ${waitsForTutor()} as "isWaiting",
  coalesce(c.cancelled_late, false) as "isCancelledLate", ${recordedLessonSql()} as recorded`;

const people = sql`join students s on s.id = a.student_id left join tutors t on t.id = a.tutor_id`;

/** The most lessons of one person in a week. */
const lessonLimit = 400;

/**
 * SQL: whether something lies in a week, also with its end only. The first comparison is for an index:
 * nothing lasts a day.
 */
export const isIn = ({ start, end }: WeekValues, startsAt: Sql, endsAt: Sql): Sql =>
  sql`(${startsAt} > ${start}::timestamptz - interval '1 day' and ${startsAt} < ${end}::timestamptz
    and ${endsAt} > ${start}::timestamptz)`;

/**
 * The lessons of a week and the times that open requests hold, from the person's booked times, and
 * the cancelled lessons, which take no time, from their assignments.
 */
function lessonsSql(
  owner: "student_id" | "tutor_id",
  id: Sql,
  week: WeekValues,
  visible: Sql,
): Sql {
  return sql`
    select ${lessonColumns}, b.starts_at as "startsAt",
      (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes,
      case when b.request_id is null then 'planned' else 'held' end as state
    from booked_times b
    join content_items c on c.id = b.lesson_id
    join assignments a on a.id = c.assignment_id ${people}
    left join lesson_requests r on r.id = b.request_id
    where b.${sql.ref(owner)} = ${id} and ${isIn(week, sql`b.starts_at`, sql`b.ends_at`)}
      and (r.id is null or r.expires_at > now()) and ${visible}
    union all
    select ${lessonColumns}, c.starts_at, c.minutes, 'cancelled'
    from assignments a ${people}
    join lateral (
      select c.* from content_items c
      where c.assignment_id = a.id and c.kind = 'live-session' and c.cancelled_at is not null
        and ${isIn(week, sql`c.starts_at`, sql`c.starts_at + make_interval(mins => c.minutes)`)}
      order by c.starts_at limit ${sql.lit(lessonLimit)}) c on true
    where a.${sql.ref(owner)} = ${id} and ${visible}
    order by "startsAt", id limit ${sql.lit(lessonLimit)}`;
}

/** The days of a week as dates in India, for comparisons with dates. */
const firstDay = ({ start }: WeekValues) =>
  sql`(${start}::timestamptz at time zone 'Asia/Kolkata')::date`;
const dayAfter = ({ end }: WeekValues) =>
  sql`(${end}::timestamptz at time zone 'Asia/Kolkata')::date`;

export function hoursSql(tutorId: Sql): Sql {
  return sql`select h.weekday, h.from_minute as "fromMinute", h.to_minute as "toMinute"
    from tutor_hours h where h.tutor_id = ${tutorId} order by h.weekday, h.from_minute`;
}

export const timeOffSql = (tutorId: Sql, { start, end }: WeekValues): Sql =>
  awayTimesSql(tutorId, sql`${start}::timestamptz`, sql`${end}::timestamptz`);

export function holidaysSql(week: WeekValues): Sql {
  return sql`select o.day::text as day, o.name from holidays o
    where o.day >= ${firstDay(week)} and o.day < ${dayAfter(week)} order by o.day`;
}

type Owned = WeekValues & { personId: string };

const demosSql = ({ personId, start, end }: Owned, reader: "tutor" | "staff") =>
  tutorDemosSql(sql`${personId}::uuid`, sql`${start}`, sql`${end}`, reader);

/** @param demos the selected demo classes; null for a student, who has none */
function personWeekSql(
  owner: "student_id" | "tutor_id",
  values: Owned,
  { visible, demos }: { visible: Sql; demos: Sql | null },
): Sql {
  const id = sql`${values.personId}::uuid`;
  const isTutor = owner === "tutor_id";
  const none = sql`'[]'::json`;
  return sql`${jsonRows(lessonsSql(owner, id, values, visible))} as lessons,
    ${demos ? jsonRows(demos) : none} as demos,
    ${isTutor ? jsonRows(hoursSql(id)) : none} as hours,
    ${isTutor ? jsonRows(timeOffSql(id, values)) : none} as "timeOff",
    ${jsonRows(holidaysSql(values))} as holidays`;
}

const selectStudentWeek = prepare("student-week", (db, values: Owned) =>
  sql<PersonWeek>`select ${personWeekSql("student_id", values, { visible: sql`true`, demos: null })}`.compile(
    db,
  ),
);

// What a tutor no longer teaches is no longer shown to them, as everywhere.
const selectTutorWeek = prepare("tutor-week", (db, values: Owned) => {
  const tutorId = sql`${values.personId}::uuid`;
  const visible = sql`(${teachesNow(tutorId)} or ${isAskedFor(tutorId)})`;
  const demos = demosSql(values, "tutor");
  return sql<PersonWeek>`select ${personWeekSql("tutor_id", values, { visible, demos })}`.compile(
    db,
  );
});

const selectAnyTutorWeek = prepare("admin-tutor-week", (db, values: Owned) =>
  sql<PersonWeek & { name: string }>`
    select concat_ws(' ', p.first_name, nullif(p.last_name, '')) as name,
      ${personWeekSql("tutor_id", values, { visible: sql`true`, demos: demosSql(values, "staff") })}
    from tutors p where p.id = ${values.personId}::uuid`.compile(db),
);

const selectAnyStudentWeek = prepare("admin-student-week", (db, values: Owned) =>
  sql<PersonWeek & { name: string }>`
    select p.name, ${personWeekSql("student_id", values, { visible: sql`true`, demos: null })}
    from students p where p.id = ${values.personId}::uuid`.compile(db),
);

const noWeek: PersonWeek = { lessons: [], demos: [], hours: [], timeOff: [], holidays: [] };

// Dates within JSON arrive as text.
export const withStarts = <Lesson extends { startsAt: Date }>(
  lessons: readonly Lesson[],
): Lesson[] => lessons.map((lesson) => ({ ...lesson, startsAt: new Date(lesson.startsAt) }));

/** A student's week, with the lessons of all of their assignments. */
export async function findStudentWeek(db: Database, values: Owned): Promise<PersonWeek> {
  const [found = noWeek] = await selectStudentWeek(db, values);
  return { ...found, lessons: withStarts(found.lessons) };
}

/** A tutor's own week: the lessons of their active assignments, their hours and time off. */
export async function findTutorWeek(db: Database, values: Owned): Promise<PersonWeek> {
  const [found = noWeek] = await selectTutorWeek(db, values);
  return { ...found, lessons: withStarts(found.lessons), demos: withStarts(found.demos) };
}

/** Anybody's week, with all that takes their time, for admins; null for no such person. */
export async function findAnyWeek(
  db: Database,
  role: "student" | "tutor",
  values: Owned,
): Promise<(PersonWeek & { name: string }) | null> {
  const select = role === "student" ? selectAnyStudentWeek : selectAnyTutorWeek;
  const [found] = await select(db, values);
  if (!found) return null;
  return { ...found, lessons: withStarts(found.lessons), demos: withStarts(found.demos) };
}
