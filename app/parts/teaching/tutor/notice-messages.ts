import type { ContentKind } from "#domain/teaching/content-kind.ts";

const nouns: Record<ContentKind, string> = {
  recording: "recording",
  "live-session": "lesson",
  exam: "exam",
  announcement: "announcement",
};

/** What the server says after a change of an item, by the change. */
export const messages = {
  added: (kind: ContentKind) => `The ${nouns[kind]} was published.`,
  published: (kind: ContentKind, count: number) =>
    `The ${nouns[kind]} was published to ${count} assignments.`,
  saved: (kind: ContentKind) => `The ${nouns[kind]} was changed.`,
  deleted: (kind: ContentKind) => `The ${nouns[kind]} was deleted.`,
  cancelled: "The lesson was cancelled. The student gets an email.",
  restored: (kind: ContentKind) => `The ${nouns[kind]} is back.`,
  planned: (count: number) =>
    count === 1 ? "1 lesson is planned." : `${count} lessons are planned.`,
  severalSaved: (count: number) => `${count} lessons were changed.`,
  severalCancelled: (count: number) => `${count} lessons were cancelled.`,
  severalDeleted: (count: number) => `${count} lessons were deleted.`,
  late: "It is too late to undo that.",
  taken: (kind: ContentKind) =>
    `That can't be undone: the same ${nouns[kind]} has already been added again.`,
  booked: "That can't be undone: somebody has another lesson at its time by now.",
  orphaned: "That can't be undone: the assignment is gone.",
};
