// English: ad1a8d1d
import type * as english from "#domain/timetable/lesson-length-words.ts";

export const hoursText: typeof english.hoursText = (hours) =>
  `${hours} ${hours === 0 || hours === 1 ? "घंटा" : "घंटे"}`;

export const minutesText: typeof english.minutesText = (minutes) => `${minutes} मिनट`;
