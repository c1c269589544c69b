import type { LessonTime } from "#domain/timetable/series/series.ts";
import { findPlanningFacts } from "#data/timetable/planning-facts.ts";
import type { Database } from "#data/shared/database.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { planningWarnings, type PlanningWarning } from "#domain/timetable/planning.ts";

const lastMoment = Date.UTC(9999, 11, 31);

/**
 * Why lessons of a tutor should perhaps not be at their times: holidays of the academy, the tutor's
 * time off and hours; in one statement for a whole series. Lock the tutor's timetable first.
 */
export async function findPlanningWarnings(
  trx: Database,
  tutorId: string | null,
  lessons: readonly LessonTime[],
): Promise<PlanningWarning[]> {
  const moments = lessons.flatMap(({ startsAt, minutes }) => [
    startsAt.getTime(),
    startsAt.getTime() + minutes * 60_000,
  ]);
  if (moments.length === 0) return [];
  // A lesson in the last hour that can be typed ends in the year 10000, which has no such fields.
  const dayOf = (moment: number) =>
    toIndiaDateTimeFields(new Date(Math.min(moment, lastMoment))).date;
  const [firstDay, lastDay] = [dayOf(Math.min(...moments)), dayOf(Math.max(...moments))];
  return planningWarnings(lessons, await findPlanningFacts(trx, tutorId, firstDay, lastDay));
}
