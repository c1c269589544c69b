import { ownTimesAwaySql, type OwnTimeAway } from "#data/timetable/away.ts";
import { owedMakeUpsSql } from "#data/timetable/make-ups.ts";
import { laterLimit } from "#domain/timetable/lesson.ts";
import type { NamedCourse } from "#data/assignments/named-course.ts";
import type { OwnChapters } from "#domain/teaching/syllabus.ts";
import { reportWaitDays } from "#domain/lessons/report.ts";
import { answerDays, type LessonEvent } from "#domain/lessons/settlement.ts";
import { unreadLinesSql, type UnreadLine } from "#data/messages/home.ts";
import { sql } from "kysely";
import { calendarAddressSql, type CalendarAddress } from "#data/calendar/calendars.ts";
import type { Database } from "#data/shared/database.ts";
import { tutorDemosSql, type TutorDemo } from "#data/timetable/demo-lessons.ts";
import { prepare } from "#data/shared/prepared.ts";
import { lessonEventsSql } from "#data/lessons/events.ts";
import { reportOfSql, reportsOfAssignmentSql, type ShownReport } from "#data/lessons/reports.ts";
import { isListedHomework } from "#data/homework/answers.ts";
import { isShownHomework } from "#data/homework/homeworks.ts";
import { ownChaptersSql } from "./syllabi.ts";
import { givesInstead } from "#data/timetable/substitutes.ts";
import { substitutionsSql, type Substitution } from "#data/timetable/substitution-page.ts";
import { teachesNow } from "./teaching.ts";
import { isPlannedLesson, lessonEnd } from "#data/timetable/lesson-time.ts";
import { waitingRequestsSql, type WaitingRequest } from "#data/timetable/requests.ts";

/** A planned lesson of one of the tutor's active assignments. */
export interface OverviewLesson extends NamedCourse {
  id: string;
  assignmentId: string;
  title: string;
  url: string;
  startsAt: Date;
  minutes: number;
}

/** A lesson of today or just before, with what its tutor needs to hold and finish it. */
export interface NearLesson extends OverviewLesson {
  description: string;
  /**
   * Whether it no longer waits for this tutor: it was settled, is disputed, was over a week ago, or
   * another tutor gave it.
   */
  isDone: boolean;
  events: LessonEvent[];
  /** Whether this tutor gave it, it was held, and its report has been missing for less than a week. */
  needsReport: boolean;
  /** The title of the assignment's previous lesson, or of its newest recording. */
  lastTitle: string | null;
  /** The report of that lesson. */
  lastReport: ShownReport | null;
  /** When the assignment's next lesson after this one and after now starts. */
  nextStart: Date | null;
}

/** A lesson that is finished or reported, with what the form needs. */
export interface FinishingLesson extends OverviewLesson {
  description: string;
  events: LessonEvent[];
  nextStart: Date | null;
  /** Whether this tutor gave it, also if another one has its assignment now. */
  isOwn: boolean;
  /** Whether they gave it instead of its assignment's tutor. */
  isSubstitute: boolean;
  report: ShownReport | null;
  /** The assignment's last report before it. */
  lastReport: ShownReport | null;
  /** The academy's own chapters; null for the standard ones. */
  ownChapters: OwnChapters | null;
}

export interface TutorOverview {
  /**
   * The lessons from `since` to `until`, and those since `openSince` that wait to be settled or for their
   * report, soonest first.
   */
  near: NearLesson[];
  /** The next lessons from `until` on, soonest first; at most `laterLimit`. */
  later: OverviewLesson[];
  /** The ids of the active assignments without a lesson after now. */
  withoutNext: string[];
  /** The requested lesson; null without one, and for another tutor's. */
  finishing: FinishingLesson | null;
  /** What families ask and nobody has answered yet. */
  requests: WaitingRequest[];
  /** Lessons of other tutors that this one is asked to give, gives, or gave and has not settled or reported. */
  substitutions: Substitution[];
  /** Planned demo classes from `since` on, soonest first. */
  demos: TutorDemo[];
  /** The tutor's time off with lessons to come, the soonest lesson first. */
  away: OwnTimeAway[];
  /** How many make-up lessons are to be planned. */
  makeUps: number;
  /** The address of the tutor's calendar; null for none. */
  calendar: CalendarAddress | null;
  /** How many answers to homework wait for the tutor. */
  answers: number;
  /** Whether they have earned anything, so that they have a page about it. */
  hasPay: boolean;
  /** Their lines in which somebody waits for an answer, longest first; ask `lineAccess` of each. */
  waitingLines: UnreadLine[];
}

