import { isCalendarDate, isClockTime, parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { parseLength } from "./lesson-length.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank } from "#domain/shared/text-length.ts";
import { isWebAddress } from "#domain/shared/web-address.ts";

/** What became of a demo class. */
export const demoOutcomes = ["held", "missed", "cancelled"] as const;

export type DemoOutcome = (typeof demoOutcomes)[number];

/** The outcome that was submitted; null for any other text. */
export function parseDemoOutcome(text: string): DemoOutcome | null {
  return demoOutcomes.find((outcome) => outcome === text) ?? null;
}

/**
 * Whether an outcome of a planned demo class can be said at a moment: it has been held once it is over
 * and missed once it has begun; it can be cancelled at any time.
 */
export function canSayOutcome(
  outcome: DemoOutcome,
  { startsAt, minutes }: { readonly startsAt: Date; readonly minutes: number },
  now: Date,
): boolean {
  if (outcome === "cancelled") return true;
  const length = outcome === "held" ? minutes * 60_000 : 0;
  return startsAt.getTime() + length <= now.getTime();
}

/** In minutes: the public page says "about forty minutes", and classes begin at quarters of an hour. */
export const usualDemoLength = 45;

/**
 * A demo class, as submitted: the date as YYYY-MM-DD and the time as HH:MM in India's time, the length
 * in minutes.
 */
export type DemoInput = {
  /** The id of the tutor and that of the subject, separated by a space. */
  readonly tutor: string;
  readonly date: string;
  readonly time: string;
  readonly minutes: string;
  readonly url: string;
};

const rules = [
  [({ tutor }) => isBlank(tutor), "tutor-missing", "tutor"],
  [({ date }) => isBlank(date), "date-missing", "date"],
  [({ date }) => !isCalendarDate(date), "no-such-time", "date"],
  [({ time }) => isBlank(time), "time-missing", "time"],
  [({ time }) => !isClockTime(time), "no-such-time", "time"],
  [({ date, time }) => parseIndiaDateTime(date, time) === null, "no-such-time", "date"],
  [({ minutes }) => isBlank(minutes) || parseLength(minutes) === null, "length-invalid", "minutes"],
  [({ url }) => isBlank(url), "url-missing", "url"],
  [({ url }) => !isWebAddress(url), "url-invalid", "url"],
] as const satisfies readonly Rule<DemoInput, string, keyof DemoInput>[];

export type DemoProblem = (typeof rules)[number][1];

/** The first problem of a demo class, or null. Whether its tutor may teach it is not checked. */
export const checkDemo = (input: DemoInput) => firstFailure(rules, input);
