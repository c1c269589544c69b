import { ofStudent, openTo, unlessSuspended, type Section } from "#data/export-owners.ts";
import { sql } from "kysely";
import type { TimetableTables } from "#data/tables/timetable.ts";

// A tutor gets the series that they made, like the lessons that these became.
const ofSeries = (id: string) => sql`(created_by = ${id} or assignment_id in (${openTo(id)}))`;

/** The rows of the timetable's tables in a person's data export. */
export const timetableSections = {
  lesson_series: (id) => sql`
    select id::text as key, json_build_object('id', id, 'assignment', assignment_id, 'title', title,
      'description', description, 'firstDay', first_day, 'lastDay', last_day,
      'leftOut', skipped, 'createdAt', created_at, 'endedAt', ended_at) as item
    from lesson_series where ${ofSeries(id)} and ${unlessSuspended(id)}`,
  series_times: (id) => sql`
    select concat(series_id, weekday, lpad(start_minute::text, 4, '0')) as key,
      json_build_object('series', series_id, 'weekday', weekday, 'startMinute', start_minute,
        'minutes', minutes) as item
    from series_times where series_id in (select id from lesson_series where ${ofSeries(id)})
      and ${unlessSuspended(id)}`,
  lesson_requests: (id) => sql`
    select r.id::text as key, json_build_object('lesson', r.lesson_id, 'kind', r.kind,
      'askedAs', r.asked_as, 'reason', r.reason, 'startsAt', r.starts_at, 'askedAt', r.asked_at,
      'answer', r.answer, 'answeredAt', r.answered_at, 'answerReason', r.answer_reason) as item
    from lesson_requests r join content_items c on c.id = r.lesson_id
    where (r.answered_by = ${id} or c.assignment_id in (${ofStudent(id)})) and ${unlessSuspended(id)}`,
  tutor_hours: (id) => sql`
    select concat(weekday, lpad(from_minute::text, 4, '0')) as key,
      json_build_object('weekday', weekday, 'fromMinute', from_minute, 'toMinute', to_minute) as item
    from tutor_hours where tutor_id = ${id}`,
  time_off: (id) => sql`
    select id::text as key, json_build_object('firstDay', first_day, 'lastDay', last_day,
      'createdAt', created_at) as item
    from time_off where tutor_id = ${id}`,
  preferred_times: (id) => sql`
    select concat(weekday, lpad(from_minute::text, 4, '0')) as key,
      json_build_object('weekday', weekday, 'fromMinute', from_minute, 'toMinute', to_minute) as item
    from preferred_times where student_id = ${id}`,
} satisfies Partial<Record<keyof TimetableTables, Section>>;
