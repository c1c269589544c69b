import { longestLength } from "#domain/timetable/lesson-length.ts";
import type { Cancellation } from "#domain/timetable/lesson.ts";
import { sql, type RawBuilder } from "kysely";

/** SQL: whether a content item is a lesson that was not cancelled. */
export function isPlannedLesson(alias: string = "c"): RawBuilder<boolean> {
  const [kind, cancelledAt] = [sql.ref(`${alias}.kind`), sql.ref(`${alias}.cancelled_at`)];
  // A literal, so that prepared statements can use the index of lessons.
  return sql<boolean>`(${kind} = 'live-session' and ${cancelledAt} is null)`;
}

/** SQL: when a lesson ends. */
export function lessonEnd(alias: string = "c"): RawBuilder<Date> {
  const [startsAt, minutes] = [sql.ref(`${alias}.starts_at`), sql.ref(`${alias}.minutes`)];
  return sql<Date>`(${startsAt} + make_interval(mins => ${minutes}))`;
}

/**
 * SQL: whether a content item is a planned lesson that is not over at a moment. The first bound
 * is for the index, the second one knows the length.
 */
export function isComingLesson(now: Date, alias: string = "c"): RawBuilder<boolean> {
  const startsAt = sql.ref(`${alias}.starts_at`);
  return sql<boolean>`(${isPlannedLesson(alias)}
    and ${startsAt} > ${now}::timestamptz - make_interval(mins => ${sql.lit(longestLength)})
    and ${lessonEnd(alias)} > ${now}::timestamptz)`;
}

/** SQL: the `Cancellation` of a content item as JSON; null for a planned one. */
export function cancellationSql(alias: string = "c"): RawBuilder<Cancellation | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<Cancellation | null>`case when ${column("cancelled_at")} is not null then
    json_build_object('by', ${column("cancelled_as")}, 'reason', ${column("cancel_reason")},
      'isLate', coalesce(${column("cancelled_late")}, false),
      'isMakeUpOwed', ${column("make_up_owed")}, 'madeUpAt',
      (select m.starts_at from content_items m
        where m.makes_up_for = ${column("id")} and m.cancelled_at is null)) end`;
}

/** SQL: when the cancelled lesson was to be that a lesson makes up for; null for other items. */
export function makesUpForSql(alias: string = "c"): RawBuilder<Date | null> {
  return sql<Date | null>`(select f.starts_at from content_items f
    where f.id = ${sql.ref(`${alias}.makes_up_for`)})`;
}
