// English: e784a4a5
import type * as english from "#parts/office/note-messages.ts";

export const noteProblems: typeof english.noteProblems = {
  "note-missing": "कृपया नोट लिखें।",
  "too-long": "कृपया नोट 2,000 अक्षरों के अंदर लिखें।",
};
