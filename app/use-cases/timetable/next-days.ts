import type { StoredLesson } from "#data/timetable/week.ts";
import { startOfDay } from "#domain/shared/day.ts";
import type { Context } from "#request/context.ts";
import { currentActor } from "#security/guards.ts";
import { loadOwnWeek as loadStudentWeek } from "./student-timetable.ts";
import { loadOwnWeek as loadTutorWeek } from "./tutor-timetable.ts";

/** When a lesson of one's own is, and what it is about. */
export interface NextLesson extends Pick<StoredLesson, "minutes" | "subjectId"> {
  startsAt: Date;
  isCancelled: boolean;
}

/** The signed-in person's lessons of today and the six days after, in their order; none for the staff. */
export async function loadNextDays(context: Context, now: Date): Promise<NextLesson[]> {
  const { student, tutor } = currentActor(context);
  const days = { start: startOfDay(now), end: startOfDay(now, 7) };
  const week = student
    ? await loadStudentWeek(context, days)
    : tutor && (await loadTutorWeek(context, days));
  return (week?.lessons ?? [])
    .map(({ startsAt, minutes, subjectId, state }) => ({
      startsAt: new Date(startsAt),
      minutes,
      subjectId,
      isCancelled: state !== "planned",
    }))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
