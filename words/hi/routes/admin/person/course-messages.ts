// English: 168f6676
import type * as english from "#routes/admin/person/course-messages.ts";

export const courseMessages: typeof english.courseMessages = {
  with: "किनके साथ:",
  chapters: "अध्याय",
  weekly: "हर हफ़्ते की क्लासें जोड़ें",
  handOver: "सौंपें",
  end: "आवंटन समाप्त करें",
  again: "फिर से आवंटित करें",
};
