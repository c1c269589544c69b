import type { ContentKind } from "#domain/teaching/content-kind.ts";

export const messages = {
  subject: (count: number) =>
    count === 1 ? "Something new in your courses" : `${count} new things in your courses`,
  text: "Your tutors have published something new:",
  title: (subject: string, tutor: string) => `${subject} with ${tutor}`,
  /** @param times when it starts and how long it takes, each only if it is known */
  line: (kind: string, title: string, times: readonly string[]) =>
    [`${kind}: ${title}`, ...times].join(", "),
  kinds: {
    recording: "Recording",
    "live-session": "Lesson",
    exam: "Exam",
    announcement: "Announcement",
  } satisfies Record<ContentKind, string>,
  course: "Open the course",
  dashboard: "Open your dashboard",
};
