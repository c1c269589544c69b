import { dayIn, dayLength, momentOf, weekdayIn } from "./clock.ts";
import { isOff, isTaken, peopleOf, type Model } from "./model.ts";
import type { OperationOf, Time } from "./operations.ts";

type Series = OperationOf<"series">;

/** The lessons of a series, one day after the other. */
export function lessonsOf({ weekdays, clock, minutes, firstDay, count }: Series): Time[] {
  const lessons: Time[] = [];
  let at = momentOf(firstDay, clock);
  while (lessons.length < count) {
    if (weekdays.includes(weekdayIn(at))) lessons.push({ start: at, minutes });
    at = momentOf(dayIn(at + dayLength), clock);
  }
  return lessons;
}

/** What stands in the way of the lessons of a series, as its preview says it. */
export function issuesOf(model: Model, series: Series): Series["seen"] {
  const people = peopleOf(model, series);
  const issues: Series["seen"] = [];
  for (const [place, time] of lessonsOf(series).entries()) {
    if (isTaken(model, people, [time], [])) issues.push([place, "taken"]);
    else if (isOff(model, people.tutorId, time)) issues.push([place, "time-off"]);
  }
  return issues;
}

/** The lessons that are planned: those without an issue. */
export function plannedOf(model: Model, series: Series): Time[] {
  const issues = issuesOf(model, series);
  return lessonsOf(series).filter((_, index) => !issues.some(([place]) => place === index));
}
