import type { ContentKind } from "#domain/content.ts";

export const messages = {
  subject: (count: number) =>
    count === 1 ? "Something new in your courses" : `${count} new things in your courses`,
  text: "Your tutors have published something new:",
  title: (subject: string, tutor: string) => `${subject} with ${tutor}`,
  line: (kind: string, title: string, date: string | null) =>
    date === null ? `${kind}: ${title}` : `${kind}: ${title}, ${date}`,
  kinds: {
    recording: "Recording",
    "live-session": "Live session",
    exam: "Exam",
    announcement: "Announcement",
  } satisfies Record<ContentKind, string>,
  course: "Open the course",
  dashboard: "Open your dashboard",
};
