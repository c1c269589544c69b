// English: 5cedda39
import type * as english from "#parts/shared/about-messages.ts";

export const messages: typeof english.messages = {
  notice: (about, text) => `${about}:\n${text}`,
  course: (student, subject) => `${student}, ${subject}`,
  lesson: (student, subject, time) => `${student}, ${subject}, ${time}`,
  item: (student, subject, title) => `${student}, ${subject}, “${title}”`,
  title: (title) => `“${title}”`,
  demo: (name, time) => `${name}, ${time}`,
  timeOff: (tutor, days) => `${tutor}, ${days}`,
};
