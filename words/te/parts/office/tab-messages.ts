// English: ff497fd4
import type * as english from "#parts/office/tab-messages.ts";

export const messages: typeof english.messages = {
  students: (count) => `విద్యార్థులు (${count})`,
  tutors: (count) => `ట్యూటర్లు (${count})`,
  assignments: (count) => `కేటాయింపులు (${count})`,
};