/** The most lessons of one assignment in two days. */
const nearLimit = 50;

interface OverviewValues {
  tutorId: string;
  /** A lesson that is to be finished. */
  finishingId: string | null;
  openSince: Date;
  since: Date;
  until: Date;
  now: Date;
}

const lessonColumns = sql`c.id, a.id as "assignmentId", s.name as "studentName",
  a.class_id as "classId", a.subject_id as "subjectId", c.title, c.url, c.starts_at as "startsAt",
  c.minutes`;

// Each subquery reads a few rows of an index of one assignment, however long its history is and
// however far ahead its lessons are planned. The limits keep PostgreSQL from joining them with an
// index of the whole academy's lessons instead.
const selectOverview = prepare("tutor-overview", (db, values: OverviewValues) => {
  const { tutorId, finishingId, openSince, since, until, now } = values;
  const ofTutor = teachesNow(tutorId);
  const isSubstitute = givesInstead(tutorId);
  // Those that somebody else is asked to give are not this tutor's to give.
  const lessonsOf = sql`content_items c where c.assignment_id = a.id and ${isPlannedLesson()}
    and c.substitute_id is null`;
  const anyLessonOf = sql`content_items c where c.assignment_id = a.id and ${isPlannedLesson()}`;
  const isDone = sql`(c.finished_at is not null
    or ${lessonEnd()} <= ${now}::timestamptz - make_interval(days => ${sql.lit(answerDays)})
    or exists (select from booked_times b
      where b.lesson_id = c.id and b.request_id is null and b.tutor_id is distinct from ${tutorId}))`;
  const needsReport = sql`(c.finished_at is not null and ${lessonEnd()} <= ${now}::timestamptz
    and ${lessonEnd()} > ${now}::timestamptz - make_interval(days => ${sql.lit(reportWaitDays)})
    and exists (select from lesson_records r where r.lesson_id = c.id and r.outcome = 'held'
      and r.disputed_at is null and r.reported_at is null and r.tutor_id = ${tutorId}))`;
  const nextStart = sql`(select min(n.starts_at) from content_items n where n.assignment_id = a.id
    and ${isPlannedLesson("n")} and n.starts_at > greatest(c.starts_at, ${now}::timestamptz))`;
  const near = sql`
    select ${lessonColumns}, c.description,
      ${isDone} as "isDone", ${lessonEventsSql()} as events, ${needsReport} as "needsReport",
      coalesce(last.title,
        (select r.title from content_items r where r.assignment_id = a.id and r.kind = 'recording'
          order by r.created_at desc limit 1)) as "lastTitle",
      ${reportOfSql("last")} as "lastReport", ${nextStart} as "nextStart"
    from assignments a
    join students s on s.id = a.student_id
    join lateral (select c.* from ${lessonsOf}
      and c.starts_at >= ${openSince} and c.starts_at < ${until}
      and (c.starts_at >= ${since} or not ${isDone} or ${needsReport})
      order by c.starts_at limit ${sql.lit(nearLimit)}) c on true
    left join lateral (select p.id, p.title from content_items p where p.assignment_id = a.id
      and ${isPlannedLesson("p")} and p.starts_at < least(c.starts_at, ${now}::timestamptz)
      order by p.starts_at desc limit 1) last on true
    where ${ofTutor}
    order by c.starts_at, s.name_key, c.id`;
  const later = sql`
    select ${lessonColumns}
    from assignments a
    join students s on s.id = a.student_id
    join lateral (select c.* from ${lessonsOf} and c.starts_at >= ${until}
      order by c.starts_at limit ${sql.lit(laterLimit)}) c on true
    where ${ofTutor}
    order by c.starts_at, s.name_key, c.id limit ${sql.lit(laterLimit)}`;
  const lastReport = reportsOfAssignmentSql(sql`a.id`, sql`c.starts_at`, 1);
  const finishing = sql`
    select ${lessonColumns}, c.description, ${lessonEventsSql()} as events,
      ${nextStart} as "nextStart", ${reportOfSql()} as report, ${lastReport} -> 0 as "lastReport",
      ${ownChaptersSql()} as "ownChapters",
      not exists (select from booked_times b where b.lesson_id = c.id and b.request_id is null
        and b.tutor_id is distinct from ${tutorId}) as "isOwn",
      not ${ofTutor} as "isSubstitute"
    from assignments a
    join students s on s.id = a.student_id
    join content_items c on c.assignment_id = a.id and ${isPlannedLesson()}
    where c.id = ${finishingId}::uuid and (${ofTutor} or ${isSubstitute})`;
  const withoutNext = sql`
    select a.id from assignments a
    where ${ofTutor} and (select c.id from ${anyLessonOf} and c.starts_at > ${now}
      order by c.starts_at limit 1) is null`;
  return sql<TutorOverview>`
    select ${calendarAddressSql(sql`${tutorId}::uuid`)} as calendar,
      exists (select from lesson_bills b where b.tutor_id = ${tutorId}) as "hasPay",
      ${unreadLinesSql("tutor", sql`${tutorId}::uuid`)} as "waitingLines",
      (select count(*)::int from assignments a
        join homeworks h on h.assignment_id = a.id
        join homework_answers n on n.homework_id = h.id and n.marked_at is null
        where ${ofTutor} and ${isListedHomework(now)} and ${isShownHomework}) as answers,
      ${ownTimesAwaySql(sql`${tutorId}::uuid`)} as away,
      (select count(*)::int from ${owedMakeUpsSql} and ${ofTutor}) as "makeUps",
      ${waitingRequestsSql(tutorId, now)} as requests,
      ${substitutionsSql(tutorId)} as substitutions,
      (select to_json(f) from (${finishing}) f) as finishing,
      (select coalesce(json_agg(n), '[]') from (${near}) n) as near,
      (select coalesce(json_agg(l), '[]') from (${later}) l) as later,
      (select coalesce(json_agg(d), '[]') from (${tutorDemosSql(sql`${tutorId}::uuid`, sql`${since}::timestamptz`, sql`'infinity'::timestamptz`, "tutor")}) d)
        as demos,
      (select coalesce(json_agg(w.id), '[]') from (${withoutNext}) w) as "withoutNext"`.compile(db);
});

