import type { NamedCourse } from "#data/assignments/named-course.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";
import type { AwayTime } from "#domain/timetable/planning.ts";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import type { TimeOffReason } from "#domain/timetable/time-off.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { onlyRow } from "#data/shared/rows.ts";
import { freeTimesSql } from "./conflicts.ts";
import { listOwedMakeUpsSql, type OwedMakeUp } from "./make-ups.ts";
import { listRefusedProposalsSql, type RefusedProposal } from "./proposals.ts";
import { substitutesSql, type SubstituteCandidate } from "./substitute-choice.ts";
import { waitingForOfficeSql } from "./substitutes.ts";
import { dayStartSql, hasAllOffSql, timeOffDaysSql } from "./time-off.ts";

/** More lessons are on the desk once these are dealt with. */
const shownLessons = 60;

/** How many free times are looked for near each lesson: some on each day around it. */
const nearTimes = 60;

/** How many tutors are offered for each lesson. */
const shownSubstitutes = 3;

/** Families hear of a new time at least so many hours before it. */
const noticeHours = 12;

/** A lesson that can't be given when it is planned. */
export interface AwayLesson extends NamedCourse {
  id: string;
  assignmentId: string;
  title: string;
  /** Of its assignment; empty for nobody. */
  tutorName: string;
  startsAt: Date;
  minutes: number;
  /** Whether nobody else is to give it instead of its assignment's tutor. */
  isOwn: boolean;
  /** At which both are free, and the tutor isn't away, the nearest first. */
  freeTimes: Date[];
  /** Who could give it then, the best first. */
  substitutes: SubstituteCandidate[];
  /** The names of those who declined to give it. */
  declinedBy: string[];
}

/** A lesson that was dealt with, as it is now. */
export interface DealtLesson extends Omit<
  AwayLesson,
  "isOwn" | "freeTimes" | "substitutes" | "declinedBy"
> {
  isCancelled: boolean;
  isMakeUpOwed: boolean;
  /** Who was asked to give it; null for nobody. */
  substitute: { name: string; hasAccepted: boolean } | null;
}

/** Lessons that can't be given, and some that were dealt with. */
export interface LessonsToDeal {
  lessons: AwayLesson[];
  /** How many demo classes of families without an account are in this time. */
  demos: number;
  dealt: DealtLesson[];
}

/** A tutor with the lessons of the time for which they are away. */
export interface AwayTutor extends LessonsToDeal {
  name: string;
  status: TutorStatus;
  /** Whether one time off has all of it. */
  isSaved: boolean;
  /** For the office: what was changed before, on any day, and does not suit the family. */
  refused: RefusedProposal[];
  /** For the tutor: their time off with lessons, the soonest lesson first. */
  times: OwnTimeAway[];
  /** For the tutor: the make-up lessons to plan. */
  makeUps: OwedMakeUp[];
}

/** A tutor's own time off with lessons that nobody has dealt with. */
export interface OwnTimeAway extends TimeOffDays {
  lessons: number;
}

/** How many of a tutor's own time off and make-up lessons are listed. */
const shownOwn = 50;

/** SQL: the `OwnTimeAway`s of a tutor as JSON. */
export const ownTimesAwaySql = (tutorId: RawBuilder<unknown>) => sql<OwnTimeAway[]>`
  (select coalesce(json_agg(w), '[]') from (
    select ${timeOffDaysSql}, count(*)::int as lessons from ${whileAwaySql} where t.id = ${tutorId}
    group by f.id order by min(b.starts_at), f.id limit ${sql.lit(shownOwn)}) w)`;

/** The lessons of which time, and which dealt ones. */
interface DealQuery {
  away: AwayTime;
  /** Of lessons that were dealt with; those that are not of these people are left out. */
  dealtIds: readonly string[];
}

const facts = sql`c.id, a.id as "assignmentId", c.title, s.name as "studentName",
  coalesce((select concat_ws(' ', first_name, nullif(last_name, '')) from tutors
    where id = a.tutor_id), '') as "tutorName",
  a.class_id as "classId", a.subject_id as "subjectId", c.starts_at as "startsAt", c.minutes`;

const momentSql = (moment: number) => sql`${new Date(moment)}::timestamptz`;

/** SQL: whether a booked time `b` is to come, and within some time. */
const isThenSql = ({ from, until }: AwayTime) => sql`(
  b.ends_at > greatest(now(), ${momentSql(from)}) and b.starts_at > now()
    and b.starts_at < ${momentSql(until)})`;

/**
 * SQL: the `AwayLesson`s of some time as JSON.
 *
 * @param booked SQL: their rows of `booked_times`
 * @param offersSubstitutes whether who could give them instead is looked for
 */
