import type { ContentKind } from "#domain/teaching/content-kind.ts";

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
  cancelled: "This lesson was cancelled meanwhile. Nothing was saved.",
  changed:
    "Somebody changed this after you opened it. What you typed is still here. Save again to replace what is there now.",
  scopeHint:
    "The others get what you change here, and move by the same difference of day and time. A lesson that was moved alone stays where it is.",
  now: "What is there now",
  noUrl: "No URL",
};
