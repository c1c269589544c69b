// English: 5ff9aa4d
import type * as english from "#parts/people/notes/problem-messages.ts";

export const noteProblems: typeof english.noteProblems = {
  "note-missing": "कृपया नोट लिखें।",
  "too-long": "कृपया नोट 2,000 अक्षरों के अंदर लिखें।",
  "date-missing": "कृपया तारीख़ भी भरें।",
  "time-missing": "कृपया समय भी भरें।",
  "no-such-time": "ऐसा कोई समय नहीं है। कृपया जाँच लें।",
};
