import { formatDateTime, formatTime } from "#domain/shared/dates.ts";
import { placeValue, type WeeklyPlace } from "#domain/timetable/free-times.ts";
import { clockTime } from "#domain/timetable/week/hours.ts";
import { weekdayNames } from "#domain/timetable/week/weekdays.ts";
import type { Fields } from "#request/form.ts";
import type { AssignmentRefusal } from "#use-cases/assignments/assignments.ts";
import type { BookingRefusal } from "#use-cases/timetable/book.ts";
import { describeBooking } from "#parts/timetable/booking/booking-answer.ts";
import { confirmedName, freeTimeName } from "#parts/timetable/booking/booking-fields.ts";
import { describePreview, type DescribedPreview } from "#parts/timetable/weekly/preview-words.ts";
import { planMessages as messages } from "./plan-messages.ts";
import type { PressedPlan } from "./read-plan.ts";

const aboutAssignment = ["selection-missing", "tutor-not-eligible", "not-possible"] as const;
type AboutAssignment = Extract<AssignmentRefusal, { reason: (typeof aboutAssignment)[number] }>;

/** Whether the assignment itself was refused, and not its lessons. */
export function isAboutAssignment(refusal: AssignmentRefusal): refusal is AboutAssignment {
  return aboutAssignment.some((reason) => reason === refusal.reason);
}

/**
 * What stands in the way of the lessons, in words, and what can be pressed next. All words are made
 * here: the dialog is opened far more often than it needs them.
 */
export function describePlan(
  refusal: Exclude<AssignmentRefusal, AboutAssignment>,
  plan: PressedPlan,
  form: Fields,
): DescribedPlan {
  return refusal.reason === "preview"
    ? describeWeekly(describePreview(refusal, "admin"), plan, form)
    : describeFirst(refusal);
}

/** A refused plan as the dialog shows it. */
export interface DescribedPlan {
  title: string;
  lines: string[];
  /** The lessons that are there already. */
  conflicts: string[];
  /** Submitted with the next press. */
  hidden: { name: string; value: string } | null;
  /** What can be chosen for a lesson of a series that is not free. */
  choices: {
    name: string;
    label: string;
    choices: { id: string; name: string }[];
    defaultValue: string;
  }[];
  /** Buttons that plan a first lesson at another time. */
  freeTimes: { name: string; value: string; label: string }[];
  /** The value of the button that plans what is shown; null where that can't be planned. */
  again: string | null;
  labels: { plan: string; withoutLessons: string; freeTimes: string };
}

const labels = {
  plan: messages.plan,
  withoutLessons: messages.withoutLessons,
  freeTimes: messages.freeTimes,
};

function describeWeekly(preview: DescribedPreview, plan: PressedPlan, form: Fields): DescribedPlan {
  const { summary, problem, warnings, clashes, issues, mark } = preview;
  const places = plan.kind === "weekly" ? plan.places : [];
  return {
    title: messages.weekly(places.map(describePlace)),
    lines: [
      ...(problem === null ? [] : [problem]),
      summary,
      ...clashes.map(({ text }) => text),
      ...warnings,
      messages.nobodyYet,
    ],
    // One sentence says of a weekly time what a line for each week would.
    conflicts:
      clashes.length > 0 ? [] : issues.map(({ when, reasons }) => messages.issue(when, reasons)),
    hidden: { name: "seen", value: mark },
    choices: issues
      .filter(({ choices }) => choices.length > 1)
      .map(({ name, when, choices }) => ({
        name,
        label: when,
        choices,
        defaultValue: form.text(name) || "skip",
      })),
    freeTimes: [],
    again: ["weekly", ...places.map(placeValue)].join(" "),
    labels,
  };
}

function describeFirst(refusal: BookingRefusal): DescribedPlan {
  const startsAt = timeOf(refusal);
  const { error, lessons, freeTimes, confirms } = describeBooking(refusal, "admin");
  return {
    title: startsAt ? messages.first(formatDateTime(startsAt)) : messages.firstOnly,
    lines: [error, messages.nobodyYet],
    conflicts: lessons,
    hidden: confirms === null ? null : { name: confirmedName, value: confirms },
    choices: [],
    freeTimes: freeTimes.map((freeTime) => ({ ...freeTime, name: freeTimeName })),
    again: startsAt && confirms !== null ? `first ${startsAt.getTime()}` : null,
    labels,
  };
}

function describePlace({ weekday, startMinute }: WeeklyPlace): string {
  const time = formatTime(`2026-01-01T${clockTime(startMinute)}`);
  return messages.at(weekdayNames[weekday] ?? "", time);
}

function timeOf(refusal: BookingRefusal): Date | null {
  if (refusal.reason === "over") return null;
  return refusal.reason === "booked" ? refusal.wanted.startsAt : refusal.startsAt;
}