function lessonsSql(booked: RawBuilder<unknown>, away: AwayTime, offersSubstitutes: boolean) {
  const near = {
    tutorId: sql`l.tutor_id`,
    studentId: sql`l.student_id`,
    startsAt: sql`l."startsAt"`,
    minutes: sql`l.minutes`,
    except: sql`array[l.id]`,
    away,
    soonest: sql`now() + make_interval(hours => ${sql.lit(noticeHours)})`,
  };
  const given = {
    id: sql`l.id`,
    tutorId: sql`l.tutor_id`,
    studentId: sql`l.student_id`,
    classId: sql`l."classId"`,
    subjectId: sql`l."subjectId"`,
    startsAt: sql`l."startsAt"`,
    minutes: sql`l.minutes`,
  };
  const substitutes = offersSubstitutes
    ? sql`'substitutes', ${substitutesSql(given, shownSubstitutes)},
        'declinedBy', (select coalesce(json_agg(concat_ws(' ', d.first_name, nullif(d.last_name, ''))
            order by x.answered_at), '[]')
          from substitutions x join tutors d on d.id = x.tutor_id
          where x.lesson_id = l.id and x.answer = 'declined' and x.starts_at = l."startsAt")`
    : sql`'substitutes', json_build_array(), 'declinedBy', json_build_array()`;
  return sql<AwayLesson[]>`
    (select coalesce(json_agg(to_jsonb(l) || jsonb_build_object('freeTimes',
        (select coalesce(json_agg(f.at order by abs(extract(epoch from f.at - l."startsAt")), f.at),
          '[]') from (${freeTimesSql(near, nearTimes)}) f), ${substitutes})
        order by l."startsAt", l.id), '[]')
      from (select ${facts}, a.tutor_id, b.student_id,
          coalesce(b.tutor_id, a.tutor_id) is not distinct from a.tutor_id as "isOwn"
        from (${booked}) b
        join content_items c on c.id = b.lesson_id
        join assignments a on a.id = c.assignment_id and a.status = 'active'
        join students s on s.id = a.student_id
        where b.request_id is null and ${isThenSql(away)}
        order by b.starts_at, c.id limit ${sql.lit(shownLessons)}) l)`;
}

/** SQL: the `DealtLesson`s with these ids as JSON. @param isTheirs SQL: whether a lesson `c` is listed */
const dealtSql = (ids: readonly string[], isTheirs: RawBuilder<unknown>) => sql<DealtLesson[]>`
  (select coalesce(json_agg(d order by d."startsAt", d.id), '[]') from (
    select ${facts}, c.cancelled_at is not null as "isCancelled", c.make_up_owed as "isMakeUpOwed",
      (select json_build_object('name', concat_ws(' ', u.first_name, nullif(u.last_name, '')),
        'hasAccepted', c.substitute_accepted_at is not null)
        from tutors u where u.id = c.substitute_id) as substitute
    from content_items c
    join assignments a on a.id = c.assignment_id and a.status = 'active'
    join students s on s.id = a.student_id
    where c.id = any(${ids}::uuid[]) and c.kind = 'live-session' and ${isTheirs}) d)`;

// Dates within JSON arrive as text.
function withMoments<Found extends LessonsToDeal>(found: Found): Found {
  const withStart = <Lesson extends { startsAt: Date }>(lesson: Lesson) => ({
    ...lesson,
    startsAt: new Date(lesson.startsAt),
  });
  return {
    ...found,
    dealt: found.dealt.map(withStart),
    lessons: found.lessons.map((lesson) => ({
      ...withStart(lesson),
      freeTimes: lesson.freeTimes.map((at) => new Date(at)),
    })),
  };
}

/**
 * A tutor, the lessons to come while they are away, also those that they give instead of others, each with
 * free times, and some lessons that were dealt with, in one statement; null for no tutor.
 *
 * @param isForOffice whether it is read by the office, or by the tutor
 */
export async function findAwayTutor(
  db: Database,
  tutorId: string,
  { away, dealtIds }: DealQuery,
  isForOffice: boolean,
): Promise<AwayTutor | null> {
  const booked = sql`
    select * from booked_times where tutor_id = t.id
    union all
    -- A substitute declined them while their own tutor had other lessons.
    select n.* from content_items w join assignments o on o.id = w.assignment_id
      join booked_times n on n.lesson_id = w.id and n.tutor_id is null
      where w.substitute_wanted_since is not null and w.starts_at > now() and o.tutor_id = t.id`;
  const none = sql`'[]'::json`;
  const forReader = isForOffice
    ? sql`${listRefusedProposalsSql(shownLessons, sql`t.id`)} as refused, ${none} as times,
        ${none} as "makeUps"`
    : sql`${none} as refused, ${ownTimesAwaySql(sql`t.id`)} as times,
        ${listOwedMakeUpsSql(tutorId, shownOwn)} as "makeUps"`;
  const { rows } = await sql<AwayTutor>`
    select concat_ws(' ', t.first_name, nullif(t.last_name, '')) as name, t.status,
      ${hasAllOffSql(sql`t.id`, away)} as "isSaved",
      ${lessonsSql(booked, away, isForOffice)} as lessons,
      ${forReader},
      (select count(*)::int from booked_times b where b.tutor_id = t.id and b.demo_id is not null
        and ${isThenSql(away)}) as demos,
      ${dealtSql(
        dealtIds,
        sql`(a.tutor_id = t.id or exists (select from substitutions x
          where x.lesson_id = c.id and x.tutor_id = t.id))`,
      )} as dealt
    from tutors t where t.id = ${tutorId}`.execute(db);
  return rows[0] ? withMoments(rows[0]) : null;
}

