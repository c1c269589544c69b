// English: fbf39431
import type * as english from "#mails/homework/homework-marked/messages.ts";

export const messages: typeof english.messages = {
  subject: (subject) => `హోంవర్క్ దిద్దారు: ${subject}`,
  text: (tutor) => `${tutor} గారు మీ హోంవర్క్ దిద్దారు:`,
  noName: "ట్యూటర్",
  word: (tutor) => `${tutor} గారు ఇలా రాశారు:`,
  link: "మీ జవాబు, దిద్దినవి చూడండి",
};
