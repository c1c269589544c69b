// English: 1f6d59b9
import type * as english from "#domain/shared/date-words.ts";

export const noDate: typeof english.noDate = "तारीख़ नहीं है";

export const invalidDate: typeof english.invalidDate = "तारीख़ सही नहीं है";

export const months: typeof english.months = [
  "जनवरी",
  "फ़रवरी",
  "मार्च",
  "अप्रैल",
  "मई",
  "जून",
  "जुलाई",
  "अगस्त",
  "सितंबर",
  "अक्टूबर",
  "नवंबर",
  "दिसंबर",
];

export const weekdays: typeof english.weekdays = [
  "रविवार",
  "सोमवार",
  "मंगलवार",
  "बुधवार",
  "गुरुवार",
  "शुक्रवार",
  "शनिवार",
];

// "कल" is either day; within a sentence its verb says which.
export const nearDays: typeof english.nearDays = {
  alone: { yesterday: "बीते कल", today: "आज", tomorrow: "कल" },
  within: { yesterday: "कल", today: "आज", tomorrow: "कल" },
};

const dayOfMonth = (clock: Date) => `${clock.getUTCDate()} ${months[clock.getUTCMonth()]}`;

export const fullDate: typeof english.fullDate = (clock) =>
  `${dayOfMonth(clock)} ${clock.getUTCFullYear()}`;

export const weekdayDate: typeof english.weekdayDate = (clock) =>
  `${weekdays[clock.getUTCDay()]}, ${dayOfMonth(clock)}`;

export const weekdayFullDate: typeof english.weekdayFullDate = (clock) =>
  `${weekdayDate(clock)} ${clock.getUTCFullYear()}`;

export const weekdayNumber: typeof english.weekdayNumber = (clock) =>
  `${weekdays[clock.getUTCDay()]} ${clock.getUTCDate()}`;

export const monthOfYear: typeof english.monthOfYear = (clock) =>
  `${months[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;

export const dateAndTime: typeof english.dateAndTime = (date, time) => `${date}, ${time} IST`;

export const onDate: typeof english.onDate = (date) => `${date} को`;

export const onWeekday: typeof english.onWeekday = (day) => `${day} को`;

function partOfDay(hours: number): string {
  if (hours < 4) return "रात";
  if (hours < 12) return "सुबह";
  if (hours < 16) return "दोपहर";
  return hours < 20 ? "शाम" : "रात";
}

/** "कल शाम 6:30 बजे", as one says it. */
export const dayAndTime: typeof english.dayAndTime = (day, time, hours) =>
  `${day} ${partOfDay(hours)} ${time} बजे`;

export const daySpan: typeof english.daySpan = {
  ofMonth: (first, last) => `${first.getUTCDate()}–${fullDate(last)}`,
  ofYear: (first, last) => `${dayOfMonth(first)} – ${fullDate(last)}`,
  ofYears: (first, last) => `${fullDate(first)} – ${fullDate(last)}`,
};
