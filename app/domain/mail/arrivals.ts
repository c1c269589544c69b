import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { day } from "#domain/shared/durations.ts";

/** How often an admin is mailed about sign-ups and applications. */
export const arrivalsPaces = ["at-once", "daily"] as const;

export type ArrivalsPace = (typeof arrivalsPaces)[number];

/** What an admin can choose, in the order of the settings page. */
export const arrivalsChoices = [...arrivalsPaces, "never"] as const;

export type ArrivalsChoice = (typeof arrivalsChoices)[number];

/** Whether an untrusted value is one of the choices. */
export function isArrivalsChoice(value: unknown): value is ArrivalsChoice {
  return (arrivalsChoices as readonly unknown[]).includes(value);
}

/** The minimum time between two such mails to one admin. */
export const arrivalsPauseMinutes = 15;

/** Who signed up less than this ago is left to the next mail: the transaction may still be open. */
export const arrivalsLagSeconds = 60;

/** When the daily mail is sent, in India's time. */
export const dailyArrivalsTime = "08:00";

/** The last time at or before a moment at which the daily mail was due. */
export function lastDailyArrivals(now: Date): Date {
  const dueOn = (moment: Date) =>
    parseIndiaDateTime(toIndiaDateTimeFields(moment).date, dailyArrivalsTime) ?? moment;
  const today = dueOn(now);
  return today <= now ? today : dueOn(new Date(now.getTime() - day));
}
