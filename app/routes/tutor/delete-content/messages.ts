import type { ContentKind } from "#domain/teaching/content-kind.ts";

export const messages = {
  title: {
    recording: "Delete recording",
    "live-session": "Delete lesson",
    exam: "Delete exam",
    announcement: "Delete announcement",
  } satisfies Record<ContentKind, string>,
  question: (title: string) => `Are you sure you want to delete “${title}”?`,
  detail: "The student will no longer see it.",
  notInSeries: "This lesson has begun or is no longer one of a series. Choose This lesson.",
  confirm: "Delete",
  deleting: "Deleting...",
  cancel: "Cancel",
};
