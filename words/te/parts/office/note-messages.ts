// English: e784a4a5
import type * as english from "#parts/office/note-messages.ts";

export const noteProblems: typeof english.noteProblems = {
  "note-missing": "దయచేసి నోట్ రాయండి.",
  "too-long": "దయచేసి నోట్‌ను 2,000 అక్షరాలలోపు రాయండి.",
};
