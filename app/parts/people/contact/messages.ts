import type { FamilyTextKind } from "#content/people/family-texts.ts";

/** The names of the texts that are ready to send, for loaders. */
export const chatNames: Record<FamilyTextKind, string> = {
  "missed-call": "A missed call",
  reminder: "A reminder of the next lesson",
  link: "The link of the next lesson",
  times: "Ask for times",
};
