// English: 168f6676
import type * as english from "#routes/admin/person/course-messages.ts";

export const courseMessages: typeof english.courseMessages = {
  with: "ఎవరితో:",
  chapters: "అధ్యాయాలు",
  weekly: "వారపు క్లాసులు జోడించండి",
  handOver: "అప్పగించండి",
  end: "కేటాయింపు ముగించండి",
  again: "మళ్లీ కేటాయించండి",
};
