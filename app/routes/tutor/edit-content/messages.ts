import type { ContentKind } from "#domain/content.ts";

const notInSeries = "This lesson has begun or is no longer one of a series. Choose This lesson.";

export const messages = {
  title: {
    recording: "Edit Recording",
    "live-session": "Edit Live Session",
    exam: "Edit Exam",
    announcement: "Edit Announcement",
  } satisfies Record<ContentKind, string>,
  submit: "Save Changes",
  identical: "There is already one that says exactly the same. Nothing was changed.",
  gone: "This was deleted in the meantime. Nothing was saved; copy what you need from here.",
  changed:
    "Somebody changed this after you opened it. What you typed is still here. Save again to replace what is there now.",
  scopeHint:
    "The others get what you change here, and move by the same difference of day and time. A lesson that was moved alone stays where it is.",
  /** Why several lessons were not changed. */
  several: {
    gone: notInSeries,
    "not-possible": notInSeries,
    past: "A lesson would then begin in the past. Nothing was changed.",
    overlap: "Two of the lessons would overlap. Nothing was changed.",
  },
  severalBooked: (booked: number, count: number) =>
    `${booked} of ${count} lessons can't be moved there: somebody has another lesson then. Nothing was changed.`,
  severalUnusual: (unusual: number, count: number) =>
    `${unusual} of ${count} lessons would be on a holiday, on time off, outside your hours or at night. Press again if you mean it.`,
  now: "What is there now",
  noUrl: "No URL",
};
