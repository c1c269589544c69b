// English: 5ff9aa4d
import type * as english from "#parts/people/notes/problem-messages.ts";

export const noteProblems: typeof english.noteProblems = {
  "note-missing": "దయచేసి నోట్ రాయండి.",
  "too-long": "దయచేసి నోట్‌ను 2,000 అక్షరాలలోపు రాయండి.",
  "date-missing": "దయచేసి తేదీ కూడా ఇవ్వండి.",
  "time-missing": "దయచేసి సమయం కూడా ఇవ్వండి.",
  "no-such-time": "అలాంటి సమయం లేదు. దయచేసి సరిచూడండి.",
};
