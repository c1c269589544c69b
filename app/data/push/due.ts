import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { isShownHomework } from "#data/homework/homeworks.ts";
import { isPlannedLesson } from "#data/timetable/lesson-time.ts";
import { isGiven } from "#data/timetable/substitutes.ts";
import { soonMinutes } from "#domain/push/push.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { subscribed } from "./pushes.ts";

/**
 * Inserts the notices about lessons that begin within ten minutes, for the student and for who gives
 * each, at any hour. They open the home, whose first button is Join.
 */
export async function insertSoonPushes(trx: Database, now: Date): Promise<void> {
  await sql`
    insert into pushes (subscription_id, kind, path, key, lesson_id, due_at, expires_at)
    select n.id, 'soon', person.path, concat_ws(' ', 'soon', c.id, extract(epoch from c.starts_at)),
      c.id, ${now}::timestamptz, c.starts_at
    from content_items c
      join assignments a on a.id = c.assignment_id
      join tutors t on ${isGiven}
      cross join lateral (values (a.student_id, '/dashboard'),
        (case when c.substitute_id is null then a.tutor_id
          when c.substitute_accepted_at is not null then c.substitute_id end, '/tutor-dashboard'))
        person (id, path)
      join (${subscribed("soon")}) on s.account_id = person.id
    where ${isPlannedLesson()} and c.starts_at > ${now}
      and c.starts_at <= ${now}::timestamptz + make_interval(mins => ${soonMinutes})
    on conflict do nothing`.execute(trx);
}

/**
 * Inserts the notices about homework that is due tomorrow and not ticked, for students. Call it in the
 * evening; the same homework is named once.
 */
export async function insertHomeworkPushes(trx: Database, now: Date): Promise<void> {
  const today = toIndiaDateTimeFields(now).date;
  await sql`
    insert into pushes (subscription_id, kind, path, key, lesson_id, due_at, expires_at)
    select n.id, 'homework', '/dashboard', concat_ws(' ', 'homework', h.id, h.until),
      null, ${now}::timestamptz, ${now}::timestamptz + interval '3 hours'
    from homeworks h
      join (${subscribed("homework")}) on s.account_id = h.student_id
    where h.done_at is null and h.until = ${today}::date + 1 and ${isShownHomework}
    on conflict do nothing`.execute(trx);
}
