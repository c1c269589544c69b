import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { queueHours, type LessonFacts } from "#domain/lessons/settlement.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { lessonEnd } from "#data/timetable/lesson-time.ts";
import { toStoredEvent, type EventRow, type StoredEvent } from "./events.ts";
import { reportJsonSql, type ShownReport } from "./reports.ts";

/** SQL: the records of lessons that are disputed, as `r`. */
export const disputedSql = sql`lesson_records r where r.disputed_at is not null`;

/**
 * SQL: whether a lesson `c` is overdue: nobody has settled it in `queueHours` hours. The first
 * conditions are those of an index.
 */
export const isOverdueSql = (now: Date) => sql`(
  c.kind = 'live-session' and c.cancelled_at is null and c.finished_at is null
    and c.starts_at < ${now}::timestamptz - make_interval(hours => ${sql.lit(queueHours)})
    and ${lessonEnd()} <= ${now}::timestamptz - make_interval(hours => ${sql.lit(queueHours)}))`;

/** SQL: the overdue lessons, as `c`. */
export const overdueSql = (now: Date) => sql`content_items c where ${isOverdueSql(now)}`;

/** A lesson that waits for an admin. */
export interface LessonToSettle {
  id: string;
  startsAt: Date;
  isDisputed: boolean;
  /** null for one that was deleted. */
  course: { classId: ClassId; subjectId: SubjectId } | null;
  /** null for deleted people. */
  student: { id: string; name: string } | null;
  tutor: { id: string; name: string } | null;
}

/** SQL: the course of an assignment `a` as JSON; null for none. */
export const course = sql`case when a.id is not null then json_build_object('classId', a.class_id,
  'subjectId', a.subject_id) end as course`;

/** SQL: the student `s` and the tutor `t` of a lesson as JSON; null for deleted ones. */
export const person = sql`
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as student,
  case when t.id is not null then json_build_object('id', t.id,
    'name', concat_ws(' ', t.first_name, t.last_name)) end as tutor`;

/** The lessons that wait for an admin: disputes first, then the oldest of those that nobody has settled. */
export async function listLessonsToSettle(
  db: Database,
  now: Date,
  limit: number,
): Promise<LessonToSettle[]> {
  const { rows } = await sql<LessonToSettle>`
    with listed as (
      (select r.lesson_id as id, true as "isDisputed", r.disputed_at as since, r.starts_at, r.student_id,
        r.tutor_id
       from ${disputedSql} order by r.disputed_at limit ${limit})
      union all
      (select c.id, false, c.starts_at, c.starts_at, null, (select b.tutor_id from booked_times b
        where b.lesson_id = c.id and b.request_id is null)
       from ${overdueSql(now)} order by c.starts_at limit ${limit})
    )
    select l.id, l."isDisputed", l.starts_at as "startsAt", ${course}, ${person}
    from listed l
      left join content_items c on c.id = l.id
      left join assignments a on a.id = c.assignment_id
      left join students s on s.id = coalesce(a.student_id, l.student_id)
      left join tutors t on t.id = coalesce(l.tutor_id, a.tutor_id)
    order by l."isDisputed" desc, l.since, l.id limit ${limit}`.execute(db);
  return rows;
}

/** A lesson with everything that is known of it. */
export interface LessonEvidence
  extends LessonFacts, Omit<LessonToSettle, "startsAt" | "isDisputed"> {
  /** When the guardian's page was last opened; null for never, or no guardian. */
  guardianReadAt: Date | null;
  events: (StoredEvent & { name: string | null; startsAt: number })[];
  /** Also one that is not shown to the family any more. */
  report: ShownReport | null;
}

interface EvidenceRow extends Omit<LessonToSettle, "isDisputed"> {
  minutes: number;
  isCancelled: boolean;
  isLate: boolean;
  guardianReadAt: Date | null;
  report: ShownReport | null;
  events: (Omit<EventRow, "at"> & { at: string; name: string | null; startsAt: string })[];
}

/** A lesson that exists, or that was deleted after something was said of it; null for an unknown id. */
export async function findLessonEvidence(
  db: Database,
  lessonId: string,
): Promise<LessonEvidence | null> {
  const { rows } = await sql<EvidenceRow>`
    select coalesce(c.id, r.lesson_id) as id, coalesce(c.starts_at, r.starts_at) as "startsAt",
      coalesce(c.minutes, r.minutes, 60) as minutes, ${course},
      c.cancelled_at is not null as "isCancelled", coalesce(c.cancelled_late, false) as "isLate",
      ${person},
      (select max(k.last_read_at) from guardians g
        join guardians o on o.email = g.email and o.ended_at is null
        join guardian_links k on k.guardian_id = o.id and k.opens = 'page'
        where g.student_id = s.id and g.ended_at is null) as "guardianReadAt",
      (select ${reportJsonSql} from lesson_reports p where p.lesson_id = l.id) as report,
      (select coalesce(json_agg(json_build_object('at', e.at, 'what', e.what, 'as', e.said_as,
          'outcome', e.outcome, 'saidBy', e.said_by, 'reason', e.reason, 'startsAt', e.starts_at,
          'name', case e.said_as when 'admin' then (select name from admins where id = e.said_by)
            when 'tutor' then (select concat_ws(' ', first_name, last_name) from tutors
              where id = e.said_by)
            when 'guardian' then (select name from guardians where id = e.said_by)
            when 'student' then s.name end) order by e.at, e.id), '[]')
        from lesson_events e where e.lesson_id = l.id) as events
    from (select ${lessonId}::uuid as id) l
      left join content_items c on c.id = l.id and c.kind = 'live-session'
      left join lesson_records r on r.lesson_id = l.id
      left join booked_times b on b.lesson_id = c.id and b.request_id is null
      left join assignments a on a.id = c.assignment_id
      left join students s on s.id = coalesce(a.student_id, r.student_id)
      left join tutors t on t.id = coalesce(b.tutor_id, r.tutor_id, a.tutor_id)
    where c.id is not null or r.lesson_id is not null`.execute(db);
  const found = rows[0];
  if (!found) return null;
  const { startsAt, isCancelled, isLate, events, ...lesson } = found;
  return {
    ...lesson,
    startsAt: startsAt.getTime(),
    cancellation: isCancelled ? { isLate } : null,
    events: events.map((event) => ({
      ...toStoredEvent({ ...event, at: new Date(event.at) }),
      name: event.name,
      startsAt: Date.parse(event.startsAt),
    })),
  };
}
