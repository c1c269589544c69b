// English: 1f6d59b9
import type * as english from "#domain/shared/date-words.ts";

export const noDate: typeof english.noDate = "తేదీ లేదు";

export const invalidDate: typeof english.invalidDate = "తేదీ సరిగ్గా లేదు";

export const months: typeof english.months = [
  "జనవరి",
  "ఫిబ్రవరి",
  "మార్చి",
  "ఏప్రిల్",
  "మే",
  "జూన్",
  "జూలై",
  "ఆగస్టు",
  "సెప్టెంబర్",
  "అక్టోబర్",
  "నవంబర్",
  "డిసెంబర్",
];

export const weekdays: typeof english.weekdays = [
  "ఆదివారం",
  "సోమవారం",
  "మంగళవారం",
  "బుధవారం",
  "గురువారం",
  "శుక్రవారం",
  "శనివారం",
];

const near = { yesterday: "నిన్న", today: "ఈరోజు", tomorrow: "రేపు" };

export const nearDays: typeof english.nearDays = { alone: near, within: near };

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

export const onDate: typeof english.onDate = (date) => `${date} నాడు`;

export const onWeekday: typeof english.onWeekday = (day) => day;

function partOfDay(hours: number): string {
  if (hours < 4) return "అర్ధరాత్రి";
  if (hours < 12) return "ఉదయం";
  if (hours < 16) return "మధ్యాహ్నం";
  return hours < 19 ? "సాయంత్రం" : "రాత్రి";
}

/** "రేపు సాయంత్రం 6:30 గంటలకు", as one says it. */
export const dayAndTime: typeof english.dayAndTime = (day, time, hours) =>
  `${day} ${partOfDay(hours)} ${time} గంటలకు`;

export const daySpan: typeof english.daySpan = {
  ofMonth: (first, last) => `${first.getUTCDate()}–${fullDate(last)}`,
  ofYear: (first, last) => `${dayOfMonth(first)} – ${fullDate(last)}`,
  ofYears: (first, last) => `${fullDate(first)} – ${fullDate(last)}`,
};
