// English: ff497fd4
import type * as english from "#parts/office/tab-messages.ts";

export const messages: typeof english.messages = {
  students: (count) => `विद्यार्थी (${count})`,
  tutors: (count) => `ट्यूटर (${count})`,
  assignments: (count) => `आवंटन (${count})`,
};
