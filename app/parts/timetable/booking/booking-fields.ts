import {
  noneConfirmed,
  warningReasons,
  type ConfirmedReasons,
  type WarningReason,
} from "#domain/timetable/planning.ts";
import type { Fields } from "#request/form.ts";

/** Why a lesson can't be planned at its time, in words, and what can be done about it. */
export interface BookingAnswer {
  error: string;
  /** The lessons that are there already. */
  lessons: string[];
  /** Free times near it: the value that a button submits, and its label. */
  freeTimes: { value: string; label: string }[];
  /** The time and the warnings that a second press confirms; null where nothing can be confirmed. */
  confirms: string | null;
}

/** The name of the buttons that choose a free time. */
export const freeTimeName = "freeTime";

/** The name of the hidden input with what the person has been asked about: a time and its warnings. */
export const confirmedName = "confirmedTime";

/** The form's date and time: those of a pressed free time, else the typed ones. */
export function readTime(form: Fields): { date: string; time: string } {
  const [date = "", time = ""] = form.text(freeTimeName).split(" ");
  return date && time ? { date, time } : { date: form.text("date"), time: form.text("time") };
}

interface FormTime {
  date: string;
  time: string;
}

/** The value of the hidden input, such as "2026-11-23 05:00 holiday at-night". */
export const confirmation = ({ date, time }: FormTime, reasons: readonly WarningReason[]) =>
  confirmationOf(`${date} ${time}`, reasons);

/** The same for something else than a time, such as a tutor's id. */
export const confirmationOf = (subject: string, reasons: readonly WarningReason[]) =>
  [subject, ...reasons].join(" ");

/** What the person has been asked about this time already. */
export const readConfirmed = (form: Fields, { date, time }: FormTime) =>
  readConfirmedOf(form, `${date} ${time}`);

/** The same for something else than a time. */
export function readConfirmedOf(form: Fields, subject: string): ConfirmedReasons {
  const text = form.text(confirmedName);
  if (!text.startsWith(`${subject} `)) return noneConfirmed;
  const shown = text.slice(subject.length).split(" ");
  return new Set(warningReasons.filter((reason) => shown.includes(reason)));
}
