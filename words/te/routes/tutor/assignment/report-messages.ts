// English: 35b6fc84
import type * as english from "#routes/tutor/assignment/report-messages.ts";

export const messages: typeof english.messages = {
  send: "రిపోర్ట్ రాయండి",
  change: "రిపోర్ట్ మార్చండి",
};

export const givenBy: typeof english.givenBy = {
  accepted: (tutor) => `ఈ క్లాస్ ${tutor} గారు చెబుతారు`,
  asked: (tutor) => `ఈ క్లాస్ చెప్పమని ${tutor} గారిని అడిగాం`,
};
