import type { RequestKind } from "#domain/timetable/request.ts";

export const messages = {
  subject: {
    move: (student) => `${student} asks for another time`,
    cancel: (student) => `${student} asks to cancel a lesson`,
  } satisfies Record<RequestKind, (student: string) => string>,
  text: {
    student: {
      move: "Your student asks to move a lesson:",
      cancel: "Your student asks to cancel a lesson:",
    },
    guardian: {
      move: "A guardian of your student asks to move a lesson:",
      cancel: "A guardian of your student asks to cancel a lesson:",
    },
  } satisfies Record<"student" | "guardian", Record<RequestKind, string>>,
  title: "Lesson",
  course: "Subject",
  student: "Student",
  planned: "Planned",
  wanted: "Wanted",
  late: "It was asked later than the evening before.",
  reason: "The reason:",
  until: (time: string) => `The wanted time is kept free until ${time}. Please answer before:`,
  untilCancel: (time: string) => `Please answer before ${time}:`,
  answer: "Accept or decline",
  press:
    "The link needs no password: it opens a small page with both buttons. Please keep it to yourself.",
};
