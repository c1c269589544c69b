import type { ContentKind } from "#domain/content.ts";

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
  now: "What is there now",
  noUrl: "No URL",
};
