import type { ClassId, SubjectId } from "#domain/catalogue-ids.ts";
import { answerDays, type LessonEvent } from "#domain/lessons/settlement.ts";
import { sql } from "kysely";
import { calendarAddressSql, type CalendarAddress } from "./calendars.ts";
import type { Database } from "./database.ts";
import { prepare } from "./prepared.ts";
import { lessonEventsSql } from "./lessons/events.ts";
import { isSuspended } from "./suspensions.ts";
import { isPlannedLesson, lessonEnd } from "./timetable/lesson-time.ts";
import { waitingRequestsSql, type WaitingRequest } from "./timetable/requests.ts";

/** A planned live session of one of the tutor's active assignments. */
export interface OverviewSession {
  id: string;
  assignmentId: string;
  studentName: string;
  classId: ClassId;
  subjectId: SubjectId;
  title: string;
  url: string;
  startsAt: Date;
  minutes: number;
}

/** A live session of today or just before, with what its tutor needs to hold and finish it. */
export interface NearSession extends OverviewSession {
  description: string;
  /**
   * Whether it no longer waits for this tutor: it was settled, is disputed, was over a week ago, or
   * another tutor gave it.
   */
  isDone: boolean;
  events: LessonEvent[];
  /** The title of the assignment's previous session, or of its newest recording. */
  lastTitle: string | null;
  /** When the assignment's next session after this one and after now starts. */
  nextStart: Date | null;
}

export interface TutorOverview {
  /** The sessions from `since` to `until`, and those since `openSince` that wait to be settled, soonest first. */
  near: NearSession[];
  /** The next sessions from `until` on, soonest first; at most `laterLimit`. */
  later: OverviewSession[];
  /** The ids of the active assignments without a session after now. */
  withoutNext: string[];
  /** What families ask and nobody has answered yet. */
  requests: WaitingRequest[];
  /** The address of the tutor's calendar; null for none. */
  calendar: CalendarAddress | null;
}

/** The most sessions after today that the overview reads. */
export const laterLimit = 60;

/** The most sessions of one assignment in two days. */
const nearLimit = 50;

interface OverviewValues {
  tutorId: string;
  openSince: Date;
  since: Date;
  until: Date;
  now: Date;
}

const sessionColumns = sql`c.id, a.id as "assignmentId", s.name as "studentName",
  a.class_id as "classId", a.subject_id as "subjectId", c.title, c.url, c.starts_at as "startsAt",
  c.minutes`;

// Each subquery reads a few rows of an index of one assignment, however long its history is and
// however far ahead its sessions are planned. The limits keep PostgreSQL from joining them with an
// index of the whole academy's sessions instead.
const selectOverview = prepare("tutor-overview", (db, values: OverviewValues) => {
  const { tutorId, openSince, since, until, now } = values;
  const ofTutor = sql`a.tutor_id = ${tutorId} and a.status = 'active' and not ${isSuspended(tutorId)}`;
  const sessionsOf = sql`content_items c where c.assignment_id = a.id and ${isPlannedLesson()}`;
  const isDone = sql`(c.finished_at is not null
    or ${lessonEnd()} <= ${now}::timestamptz - make_interval(days => ${sql.lit(answerDays)})
    or exists (select from booked_times b
      where b.lesson_id = c.id and b.request_id is null and b.tutor_id is distinct from ${tutorId}))`;
  const near = sql`
    select ${sessionColumns}, c.description,
      ${isDone} as "isDone", ${lessonEventsSql()} as events,
      coalesce(
        (select p.title from content_items p where p.assignment_id = a.id
          and ${isPlannedLesson("p")} and p.starts_at < least(c.starts_at, ${now}::timestamptz)
          order by p.starts_at desc limit 1),
        (select r.title from content_items r where r.assignment_id = a.id and r.kind = 'recording'
          order by r.created_at desc limit 1)) as "lastTitle",
      (select min(n.starts_at) from content_items n where n.assignment_id = a.id
        and ${isPlannedLesson("n")}
        and n.starts_at > greatest(c.starts_at, ${now}::timestamptz)) as "nextStart"
    from assignments a
    join students s on s.id = a.student_id
    join lateral (select c.* from ${sessionsOf}
      and c.starts_at >= ${openSince} and c.starts_at < ${until}
      and (c.starts_at >= ${since} or not ${isDone})
      order by c.starts_at limit ${sql.lit(nearLimit)}) c on true
    where ${ofTutor}
    order by c.starts_at, s.name, c.id`;
  const later = sql`
    select ${sessionColumns}
    from assignments a
    join students s on s.id = a.student_id
    join lateral (select c.* from ${sessionsOf} and c.starts_at >= ${until}
      order by c.starts_at limit ${sql.lit(laterLimit)}) c on true
    where ${ofTutor}
    order by c.starts_at, s.name, c.id limit ${sql.lit(laterLimit)}`;
  const withoutNext = sql`
    select a.id from assignments a
    where ${ofTutor} and (select c.id from ${sessionsOf} and c.starts_at > ${now}
      order by c.starts_at limit 1) is null`;
  return sql<TutorOverview>`
    select ${calendarAddressSql(sql`${tutorId}::uuid`)} as calendar,
      ${waitingRequestsSql(tutorId, now)} as requests,
      (select coalesce(json_agg(n), '[]') from (${near}) n) as near,
      (select coalesce(json_agg(l), '[]') from (${later}) l) as later,
      (select coalesce(json_agg(w.id), '[]') from (${withoutNext}) w) as "withoutNext"`.compile(db);
});

// Dates within JSON arrive as text.
const withDate = <Session extends OverviewSession>(session: Session): Session => ({
  ...session,
  startsAt: new Date(session.startsAt),
});

/**
 * What a tutor's home shows, in one query.
 *
 * @param openSince the start of the sessions that are near because they wait to be settled
 * @param since the start of the others
 * @param until their end, from which on sessions are later
 */
export async function findTutorOverview(
  db: Database,
  values: OverviewValues,
): Promise<TutorOverview> {
  const [found] = await selectOverview(db, values);
  if (!found) return { near: [], later: [], withoutNext: [], requests: [], calendar: null };
  return {
    ...found,
    near: found.near.map(({ nextStart, ...session }) => ({
      ...withDate(session),
      nextStart: nextStart && new Date(nextStart),
    })),
    later: found.later.map(withDate),
  };
}
