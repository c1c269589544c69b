import type { ExportedData } from "#domain/mail/mail.ts";

const texts: Record<ExportedData, string> = {
  account: "Somebody signed in to your account downloaded everything that we keep about you.",
  students: "Somebody signed in to your account downloaded the list of students.",
  tutors: "Somebody signed in to your account downloaded the list of tutors.",
  quality: "Somebody signed in to your account downloaded the quality of lessons by tutor.",
  lessons: "Somebody signed in to your account downloaded the list of lessons.",
  fees: "Somebody signed in to your account downloaded a month of the academy's fees.",
  assignments: "Somebody signed in to your account downloaded the list of assignments.",
  transfers:
    "Somebody signed in to your account downloaded tutors' bank accounts and what they are paid.",
};

export const messages = {
  subject: "A file was downloaded from your account",
  texts,
  when: "When",
  not: "If it wasn't you, sign out everywhere on your account page, choose a new password at once, and write to us.",
  link: "Your account",
};
