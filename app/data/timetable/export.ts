import {
  asWritten,
  madeByStaff,
  madeByTutor,
  ofStudent,
  ownOpenTo,
  taughtBy,
  type Section,
} from "#data/account/export-owners.ts";
import { readsStudentsNow } from "#data/teaching/teaching.ts";
import { sql } from "kysely";
import type { TimetableTables } from "#data/shared/tables/timetable.ts";

// Series that a person reads now, like the lessons that these became.
const ofSeries = (id: string) => sql`(${ownOpenTo(id)} or ${madeByStaff(id)})`;

/** The rows of the timetable's tables in a person's data export. */
export const timetableSections = {
  lesson_series: (id) => sql`
    select id::text as key, case when ${ofSeries(id)} then json_build_object('id', id,
      'assignment', assignment_id, 'title', title, 'description', description,
      'firstDay', first_day, 'lastDay', last_day, 'leftOut', skipped, 'createdAt', created_at,
      'endedAt', ended_at)
      else json_build_object('id', id, 'assignment', assignment_id, 'title', ${asWritten("title")},
      'description', ${asWritten("description")}, 'createdAt', created_at) end as item
    from lesson_series where ${ofSeries(id)} or ${madeByTutor(id)}`,
  series_times: (id) => sql`
    select concat(series_id, weekday, lpad(start_minute::text, 4, '0')) as key,
      json_build_object('series', series_id, 'weekday', weekday, 'startMinute', start_minute,
        'minutes', minutes) as item
    from series_times where series_id in (select id from lesson_series where ${ofSeries(id)})`,
  // Once another tutor teaches the child, whoever answered has their own answer only.
  lesson_requests: (id) => sql`
    select r.id::text as key, case
      when c.assignment_id in (${ofStudent(id)} union all ${taughtBy(id)})
      then json_build_object('lesson', r.lesson_id, 'kind', r.kind,
        'askedAs', r.asked_as, 'reason', r.reason, 'startsAt', r.starts_at, 'askedAt', r.asked_at,
        'answer', r.answer, 'answeredAt', r.answered_at, 'answerReason', r.answer_reason)
      else json_build_object('lesson', r.lesson_id, 'kind', r.kind,
        'answer', r.answer, 'answeredAt', r.answered_at, 'answerReason', r.answer_reason) end as item
    from lesson_requests r join content_items c on c.id = r.lesson_id
    where c.assignment_id in (${ofStudent(id)})
      or r.answered_by = ${id} and ${readsStudentsNow(id)}`,
  lesson_proposals: (id) => sql`
    select p.id::text as key, json_build_object('lesson', p.lesson_id, 'kind', p.way,
      'before', p.was_at, 'askedAt', p.asked_at, 'until', p.expires_at, 'suits', p.suits,
      'text', p.comment, 'answeredAt', p.answered_at, 'by', p.answered_as, 'endedAt', p.ended_at) as item
    from lesson_proposals p join content_items c on c.id = p.lesson_id
    where c.assignment_id in (${ofStudent(id)})`,
  // The lesson is another tutor's: when it was to be is all that stays with whoever was asked.
  substitutions: (id) => sql`
    select concat(starts_at::text, lesson_id) as key, json_build_object('startsAt', starts_at,
      'askedAt', asked_at, 'answer', answer, 'answeredAt', answered_at, 'endedAt', ended_at) as item
    from substitutions where tutor_id = ${id}`,
  tutor_hours: (id) => sql`
    select concat(weekday, lpad(from_minute::text, 4, '0')) as key,
      json_build_object('weekday', weekday, 'fromMinute', from_minute, 'toMinute', to_minute) as item
    from tutor_hours where tutor_id = ${id}`,
  time_off: (id) => sql`
    select id::text as key, json_build_object('firstDay', first_day,
      'fromTime', left(from_time::text, 5), 'lastDay', last_day,
      'untilTime', left(until_time::text, 5), 'reason', reason, 'createdAt', created_at) as item
    from time_off where tutor_id = ${id}`,
  preferred_times: (id) => sql`
    select concat(weekday, lpad(from_minute::text, 4, '0')) as key,
      json_build_object('weekday', weekday, 'fromMinute', from_minute, 'toMinute', to_minute) as item
    from preferred_times where student_id = ${id}`,
} satisfies Partial<Record<keyof TimetableTables, Section>>;
