import type { EnquirySource } from "#domain/enquiries/enquiry.ts";
import type { EnquiryStage } from "#domain/enquiries/stage.ts";
import type { LessonEvent } from "#domain/lessons/settlement.ts";
import type { Language } from "#domain/shared/language.ts";
import type { Cancellation } from "#domain/timetable/lesson.ts";
import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { sql, type RawBuilder } from "kysely";
import { lessonEventsSql } from "#data/lessons/events.ts";
import { lastMessagesSql, type LastMessage } from "#data/messages/home.ts";
import { isShownHomework } from "#data/homework/homeworks.ts";
import { reportOfSql, type ShownReport } from "#data/lessons/reports.ts";
import { cancellationSql, isComingLesson } from "#data/timetable/lesson-time.ts";
import { siblingsSql, type Sibling } from "./siblings.ts";

/** A lesson of a student, as somebody who calls asks about it. Moments are ISO 8601. */
export interface CallLesson {
  id: string;
  startsAt: string;
  minutes: number;
  subjectId: SubjectId;
  /** Empty for a tutor who has left. */
  tutorName: string;
  url: string;
  cancellation: Cancellation | null;
  events: LessonEvent[];
  /** Why an admin decided how it turned out; empty for no decision. */
  decision: string;
  report: ShownReport | null;
}

/** What a family asks about when it calls. */
export interface CallCard {
  /** In which language the student reads. */
  language: Language;
  /** The other children of the student's guardian. */
  siblings: Sibling[];
  /** The newest first. */
  lastLessons: CallLesson[];
  /** The next first. */
  nextLessons: CallLesson[];
  /** The newest homework of each of the last courses. */
  homework: { subjectId: SubjectId; text: string; until: string | null; startsAt: string }[];
  /** The newest first. */
  messages: LastMessage[];
  /** From which they came, with what was done. */
  enquiries: {
    id: string;
    source: EnquirySource;
    stage: EnquiryStage;
    createdAt: string;
    /** The newest first. */
    events: { id: string; at: string; name: string | null; what: string; note: string | null }[];
  }[];
}

const shown = {
  lessons: 3,
  siblings: 10,
  homework: 3,
  enquiries: 3,
  events: 5,
  messages: 5,
} as const;

const lessonsSql = (
  studentId: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
) => sql`
  (select coalesce(json_agg(l), '[]') from (
    select c.id, c.starts_at as "startsAt", c.minutes, a.subject_id as "subjectId", c.url,
      concat_ws(' ', t.first_name, nullif(t.last_name, '')) as "tutorName",
      ${cancellationSql()} as cancellation, ${lessonEventsSql()} as events,
      coalesce((select e.reason from lesson_events e where e.lesson_id = c.id and e.what = 'decided'
        order by e.at desc, e.id limit 1), '') as decision,
      ${reportOfSql()} as report
    from assignments a
      join content_items c on c.assignment_id = a.id and c.kind = 'live-session'
      left join booked_times b on b.lesson_id = c.id and b.request_id is null
      left join tutors t on t.id = coalesce(b.tutor_id, a.tutor_id)
    where a.student_id = ${studentId} and ${which}
    order by ${order}, c.id limit ${sql.lit(shown.lessons)}) l)`;

/** SQL: the `CallCard` of the student `s` with the account `e`, as JSON. */
export function callCardSql(now: Date): RawBuilder<CallCard> {
  const id = sql`s.id`;
  return sql<CallCard>`json_build_object(
    'language', e.language,
    'siblings', (select coalesce(json_agg(o), '[]') from (
      ${siblingsSql(id)} limit ${sql.lit(shown.siblings)}) o),
    'lastLessons', ${lessonsSql(id, sql`c.starts_at <= ${now}`, sql`c.starts_at desc`)},
    'nextLessons', ${lessonsSql(
      id,
      sql`a.status = 'active' and c.starts_at > ${now} and ${isComingLesson(now)}`,
      sql`c.starts_at`,
    )},
    'homework', (select coalesce(json_agg(h order by h."startsAt" desc), '[]') from (
      select n.* from (
        select distinct on (a.subject_id) a.subject_id as "subjectId", h.text, h.until,
          h.set_at as "startsAt"
        from homeworks h join assignments a on a.id = h.assignment_id
        where h.student_id = ${id} and ${isShownHomework}
        order by a.subject_id, h.set_at desc) n
      order by n."startsAt" desc limit ${sql.lit(shown.homework)}) h),
    'messages', ${lastMessagesSql(id, shown.messages)},
    'enquiries', (select coalesce(json_agg(q), '[]') from (
      select q.id, q.source, q.stage, q.created_at as "createdAt",
        (select coalesce(json_agg(v), '[]') from (
          select v.id, v.at, d.name, v.what, v.note
          from enquiry_events v left join admins d on d.id = v.admin_id
          where v.enquiry_id = q.id
          order by v.at desc, v.id limit ${sql.lit(shown.events)}) v) as events
      from enquiries q where q.student_id = ${id}
      order by q.created_at desc, q.id limit ${sql.lit(shown.enquiries)}) q))`;
}
