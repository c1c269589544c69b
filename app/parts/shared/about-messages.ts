/** How a message after a change says whom and what it is about. A name stands first, so it has no case. */
export const messages = {
  /** Two lines, which a screen shows in an element each. */
  notice: (about: string, text: string) => `${about}:\n${text}`,
  course: (student: string, subject: string) => `${student}, ${subject}`,
  lesson: (student: string, subject: string, time: string) => `${student}, ${subject}, ${time}`,
  item: (student: string, subject: string, title: string) => `${student}, ${subject}, “${title}”`,
  title: (title: string) => `“${title}”`,
  demo: (name: string, time: string) => `${name}, ${time}`,
  timeOff: (tutor: string, days: string) => `${tutor}, ${days}`,
};