/** The lessons to come of everybody within some time, each with free times, in one statement. */
export async function findLessonsIn(
  db: Database,
  { away, dealtIds }: DealQuery,
): Promise<LessonsToDeal> {
  const booked = sql`select * from booked_times b where ${isThenSql(away)}`;
  const row = await onlyRow<LessonsToDeal>(db)`
    select ${lessonsSql(booked, away, false)} as lessons,
      (select count(*)::int from booked_times b where b.demo_id is not null
        and ${isThenSql(away)}) as demos,
      ${dealtSql(dealtIds, sql`true`)} as dealt`;
  return withMoments(row);
}

/** A tutor who teaches soon, with the number of lessons to come today and tomorrow in India. */
export interface TeachingSoon {
  tutorId: string;
  name: string;
  today: number;
  tomorrow: number;
}

/** A tutor who is away, and how many lessons nobody has dealt with. */
export interface TutorAway extends TimeOffDays {
  id: string;
  reason: TimeOffReason | null;
  tutorId: string;
  name: string;
  lessons: number;
}

/** A lesson whose substitute declined, or can't give it any more, or has not answered. */
export interface WaitingLesson {
  id: string;
  studentName: string;
  tutorName: string;
  /** Who was asked and has not answered; null where nobody is asked now. */
  askedName: string | null;
  /** ISO 8601 */
  startsAt: string;
}

/** How many days ahead the office looks for lessons whose tutors are away. */
const lookAhead = 60;

/**
 * SQL: the lessons to come in the time off of tutors who teach, as `b`, with the time off `f` and the
 * tutor `t`.
 */
export const whileAwaySql = sql`time_off f
  join tutors t on t.id = f.tutor_id and t.status = 'approved'
  join booked_times b on b.tutor_id = f.tutor_id and b.request_id is null and b.starts_at > now()
    and b.starts_at < now() + make_interval(days => ${sql.lit(lookAhead)})
    and b.ends_at > f.starts_at and b.starts_at < f.ends_at`;

/** What waits for the office because tutors are away. */
export interface AwayQueues {
  away: TutorAway[];
  waiting: WaitingLesson[];
  makeUps: OwedMakeUp[];
  refused: RefusedProposal[];
  soon: TeachingSoon[];
}

/**
 * The time off of tutors with lessons that nobody has dealt with, the soonest lesson first, the lessons
 * that wait for another substitute, the make-up lessons to plan, the changes that don't suit families, and
 * the approved tutors with lessons to come today or tomorrow, by name; in one statement.
 *
 * @param today YYYY-MM-DD
 */
export function listTutorsAway(db: Database, today: string, limit: number): Promise<AwayQueues> {
  const tomorrow = dayStartSql(sql`${today}::date + 1`);
  const name = sql`concat_ws(' ', t.first_name, nullif(t.last_name, '')) as name`;
  return onlyRow<AwayQueues>(db)`
    select (select coalesce(json_agg(w), '[]') from (
        select f.id, t.id as "tutorId", ${name}, ${timeOffDaysSql}, f.reason, count(*)::int as lessons
        from ${whileAwaySql}
        group by f.id, t.id order by min(b.starts_at), f.id limit ${limit}) w) as away,
      (select coalesce(json_agg(w), '[]') from (
        select c.id, s.name as "studentName", c.starts_at as "startsAt",
          concat_ws(' ', t.first_name, nullif(t.last_name, '')) as "tutorName",
          (select concat_ws(' ', first_name, nullif(last_name, '')) from tutors
            where id = c.substitute_id) as "askedName"
        from ${waitingForOfficeSql}
          join assignments a on a.id = c.assignment_id and a.status = 'active'
          join students s on s.id = a.student_id
          left join tutors t on t.id = a.tutor_id
        order by c.starts_at, c.id limit ${limit}) w) as waiting,
      ${listOwedMakeUpsSql(null, limit)} as "makeUps",
      ${listRefusedProposalsSql(limit)} as refused,
      (select coalesce(json_agg(w), '[]') from (
        select t.id as "tutorId", ${name},
          count(*) filter (where b.starts_at < ${tomorrow})::int as today,
          count(*) filter (where b.starts_at >= ${tomorrow})::int as tomorrow
        from booked_times b join tutors t on t.id = b.tutor_id and t.status = 'approved'
        where b.request_id is null and b.starts_at > now()
          and b.starts_at < ${dayStartSql(sql`${today}::date + 2`)}
        group by t.id order by name, t.id limit ${limit}) w) as soon`;
}
