import type { Fields } from "#request/form.ts";

/** Why a lesson can't be planned at its time, in words, and what can be done about it. */
export interface BookingAnswer {
  error: string;
  /** The lessons that are there already. */
  lessons: string[];
  /** Free times near it: the value that a button submits, and its label. */
  freeTimes: { value: string; label: string }[];
  /** The time that a second press confirms; null where it can't be confirmed. */
  confirms: string | null;
}

/** The name of the buttons that choose a free time. */
export const freeTimeName = "freeTime";

/** The name of the hidden input with the time that the person has been asked about. */
export const confirmedName = "confirmedTime";

/** The form's date and time: those of a pressed free time, else the typed ones. */
export function readTime(form: Fields): { date: string; time: string } {
  const [date = "", time = ""] = form.text(freeTimeName).split(" ");
  return date && time ? { date, time } : { date: form.text("date"), time: form.text("time") };
}

/** Whether the person has been asked about this time already. */
export function isTimeConfirmed(form: Fields, { date, time }: { date: string; time: string }) {
  return form.text(confirmedName) === `${date} ${time}`;
}