// Dates within JSON arrive as text.
const withDate = <Lesson extends { startsAt: Date }>(lesson: Lesson): Lesson => ({
  ...lesson,
  startsAt: new Date(lesson.startsAt),
});

const withDates = <Lesson extends OverviewLesson & { nextStart: Date | null }>(
  lesson: Lesson,
): Lesson => ({
  ...withDate(lesson),
  nextStart: lesson.nextStart && new Date(lesson.nextStart),
});

/**
 * What a tutor's home shows, in one query.
 *
 * @param openSince the start of the lessons that are near because they wait to be settled
 * @param since the start of the others
 * @param until their end, from which on lessons are later
 */
export async function findTutorOverview(
  db: Database,
  values: OverviewValues,
): Promise<TutorOverview> {
  const [found] = await selectOverview(db, values);
  if (!found) {
    return {
      near: [],
      later: [],
      withoutNext: [],
      finishing: null,
      requests: [],
      substitutions: [],
      demos: [],
      away: [],
      makeUps: 0,
      answers: 0,
      calendar: null,
      hasPay: false,
      waitingLines: [],
    };
  }
  return {
    ...found,
    near: found.near.map(withDates),
    finishing: found.finishing && withDates(found.finishing),
    later: found.later.map(withDate),
    substitutions: found.substitutions.map(withDate),
    demos: found.demos.map(withDate),
  };
}
