import { parseMoment } from "./india-time.ts";

/** §8's words for a missing date. */
export const noDate = "No date";

/** §8's words for a date that can't be read. */
export const invalidDate = "Invalid date";

/** A Date, milliseconds since 1970, or an ISO 8601 text (without a zone: India's time). */
export type DateValue = Date | number | string | null | undefined;

const longForm = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  timeZone: "Asia/Kolkata",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h12",
});

type Part = Intl.DateTimeFormatPartTypes;

// The text is put together from the parts, because the spaces and commas between them differ from
// one version of the locale data to the next, and the server and the browser must agree.
function write(value: DateValue, text: (part: (type: Part) => string) => string): string {
  if (value === null || value === undefined || value === "") return noDate;
  const moment = typeof value === "string" ? parseMoment(value) : new Date(value);
  if (moment === null || Number.isNaN(moment.getTime())) return invalidDate;
  const parts = longForm.formatToParts(moment);
  return text((type) => parts.find((part) => part.type === type)?.value ?? "");
}

/** "November 20, 2026" in India's time, or §8's words. The machine's own zone does not matter. */
export function formatDate(value: DateValue): string {
  return write(value, (part) => `${part("month")} ${part("day")}, ${part("year")}`);
}

/** "November 20, 2026 at 5:30 PM IST" (§9), or §8's words. The machine's zone does not matter. */
export function formatDateTime(value: DateValue): string {
  return write(
    value,
    (part) =>
      `${part("month")} ${part("day")}, ${part("year")}` +
      ` at ${part("hour")}:${part("minute")} ${part("dayPeriod")} IST`,
  );
}
