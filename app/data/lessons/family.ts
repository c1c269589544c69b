import type { NamedCourse } from "#data/assignments/named-course.ts";
import type { LessonFacts, LessonRecord } from "#domain/lessons/settlement.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import { giverIdSql } from "#data/timetable/substitutes.ts";
import { reportOfSql, type ShownReport } from "./reports.ts";
import { toStoredEvent, type EventRow, type StoredEvent } from "./events.ts";

/** How a content item's lesson turned out, as far as it was recorded. */
export interface RecordedLesson extends LessonRecord {
  /** Whether it was over before outcomes were recorded: nobody is asked about it. */
  isOld: boolean;
}

/** SQL: the `RecordedLesson` of a content item as JSON. */
export function recordedLessonSql(alias: string = "c"): RawBuilder<RecordedLesson> {
  const item = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<RecordedLesson>`(select json_build_object('outcome', r.outcome,
      'isDisputed', r.disputed_at is not null,
      'isOld', ${item("finished_at")} is not null and r.settled_at is null and r.disputed_at is null)
    from (select) one left join lesson_records r on r.lesson_id = ${item("id")})`;
}

/** A lesson of a family, with what was said of it. */
export interface FamilyLesson extends LessonFacts, NamedCourse {
  id: string;
  assignmentId: string;
  studentId: string;
  /** Who gives or gave it; empty for a deleted tutor. */
  tutorName: string;
  title: string;
  isOld: boolean;
  report: ShownReport | null;
  events: StoredEvent[];
}

interface Row extends Omit<FamilyLesson, "startsAt" | "cancellation" | "events"> {
  startsAt: Date;
  minutes: number;
  isCancelled: boolean;
  isLate: boolean;
  recorded: RecordedLesson;
  events: (Omit<EventRow, "at"> & { at: string })[];
}

/** A lesson of one of some students; null for any other. */
export async function findFamilyLesson(
  db: Database,
  lessonId: string,
  studentIds: readonly string[],
): Promise<FamilyLesson | null> {
  const row = await findRow<Row>(db)`
    select c.id, a.id as "assignmentId", s.id as "studentId", s.name as "studentName",
      concat_ws(' ', t.first_name, t.last_name) as "tutorName", a.class_id as "classId",
      a.subject_id as "subjectId", c.title, c.starts_at as "startsAt", c.minutes,
      c.cancelled_at is not null as "isCancelled", coalesce(c.cancelled_late, false) as "isLate",
      ${recordedLessonSql()} as recorded, ${reportOfSql()} as report,
      (select coalesce(json_agg(json_build_object('at', e.at, 'what', e.what, 'as', e.said_as,
          'outcome', e.outcome, 'saidBy', e.said_by, 'reason', e.reason) order by e.at, e.id), '[]')
        from lesson_events e where e.lesson_id = c.id) as events
    from content_items c
      join assignments a on a.id = c.assignment_id
      join students s on s.id = a.student_id
      left join booked_times b on b.lesson_id = c.id and b.request_id is null
      left join tutors t on t.id = case when c.substitute_id is not null then ${giverIdSql()}
        else coalesce(b.tutor_id, a.tutor_id) end
    where c.id = ${lessonId} and c.kind = 'live-session'
      and a.student_id = any(${studentIds}::uuid[])`;
  if (!row) return null;
  const { startsAt, isCancelled, isLate, recorded, events, ...lesson } = row;
  return {
    ...lesson,
    isOld: recorded.isOld,
    startsAt: startsAt.getTime(),
    cancellation: isCancelled ? { isLate } : null,
    events: events.map((event) => toStoredEvent({ ...event, at: new Date(event.at) })),
  };
}
