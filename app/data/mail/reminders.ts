import { reminderGraceMinutes, reminderPoints, type Queued } from "#domain/mail/mail.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";
import { isPlannedLesson } from "#data/timetable/lesson-time.ts";
import { isGiven } from "#data/timetable/substitutes.ts";

/**
 * Inserts the reminder mails that are due: for the student and the tutor of each upcoming live
 * session, a day and an hour before it. Each reminder is inserted once, by whichever instance comes
 * first; a session with another start gets new ones. For a session created or moved after a reminder's
 * time it is inserted within a few minutes only, otherwise also later (`reminderPoints`).
 *
 * @returns the queue entries to add
 */
export function insertDueReminders(trx: Database, now: Date) {
  const points = Object.entries(reminderPoints).map(
    ([name, { minutesBefore, minutesLate }]) =>
      sql`(${name}::text, make_interval(mins => ${minutesBefore}), make_interval(mins => ${minutesLate}))`,
  );
  const furthest = Math.max(
    ...Object.values(reminderPoints).map(({ minutesBefore }) => minutesBefore),
  );
  return listRows<Queued>(trx)`
    insert into mails (account_id, kind, data, key)
    select person.id, 'session-reminder',
      jsonb_build_object('itemId', c.id, 'point', point.name, 'startsAt', c.starts_at),
      reminder.key
    from content_items c
    join assignments a on a.id = c.assignment_id
    join tutors t on ${isGiven}
    cross join (values ${sql.join(points)}) point (name, before, late)
    -- Who was asked to give it and has not answered is reminded of nothing.
    cross join lateral (values (a.student_id), (case when c.substitute_id is null then a.tutor_id
      when c.substitute_accepted_at is not null then c.substitute_id end)) person (id)
    cross join lateral (
      values (concat_ws(' ', 'reminder', point.name, c.id, extract(epoch from c.starts_at)))
    ) reminder (key)
    where person.id is not null and ${isPlannedLesson()} and c.starts_at > ${now}
      and c.starts_at <= ${now}::timestamptz + make_interval(mins => ${furthest})
      and c.starts_at - point.before <= ${now}
      and c.starts_at - point.before > ${now}::timestamptz - case
        when c.updated_at <= c.starts_at - point.before then point.late
        else make_interval(mins => ${reminderGraceMinutes}) end
      and not exists (select from mail_refusals r
        where r.account_id = person.id and r.mail_group = 'reminders')
      -- Checking first is much cheaper than a conflict; another instance may still insert it first.
      and not exists (select from mails m where m.account_id = person.id and m.key = reminder.key)
    on conflict (account_id, key) do nothing
    returning id as "mailId", due_at as "dueAt"`;
}
