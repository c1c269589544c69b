import {
  findConflicts,
  findFreeTimes,
  withoutOthers,
  type Conflict,
  type LessonPeople,
} from "#data/timetable/conflicts.ts";
import type { LessonTime } from "#domain/timetable/series/series.ts";
import type { Database } from "#data/shared/database.ts";
import { findLessonPeople } from "#data/timetable/people.ts";
import { isOver } from "#domain/timetable/bookable-time.ts";
import {
  questionsAbout,
  type ConfirmedReasons,
  type PlanningWarning,
} from "#domain/timetable/planning.ts";
import { refuse, type Refusal } from "#domain/shared/result.ts";
import type { Planner } from "./change-lessons.ts";
import { findPlanningWarnings } from "./planning.ts";

/** How many free times are offered instead of a time that is taken. */
const offered = 4;

/** One of the two people has another lesson then. */
export interface Booked extends Refusal<"booked"> {
  wanted: LessonTime;
  conflicts: Conflict[];
  /** The nearest times at which both are free. */
  freeTimes: Date[];
}

/** A holiday, the tutor's time off, or an hour at which they don't teach, which was not confirmed. */
export interface Unusual extends Refusal<"unusual"> {
  startsAt: Date;
  /** All of the time's, so that one press can confirm them. */
  warnings: PlanningWarning[];
  /** The nearest times at which both are free and nothing is to be confirmed. */
  freeTimes: Date[];
}

/** Why a lesson can't be planned at a time. */
export type BookingRefusal = Booked | Unusual | Refusal<"over">;

interface BookingOptions {
  except?: readonly string[];
  confirmed: ConfirmedReasons;
  former?: Date | undefined;
}

/**
 * Whether a lesson can be planned or moved to a time. Lock the people's timetables first.
 *
 * @param except the ids of lessons that are moved themselves
 * @param confirmed what the person has confirmed about this time
 * @param former the start of the lesson that is moved, or after which this one is planned
 */
export async function checkBooking(
  trx: Database,
  people: LessonPeople,
  wanted: LessonTime,
  { except = [], confirmed, former }: BookingOptions,
): Promise<BookingRefusal | null> {
  if (isOver(wanted, new Date())) return refuse("over");
  const conflicts = await findConflicts(trx, people, [wanted], except);
  if (conflicts.length > 0) {
    const freeTimes = await findFreeTimes(trx, people, wanted, offered, except);
    return { ...refuse("booked"), wanted, conflicts, freeTimes };
  }
  const found = await findPlanningWarnings(trx, people.tutorId, [wanted]);
  const warnings = questionsAbout(found, confirmed, [former]);
  if (warnings.length === 0) return null;
  const freeTimes = await findFreeTimes(trx, people, wanted, offered, except);
  return { ...refuse("unusual"), startsAt: wanted.startsAt, warnings, freeTimes };
}

/**
 * The same for a lesson of an assignment. Its tutor learns of the student's other lessons only when
 * they are.
 *
 * @param planner who plans or moves it
 */
export async function checkBookingOf(
  trx: Database,
  planner: Planner,
  assignmentId: string,
  wanted: LessonTime,
  options: BookingOptions,
): Promise<BookingRefusal | null> {
  const people = await findLessonPeople(trx, assignmentId);
  const refusal = people && (await checkBooking(trx, people, wanted, options));
  if (refusal?.reason !== "booked" || planner === "admin") return refusal;
  return { ...refusal, conflicts: withoutOthers(refusal.conflicts) };
}
