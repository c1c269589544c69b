import type { LessonFacts } from "#domain/lessons/settlement.ts";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import { toStoredEvent, type EventRow, type StoredEvent } from "./events.ts";
import { historySql, type LessonHistory } from "./history.ts";
import { course, person, type LessonToSettle } from "./queue.ts";
import { reportJsonSql, type ShownReport } from "./reports.ts";

/** A lesson with everything that is known of it. */
export interface LessonEvidence
  extends LessonFacts, Omit<LessonToSettle, "startsAt" | "isDisputed">, LessonHistory {
  /** When the guardian's page was last opened; null for never, or no guardian. */
  guardianReadAt: Date | null;
  events: (StoredEvent & { name: string | null; startsAt: number })[];
  /** Also one that is not shown to the family any more. */
  report: ShownReport | null;
}

interface EvidenceRow extends Omit<LessonToSettle, "isDisputed">, LessonHistory {
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
  const found = await findRow<EvidenceRow>(db)`
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
        from lesson_events e where e.lesson_id = l.id) as events,
      ${historySql}
    from (select ${lessonId}::uuid as id) l
      left join content_items c on c.id = l.id and c.kind = 'live-session'
      left join lesson_records r on r.lesson_id = l.id
      left join booked_times b on b.lesson_id = c.id and b.request_id is null
      left join assignments a on a.id = c.assignment_id
      left join students s on s.id = coalesce(a.student_id, r.student_id)
      left join tutors t on t.id = coalesce(b.tutor_id, r.tutor_id, a.tutor_id)
    where c.id is not null or r.lesson_id is not null`;
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
