// English: e6e655ed
import type * as english from "#routes/offline/messages.ts";

export const messages: typeof english.messages = {
  title: "ఇంటర్నెట్ లేదు",
  text: "ప్రస్తుతం నెట్‌వర్క్ లేదు. అది తిరిగి రాగానే అన్నీ మళ్లీ పనిచేస్తాయి.",
  week: "మీ రాబోయే ఏడు రోజులు",
  asOf: (moment) => `${moment} నాటి వివరాలు. ఆ తర్వాత క్లాసులు మారి ఉండవచ్చు.`,
  none: "క్లాసులేవీ లేవు.",
  cancelled: "రద్దయింది",
};
