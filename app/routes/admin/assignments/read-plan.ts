import { nameOfSubject } from "#domain/teaching/catalogue/catalogue.ts";
import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { usualLength } from "#domain/timetable/lesson-length.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { areApart, readPlace, type WeeklyPlace } from "#domain/timetable/free-times.ts";
import { readChoice } from "#domain/timetable/series/series-preview.ts";
import type { Fields } from "#request/form.ts";
import type { AssignmentPlan } from "#use-cases/assignments/assignment-plan.ts";
import { freeTimeName, readConfirmed, readTime } from "#parts/timetable/booking/booking-fields.ts";
import { choiceName } from "#parts/timetable/weekly/preview-words.ts";
import { plannedLessons } from "./plan-messages.ts";

/** What was pressed: weekly lessons at places, or a first one at a place or a moment. */
export type PressedPlan =
  | { kind: "weekly"; places: WeeklyPlace[] }
  | { kind: "first"; at: WeeklyPlace | Date };

/**
 * Reads the pressed button: one of a tutor's times, such as "<tutorId> weekly 1-1080 3-1080" or
 * "<tutorId> first 1-1080", the same for the chosen tutor, or a free time. Null for none of these.
 */
export function readPressed(form: Fields): { tutorId: string | null; plan: PressedPlan } | null {
  if (form.text(freeTimeName)) {
    const { date, time } = readTime(form);
    const at = parseIndiaDateTime(date, time);
    return at && { tutorId: null, plan: { kind: "first", at } };
  }
  const words = form.text("plan").split(" ");
  const tutorId = words.find(isRecordId) ?? null;
  const [kind = "", ...times] = words.filter((word) => word !== tutorId);
  const plan = readPlanned(kind, times);
  return plan && { tutorId, plan };
}

function readPlanned(kind: string, times: string[]): PressedPlan | null {
  const places = times.map(readPlace).filter((place) => place !== null);
  if (kind === "weekly") {
    const isValid = places.length > 0 && places.length === times.length;
    return isValid && areApart(places, usualLength) ? { kind, places } : null;
  }
  const at = places[0] ?? readChoice(times[0] ?? "");
  return kind === "first" && at !== null && typeof at === "object" ? { kind, at } : null;
}

/** The lessons that the submitted form plans for a subject. */
export function readPlan(plan: PressedPlan, form: Fields, subjectId: string): AssignmentPlan {
  const { title, description } = plannedLessons[plan.kind];
  const content = { title: title(nameOfSubject(subjectId)), description };
  if (plan.kind === "first") {
    const confirmed = (at: Date) => readConfirmed(form, toIndiaDateTimeFields(at));
    return { ...plan, content, confirmed };
  }
  return {
    ...plan,
    content,
    seen: form.text("seen") || null,
    choose: ({ startsAt }) => readChoice(form.text(choiceName(startsAt))),
  };
}
