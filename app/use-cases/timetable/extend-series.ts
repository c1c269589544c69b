import type { Database } from "#data/shared/database.ts";
import { findConflicts } from "#data/timetable/conflicts.ts";
import { lockTimetables } from "#data/timetable/locks.ts";
import {
  listDueSeries,
  lockDueSeries,
  markPlanned,
  type DueSeries,
} from "#data/timetable/series-extension.ts";
import { insertSeriesLessons } from "#data/timetable/series.ts";
import {
  addDays,
  dayOf,
  openPlaces,
  planningEnd,
  weeksAhead,
} from "#domain/timetable/series/series.ts";
import { findPlanningWarnings } from "./planning.ts";

/** How many series a round extends at most. */
const batchSize = 50;

/**
 * Plans the next lessons of series that have fewer than 26 weeks ahead, up to a week more, so that
 * each series is extended once a week. A lesson whose time is taken, or is on a holiday or the
 * tutor's time off, is left out and stored for the tutor to see. Several instances may run it at
 * once: each series is extended once.
 *
 * @returns how many series were extended
 */
export async function extendSeries(database: Database, now: Date): Promise<number> {
  const today = dayOf(now);
  const until = addDays(today, weeksAhead * 7 - 1);
  const due = await listDueSeries(database, until, batchSize);
  let extended = 0;
  for (const series of due) {
    const wasDue = await database
      .transaction()
      .execute((trx) => extendOne(trx, series, until, now))
      // The next round tries it again, after the others.
      .catch(() => false);
    if (wasDue) extended += 1;
  }
  return extended;
}

async function extendOne(
  trx: Database,
  series: DueSeries,
  until: string,
  now: Date,
): Promise<boolean> {
  await lockTimetables(trx, [series.studentId, series.tutorId]);
  const rule = await lockDueSeries(trx, series, until);
  if (!rule) return false;
  const end = planningEnd({ ...rule, firstDay: addDays(dayOf(now), 7) }, dayOf(now));
  const wanted = openPlaces(rule, end, now);
  const conflicts = await findConflicts(trx, series, wanted, []);
  const taken = new Set(conflicts.map(({ index }) => index));
  // Where the course has a lesson already, none is left out.
  const own = new Set(
    conflicts.flatMap(({ index, assignmentId, isHeld }) =>
      assignmentId === series.assignmentId && !isHeld ? [index] : [],
    ),
  );
  for (const { index, reason } of await findPlanningWarnings(trx, series.tutorId, wanted)) {
    // Somebody has planned the whole series outside the hours, or at night.
    if (reason === "holiday" || reason === "time-off") taken.add(index);
  }
  const free = wanted.filter((_, index) => !taken.has(index));
  const skipped = wanted.filter((_, index) => taken.has(index) && !own.has(index));
  await insertSeriesLessons(
    trx,
    series.id,
    free.map((lesson) => ({ ...lesson, seriesStart: lesson.startsAt })),
    false,
  );
  await markPlanned(
    trx,
    series.id,
    end,
    skipped.map(({ startsAt }) => startsAt),
  );
  return true;
}
