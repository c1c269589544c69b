import { answerHours, substituteDays } from "#domain/timetable/substitute.ts";
import { sql, type RawBuilder } from "kysely";
import { lessonEnd } from "./lesson-time.ts";
import { hasTimeOffSql } from "./time-off.ts";

type Sql = RawBuilder<unknown>;

/**
 * SQL: whether a tutor gives or gave a lesson `c` of an assignment `a` instead of its own, and may
 * still know of it: they have accepted it, are approved, the assignment is active, and it was not over
 * a week ago.
 *
 * @param tutorId the tutor's id, or the column of it
 */
export const givesInstead = (tutorId: Sql | string): RawBuilder<boolean> =>
  sql<boolean>`(${isAskedFor(tutorId)} and c.substitute_accepted_at is not null)`;

/** SQL: the same, whether or not they have answered. */
export const isAskedFor = (tutorId: Sql | string): RawBuilder<boolean> =>
  sql<boolean>`(c.substitute_id = ${tutorId} and c.kind = 'live-session' and c.cancelled_at is null
    and a.status = 'active'
    and ${lessonEnd()} > now() - make_interval(days => ${sql.lit(substituteDays)})
    and exists (select from tutors where id = c.substitute_id and status = 'approved'))`;

/** SQL: the id of who gives a lesson, as families know it: its own tutor until another one has accepted. */
export const giverIdSql = (lesson = "c", assignment = "a"): RawBuilder<string | null> => {
  const of = (column: string) => sql.ref(`${lesson}.${column}`);
  return sql<string | null>`coalesce(case when ${of("substitute_accepted_at")} is not null
    then ${of("substitute_id")} end, ${sql.ref(`${assignment}.tutor_id`)})`;
};

/** SQL: the name of the tutor who has accepted to give a lesson instead of its own; null for none. */
export const substituteNameSql = (lesson = "c"): RawBuilder<string | null> => {
  const of = (column: string) => sql.ref(`${lesson}.${column}`);
  return sql<string | null>`(select concat_ws(' ', first_name, nullif(last_name, '')) from tutors
    where id = ${of("substitute_id")} and ${of("substitute_accepted_at")} is not null)`;
};

/**
 * SQL: whether a lesson waits for another tutor: its own one, `tutor`, is suspended, and nobody has
 * accepted to give it instead.
 */
export const waitsForTutor = (lesson = "c", tutor = "t"): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(${sql.ref(`${tutor}.status`)} = 'suspended', false)
    and ${sql.ref(`${lesson}.substitute_accepted_at`)} is null)`;

/**
 * SQL: whether somebody gives a lesson `c` of an assignment `a`: that is active, and its tutor `t` is
 * approved or another one has accepted.
 */
export const isGiven = sql<boolean>`(a.status = 'active' and t.id = a.tutor_id
  and (t.status = 'approved' or c.substitute_accepted_at is not null))`;

// Those in their tutor's time off are on the desk of that tutor.
const isOnDesk = sql`exists (select from booked_times b
  where b.lesson_id = c.id and b.request_id is null
    and ${hasTimeOffSql(sql`b.tutor_id`, sql`b.starts_at`, sql`b.ends_at`)})`;

/**
 * SQL: the lessons to come, as `c`, that wait for the office, besides those of tutors who are away:
 * their substitute declined or can't give them any more, or has not answered for some hours.
 */
export const waitingForOfficeSql = sql`(
  select c.* from content_items c
    where c.substitute_wanted_since is not null and c.starts_at > now() and not ${isOnDesk}
  union all
  select c.* from content_items c
    join substitutions x on x.lesson_id = c.id and x.tutor_id = c.substitute_id
    where c.substitute_id is not null and c.substitute_accepted_at is null and c.starts_at > now()
      and x.asked_at <= now() - make_interval(hours => ${sql.lit(answerHours)})) c`;
