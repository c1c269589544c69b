import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { day } from "#domain/shared/durations.ts";

/** For how many days after its date homework can still be handed in, and is still to do. */
export const homeworkLateDays = 7;

/** How many days after its lesson homework without a date is as old as one that is due. */
export const undatedHomeworkDays = 7;

/** For how many days after its lesson homework can be to do at all, so that old reports aren't read. */
export const homeworkReportDays = 90;

/** What stands in a student's list, in its order: what has a date, then what can wait. */
export const toDoKinds = ["homework", "exam", "mark", "recording"] as const;

export type ToDoKind = (typeof toDoKinds)[number];

interface ToDoItem {
  kind: ToDoKind;
  /** YYYY-MM-DD; null without one, and for what is no homework. */
  until: string | null;
  /** ISO 8601 */
  createdAt: string;
}

/**
 * A text by which items are sorted: homework by its date, without one after that, then exams, marks
 * and recordings, the newest first.
 */
export function toDoOrder({ kind, until, createdAt }: ToDoItem): string {
  const age = String(Number.MAX_SAFE_INTEGER - Date.parse(createdAt));
  return [toDoKinds.indexOf(kind), until ?? "9999", age].join(" ");
}

/** How many days of India's calendar a date (YYYY-MM-DD) is from now; negative for one that is past. */
export function daysUntil(date: string, now: Date): number {
  const today = toIndiaDateTimeFields(now).date;
  return (Date.parse(date) - Date.parse(today)) / day;
}
