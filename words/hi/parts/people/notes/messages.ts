// English: f8d06a57
import type * as english from "#parts/people/notes/messages.ts";

export const messages: typeof english.messages = {
  promise: "किसी तय समय पर करना है",
  promiseHint: "समय आने पर यह होम पर दिखेगा। जैसे: शुक्रवार शाम 5 बजे वापस फ़ोन करना है।",
  date: "तारीख़",
  time: "समय (भारत)",
  owner: "कौन करेगा",
  anybody: "कोई भी",
  due: (when) => `करना है: ${when}`,
  dueBy: (when, name) => `करना है: ${when}, ${name}`,
  kept: (when) => `हो गया: ${when}`,
  done: "हो गया",
  doneOf: (note) => `हो गया: ${note}`,
};
