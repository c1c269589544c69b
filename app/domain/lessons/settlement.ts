import { endOf, type LessonSpan } from "#domain/timetable/lesson.ts";
import { hour, day } from "#domain/shared/durations.ts";

/** What can be said of a lesson that is over, in the order of the form. */
export const outcomes = ["held", "student-missed", "tutor-missed"] as const;

export type Outcome = (typeof outcomes)[number];

/** What an admin decides: an outcome, or that the lesson counts at the time to which it was moved. */
export type Decision = Outcome | "moved";

/** Every standing of a lesson; at any moment it has exactly one. */
export const standings = [
  "planned",
  "cancelled",
  "cancelled-late",
  "unsettled",
  "disputed",
  ...outcomes,
] as const;

export type Standing = (typeof standings)[number];

/** Who says something about a lesson. */
export type Party = "student" | "guardian" | "tutor" | "admin";

/**
 * One thing that happened to a lesson, at a moment in milliseconds since 1970. `moved` is a lesson
 * that got another time after it had started. Events are only ever added.
 */
export type LessonEvent = { readonly at: number } & (
  | { readonly what: "joined"; readonly as: "student" | "tutor" }
  | { readonly what: "settled"; readonly as: "tutor"; readonly outcome: Outcome }
  | { readonly what: "disputed"; readonly as: "student" | "guardian" }
  | { readonly what: "moved"; readonly as: "tutor" | "admin" | null }
  | { readonly what: "decided"; readonly as: "admin"; readonly outcome: Decision }
);

/** A lesson and everything that is known of it, the oldest event first. */
export interface LessonFacts extends LessonSpan {
  /** null for a planned lesson. */
  readonly cancellation: { readonly isLate: boolean } | null;
  readonly events: readonly LessonEvent[];
}

/** How long after its end a lesson can be settled by its tutor and disputed by the family, in days. */
export const answerDays = 7;

/** After how many hours an unsettled lesson is in the tutor's reminder, and in the admin's queue. */
export const reminderHours = 24;
export const queueHours = 48;

/** What follows from the events of a lesson; the columns of its record. */
export interface LessonRecord {
  outcome: Outcome | null;
  /** Whether a dispute waits for an admin. */
  isDisputed: boolean;
}

interface Summary extends LessonRecord {
  /** Whether an admin decided the outcome. */
  isDecided: boolean;
}

/** The same rule as the trigger `record_lesson_event` of the database; a test compares them. */
function summarize(events: readonly LessonEvent[]): Summary {
  const summary: Summary = { outcome: null, isDisputed: false, isDecided: false };
  for (const event of events) {
    if (event.what === "settled") summary.outcome = event.outcome;
    if (event.what === "disputed" || event.what === "moved") summary.isDisputed = true;
    if (event.what === "decided") {
      summary.outcome = event.outcome === "moved" ? null : event.outcome;
      summary.isDisputed = false;
      summary.isDecided = summary.outcome !== null;
    }
  }
  return summary;
}

/**
 * How a lesson stands at a moment. A dispute is open until an admin decides it, even if the lesson is
 * cancelled or moved meanwhile.
 *
 * @param now in milliseconds since 1970
 */
export function standingOf(lesson: LessonFacts, now: number): Standing {
  return standingOfRecord(lesson, summarize(lesson.events), now);
}

/** The same from the lesson's record, for lists. */
export function standingOfRecord(
  lesson: Omit<LessonFacts, "events">,
  { outcome, isDisputed }: LessonRecord,
  now: number,
): Standing {
  if (isDisputed) return "disputed";
  if (outcome) return outcome;
  if (lesson.cancellation) return lesson.cancellation.isLate ? "cancelled-late" : "cancelled";
  return now < endOf(lesson) ? "planned" : "unsettled";
}

/** Whether the people of a lesson can still say what happened: in the week after its end. */
function isAnswerable(lesson: LessonFacts, now: number): boolean {
  const end = endOf(lesson);
  return now >= end && now < end + answerDays * day;
}

/** Whether the tutor can settle a lesson, or change how they settled it. */
export function canSettle(lesson: LessonFacts, now: number): boolean {
  const { isDisputed, isDecided } = summarize(lesson.events);
  if (isDisputed || isDecided || lesson.cancellation) return false;
  return isAnswerable(lesson, now);
}

/** Whether the student or the guardian can say that a lesson did not take place; a tutor may agree first. */
export function canDispute(lesson: LessonFacts, now: number): boolean {
  const { outcome, isDisputed, isDecided } = summarize(lesson.events);
  if (isDisputed || isDecided || lesson.cancellation || outcome === "tutor-missed") return false;
  return isAnswerable(lesson, now);
}

/** Whether an admin can decide how a lesson stands; also again, to correct a decision. */
export function canDecide(lesson: LessonFacts, now: number): boolean {
  const standing = standingOf(lesson, now);
  return !["planned", "cancelled", "cancelled-late"].includes(standing);
}

/** The decisions that an admin can choose from: "moved" only for a lesson that was moved after its start. */
export function decisionsFor({ events }: LessonFacts): readonly Decision[] {
  return events.some(({ what }) => what === "moved") ? [...outcomes, "moved"] : outcomes;
}

/** What a party can do about a lesson at a moment. */
export function canAct(party: Party, lesson: LessonFacts, now: number): boolean {
  if (party === "tutor") return canSettle(lesson, now);
  if (party === "admin") return canDecide(lesson, now);
  return canDispute(lesson, now);
}

/** Whether the tutor is reminded of a lesson. */
export function needsReminder(lesson: LessonFacts, now: number): boolean {
  return standingOf(lesson, now) === "unsettled" && now >= endOf(lesson) + reminderHours * hour;
}

/** Whether a lesson that ended then is overdue, which is what the admins' numbers call not settled. */
export function isOverdue(standing: Standing, endsAt: number, now: number): boolean {
  return standing === "unsettled" && now >= endsAt + queueHours * hour;
}

/** Whether a lesson is in the admins' queue: a dispute at once, an unsettled lesson once it is overdue. */
export function isQueued(lesson: LessonFacts, now: number): boolean {
  const standing = standingOf(lesson, now);
  return standing === "disputed" || isOverdue(standing, endOf(lesson), now);
}

/**
 * The outcome that the tutor's form offers. Nothing speaks against "held" unless the tutor joined and
 * the student did not; a missing press alone is no proof of absence.
 */
export function suggestOutcome(events: readonly LessonEvent[]): Outcome | null {
  const joined = (as: Party) => events.some((event) => event.what === "joined" && event.as === as);
  return joined("tutor") && !joined("student") ? null : "held";
}

/** An outcome that was submitted; null for any other text. */
export function parseOutcome(text: string): Outcome | null {
  return outcomes.find((outcome) => outcome === text) ?? null;
}
