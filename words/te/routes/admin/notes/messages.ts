// English: 9e6a0516
import type * as english from "#routes/admin/notes/messages.ts";

export const messages: typeof english.messages = {
  title: (name) => `${name} గురించి నోట్`,
  note: "నోట్",
  save: "నోట్ సేవ్ చేయండి",
  saving: "సేవ్ చేస్తున్నాం...",
  delete: "నోట్ తొలగించండి",
  deleteQuestion: "ఈ నోట్‌ను తొలగించాలా? దీన్ని తిరిగి తేలేం.",
};
