import { longestLength, shortestLength } from "#domain/timetable/lesson-length.ts";
import type { ContentInputName } from "#domain/teaching/content.ts";

export const labels: Record<ContentInputName, string> = {
  title: "Title",
  description: "Description",
  url: "URL",
  date: "Date",
  time: "Time",
  minutes: "Length",
  mark: "Mark",
  outOf: "Out Of",
};

export const messages = {
  timeHint: "India time (IST)",
  otherLength: "Another length",
  otherMinutes: "Minutes",
  otherMinutesHint: `From ${shortestLength} to ${longestLength}`,
  optional: "optional",
  urlPlaceholder: "https://",
  examUrlPlaceholder: "Google Form URL",
  saving: "Saving...",
  cancel: "Cancel",
  /** Of a lesson, where "Cancel" reads as if it were called off. */
  notNow: "Not Now",
};

/** The words of `RestoredDraft`. */
export const draftWords = { text: "Draft restored", discard: "Discard draft" };
