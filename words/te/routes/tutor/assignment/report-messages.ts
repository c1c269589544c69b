// English: ee397e72
import type * as english from "#routes/tutor/assignment/report-messages.ts";

export const messages: typeof english.messages = {
  send: "రిపోర్ట్ రాయండి",
  change: "రిపోర్ట్ మార్చండి",
};
